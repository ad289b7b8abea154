import type pg from 'pg'

export type OnQuery = (seconds: number, outcome: 'done' | 'failed') => void
type Callback = (error: unknown, ...answer: unknown[]) => void

export function timeQueries(client: pg.PoolClient, onQuery: OnQuery): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const timed = (...given: unknown[]) => {
    const begun = performance.now()
    const end = (error: unknown) =>
      onQuery((performance.now() - begun) / 1000, error === null || error === undefined ? 'done' : 'failed')
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const told: Callback = (error, ...answer) => {
        end(error)
        ;(callback as Callback)(error, ...answer)
      }
      return query(...given.slice(0, -1), told)
    }
    const answer = query(...given)
    if (answer instanceof Promise) answer.then(() => end(undefined), end)
    return answer
  }
  Object.assign(client, { query: timed })
}
