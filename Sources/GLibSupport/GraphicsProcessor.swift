import Glibc

/// The graphics processor of the machine.
public enum GraphicsProcessor {
  /// Whether there is one that this program may draw with.
  ///
  /// Without one, drawing by OpenGL is emulated: it costs 100 MB a process and is no faster.
  public static let isPresent = (128..<136).contains {
    access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0
  }
}
