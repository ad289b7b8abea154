/**
 * Saved evenings, shared menus of evenings that are not saved, the answers of guests, and guests saved for the next time.
 *
 * What guests may not eat is a special category of personal data. It is in `draft`, `plan` and the answers, and is deleted
 * a month after the evening (`needsUntilMs`); in `pizza_night_guests` it stays, with the time of the consent.
 * The tokens of links are stored as they are sent: owners can see their links again, and anyone who can read this table
 * finds more in it than a link shows.
 */
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { PizzaNight, SharedNight } from '#contracts/pizza-night/pizza-night.ts'
import type { EveningDraft, GuestDraft } from '#domain/pizza-night/evening-draft.ts'
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
    /** The time at which the plan was made; null for a plan that does not depend on it. */
    plannedAt: instant('planned_at'),
    /** Null once the guests' needs are deleted. */
    plan: jsonb('plan').$type<PizzaNight>(),
    menu: jsonb('menu').$type<SharedNight>().notNull(),
    inviteToken: text('invite_token').unique('pizza_nights_invite_token_unique'),
    menuToken: text('menu_token').unique('pizza_nights_menu_token_unique'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Its version: of what its owner writes, neither of its links nor of its answers. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was moved to the bin. */
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
    /** Hash of the key that only the author of the answer has. */
    keyHash: text('key_hash').notNull().unique('pizza_night_answers_key_hash_unique'),
    guest: jsonb('guest').$type<GuestDraft>().notNull(),
    /** Null if the answer contains nothing that needs consent. */
    consentedAt: instant('consented_at'),
    answeredAt: instant('answered_at').notNull().defaultNow(),
    /** When the host saw its last change. */
    handledAt: instant('handled_at'),
  },
  (table) => [index('pizza_night_answers_pizza_night_id_index').on(table.pizzaNightId)],
)

export const pizzaNightGuests = pgTable(
  'pizza_night_guests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    guest: jsonb('guest').$type<GuestDraft>().notNull(),
    consentedAt: instant('consented_at').notNull(),
  },
  (table) => [index('pizza_night_guests_user_id_index').on(table.userId)],
)
