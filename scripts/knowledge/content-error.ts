export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `Nei contenuti c'è qualcosa da correggere:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
    this.name = 'ContentError'
  }
}
