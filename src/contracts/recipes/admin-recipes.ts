import { z } from 'zod'
import { AdminSearch } from '#contracts/admin/admin-search.ts'
import { standInAt } from '#domain/recipe-list/stand-in-pictures.ts'
import { RECIPE_LIMITS } from '#domain/recipes/recipe-limits.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { youtubeVideoId } from '#domain/video/youtube-id.ts'
import { basedOn } from '../based-on.ts'
import { PRINTABLE, STRANGE, wholeNumber, writtenLine } from '../written-text.ts'
import { Recipe, RecipeDough } from './recipe.ts'

export { RECIPE_LIMITS }

const minutes = wholeNumber(0, RECIPE_LIMITS.minutes)

const Group = z.object({
  title: writtenLine(RECIPE_LIMITS.title, 'Dai un titolo al gruppo'),
  isDough: z.boolean(),
  lines: z
    .array(writtenLine(RECIPE_LIMITS.line, "Scrivi l'ingrediente o togli la riga"))
    .min(1, 'Scrivi almeno un ingrediente')
    .max(RECIPE_LIMITS.lines, `Al massimo ${RECIPE_LIMITS.lines} righe per gruppo`),
})

const WITH_MARKS =
  "Un passaggio per voce. Fra graffe sta ciò che usa: {300 g di acqua}, {la farina} per tutto ciò che ne resta, {il sale @impasto} dove due gruppi ne hanno, {~il basilico} dove è solo nominato, {un filo d'olio = 10 g olio} quando le parole sono altre. Chi legge la ricetta non vede le graffe"

/**
 * Path of a site picture (file of 960 px), or null for the stand-in picture of the category. The path of a
 * stand-in counts as null.
 */
const Picture = z
  .string()
  .nullable()
  .transform((given) => (given === null || standInAt(given) ? '' : given))
  .pipe(z.string().regex(/^(\/immagini\/[\w/-]+-960\.webp)?$/, "L'immagine non è del sito: caricala da qui"))

/** Accepts a YouTube link of any form or an id, and returns the id. Empty text means no video. */
export const YoutubeVideo = z
  .string()
  .max(2000, 'Usa al massimo 2000 caratteri')
  .nullable()
  .transform((given, context) => {
    if (given === null || given.trim() === '') return null
    const id = youtubeVideoId(given)
    if (id === undefined)
      context.addIssue({ code: 'custom', message: 'Incolla il link di un video di YouTube, o il suo id' })
    return id ?? null
  })

export const RecipeDraft = z.object({
  name: writtenLine(RECIPE_LIMITS.name, 'Scrivi il nome della ricetta'),
  description: writtenLine(RECIPE_LIMITS.description, 'Scrivi una descrizione'),
  /** A field that is absent from the request stays unchanged. */
  ...forEachText((_name, { maxLength, meaning }) =>
    z
      .string()
      .trim()
      .max(maxLength, `Usa al massimo ${maxLength} caratteri`)
      .regex(PRINTABLE, STRANGE)
      .nullable()
      .transform((text) => text || null)
      .optional()
      .describe(meaning),
  ),
  category: z.enum(RECIPE_CATEGORIES, 'Scegli una categoria'),
  difficulty: z.enum(DIFFICULTIES, 'Scegli una difficoltà'),
  imageUrl: Picture,
  activeTime: minutes,
  restTime: minutes,
  bakeTime: minutes,
  servings: wholeNumber(1, RECIPE_LIMITS.servings),
  servingsUnit: writtenLine(RECIPE_LIMITS.unit, 'Scrivi di che cosa: pizze, teglie, persone'),
  dough: RecipeDough.nullable().optional(),
  groups: z
    .array(Group)
    .min(1, 'Scrivi almeno un gruppo di ingredienti')
    .max(RECIPE_LIMITS.groups, `Al massimo ${RECIPE_LIMITS.groups} gruppi`),
  steps: z
    .array(writtenLine(RECIPE_LIMITS.step, 'Scrivi il passaggio o toglilo'))
    .min(1, 'Scrivi almeno un passaggio')
    .max(RECIPE_LIMITS.steps, `Al massimo ${RECIPE_LIMITS.steps} passaggi`)
    .describe(WITH_MARKS),
  isVegan: z.boolean(),
  isGlutenFree: z.boolean(),
  youtubeVideoId: YoutubeVideo,
})
export type RecipeDraft = z.infer<typeof RecipeDraft>

export const RecipeEdit = RecipeDraft.extend(basedOn)
export type RecipeEdit = z.infer<typeof RecipeEdit>

export const AdminRecipe = Recipe.extend({
  markedSteps: z.array(z.string()).describe(WITH_MARKS),
  isPublished: z.boolean(),
  deletedAt: z.string().nullable(),
})
export type AdminRecipe = z.infer<typeof AdminRecipe>

const RECIPE_STATES = ['all', 'published', 'draft', 'deleted'] as const
export type RecipeState = (typeof RECIPE_STATES)[number]

export const AdminRecipeSearch = AdminSearch.extend({ state: z.enum(RECIPE_STATES).default('all') })
export type AdminRecipeSearch = z.infer<typeof AdminRecipeSearch>

export const AdminRecipeRow = AdminRecipe.pick({
  id: true,
  name: true,
  category: true,
  youtubeVideoId: true,
  isPublished: true,
  deletedAt: true,
  updatedAt: true,
})
export type AdminRecipeRow = z.infer<typeof AdminRecipeRow>

export const AdminRecipePage = z.object({
  recipes: z.array(AdminRecipeRow),
  next: z.int().nullable(),
})
export type AdminRecipePage = z.infer<typeof AdminRecipePage>

export const Publication = z.object({ isPublished: z.boolean() })
export type Publication = z.infer<typeof Publication>
