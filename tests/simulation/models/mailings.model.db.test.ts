import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { type Letter, mailingRepository } from '#server/features/newsletter/mailing.repository.ts'
import { newsletterIssuesRepository } from '#server/features/newsletter/newsletter-issues.repository.ts'
import {
  answerOf,
  both,
  compare,
  eachWithDatabase,
  HOLDERS,
  SEEDS,
  type Step,
  sameCall,
} from '../compare-models.ts'
import { randomOf } from '../random.ts'
import { mailingsModel } from './mailings.model.ts'

const database = eachWithDatabase()

test.each(SEEDS)('mailings, sequence %i', async (seed) => {
  const { db, nowMs } = database()
  const random = randomOf(seed, 10)
  const real = mailingRepository(db)
  const editors = newsletterIssuesRepository(db)
  const { calls, people, ...model } = mailingsModel(nowMs)
  const same = sameCall(real, calls)
  await db.execute(sql`
    insert into newsletter_subscribers (email, confirmed_at) select 'l' || n || '@example.it', now() from generate_series(1, 4) as n`)
  for (const id of [1, 2]) {
    await db.execute(
      sql`insert into newsletter_issues (subject, body, state) values ('Prova', 'Ciao', 'waiting')`,
    )
    await db.execute(
      sql`insert into newsletter_deliveries (issue_id, subscriber_id) select ${id}::int, id from newsletter_subscribers order by id`,
    )
    const free = { message: null, holder: null, untilMs: null }
    model.issues.push({ id, subject: 'Prova', body: 'Ciao', state: 'waiting', ...free })
    for (let nth = 1; nth <= 4; nth += 1) {
      const row = { id: (id - 1) * 4 + nth, issueId: id, email: `l${nth}@example.it`, attempts: 0 }
      model.deliveries.push({ ...row, state: 'waiting', nextMs: nowMs(), claim: null, message: null })
    }
  }
  /** Claims under both names, those of long ago too: what comes late must change nothing. */
  const letters: { real: Letter; model: Letter }[] = []
  const claimLetter =
    (id: number, holder: string): Step =>
    async () => {
      const [one, other] = [
        await answerOf(() => real.claimLetter(id, holder)),
        await answerOf(() => calls.claimLetter(id, holder)),
      ]
      if (one && other && typeof one === 'object')
        letters.push({ real: one as Letter, model: other as Letter })
      const bare = (letter: unknown) =>
        letter && typeof letter === 'object' ? { ...letter, claim: '' } : letter
      return { real: bare(one), model: bare(other) }
    }

  const anyStep = (): readonly [string, Step] => {
    const holder = random.one(HOLDERS)
    const id = random.whole(1, 2)
    const letter = letters[random.whole(0, letters.length - 1)]
    const wish = random.whole(0, letter ? 12 : 8)
    switch (wish) {
      case 0:
      case 1:
        return same('claim', holder)
      case 2:
        return same('prolong', id, holder)
      case 3:
        return same('release', id, holder)
      case 4:
        return same('leaveCutOff', id, holder)
      case 5:
        return same('dueInS', id)
      case 6: {
        const outcome = random.one(['sent', 'stopped'])
        const message = outcome === 'sent' ? null : 'ferma'
        return same('finish', id, holder, outcome, message)
      }
      case 7:
        return editorStep(id)
      case 8:
        return [`claim a letter ${id} ${holder}`, claimLetter(id, holder)]
      default:
        return letterStep(letter as { real: Letter; model: Letter }, wish)
    }
  }
  const editorStep = (id: number): readonly [string, Step] => {
    const delivery = random.whole(1, 8)
    const quiet = (wish: Promise<unknown>) => wish.then(() => undefined)
    switch (random.whole(0, 3)) {
      case 0:
        return [
          `stop ${id}`,
          both(
            () => quiet(editors.stop(undefined, id)),
            () => people.stop(id),
          ),
        ]
      case 1:
        return [
          `resume ${id}`,
          both(
            () => quiet(editors.resume(undefined, id)),
            () => people.resume(id),
          ),
        ]
      case 2:
        return [
          `retry ${delivery}`,
          both(
            () => quiet(editors.retry(undefined, delivery)),
            () => people.retry(delivery),
          ),
        ]
      default: {
        const email = `l${random.whole(1, 12)}@example.it`
        const leave = () => quiet(db.execute(sql`delete from newsletter_subscribers where email = ${email}`))
        return [`leave ${email}`, both(leave, () => people.leave(email))]
      }
    }
  }
  const letterStep = (letter: { real: Letter; model: Letter }, wish: number): readonly [string, Step] => {
    if (wish < 11) {
      const state = random.one(['sent', 'failed', 'uncertain'])
      return [
        `settle ${letter.model.claim} ${state}`,
        both(
          () => real.settle(letter.real, state, null),
          () => calls.settle(letter.model, state, null),
        ),
      ]
    }
    const until = { inS: random.one([0, 20]), message: 'dopo', counts: random.chance(0.5) }
    const issueId = letter.model.id > 4 ? 2 : 1
    return [
      `postpone ${letter.model.claim}`,
      both(
        () => real.postpone(issueId, letter.real, until),
        () => calls.postpone(issueId, letter.model, until),
      ),
    ]
  }
  const rows = async () => {
    const issues = await db.execute(sql`
      select id, state, message, lease_holder as holder, (extract(epoch from lease_until) * 1000)::float8 as until
      from newsletter_issues order by id`)
    const deliveries = await db.execute(sql`
      select letter.id, letter.state, attempts, email, message, (extract(epoch from next_at) * 1000)::float8 as next
      from newsletter_deliveries as letter left join newsletter_subscribers as reader on reader.id = subscriber_id
      order by letter.id`)
    return {
      real: [issues.rows, deliveries.rows],
      model: [
        model.issues.map(({ id, state, message, holder, untilMs }) => ({
          id,
          state,
          message,
          holder,
          until: untilMs,
        })),
        model.deliveries.map(({ id, state, attempts, email, message, nextMs }) => ({
          id,
          state,
          attempts,
          email,
          message,
          next: nextMs,
        })),
      ],
    }
  }
  await compare(database(), random, anyStep, rows)
})
