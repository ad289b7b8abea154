/**
 * Tables of accounts. The secret of an authenticator app is the only secret stored as plain text. Passwords
 * are argon2id hashes. Session ids, email tokens and recovery codes are SHA-256 hashes: they are random, so
 * a slow hash is not needed.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { instant } from './column-types.ts'

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    /** The user name in a normalised form for comparisons: under some locales the database's lower() handles
     * only ASCII. */
    usernameKey: text('username_key').notNull().unique('users_username_key_unique'),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    firstVerifiedAt: instant('first_verified_at'),
    emailChangedAt: instant('email_changed_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    disabledAt: instant('disabled_at'),
    /** The whole kitchen. Accounts that told only an oven have only its three fields. */
    oven: jsonb('oven').$type<Partial<Kitchen>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`)],
)

export const ownerId = () =>
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
    id: integer('id').notNull().generatedAlwaysAsIdentity().unique('sessions_id_unique'),
    device: text('device'),
    secondFactorAt: instant('second_factor_at'),
    provedAt: instant('proved_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    publicKey: text('public_key').notNull(),
    /** The passkey's signature counter; some devices always send 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
)

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'login'] }).notNull(),
    holderHash: text('holder_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('passkey_challenges_purpose_check', sql`${table.purpose} in ('add', 'login')`),
    index('passkey_challenges_expires_at_index').on(table.expiresAt),
  ],
)

export const totpFactors = pgTable('totp_factors', {
  userId: ownerId().primaryKey(),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
  /** Number of 30-second steps from 1970 to the last accepted code. This code and earlier codes are refused. */
  lastStep: integer('last_step').notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), userId: ownerId() },
  (table) => [index('recovery_codes_user_id_index').on(table.userId)],
)

const LETTER_KINDS = [
  'verification',
  'reset',
  'address_changed',
  'password_changed',
  'passkey_added',
  'passkey_removed',
  'totp_added',
  'totp_removed',
  'factors_removed',
  'digest',
] as const

/**
 * A former verified address of an account. While the owner may undo the change, nobody else can take the
 * address. Until the new address is verified, password resets go to the former address.
 */
export const leftAddresses = pgTable(
  'left_addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    email: text('email').notNull(),
    leftAt: instant('left_at').notNull().defaultNow(),
    undoUntil: instant('undo_until').notNull(),
  },
  (table) => [
    index('left_addresses_user_id_index').on(table.userId),
    index('left_addresses_email_index').on(sql`lower(${table.email})`),
  ],
)

export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose', { enum: ['verify', 'reset', 'undo'] }).notNull(),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    check('email_tokens_purpose_check', sql`${table.purpose} in ('verify', 'reset', 'undo')`),
    index('email_tokens_user_id_index').on(table.userId),
    index('email_tokens_expires_at_index').on(table.expiresAt),
  ],
)

/** An unsent email to an account. The text of the email is not stored, because it would contain a link. */
export const waitingLetters = pgTable(
  'waiting_letters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: LETTER_KINDS }).notNull(),
    userId: ownerId(),
    email: text('email').notNull(),
    name: text('name').notNull(),
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
      sql`${table.kind} in ('verification', 'reset', 'address_changed', 'password_changed', 'passkey_added', 'passkey_removed', 'totp_added', 'totp_removed', 'factors_removed', 'digest')`,
    ),
    index('waiting_letters_due_at_index').on(table.dueAt),
    index('waiting_letters_user_id_index').on(table.userId),
  ],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    keyHash: text('key_hash').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at_index').on(table.endsAt)],
)
