import { z } from 'zod'
import { DIFFICULTIES } from '#domain/recipes/vocabulary.ts'

const share = z.number().min(0).max(1)
const texts = z.array(z.string())

export const PhotoAnalysisRequest = z.object({
  /** A data URL: `data:image/jpeg;base64,…`. */
  image: z.string("Manca l'immagine: il campo «image» contiene un indirizzo «data:»"),
})

const ANALYSIS_ENGINES = ['embedded', 'model'] as const

export const PhotoAnalysis = z.object({
  type: z.enum(['pizza', 'ingredients']),
  /** How often an answer like this one is right about `type`; low when nothing was recognised. */
  confidence: share,
  recipe: z.object({
    name: z.string(),
    difficulty: z.enum(DIFFICULTIES),
    /** Minutes; 0 when no recipe belongs to the photo. */
    preparationTime: z.int().min(0),
    description: z.string(),
    instructions: texts,
    ingredients: texts,
    tips: texts,
  }),
  /**
   * The recipe of the catalogue whose doses and steps stand in `recipe`, where the photo does not tell which recipe it
   * is: a base, not a claim. Null when they are the recipe's own, or when there are none.
   */
  base: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** What was recognised, and nothing else. */
  ingredients: texts,
  suggestions: z.object({ recommendedPizzas: texts, tips: texts }),
  /**
   * Recipes of the catalogue that resemble the photo, the likeliest first. Reasons are colours that both show, or the
   * suggested ingredient that the recipe uses. `lookAlikes` are recipes that nothing tells apart from it: its likelihood
   * is that of all of them.
   */
  candidates: z.array(
    z.object({ id: z.int(), name: z.string(), likelihood: share, reasons: texts, lookAlikes: texts }),
  ),
  /** Striking colours of the pizza, with foods of the catalogue that have them: the reader is asked about these. */
  colours: z.array(z.object({ colour: z.string(), foods: texts })),
  /** Ingredients that may be in the photo: for the reader to correct. */
  suggestedIngredients: z.array(z.object({ name: z.string(), confidence: share })),
  /** Nothing was recognised with more than even odds. */
  notSure: z.boolean(),
  engine: z.enum(ANALYSIS_ENGINES),
  /** Why another engine than the configured one answered; null otherwise. */
  engineNote: z.string().nullable(),
})
export type PhotoAnalysis = z.infer<typeof PhotoAnalysis>
