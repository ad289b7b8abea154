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
   * The catalogue recipe from which `recipe` takes doses and steps if the photo identifies no recipe. Null
   * for an identified recipe, or if no recipe is suitable.
   */
  base: z.object({ id: z.int(), name: z.string() }).nullable(),
  ingredients: texts,
  suggestions: z.object({ recommendedPizzas: texts, tips: texts }),
  /**
   * Similar recipes of the catalogue, the likeliest first. `reasons`: shared colours, or a suggested
   * ingredient that the recipe uses. `lookAlikes`: names of recipes that look the same; `likelihood` is that
   * of all of them together.
   */
  candidates: z.array(
    z.object({ id: z.int(), name: z.string(), likelihood: share, reasons: texts, lookAlikes: texts }),
  ),
  colours: z.array(z.object({ colour: z.string(), foods: texts })),
  suggestedIngredients: z.array(z.object({ name: z.string(), confidence: share })),
  notSure: z.boolean(),
  engine: z.enum(ANALYSIS_ENGINES),
  /** Reason why the configured engine was not used; null if it was used. */
  engineNote: z.string().nullable(),
})
export type PhotoAnalysis = z.infer<typeof PhotoAnalysis>
