extension ArticleError {
  /// Why something that is there cannot be read.
  public enum Reason: Hashable, Sendable {
    /// The reader may not read it.
    case noPermission
    /// It is not there after all.
    case doesNotExist
    /// It is a link to something outside of the folder that is read.
    case leadsOut
    /// A folder stands where a file should.
    case isFolder
    /// It holds nothing.
    case isEmpty
    /// It makes no sense.
    case isDamaged
    /// It made no sense, and was put aside.
    case wasDamaged(keptAs: String)
    /// What the system says.
    case other(String)
  }
}

extension ArticleError.Reason: CustomStringConvertible {
  /// A part of a sentence, behind a colon.
  public var description: String {
    switch self {
    case .noPermission: "you have no permission to read it"
    case .doesNotExist: "it does not exist"
    case .leadsOut: "it leads out of its folder"
    case .isFolder: "it is a folder"
    case .isEmpty: "it is empty"
    case .isDamaged: "it is damaged"
    case .wasDamaged(let aside): "it is damaged, and was kept as “\(aside)”"
    case .other(let words): words
    }
  }
}
