import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { type WaitingLetter, waitingLettersRepository } from '#server/mail/waiting-letters.repository.ts'
import { both, compare, eachWithDatabase, HOLDERS, SEEDS, type Step, sameCall } from '../compare-models.ts'
import { randomOf } from '../random.ts'
import { lettersModel } from './letters.model.ts'

const database = eachWithDatabase()

test.each(SEEDS)('letters of accounts, sequence %i', async (seed) => {
  const { db, nowMs } = database()
  const random = randomOf(seed, 11)
  const real = waitingLettersRepository(db)
  const { calls, ...model } = lettersModel(nowMs)
  const same = sameCall(real, calls)
  const person = { username: 'anna', email: 'anna@example.it', name: 'Anna', passwordHash: 'p0' }
  const { id: userId } = await usersRepository(db).create(person)
  const tried: WaitingLetter[] = []
  const anyStep = (): readonly [string, Step] => {
    const holder = random.one(HOLDERS)
    const letter = tried[random.whole(0, tried.length - 1)]
    const wish = random.whole(0, letter ? 8 : 3)
    const id = random.whole(1, 4)
    if (wish < 2) {
      const kind = random.one(['reset', 'verification'])
      const fresh = { kind, userId, email: 'anna@example.it', name: 'Anna' }
      return same('add', fresh)
    }
    if (wish === 2 || wish > 6)
      return [
        `claim ${holder}`,
        both(
          async () => {
            const letter = await real.claim(holder)
            if (letter) tried.push(letter)
            return letter
          },
          () => calls.claim(holder),
        ),
      ]
    if (wish === 3) return random.chance(0.5) ? same('prolong', id, holder) : same('release', id, holder)
    const own = letter as WaitingLetter
    if (random.chance(0.2)) return same('remove', own.id)
    return wish === 4 ? same('giveUp', own, holder) : same('postpone', own, holder, 2000)
  }
  const rows = async () => {
    const kept = await db.execute(sql`
      select id, attempts, lease_holder as holder, (extract(epoch from lease_until) * 1000)::float8 as until,
        (extract(epoch from due_at) * 1000)::float8 as due from waiting_letters order by id`)
    const expected = model.rows.map(({ id, attempts, holder, untilMs, dueMs }) => ({
      id,
      attempts,
      holder,
      until: untilMs,
      due: dueMs,
    }))
    return { real: kept.rows, model: expected }
  }
  await compare(database(), random, anyStep, rows)
})
