/**
 * Saved evenings, menus shared without saving, answers of guests, and guests saved for later evenings.
 *
 * What guests may not eat is a special category of personal data. In `draft`, `plan` and the answers it is
 * deleted a month after the evening (`needsUntilMs`), and so are `host` and `place`, which the links say. In `pizza_night_guests` it stays, with the time of
 * the consent. Tokens of links are stored as plain text, so that owners can see their links again. This
 * adds no risk: the table itself contains more than a link shows.
 */
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { PizzaNight, SharedNight } from '#contracts/pizza-night/pizza-night.ts'
import type { EveningDraft, GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { instant } from './column-types.ts'
import { ownerId } from './schema-accounts.ts'

export const pizzaNights = pgTable(
  'pizza_nights',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    title: text('title').notNull(),
    bakeAt: instant('bake_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    guests: smallint('guests').notNull(),
    draft: jsonb('draft').$type<EveningDraft>().notNull(),
    plannedAt: instant('planned_at'),
    plan: jsonb('plan').$type<PizzaNight>(),
    menu: jsonb('menu').$type<SharedNight>().notNull(),
    host: text('host'),
    place: text('place'),
    inviteToken: text('invite_token').unique('pizza_nights_invite_token_unique'),
    menuToken: text('menu_token').unique('pizza_nights_menu_token_unique'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('pizza_nights_user_id_index').on(table.userId),
    index('pizza_nights_bake_at_index').on(table.bakeAt),
    index('pizza_nights_deleted_at_index').on(table.deletedAt),
  ],
)

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
    keyHash: text('key_hash').notNull().unique('pizza_night_answers_key_hash_unique'),
    guest: jsonb('guest').$type<GuestDraft>().notNull(),
    consentedAt: instant('consented_at'),
    answeredAt: instant('answered_at').notNull().defaultNow(),
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
