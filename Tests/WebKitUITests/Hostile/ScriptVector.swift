import Testing

/// A way in which markup runs a script.
nonisolated struct ScriptVector {
  let row: String
  let name: String
  /// The markup; `‹S›` is the script, `‹E›` the same, percent-encoded.
  let markup: String
  var type = "text/html"
  /// Whether WebKitGTK (2.50) runs it where scripts are on.
  var runs = true

  private init(_ row: String, _ name: String, _ markup: String, type: String = "text/html") {
    self.row = row
    self.name = name
    self.markup = markup
    self.type = type
  }

  /// One that was a way in other engines or in other times.
  private static func old(_ row: String, _ name: String, _ markup: String) -> ScriptVector {
    var vector = ScriptVector(row, name, markup)
    vector.runs = false
    return vector
  }

  static let rows = Set(all.map(\.row)).sorted()

  static let all: [ScriptVector] = elements + attributes + addresses + documents + oddities

  private static let elements: [ScriptVector] = [
    .init("B021", "an element", "<script>‹S›</script>"),
    .init("B021", "a module", "<script type=module>‹S›</script>"),
    .init(
      "B021", "a script from its address", "<script src=\"data:text/javascript,‹E›\"></script>"),
    .init(
      "B021", "a map of modules",
      "<script type=importmap>{\"imports\":{\"x\":\"data:text/javascript,‹E›\"}}</script>"
        + "<script type=module>import 'x'</script>"),
    .init("B021", "an element of a drawing", "<svg><script>‹S›</script></svg>"),
    .init(
      "B021", "an element of a drawing by its address",
      "<svg><script href=\"data:text/javascript,‹E›\"></script></svg>"),
    .init(
      "B021", "a shadow tree",
      "<div><template shadowrootmode=open><script>‹S›</script></template></div>"),
    .init("B021", "a page in an attribute", "<iframe srcdoc=\"<script>‹S›</script>\"></iframe>"),
    .init("B021", "a script that is written late", "<p>x</p></body></html><script>‹S›</script>"),
  ]

  private static let attributes: [ScriptVector] = [
    .init("B016", "a picture that fails", "<img src=x: onerror=\"‹S›\">"),
    .init(
      "B016", "a picture that comes",
      "<img src=\"data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==\" onload=\"‹S›\">"
    ),
    .init("B016", "a page that comes", "<body onload=\"‹S›\">x"),
    .init("B016", "a page that shows", "<body onpageshow=\"‹S›\">x"),
    .init("B016", "a page whose fragment changes", "<body onhashchange=\"‹S›\">x"),
    .init("B016", "a drawing", "<svg onload=\"‹S›\"></svg>"),
    .init("B016", "a movement", "<svg><animate onbegin=\"‹S›\" attributeName=x dur=1s /></svg>"),
    .init("B016", "a setting", "<svg><set onbegin=\"‹S›\" attributeName=x dur=1s /></svg>"),
    .init("B016", "details", "<details open ontoggle=\"‹S›\"><summary>x</summary></details>"),
    .init("B016", "a focus", "<input autofocus onfocus=\"‹S›\">"),
    .init(
      "B016", "a focus on an element without a name",
      "<xss autofocus tabindex=1 onfocus=\"‹S›\">x</xss>"),
    .init("B016", "a film's source", "<video><source onerror=\"‹S›\" src=x:></video>"),
    .init("B016", "a sound", "<audio src=x: onerror=\"‹S›\"></audio>"),
    .init("B016", "a style", "<style onload=\"‹S›\">a{}</style>"),
    .init("B016", "a style sheet", "<link rel=stylesheet href=\"data:text/css,a\" onload=\"‹S›\">"),
    .init("B016", "a button that is a picture", "<input type=image src=x: onerror=\"‹S›\">"),
    .init("B016", "a frame", "<iframe onload=\"‹S›\"></iframe>"),
    .init(
      "B016", "an animation",
      "<style>@keyframes k{to{color:red}}</style><p style='animation:k 1ms' onanimationend=\"‹S›\">x"
    ),
    .init("B016", "a click on a paragraph", "<p><button onclick=\"‹S›\">x</button>"),
    .init("B016", "a click on a formula", "<math><mi onclick=\"‹S›\">x</mi></math>"),
    .init("B016", "frames", "<frameset onload=\"‹S›\"><frame></frameset>"),
    .old("B016", "a running text", "<marquee onstart=\"‹S›\">x</marquee>"),
    .old("B016", "an object that fails", "<object data=x: onerror=\"‹S›\"></object>"),
  ]

  private static let addresses: [ScriptVector] = [
    .init("B017", "a link", "<a href=\"javascript:‹S›\">x</a>"),
    .init("B017", "an area", "<map name=m><area href=\"javascript:‹S›\"></map><img usemap=#m>"),
    .init("B017", "a form", "<form action=\"javascript:‹S›\"><button>x</button></form>"),
    .init("B017", "a button", "<form><button formaction=\"javascript:‹S›\">x</button></form>"),
    .init(
      "B017", "a link in a drawing", "<svg><a href=\"javascript:‹S›\"><text y=9>x</text></a></svg>"),
    .init(
      "B017", "a link that a drawing sets",
      "<svg><a><set attributeName=href to=\"javascript:‹S›\" /><text y=9>x</text></a></svg>"),
    .init("B017", "a frame", "<iframe src=\"javascript:‹S›\"></iframe>"),
    .old("B017", "an embedded thing", "<embed src=\"javascript:‹S›\">"),
    .init("B018", "a link with a tab in it", "<a href=\"java&#9;script:‹S›\">x</a>"),
    .init("B018", "a link with a line end in it", "<a href=\"java&#10;script:‹S›\">x</a>"),
    .init("B018", "a link behind a control character", "<a href=\"&#1; javascript:‹S›\">x</a>"),
    .init("B018", "a link in capitals", "<a href=\"JaVaScRiPt:‹S›\">x</a>"),
    .old("B017", "a formula", "<math href=\"javascript:‹S›\"><mi>x</mi></math>"),
    .old("B017", "a base", "<base href=\"javascript:‹S›//\"><a href=\"#\">x</a>"),
    .old("B017", "a refresh", "<meta http-equiv=refresh content=\"0;url=javascript:‹S›\">"),
    .old("B017", "a picture", "<img src=\"javascript:‹S›\">"),
  ]

  private static let documents: [ScriptVector] = [
    .init(
      "B021", "a frame with a page in its address",
      "<iframe src=\"data:text/html,<script>‹E›</script>\"></iframe>"),
    .init(
      "B021", "an object with a page",
      "<object data=\"data:text/html,<script>‹E›</script>\"></object>"),
    .init(
      "B021", "an embedded page",
      "<embed src=\"data:text/html,<script>‹E›</script>\" width=9 height=9>"),
    .init(
      "B021", "a document of XHTML",
      "<html xmlns='http://www.w3.org/1999/xhtml'><body><script><![CDATA[‹S›]]></script></body></html>",
      type: "application/xhtml+xml"),
    .init(
      "B021", "a drawing as a document",
      "<svg xmlns='http://www.w3.org/2000/svg'><script><![CDATA[‹S›]]></script></svg>",
      type: "image/svg+xml"),
    .init(
      "B021", "a style sheet that makes a page",
      """
      <?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#x"?><!DOCTYPE d [<!ATTLIST xsl:stylesheet id ID #REQUIRED>]>\
      <d><xsl:stylesheet id="x" version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">\
      <xsl:template match="/"><html><body><script><![CDATA[‹S›]]></script></body></html></xsl:template>\
      </xsl:stylesheet></d>
      """, type: "application/xml"),
  ]

  /// Texts that change their meaning when they are read twice, and what other engines took.
  private static let oddities: [ScriptVector] = [
    .init(
      "B022", "a text that is markup only where scripts are off",
      "<noscript><p title=\"</noscript><img src=x: onerror='‹S›'>\"></noscript>"),
    .init(
      "B022", "a formula that ends in a style",
      "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x: onerror=‹S›&gt;\"></table>"
        + "<script>‹S›</script>"),
    .init("B022", "a comment that ends early", "<!--><img src=x: onerror=\"‹S›\">-->"),
    .init("B022", "an attribute without an end", "<img src=x: title=\"a\"onerror=\"‹S›\">"),
    .init("B022", "an element with a slash", "<img/src='x:'/onerror=\"‹S›\">"),
    .init(
      "B022", "a deep nest", String(repeating: "<b>", count: 600) + "<img src=x: onerror=\"‹S›\">"),
    .old("B031", "an expression in a style", "<p style=\"width:expression(‹S›)\">x"),
    .old(
      "B031", "a binding in a style",
      "<p style=\"-moz-binding:url('data:text/xml,‹E›');behavior:url(#x)\">x"),
    .old(
      "B031", "a worker by a link", "<link rel=serviceworker href=\"data:text/javascript,‹E›\">"),
    .old("B031", "a script of another language", "<script type=text/vbscript>‹S›</script>"),
  ]
}
