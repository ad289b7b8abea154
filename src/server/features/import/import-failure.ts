/** Why a page could not be had or read; `message` is Italian and stands in the run's row. Anything else thrown is a bug. */
export class ImportFailure extends Error {
  /** True when the page was left alone on purpose: its owner asks for it. */
  readonly isSkip: boolean

  constructor(message: string, { isSkip = false, cause }: { isSkip?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'ImportFailure'
    this.isSkip = isSkip
  }
}
