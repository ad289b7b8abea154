/** What somebody is told by an act that refuses: the message of its error. An act that refuses nothing fails the test. */
export function toldBy(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('nothing was wrong')
}
