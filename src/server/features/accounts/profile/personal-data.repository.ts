import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#contracts/accounts/personal-data.ts'
import { kitchenOf } from '#domain/kitchen/kitchen.ts'
import type { Database } from '#server/db/database.ts'
import { newsletterSubscribers, recipes } from '#server/db/schema.ts'
import { emailTokens, leftAddresses, sessions, users } from '#server/db/schema-accounts.ts'
import { auditLog } from '#server/db/schema-admin.ts'
import {
  collectionRecipes,
  collections,
  doughRecipes,
  ratings,
  recipeNotes,
  savedVariants,
} from '#server/db/schema-readers.ts'
import { passkeysRepository, toPasskey } from '#server/features/accounts/passkeys/passkeys.repository.ts'
import { secondFactorsRepository } from '#server/features/accounts/second-factor/second-factors.repository.ts'

interface OwnEvenings {
  of: (userId: number) => Promise<Pick<PersonalData, 'pizzaNights' | 'pizzaNightGuests'>>
}

const { userId: _writer, ...noteColumns } = getTableColumns(recipeNotes)
const { userId: _owner, ...variantColumns } = getTableColumns(savedVariants)

/** All stored data about one person, without secrets and their hashes. */
export const personalDataRepository = (db: Database, evenings: OwnEvenings) => ({
  async of(userId: number): Promise<PersonalData | undefined> {
    const [account] = await db.select().from(users).where(eq(users.id, userId))
    if (!account) return undefined
    const { passwordHash: _secret, usernameKey: _copy, ...own } = account
    return {
      exportedAt: new Date().toISOString(),
      account: { ...withIsoInstants(own), oven: kitchenOf(own.oven) },
      ...(await signInDataOf(db, userId)),
      ...(await readingDataOf(db, userId)),
      ...(await evenings.of(userId)),
      newsletter: account.emailVerifiedAt ? await subscriptionOf(db, account.email) : null,
      register: await registerOf(db, userId),
    }
  },
})

type IsoInstants<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name]
}

const withIsoInstants = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as IsoInstants<Row>

const rowsOf = async <Row extends object>(query: PromiseLike<Row[]>): Promise<IsoInstants<Row>[]> =>
  (await query).map(withIsoInstants)

async function signInDataOf(db: Database, userId: number) {
  const { device, createdAt, lastSeenAt, expiresAt, secondFactorAt, provedAt } = sessions
  const { email: leftEmail, leftAt, undoUntil } = leftAddresses
  const { purpose, email, createdAt: sentAt, expiresAt: validUntil, usedAt } = emailTokens
  const passkeys = await passkeysRepository(db).list(userId)
  const { totpSince, recoveryCodesLeft } = await secondFactorsRepository(db).of(userId)
  return {
    sessions: await rowsOf(
      db
        .select({ device, createdAt, lastSeenAt, expiresAt, secondFactorAt, provedAt })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(asc(createdAt)),
    ),
    leftAddresses: await rowsOf(
      db
        .select({ email: leftEmail, leftAt, undoUntil })
        .from(leftAddresses)
        .where(eq(leftAddresses.userId, userId))
        .orderBy(asc(leftAddresses.id)),
    ),
    passkeys: passkeys.map(toPasskey).map(({ id: _id, ...passkey }) => passkey),
    codeApp: totpSince && { since: totpSince.toISOString(), recoveryCodesLeft },
    mailedLinks: await rowsOf(
      db
        .select({ purpose, email, createdAt: sentAt, expiresAt: validUntil, usedAt })
        .from(emailTokens)
        .where(eq(emailTokens.userId, userId))
        .orderBy(asc(sentAt)),
    ),
  }
}

async function readingDataOf(db: Database, userId: number) {
  const recipeName = recipes.name
  const { recipeId, rating, createdAt, updatedAt } = ratings
  return {
    ratings: await rowsOf(
      db
        .select({ recipeId, recipeName, rating, createdAt, updatedAt })
        .from(ratings)
        .innerJoin(recipes, eq(recipes.id, recipeId))
        .where(eq(ratings.userId, userId))
        .orderBy(asc(ratings.id)),
    ),
    recipeNotes: await rowsOf(
      db
        .select({ ...noteColumns, recipeName })
        .from(recipeNotes)
        .innerJoin(recipes, eq(recipes.id, recipeNotes.recipeId))
        .where(eq(recipeNotes.userId, userId))
        .orderBy(asc(recipeNotes.id)),
    ),
    collections: await collectionsOf(db, userId),
    savedVariants: await rowsOf(
      db
        .select(variantColumns)
        .from(savedVariants)
        .where(eq(savedVariants.userId, userId))
        .orderBy(asc(savedVariants.id)),
    ),
    doughRecipes: await doughRecipesOf(db, userId),
  }
}

async function collectionsOf(db: Database, userId: number): Promise<PersonalData['collections']> {
  const { id, name, createdAt } = collections
  const lists = await rowsOf(
    db
      .select({ id, name, createdAt })
      .from(collections)
      .where(eq(collections.userId, userId))
      .orderBy(asc(createdAt), asc(id)),
  )
  const { collectionId, recipeId, addedAt, position } = collectionRecipes
  const kept = await rowsOf(
    db
      .select({ collectionId, recipeId, recipeName: recipes.name, addedAt })
      .from(collectionRecipes)
      .innerJoin(recipes, eq(recipes.id, recipeId))
      .where(eq(collectionRecipes.userId, userId))
      .orderBy(asc(position)),
  )
  return lists.map((list) => ({
    ...list,
    recipes: kept
      .filter((one) => one.collectionId === list.id)
      .map(({ collectionId: _list, ...recipe }) => recipe),
  }))
}

async function doughRecipesOf(db: Database, userId: number): Promise<PersonalData['doughRecipes']> {
  const rows = await db
    .select()
    .from(doughRecipes)
    .where(eq(doughRecipes.userId, userId))
    .orderBy(asc(doughRecipes.id))
  return rows.map(({ id, createdAt, recipe }) => ({ id, createdAt: createdAt.toISOString(), ...recipe }))
}

async function subscriptionOf(db: Database, address: string): Promise<PersonalData['newsletter']> {
  const { email, createdAt } = newsletterSubscribers
  const [row] = await rowsOf(
    db
      .select({ email, createdAt })
      .from(newsletterSubscribers)
      .where(eq(sql`lower(${email})`, address.toLowerCase())),
  )
  return row ?? null
}

async function registerOf(db: Database, userId: number): Promise<PersonalData['register']> {
  const { at, action, actorId } = auditLog
  const isAbout = and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, String(userId)))
  const rows = await rowsOf(
    db
      .select({ at, action, actorId })
      .from(auditLog)
      .where(or(eq(actorId, userId), isAbout))
      .orderBy(asc(auditLog.id)),
  )
  return rows.map(({ actorId: by, ...entry }) => ({ ...entry, bySelf: by === userId }))
}
