import { z } from 'zod'
import { FLAVORS, INGREDIENT_CATEGORIES } from '#domain/pairing/ingredient.ts'

const FlavorProfile = z.record(z.enum(FLAVORS), z.number().min(0).max(10))

export const PairingIngredient = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(INGREDIENT_CATEGORIES),
  traditional: z.boolean(),
  region: z.string(),
  /** Months 1-12; empty for all year. */
  seasonal: z.array(z.int().min(1).max(12)),
  flavorProfile: FlavorProfile,
})
export type PairingIngredient = z.infer<typeof PairingIngredient>

const ScorePart = z.object({ points: z.int().min(0), max: z.int().min(0), reason: z.string() })
const scored = {
  score: z.int().min(0).max(100),
  explanation: z.string(),
  parts: z.object({ tradition: ScorePart, contrast: ScorePart, balance: ScorePart, season: ScorePart }),
}
const Recommendation = z.object({ ingredient: PairingIngredient, ...scored })
export type Recommendation = z.infer<typeof Recommendation>

export const PairingCategories = z.object({
  categories: z.record(z.enum(INGREDIENT_CATEGORIES), z.array(PairingIngredient)),
})
export type PairingCategories = z.infer<typeof PairingCategories>

export const BasePairing = z.object({
  baseIngredient: PairingIngredient,
  recommendedPairings: z.array(Recommendation),
  month: z.int().min(1).max(12),
  seasonalSuggestions: z.array(Recommendation),
})
export type BasePairing = z.infer<typeof BasePairing>

const ScoredPair = z.object({ ingredient1: PairingIngredient, ingredient2: PairingIngredient, ...scored })

export const CombinationAnalysis = z.object({
  overallCompatibility: z.int().min(0).max(100),
  compatibilityParts: z.object({ pairs: ScorePart, dish: ScorePart }),
  traditionalRating: z.int().min(0).max(100),
  complexity: z.int().min(0).max(100),
  flavorBalance: z.object({
    balance: z.int().min(0).max(100),
    dominant: z.array(z.enum(FLAVORS)),
    weak: z.array(z.enum(FLAVORS)),
  }),
  flavorProfile: FlavorProfile,
  suggestions: z.array(z.string()),
  pairwiseAnalysis: z.array(ScoredPair),
})
export type CombinationAnalysis = z.infer<typeof CombinationAnalysis>

const MAX_LIST_LENGTH = 2000

const monthMessage = 'month è un numero intero da 1 a 12'
const IdList = z.union([z.string(), z.array(z.string())], 'ingredients è un elenco di identificativi')

/** Without parameters: all ingredients. With `baseIngredient`: the ingredients that suit it best. With
 * `ingredients` (repeated or separated by commas): an analysis of the combination. */
export const PairingQuery = z.object({
  baseIngredient: z.string('baseIngredient è un solo identificativo').max(MAX_LIST_LENGTH).optional(),
  ingredients: IdList.optional(),
  'ingredients[]': IdList.optional(),
  month: z
    .string(monthMessage)
    .regex(/^([1-9]|1[0-2])$/, monthMessage)
    .transform(Number)
    .optional(),
})
