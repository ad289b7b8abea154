import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { credentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import { sessionsRepository } from '#server/features/accounts/sessions/sessions.repository.ts'
import { usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { both, compare, eachWithDatabase, SEEDS, type Step, sameCall } from '../compare-models.ts'
import { randomOf } from '../random.ts'
import { sessionsModel } from './sessions.model.ts'

const database = eachWithDatabase()

test.each(SEEDS)('sessions, sequence %i', async (seed) => {
  const { db, nowMs } = database()
  const random = randomOf(seed, 13)
  const real = sessionsRepository(db)
  const passwords = credentialsRepository(db)
  const { calls, credentials, ...model } = sessionsModel(nowMs)
  const same = sameCall(real, calls)
  for (const name of ['anna', 'bruno']) {
    const person = { username: name, email: `${name}@example.it`, name, passwordHash: 'p0' }
    model.accounts.push(await usersRepository(db).create(person))
  }
  const anyStep = (): readonly [string, Step] => {
    const token = `token ${random.whole(1, 5)}`
    const account = { id: random.whole(1, 2), passwordHash: random.one(['p0', 'p0', 'p1']) }
    const lifetimeS = random.one([20, 60])
    switch (random.whole(0, 8)) {
      case 0:
      case 1:
      case 2: {
        const fresh = `${token} ${nowMs()} ${random.next()}`
        const name = model.sessions.some(({ tokenHash }) => tokenHash === token) ? fresh : token
        return same('create', name, account, lifetimeS)
      }
      case 3:
        return [
          `find ${token}`,
          both(
            async () => (await real.find(token))?.account.id,
            () => calls.find(token)?.account.id,
          ),
        ]
      case 4:
        return same('prolong', token, lifetimeS)
      case 5:
        return same('end', token)
      case 6:
        return same('countOf', account.id)
      case 7:
        return same('endOthersOf', account.id, token)
      default: {
        const next = random.one(['p0', 'p1'])
        return [
          `password ${account.id} ${next}`,
          both(
            () => passwords.changePassword(account, next),
            () => credentials.changePassword(account, next),
          ),
        ]
      }
    }
  }
  const rows = async () => {
    const kept = await db.execute(sql`
      select token_hash as token, user_id as owner, (extract(epoch from expires_at) * 1000)::float8 as expires
      from sessions order by 1`)
    const known = model.sessions
      .map(({ tokenHash, userId, expiresMs }) => ({ token: tokenHash, owner: userId, expires: expiresMs }))
      .sort((one, other) => (one.token < other.token ? -1 : 1))
    return { real: kept.rows, model: known }
  }
  await compare(database(), random, anyStep, rows)
})
