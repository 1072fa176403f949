import FoundationEssentials

extension WebPage {
  /// A form that is about to be sent.
  public struct FormInfo {
    /// The frame that will show the answer; always described as the main frame.
    public let targetFrame: FrameInfo
    /// The frame of the form; always described as the main frame.
    public let sourceFrame: FrameInfo
    /// Where the form is sent to.
    public let submissionURL: URL
    /// How: `GET` or `POST`.
    public let httpMethod: String
    /// What the text fields hold, by their names; nothing of those in frames within the page.
    public let formValues: [String: String]
  }
}
