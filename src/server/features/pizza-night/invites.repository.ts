import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { type OpenedMenu, SharedNight } from '#contracts/pizza-night/pizza-night.ts'
import type { NightInvite, NightShare } from '#contracts/pizza-night/pizza-night-invite.ts'
import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { KEPT_LIMITS, saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { shareOf } from '#domain/pizza-night/shared-evening.ts'
import type { Database } from '#server/db/database.ts'
import { newVersion } from '#server/db/new-version.ts'
import { pizzaNightAnswers, pizzaNightMenus, pizzaNights } from '#server/db/schema-pizza-night.ts'
import { hashToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { toKept } from './kept-evenings.repository.ts'

const isOpen = (token: string) =>
  and(eq(pizzaNights.inviteToken, token), isNull(pizzaNights.deletedAt), gt(pizzaNights.endsAt, sql`now()`))

const written = (guest: GuestDraft) => ({
  guest,
  consentedAt: saysNeeds(guest) ? sql`now()` : null,
  answeredAt: newVersion(pizzaNightAnswers.answeredAt),
  handledAt: null,
})

export const invitesRepository = (db: Database) => ({ ...opening(db), ...answering(db) })

const opening = (db: Database) => ({
  async menu(token: string): Promise<OpenedMenu | undefined> {
    const [row] = await db
      .select()
      .from(pizzaNights)
      .where(and(eq(pizzaNights.menuToken, token), isNull(pizzaNights.deletedAt)))
    const [shared] = row
      ? [row]
      : await db.select().from(pizzaNightMenus).where(eq(pizzaNightMenus.token, token))
    const menu = SharedNight.safeParse(shared?.menu).data
    return menu && ({ ...menu, host: row?.host ?? '', place: row?.place ?? '' } as OpenedMenu)
  },

  async shareMenu(token: string, menu: SharedNight): Promise<void> {
    await db.insert(pizzaNightMenus).values({ token, menu, bakeAt: new Date(menu.bakeAtMs) })
  },

  async invite(token: string): Promise<NightInvite | undefined> {
    const [row] = await db
      .select({
        id: pizzaNights.id,
        createdAt: pizzaNights.createdAt,
        title: pizzaNights.title,
        host: pizzaNights.host,
        place: pizzaNights.place,
        bakeAt: pizzaNights.bakeAt,
        timeZone: pizzaNights.timeZone,
        endsAt: pizzaNights.endsAt,
      })
      .from(pizzaNights)
      .where(isOpen(token))
    if (!row) return undefined
    const { id, createdAt, title, host, place, bakeAt, timeZone, endsAt } = row
    // A hash replaces the id, because guests must not learn the number of evenings on the site.
    const evening = hashToken(`${id} ${createdAt.toISOString()}`)
    return {
      evening,
      title,
      host: host ?? '',
      place: place ?? '',
      bakeAtMs: bakeAt.getTime(),
      timeZone,
      endsAtMs: endsAt.getTime(),
    }
  },
})

const answering = (db: Database) => ({
  answer: (token: string, keyHash: string, guest: GuestDraft): Promise<'kept' | 'closed' | 'full'> =>
    db.transaction(async (tx) => {
      const [evening] = await tx
        .select({ id: pizzaNights.id })
        .from(pizzaNights)
        .where(isOpen(token))
        .for('no key update')
      if (!evening) return 'closed'
      const isOfEvening = eq(pizzaNightAnswers.pizzaNightId, evening.id)
      const [given] = await tx.select({ total: count() }).from(pizzaNightAnswers).where(isOfEvening)
      if ((given?.total ?? 0) >= KEPT_LIMITS.answers) return 'full'
      await tx
        .insert(pizzaNightAnswers)
        .values({ pizzaNightId: evening.id, keyHash, ...written(guest), answeredAt: sql`now()` })
      return 'kept'
    }),

  async change(token: string, keyHash: string, guest: GuestDraft): Promise<boolean> {
    const { rowCount } = await db
      .update(pizzaNightAnswers)
      .set(written(guest))
      .where(isAnswer(db, token, keyHash))
    return (rowCount ?? 0) > 0
  },

  /** Undefined if there is no such answer. */
  async share(token: string, keyHash: string): Promise<NightShare | undefined> {
    const [row] = await db
      .select({ id: pizzaNightAnswers.id, night: pizzaNights })
      .from(pizzaNightAnswers)
      .innerJoin(pizzaNights, eq(pizzaNights.id, pizzaNightAnswers.pizzaNightId))
      .where(and(eq(pizzaNightAnswers.keyHash, keyHash), isOpen(token)))
    if (!row) return undefined
    const { plan } = toKept(row.night)
    const place = row.night.draft.guests.findIndex(({ answer }) => answer === row.id)
    return plan && place >= 0
      ? { state: 'seated', shares: shareOf(plan, place) }
      : { state: 'waiting', shares: [] }
  },

  async withdraw(token: string, keyHash: string): Promise<boolean> {
    const { rowCount } = await db.delete(pizzaNightAnswers).where(isAnswer(db, token, keyHash))
    return (rowCount ?? 0) > 0
  },
})

const isAnswer = (db: Database, token: string, keyHash: string) =>
  and(
    eq(pizzaNightAnswers.keyHash, keyHash),
    eq(
      pizzaNightAnswers.pizzaNightId,
      sql`(${db.select({ id: pizzaNights.id }).from(pizzaNights).where(isOpen(token))})`,
    ),
  )
