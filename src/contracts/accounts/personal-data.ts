import { z } from 'zod'
import { SavedVariant } from '../collections/saved-variant.ts'
import { DoughRecipe } from '../full-dough/dough-recipe.ts'
import { Kitchen } from '../kitchen/kitchen.ts'
import { OwnEvenings } from '../pizza-night/pizza-night-kept.ts'
import { RecipeNote } from '../recipe-notes/recipe-note.ts'
import { Passkey } from './passkeys.ts'

const instant = z.string()

/** All stored data about one person (GDPR, articles 15 and 20). Instants are ISO 8601. */
export const PersonalData = z.object({
  exportedAt: instant,
  account: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    name: z.string(),
    emailVerifiedAt: instant.nullable(),
    firstVerifiedAt: instant.nullable(),
    /** Instant at which the new, still unverified address was entered. */
    emailChangedAt: instant.nullable(),
    isAdmin: z.boolean(),
    disabledAt: instant.nullable(),
    oven: Kitchen.nullable(),
    createdAt: instant,
  }),
  sessions: z.array(
    z.object({
      device: z.string().nullable(),
      createdAt: instant,
      lastSeenAt: instant,
      expiresAt: instant,
      secondFactorAt: instant.nullable(),
      provedAt: instant,
    }),
  ),
  /** Former verified addresses. Until `undoUntil` the account can return to the address. */
  leftAddresses: z.array(z.object({ email: z.string(), leftAt: instant, undoUntil: instant })),
  passkeys: z.array(Passkey.omit({ id: true })),
  codeApp: z.object({ since: instant, recoveryCodesLeft: z.int() }).nullable(),
  mailedLinks: z.array(
    z.object({
      purpose: z.enum(['verify', 'reset', 'undo']),
      email: z.string(),
      createdAt: instant,
      expiresAt: instant,
      usedAt: instant.nullable(),
    }),
  ),
  ratings: z.array(
    z.object({
      recipeId: z.int(),
      recipeName: z.string(),
      rating: z.int(),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  recipeNotes: z.array(RecipeNote.extend({ recipeName: z.string() })),
  collections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: instant,
      recipes: z.array(z.object({ recipeId: z.int(), recipeName: z.string(), addedAt: instant })),
    }),
  ),
  savedVariants: z.array(SavedVariant),
  doughRecipes: z.array(DoughRecipe),
  ...OwnEvenings,
  newsletter: z.object({ email: z.string(), createdAt: instant }).nullable(),
  /** Entries of the audit log: changes by this person, and changes of this account by administrators. */
  register: z.array(z.object({ at: instant, action: z.string(), bySelf: z.boolean() })),
})
export type PersonalData = z.infer<typeof PersonalData>
