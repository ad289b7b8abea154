import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#contracts/accounts/personal-data.ts'
import type { Database } from '#server/db/database.ts'
import { pizzaNightAnswers, pizzaNights } from '#server/db/schema-pizza-night.ts'
import { toAnswer } from './evening-links.repository.ts'
import { toKept } from './kept-evenings.repository.ts'
import { knownGuestsRepository } from './known-guests.repository.ts'

/** All stored evenings of one person, including deleted ones. The links are left out, because anyone who has
 * a link can open it. */
export const ownEveningsRepository = (db: Database) => ({
  async of(userId: number): Promise<Pick<PersonalData, 'pizzaNights' | 'pizzaNightGuests'>> {
    const rows = await db
      .select()
      .from(pizzaNights)
      .where(eq(pizzaNights.userId, userId))
      .orderBy(asc(pizzaNights.id))
    const answers = await db
      .select({ answer: pizzaNightAnswers })
      .from(pizzaNightAnswers)
      .innerJoin(pizzaNights, eq(pizzaNights.id, pizzaNightAnswers.pizzaNightId))
      .where(eq(pizzaNights.userId, userId))
      .orderBy(asc(pizzaNightAnswers.id))
    return {
      pizzaNights: rows.map((row) => {
        const { links: _keys, ...evening } = toKept(row)
        return {
          ...evening,
          createdAt: row.createdAt.toISOString(),
          answers: answers.flatMap(({ answer }) => (answer.pizzaNightId === row.id ? toAnswer(answer) : [])),
        }
      }),
      pizzaNightGuests: await knownGuestsRepository(db).list(userId),
    }
  },
})
