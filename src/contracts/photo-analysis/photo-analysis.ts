import { z } from 'zod'
import { DIFFICULTIES } from '#domain/recipes/vocabulary.ts'

const share = z.number().min(0).max(1)
const texts = z.array(z.string())

export const PhotoAnalysisRequest = z.object({
  image: z.string("Manca l'immagine: il campo «image» contiene un indirizzo «data:»"),
})

const ANALYSIS_ENGINES = ['embedded', 'model'] as const

export const PhotoAnalysis = z.object({
  type: z.enum(['pizza', 'ingredients']),
  /** Probability that `type` is right; low if nothing was recognised. */
  confidence: share,
  recipe: z.object({
    name: z.string(),
    difficulty: z.enum(DIFFICULTIES),
    /** Minutes; 0 without a matching recipe. */
    preparationTime: z.int().min(0),
    description: z.string(),
    instructions: texts,
    ingredients: texts,
    tips: texts,
  }),
  /**
   * If the photo identifies no recipe, `recipe` has the doses and steps of this catalogue recipe. Null for an
   * identified recipe, or if no recipe is suitable.
   */
  base: z.object({ id: z.int(), name: z.string() }).nullable(),
  ingredients: texts,
  suggestions: z.object({ recommendedPizzas: texts, tips: texts }),
  /**
   * Similar recipes of the catalogue, the likeliest first. `reasons`: shared colours, or a suggested
   * ingredient that the recipe uses. `lookAlikes`: recipes that look the same; they are included in
   * `likelihood`.
   */
  candidates: z.array(
    z.object({ id: z.int(), name: z.string(), likelihood: share, reasons: texts, lookAlikes: texts }),
  ),
  colours: z.array(z.object({ colour: z.string(), foods: texts })),
  suggestedIngredients: z.array(z.object({ name: z.string(), confidence: share })),
  notSure: z.boolean(),
  engine: z.enum(ANALYSIS_ENGINES),
  /** Reason why another engine than the configured one was used; otherwise null. */
  engineNote: z.string().nullable(),
})
export type PhotoAnalysis = z.infer<typeof PhotoAnalysis>
