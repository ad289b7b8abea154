/**
 * What `mailing.repository.ts` answers, in memory. Each call is one transaction. That the repository on PostgreSQL
 * answers the same is tried in `*.model.db.test.ts`.
 */
import type { DeliveryState, IssueState } from '#domain/newsletter/newsletter-states.ts'
import type { Letter, Mailing, Postponement } from '#server/features/newsletter/mailing.repository.ts'
import { LEASE_S, LeaseLost } from '#server/jobs/job-engine.ts'

export interface IssueRow extends Mailing {
  state: IssueState
  message: string | null
  holder: string | null
  untilMs: number | null
}
export interface DeliveryRow {
  id: number
  issueId: number
  /** Null when the address has left. */
  email: string | null
  state: DeliveryState
  attempts: number
  nextMs: number
  claim: string | null
  message: string | null
}
type Settled = Exclude<DeliveryState, 'waiting' | 'sending' | 'left'>

const CUT_OFF = 'Il server si è fermato mentre spediva: forse è arrivata, forse no.'

export function mailingsModel(nowMs: () => number) {
  const issues: IssueRow[] = []
  const deliveries: DeliveryRow[] = []
  const leaseEnd = () => nowMs() + LEASE_S * 1000
  const heldBy = (id: number, holder: string) =>
    issues.find((one) => one.id === id && one.state === 'sending' && one.holder === holder)
  let claims = 0
  const mine = ({ id, claim }: Letter) =>
    deliveries.find(
      (one) => one.id === id && one.claim === claim && ['sending', 'uncertain'].includes(one.state),
    )
  const dueInS = (issueId: number) => {
    const waiting = deliveries.filter((one) => one.issueId === issueId && one.state === 'waiting')
    if (waiting.length === 0) return undefined
    const inS = Math.ceil((Math.min(...waiting.map(({ nextMs }) => nextMs)) - nowMs()) / 1000)
    return inS === 0 ? 0 : inS
  }
  const leaveCutOff = (issueId: number, holder: string) => {
    if (!heldBy(issueId, holder)) return
    for (const one of deliveries)
      if (one.issueId === issueId && one.state === 'sending')
        Object.assign(one, { state: 'uncertain', message: CUT_OFF })
  }
  const answer = ({ id, subject, body }: IssueRow): Mailing => ({ id, subject, body })

  return {
    issues,
    deliveries,
    calls: {
      claim(holder: string): Mailing | undefined {
        const current = issues.find(({ state }) => state === 'sending')
        if (current) {
          const isFree =
            current.holder === null ||
            current.holder === holder ||
            (current.untilMs !== null && current.untilMs < nowMs())
          if (!isFree) return undefined
          Object.assign(current, { holder, untilMs: leaseEnd() })
          return answer(current)
        }
        const next = issues.find(({ state }) => state === 'waiting')
        if (!next) return undefined
        Object.assign(next, { state: 'sending', message: null, holder, untilMs: leaseEnd() })
        return answer(next)
      },

      prolong(id: number, holder: string): boolean {
        const held = heldBy(id, holder)
        if (held) held.untilMs = leaseEnd()
        return held !== undefined
      },

      release(id: number, holder: string): void {
        const held = heldBy(id, holder)
        if (held) Object.assign(held, { untilMs: nowMs(), holder: null })
      },

      finish(id: number, holder: string, outcome: 'sent' | 'stopped', message: string | null): void {
        const held = heldBy(id, holder)
        if (!held) return
        leaveCutOff(id, holder)
        const goesOn = outcome === 'sent' && dueInS(id) !== undefined
        Object.assign(held, { state: goesOn ? 'waiting' : outcome, message, holder: null, untilMs: null })
      },

      leaveCutOff,

      claimLetter(issueId: number, holder: string): Letter | undefined {
        if (!heldBy(issueId, holder)) throw new LeaseLost()
        const waiting = deliveries.filter((one) => one.issueId === issueId && one.state === 'waiting')
        for (const one of waiting) if (one.email === null) one.state = 'left'
        const [next] = waiting
          .filter(({ state, nextMs }) => state === 'waiting' && nextMs <= nowMs())
          .sort((one, other) => one.nextMs - other.nextMs || one.id - other.id)
        if (!next) return undefined
        claims += 1
        const claim = `${holder} ${claims}`
        Object.assign(next, { state: 'sending', claim, attempts: next.attempts + 1 })
        return { id: next.id, claim, email: next.email ?? '', attempts: next.attempts }
      },

      dueInS,

      settle(letter: Letter, state: Settled, message: string | null): void {
        const own = mine(letter)
        if (own) Object.assign(own, { state, message })
      },

      postpone(issueId: number, letter: Letter, { inS, message, counts }: Postponement): void {
        const own = mine(letter)
        if (!own) return
        const isSent = issues.some(({ id, state }) => id === issueId && state === 'sent')
        const attempts = letter.attempts - (counts ? 0 : 1)
        Object.assign(own, {
          state: isSent ? 'failed' : 'waiting',
          message,
          nextMs: nowMs() + inS * 1000,
          attempts,
        })
      },
    },

    /** What editors and readers do. */
    people: {
      stop(id: number): void {
        const issue = issues.find((one) => one.id === id && ['waiting', 'sending'].includes(one.state))
        const message = 'Fermata dalla redazione.'
        if (issue) Object.assign(issue, { state: 'stopped', message, holder: null, untilMs: null })
      },
      resume(id: number): void {
        const issue = issues.find((one) => one.id === id && one.state === 'stopped')
        if (issue) Object.assign(issue, { state: 'waiting', message: null })
      },
      retry(deliveryId: number): void {
        const letter = deliveries.find(
          ({ id, state, email }) =>
            id === deliveryId && ['failed', 'uncertain'].includes(state) && email !== null,
        )
        if (!letter) return
        Object.assign(letter, { state: 'waiting', attempts: 0, nextMs: nowMs(), message: null })
        const issue = issues.find(({ id, state }) => id === letter.issueId && state === 'sent')
        if (issue) Object.assign(issue, { state: 'waiting', message: null })
      },
      leave(email: string): void {
        for (const one of deliveries) if (one.email === email) one.email = null
      },
    },
  }
}
export type MailingsModel = ReturnType<typeof mailingsModel>
