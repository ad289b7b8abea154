/**
 * Tables of accounts. No secret stands in them as it is sent: passwords are argon2id hashes, session ids and the
 * tokens of mails SHA-256 (they are random, so a slow hash would add nothing).
 */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { MyOven } from '#domain/oven-guide/my-oven.ts'
import { instant } from './column-types.ts'

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    /** The name as it is compared: the database's own lower() knows only ASCII under some locales. */
    usernameKey: text('username_key').notNull().unique('users_username_key_unique'),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    disabledAt: instant('disabled_at'),
    /** The oven of the house; null while nobody has said it. */
    oven: jsonb('oven').$type<MyOven>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`)],
)

const ownerId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

const LETTER_KINDS = ['verification', 'reset', 'address_changed', 'password_changed'] as const

/** One link of one mail: it works once, until it expires, and only for the address that it was sent to. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    check('email_tokens_purpose_check', sql`${table.purpose} in ('verify', 'reset')`),
    index('email_tokens_user_id_index').on(table.userId),
    index('email_tokens_expires_at_index').on(table.expiresAt),
  ],
)

/**
 * A letter to somebody with an account that has not left yet: what it is about, not its text, in which a link would stand.
 */
export const waitingLetters = pgTable(
  'waiting_letters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: LETTER_KINDS }).notNull(),
    userId: ownerId(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Of a letter that tells the address before. */
    newEmail: text('new_email'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull().defaultNow(),
    leaseHolder: text('lease_holder'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [
    check(
      'waiting_letters_kind_check',
      sql`${table.kind} in ('verification', 'reset', 'address_changed', 'password_changed')`,
    ),
    index('waiting_letters_due_at_index').on(table.dueAt),
    index('waiting_letters_user_id_index').on(table.userId),
  ],
)

/** How often something happened in the current window, shared by all servers. Keys are hashes: no address is kept. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    keyHash: text('key_hash').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at_index').on(table.endsAt)],
)
