int lakes_x;
