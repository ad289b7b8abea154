/** The reason why a page could not be fetched or read. `message` is Italian and shown to the editor. Any
 * other thrown error is a bug. */
export class ImportFailure extends Error {
  /** True if the page was skipped because its site does not want it read. */
  readonly isSkip: boolean

  constructor(message: string, { isSkip = false, cause }: { isSkip?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'ImportFailure'
    this.isSkip = isSkip
  }
}
