/**
 * Tables of accounts. No secret stands in them as it is sent, but that of a code app: passwords are argon2id hashes,
 * session ids, the tokens of mails and recovery codes SHA-256 (they are random, so a slow hash would add nothing).
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
    /** When the first of its addresses was verified: set once, never taken back. */
    firstVerifiedAt: instant('first_verified_at'),
    /** Since when the address is another one than before; null once it is verified, and where it never changed. */
    emailChangedAt: instant('email_changed_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    disabledAt: instant('disabled_at'),
    /** The oven of the house; null while nobody has entered it. */
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
    /** Names it to its owner, who may end it: the hash stays inside. */
    id: integer('id').notNull().generatedAlwaysAsIdentity().unique('sessions_id_unique'),
    /** Browser and system in words, without versions; null where the browser did not say. */
    device: text('device'),
    /** When a second factor was confirmed in it. */
    secondFactorAt: instant('second_factor_at'),
    /** When its owner last showed who he is: with the password, a passkey or a code. */
    provedAt: instant('proved_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

/** A key pair whose private half never leaves the device of its owner: somebody enters with it instead of a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    /** What the device calls it; base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** COSE key; base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; some devices always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser may reach the device. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
)

/** A number that a passkey is asked to sign: once, soon, and by the browser that asked for it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'login'] }).notNull(),
    /** Hash of the cookie of the browser that asked: of its session, or of the login page. */
    holderHash: text('holder_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('passkey_challenges_purpose_check', sql`${table.purpose} in ('add', 'login')`),
    index('passkey_challenges_expires_at_index').on(table.expiresAt),
  ],
)

/**
 * An app that shows a new code every half minute (RFC 6238). Its secret has to be known to check a code: it is the one
 * secret that stands here as it is.
 */
export const totpFactors = pgTable('totp_factors', {
  userId: ownerId().primaryKey(),
  /** Base32. */
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Since when it counts: the first code has been typed. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute, counted from 1970, of the last code that was accepted: neither it nor an earlier one is again. */
  lastStep: integer('last_step').notNull().default(0),
})

/** Recovery codes for users who have lost the app; each is deleted with its use. */
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
 * A verified address that an account has left. Nobody else gets it while its owner may take it back, and as long as the
 * address after it is not confirmed passwords are reset through it.
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

/** One link of one mail: it works once, until it expires, and only for the address that it was sent to. */
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
    /** The new address, in a letter to the previous one. */
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
