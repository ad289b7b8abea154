/** The reason why a page could not be fetched or read. `message` is Italian, for the editor. */
export class ImportFailure extends Error {
  readonly isSkip: boolean

  constructor(message: string, { isSkip = false, cause }: { isSkip?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'ImportFailure'
    this.isSkip = isSkip
  }
}
