/**
 * Letters to people with an account. Promised: each is sent at least once or refused; a second time only when its server
 * died, lost the database until its lease was over, or did not hear the mail server's answer.
 */
import { letterSender } from '#server/mail/letter-sender.ts'
import { HEALED_MS } from '../faults.ts'
import { mailServer } from '../mail-server.ts'
import { lettersModel } from '../models/letters.model.ts'
import { type Scenario, silent } from '../scenario.ts'

const RETRY_AFTER_MS = [2000, 10_000, 10_000, 10_000]

export const lettersScenario: Scenario = {
  name: 'letters',
  begin(world, patch) {
    const model = lettersModel(world.nowMs)
    const mail = mailServer(world)
    const rowOf = (to: string) => model.rows.find(({ email }) => email === to)
    const kept: string[] = []
    const refused = new Set<string>()

    mail.onBegin((server, to) => {
      const row = rowOf(to)
      if (row?.holder !== server.name || (row.untilMs ?? 0) < world.nowMs())
        world.fail(
          `${server.name} sends the letter to ${to}, whose lease is ${row?.holder ?? 'nobody'}'s until ${row?.untilMs ?? 'ever'}`,
        )
    })
    mail.onTaken((to) => {
      const [last, ...earlier] = mail.taken(to).toReversed()
      for (const { by, answer } of earlier) {
        const isKnown = by.isAlive && answer === 'sent' && by === last?.by
        if (isKnown) world.fail(`${by.name} sends the letter to ${to} twice`)
      }
    })

    world.startServers(async (server) => {
      const sendOnce = mail.sentBy(server)
      const letters = world.remote(server, patch('letters', model, server).calls)
      const sender = letterSender({
        letters,
        mailer: {
          async sendOnce(letter) {
            const outcome = await sendOnce(letter)
            if (outcome.state === 'refused') refused.add(letter.to)
            return outcome
          },
        },
        write: (letter) =>
          world.call(server, 'writeLetter', () => ({ to: letter.email, subject: '', text: '', html: '' })),
        log: silent,
        retryAfterMs: RETRY_AFTER_MS,
        clock: server.clock,
        holder: server.name,
      })
      sender.start()
      const wanted = world.random.whole(1, 3)
      for (let nth = 1; nth <= wanted; nth += 1) {
        const email = `${server.name}-${nth}@example.it`
        const letter = { kind: 'reset', userId: 1, email, name: 'Anna' } as const
        server.clock.after(world.random.whole(0, HEALED_MS / 2), () => {
          sender.send(letter).then(
            () => kept.push(email),
            () => undefined,
          )
        })
      }
      return {
        async stop() {
          await sender.close()
          if (model.rows.some(({ holder }) => holder === server.name)) world.leftBehind(server, 'a letter')
        },
      }
    })

    return {
      isOver: () => world.nowMs() > HEALED_MS && model.rows.length === 0,
      waiting: () => JSON.stringify(model.rows),
      patienceMs: 120_000,
      check() {
        for (const to of kept)
          if (mail.taken(to).length === 0 && !refused.has(to)) world.fail(`the letter to ${to} is lost`)
      },
    }
  },
}
