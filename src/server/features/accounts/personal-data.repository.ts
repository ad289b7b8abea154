import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { PersonalData } from '#contracts/accounts/personal-data.ts'
import { passkeysRepository, toPasskey } from '#server/accounts/passkeys.repository.ts'
import { secondFactorsRepository } from '#server/accounts/second-factors.repository.ts'
import type { Database } from '#server/db/database.ts'
import { newsletterSubscribers, recipes } from '#server/db/schema.ts'
import { emailTokens, sessions, users } from '#server/db/schema-accounts.ts'
import { auditLog } from '#server/db/schema-admin.ts'
import {
  collectionRecipes,
  collections,
  doughRecipes,
  ratings,
  recipeNotes,
  savedVariants,
} from '#server/db/schema-readers.ts'

/** The evenings of one person and the guests that he keeps: their own feature reads them. */
interface OwnEvenings {
  of: (userId: number) => Promise<Pick<PersonalData, 'pizzaNights' | 'pizzaNightGuests'>>
}

/** Everything that is stored about one person, but the hashes of secrets: they are of no use to anybody. */
export const personalDataRepository = (db: Database, evenings: OwnEvenings) => ({
  /** Undefined when the account is gone. */
  async of(userId: number): Promise<PersonalData | undefined> {
    const [account] = await db.select().from(users).where(eq(users.id, userId))
    if (!account) return undefined
    const { passwordHash: _secret, usernameKey: _copy, ...own } = account
    return {
      exportedAt: new Date().toISOString(),
      account: {
        ...own,
        emailVerifiedAt: own.emailVerifiedAt?.toISOString() ?? null,
        disabledAt: own.disabledAt?.toISOString() ?? null,
        createdAt: own.createdAt.toISOString(),
      },
      sessions: await sessionsOf(db, userId),
      ...(await waysInOf(db, userId)),
      mailedLinks: await mailedLinksOf(db, userId),
      ratings: await ratingsOf(db, userId),
      recipeNotes: await recipeNotesOf(db, userId),
      collections: await collectionsOf(db, userId),
      savedVariants: await savedVariantsOf(db, userId),
      doughRecipes: await doughRecipesOf(db, userId),
      ...(await evenings.of(userId)),
      // An address that nobody has proved could be somebody else's.
      newsletter: account.emailVerifiedAt ? await subscriptionOf(db, account.email) : null,
      register: await registerOf(db, userId),
    }
  },
})
export type PersonalDataRepository = ReturnType<typeof personalDataRepository>

async function sessionsOf(db: Database, userId: number): Promise<PersonalData['sessions']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
  return rows.map(({ device, createdAt, lastSeenAt, expiresAt, secondFactorAt }) => ({
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    secondFactorAt: secondFactorAt?.toISOString() ?? null,
  }))
}

async function waysInOf(db: Database, userId: number): Promise<Pick<PersonalData, 'passkeys' | 'codeApp'>> {
  const passkeys = await passkeysRepository(db).list(userId)
  const { totpSince, recoveryCodesLeft } = await secondFactorsRepository(db).of(userId)
  return {
    passkeys: passkeys.map(toPasskey).map(({ id: _id, ...passkey }) => passkey),
    codeApp: totpSince && { since: totpSince.toISOString(), recoveryCodesLeft },
  }
}

async function mailedLinksOf(db: Database, userId: number): Promise<PersonalData['mailedLinks']> {
  const rows = await db
    .select()
    .from(emailTokens)
    .where(eq(emailTokens.userId, userId))
    .orderBy(asc(emailTokens.createdAt))
  return rows.map(({ purpose, email, createdAt, expiresAt, usedAt }) => ({
    purpose,
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

async function ratingsOf(db: Database, userId: number): Promise<PersonalData['ratings']> {
  const rows = await db
    .select({ rating: ratings, recipeName: recipes.name })
    .from(ratings)
    .innerJoin(recipes, eq(recipes.id, ratings.recipeId))
    .where(eq(ratings.userId, userId))
    .orderBy(asc(ratings.id))
  return rows.map(({ rating, recipeName }) => ({
    recipeId: rating.recipeId,
    recipeName,
    rating: rating.rating,
    createdAt: rating.createdAt.toISOString(),
    updatedAt: rating.updatedAt.toISOString(),
  }))
}

async function recipeNotesOf(db: Database, userId: number): Promise<PersonalData['recipeNotes']> {
  const rows = await db
    .select({ note: recipeNotes, recipeName: recipes.name })
    .from(recipeNotes)
    .innerJoin(recipes, eq(recipes.id, recipeNotes.recipeId))
    .where(eq(recipeNotes.userId, userId))
    .orderBy(asc(recipeNotes.id))
  return rows.map(({ note: { userId: _writer, createdAt, updatedAt, ...note }, recipeName }) => ({
    ...note,
    recipeName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

async function collectionsOf(db: Database, userId: number): Promise<PersonalData['collections']> {
  const lists = await db
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.createdAt), asc(collections.id))
  const kept = await db
    .select({ kept: collectionRecipes, recipeName: recipes.name })
    .from(collectionRecipes)
    .innerJoin(recipes, eq(recipes.id, collectionRecipes.recipeId))
    .where(eq(collectionRecipes.userId, userId))
    .orderBy(asc(collectionRecipes.position))
  return lists.map(({ id, name, createdAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    recipes: kept
      .filter((one) => one.kept.collectionId === id)
      .map(({ kept: { recipeId, addedAt }, recipeName }) => ({
        recipeId,
        recipeName,
        addedAt: addedAt.toISOString(),
      })),
  }))
}

async function savedVariantsOf(db: Database, userId: number): Promise<PersonalData['savedVariants']> {
  const rows = await db
    .select()
    .from(savedVariants)
    .where(eq(savedVariants.userId, userId))
    .orderBy(asc(savedVariants.id))
  return rows.map(({ userId: _owner, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

async function doughRecipesOf(db: Database, userId: number): Promise<PersonalData['doughRecipes']> {
  const rows = await db
    .select()
    .from(doughRecipes)
    .where(eq(doughRecipes.userId, userId))
    .orderBy(asc(doughRecipes.id))
  return rows.map(({ id, createdAt, recipe }) => ({ id, createdAt: createdAt.toISOString(), ...recipe }))
}

async function subscriptionOf(db: Database, email: string): Promise<PersonalData['newsletter']> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(sql`lower(${newsletterSubscribers.email})`, email.toLowerCase()))
  return row ? { email: row.email, createdAt: row.createdAt.toISOString() } : null
}

async function registerOf(db: Database, userId: number): Promise<PersonalData['register']> {
  const isAbout = and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, String(userId)))
  const rows = await db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), isAbout))
    .orderBy(asc(auditLog.id))
  return rows.map(({ at, action, actorId }) => ({
    at: at.toISOString(),
    action,
    bySelf: actorId === userId,
  }))
}
