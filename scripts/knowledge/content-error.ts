/** Content that cannot be used; `message` has a line for each problem: file, entry, field, what to write. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `Nei contenuti c'è qualcosa da correggere:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
    this.name = 'ContentError'
  }
}
