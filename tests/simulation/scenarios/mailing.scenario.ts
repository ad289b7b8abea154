/**
 * An issue goes to its readers while servers die. Promised: each letter reaches the mail server at most once, unless a
 * person asks for it again; what may have left is 'uncertain', and only where nobody can know; none is forgotten.
 */
import { mailingEngine } from '#server/features/newsletter/mailing-engine.ts'
import { newsletterLetters } from '#server/mail/newsletter-letters.ts'
import { HEALED_MS } from '../faults.ts'
import { mailServer } from '../mail-server.ts'
import { type IssueRow, mailingsModel } from '../models/mailings.model.ts'
import { type Scenario, silent } from '../scenario.ts'

const PACE = { batch: 3, pauseMs: 1000, retryAfterS: [5, 20], closedMs: 4000 }
const letters = newsletterLetters('https://pizza.example')

export const mailingScenario: Scenario = {
  name: 'mailing',
  begin(world, patch) {
    const model = mailingsModel(world.nowMs)
    const readers = world.random.whole(2, 6)
    const free = { message: null, holder: null, untilMs: null }
    const issue = { id: 1, subject: 'Prova', body: 'Ciao', state: 'waiting' as const, ...free }
    model.issues.push(issue)
    for (let id = 1; id <= readers; id += 1) {
      const email = `l${id}@example.it`
      const row = { id, issueId: 1, email, state: 'waiting', attempts: 0, nextMs: 0 } as const
      model.deliveries.push({ ...row, claim: null, message: null })
    }
    const mail = mailServer(world)
    /** How often people asked for a letter again, by address. */
    const wished = new Map<string, number>()
    mail.onTaken((email) => {
      const allowed = 1 + (wished.get(email) ?? 0)
      if (mail.taken(email).length > allowed) world.fail(`${email} got the issue ${allowed + 1} times`)
    })

    world.startServers(async (server) => {
      const { calls } = patch('mailings', model, server)
      const claim = (holder: string) => {
        const { holder: owner, untilMs } = model.issues[0] as IssueRow
        const isHeld = owner !== null && owner !== holder && (untilMs ?? 0) >= world.nowMs()
        const mailing = calls.claim(holder)
        if (mailing && isHeld) world.fail(`${holder} takes the issue that ${owner} holds`)
        return mailing
      }
      const mailings = world.remote(server, { ...calls, claim })
      const engine = mailingEngine({
        mailings,
        mailer: { sendOnce: mail.sentBy(server), check: async () => undefined },
        letters,
        leaveTokenOf: (email) => world.call(server, 'leaveToken', () => `of ${email}`),
        log: silent,
        pace: PACE,
        clock: server.clock,
        holder: server.name,
      })
      engine.wake()
      return {
        async stop() {
          await engine.stop()
          // Without a database nothing can be given back: then the lease ends by itself.
          if (model.issues[0]?.holder === server.name) world.leftBehind(server, 'the issue')
        },
      }
    })

    world.onEditor((wish) => {
      const uncertain = model.deliveries.find(({ state }) => state === 'uncertain')
      if (wish < 30) model.people.stop(1)
      else if (wish < 50) model.people.resume(1)
      else if (wish < 65) model.people.leave(`l${1 + (wish % readers)}@example.it`)
      else if (uncertain?.email) {
        wished.set(uncertain.email, (wished.get(uncertain.email) ?? 0) + 1)
        model.people.retry(uncertain.id)
      }
      world.note(() => `an editor: ${wish}`)
    })
    world.after(HEALED_MS, () => model.people.resume(1))

    const current = () => model.issues[0]
    return {
      // A server that was cut off may still write down what it knows.
      isOver: () => world.nowMs() > HEALED_MS + 45_000 && current()?.state === 'sent',
      waiting: () => JSON.stringify({ issue: current(), letters: model.deliveries }),
      patienceMs: 120_000,
      check() {
        for (const { id, email, state, claim } of model.deliveries) {
          const taken = email === null ? undefined : mail.taken(email).length
          if (state === 'waiting' || state === 'sending') world.fail(`letter ${id} is forgotten: ${state}`)
          if (state === 'sent' && taken === 0) world.fail(`letter ${id} counts as sent and never left`)
          if (state === 'failed' && taken !== undefined && taken > (wished.get(email ?? '') ?? 0))
            world.fail(`letter ${id} counts as failed and was taken`)
          const holder = claim?.split(' ')[0] ?? ''
          const isKnown = world.isRunning(holder) && !mail.isUnheard(email ?? '')
          if (state === 'uncertain' && email && isKnown && !world.wasUnheard(holder, 'claimLetter'))
            world.fail(`letter ${id} is uncertain, though ${holder} lives and was answered`)
        }
        if (current()?.message) world.fail(`the issue says: ${current()?.message}`)
      },
    }
  },
}
