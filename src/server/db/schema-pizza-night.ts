/**
 * Evenings that are kept, menus that are shared without being kept, what guests have answered to their invitations, and guests that are kept for the next time.
 *
 * What guests may not eat are data of a special kind. It stands in `draft`, `plan` and in the answers, and is gone a month
 * after the evening (`needsUntilMs`); in `pizza_night_guests` it stays, with the instant of the consent.
 * The tokens of links stand here as they are sent: their owner is to see his links again, and who reads this table reads
 * more in it than a link shows.
 */
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { PizzaNight, SharedNight } from '#contracts/pizza-night/pizza-night.ts'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import type { GuestAnswer } from '#domain/pizza-night/kept-evening.ts'
import { instant } from './column-types.ts'
import { users } from './schema-accounts.ts'

const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const pizzaNights = pgTable(
  'pizza_nights',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    title: text('title').notNull(),
    /** First pizza into the oven. */
    bakeAt: instant('bake_at').notNull(),
    /** Last pizza on the table: invitations end. */
    endsAt: instant('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    guests: smallint('guests').notNull(),
    draft: jsonb('draft').$type<EveningDraft>().notNull(),
    /** The clock that the plan was made by; null for a plan that looked at none. */
    plannedAt: instant('planned_at'),
    /** Null once the needs of the guests are forgotten. */
    plan: jsonb('plan').$type<PizzaNight>(),
    menu: jsonb('menu').$type<SharedNight>().notNull(),
    inviteToken: text('invite_token').unique('pizza_nights_invite_token_unique'),
    menuToken: text('menu_token').unique('pizza_nights_menu_token_unique'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** In the bin since then. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('pizza_nights_user_id_index').on(table.userId),
    index('pizza_nights_bake_at_index').on(table.bakeAt),
    index('pizza_nights_deleted_at_index').on(table.deletedAt),
  ],
)

/** Menus whose link somebody without an account has sent: nobody's name, nobody's needs. */
export const pizzaNightMenus = pgTable(
  'pizza_night_menus',
  {
    token: text('token').primaryKey(),
    menu: jsonb('menu').$type<SharedNight>().notNull(),
    bakeAt: instant('bake_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('pizza_night_menus_bake_at_index').on(table.bakeAt)],
)

export const pizzaNightAnswers = pgTable(
  'pizza_night_answers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    pizzaNightId: integer('pizza_night_id')
      .notNull()
      .references(() => pizzaNights.id, { onDelete: 'cascade' }),
    /** Of what only the author knows. */
    keyHash: text('key_hash').notNull().unique('pizza_night_answers_key_hash_unique'),
    guest: jsonb('guest').$type<GuestAnswer>().notNull(),
    /** Null where the answer tells nothing that asks for it. */
    consentedAt: instant('consented_at'),
    answeredAt: instant('answered_at').notNull().defaultNow(),
    /** The host has looked at it since it was last changed. */
    handledAt: instant('handled_at'),
  },
  (table) => [index('pizza_night_answers_pizza_night_id_index').on(table.pizzaNightId)],
)

export const pizzaNightGuests = pgTable(
  'pizza_night_guests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    guest: jsonb('guest').$type<GuestAnswer>().notNull(),
    consentedAt: instant('consented_at').notNull(),
  },
  (table) => [index('pizza_night_guests_user_id_index').on(table.userId)],
)
