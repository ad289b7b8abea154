/** What `waiting-letters.repository.ts` answers, in memory. Each call is one transaction. */
import { LEASE_S } from '#server/jobs/job-engine.ts'
import type { NewLetter, WaitingLetter } from '#server/mail/waiting-letters.repository.ts'

export interface LetterRow extends WaitingLetter {
  dueMs: number
  holder: string | null
  untilMs: number | null
}

type Tried = Pick<WaitingLetter, 'id' | 'attempts'>

export function lettersModel(nowMs: () => number) {
  const rows: LetterRow[] = []
  let lastId = 0
  const leaseEnd = () => nowMs() + LEASE_S * 1000
  const held = (id: number, holder: string) => rows.find((one) => one.id === id && one.holder === holder)
  const tried = ({ id, attempts }: Tried, holder: string) => {
    const own = held(id, holder)
    return own?.attempts === attempts ? own : undefined
  }

  return {
    rows,
    calls: {
      add({ newEmail = null, ...letter }: Omit<NewLetter, 'newEmail'> & { newEmail?: string | null }): void {
        lastId += 1
        const kept = { newEmail, id: lastId, attempts: 0, dueMs: nowMs(), holder: null, untilMs: null }
        rows.push({ ...letter, ...kept })
      },

      claim(holder: string): WaitingLetter | undefined {
        const now = nowMs()
        const [next] = rows
          .filter((one) => one.dueMs <= now && (one.untilMs === null || one.untilMs < now))
          .sort((one, other) => one.dueMs - other.dueMs || one.id - other.id)
        if (!next) return undefined
        Object.assign(next, { holder, untilMs: leaseEnd(), attempts: next.attempts + 1 })
        const { id, kind, userId, email, name, newEmail, attempts } = next
        return { id, kind, userId, email, name, newEmail, attempts }
      },

      prolong(id: number, holder: string): boolean {
        const own = held(id, holder)
        if (own) own.untilMs = leaseEnd()
        return own !== undefined
      },

      release(id: number, holder: string): void {
        const own = held(id, holder)
        if (own) Object.assign(own, { holder: null, untilMs: null })
      },

      remove(id: number): void {
        const left = rows.find((one) => one.id === id)
        if (left) rows.splice(rows.indexOf(left), 1)
      },

      giveUp(letter: Tried, holder: string): void {
        const own = tried(letter, holder)
        if (own) rows.splice(rows.indexOf(own), 1)
      },

      postpone(letter: Tried, holder: string, inMs: number): void {
        const own = tried(letter, holder)
        if (own) Object.assign(own, { dueMs: nowMs() + inMs, holder: null, untilMs: null })
      },
    },
  }
}
export type LettersModel = ReturnType<typeof lettersModel>
