import { z } from 'zod'
import { groupsOfLines } from '#domain/import/group-headings.ts'
import { IMPORT_KINDS } from '#domain/import/import-vocabulary.ts'
import type { ImportedPizzeria } from '#domain/import/imported-pizzeria.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { RECIPE_LIMITS } from '#domain/recipes/recipe-limits.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { ApiError } from '../api-error.ts'
import { rowId, rowIdAfter } from '../row-id.ts'
import { wholeNumber, writtenLine } from '../written-text.ts'

export type FoundEntry = ImportedRecipe | ImportedPizzeria

const MOST_LINES = RECIPE_LIMITS.groups * (RECIPE_LIMITS.lines + 1)

const minutes = wholeNumber(0, RECIPE_LIMITS.minutes)

/** An ingredient line that ends with ':' is the title of a group. */
export const RecipeEntryDraft = z.object({
  name: writtenLine(RECIPE_LIMITS.name, 'Scrivi il nome della ricetta'),
  description: writtenLine(RECIPE_LIMITS.description, 'Scrivi una descrizione'),
  category: z.enum(RECIPE_CATEGORIES, 'Scegli una categoria'),
  difficulty: z.enum(DIFFICULTIES, 'Scegli una difficoltà'),
  activeTime: minutes,
  restTime: minutes,
  bakeTime: minutes,
  servings: wholeNumber(1, RECIPE_LIMITS.servings),
  servingsUnit: writtenLine(RECIPE_LIMITS.unit, 'Scrivi di che cosa: pizze, teglie, persone'),
  ingredients: z
    .array(writtenLine(RECIPE_LIMITS.line, "Scrivi l'ingrediente o togli la riga"))
    .min(1, 'Scrivi almeno un ingrediente')
    .max(MOST_LINES, `Al massimo ${MOST_LINES} righe`)
    .refine(
      (lines) => groupsOfLines(lines).every((group) => group.lines.length <= RECIPE_LIMITS.lines),
      `Al massimo ${RECIPE_LIMITS.lines} righe per gruppo`,
    )
    .refine(
      (lines) => groupsOfLines(lines).length <= RECIPE_LIMITS.groups,
      `Al massimo ${RECIPE_LIMITS.groups} gruppi`,
    )
    .refine(
      (lines) => groupsOfLines(lines).every((group) => group.title.length <= RECIPE_LIMITS.title),
      `Il titolo di un gruppo ha al massimo ${RECIPE_LIMITS.title} caratteri`,
    )
    .refine((lines) => lines.some((line) => !line.endsWith(':')), 'Scrivi almeno un ingrediente'),
  steps: z
    .array(writtenLine(RECIPE_LIMITS.step, 'Scrivi il passaggio o toglilo'))
    .min(1, 'Scrivi almeno un passaggio')
    .max(RECIPE_LIMITS.steps, `Al massimo ${RECIPE_LIMITS.steps} passaggi`),
  isVegan: z.boolean(),
  isGlutenFree: z.boolean(),
})
export type RecipeEntryDraft = z.infer<typeof RecipeEntryDraft>

export const EntryDraft = z.record(
  z.string().max(40),
  z.union([
    z.string().max(20_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string().max(4000)).max(400),
  ]),
)
export type EntryDraft = z.infer<typeof EntryDraft>

const ENTRY_STATES = ['pending', 'approved', 'rejected'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

const Duplicate = z.object({
  where: z.enum(['site', 'queue']),
  id: z.int(),
  name: z.string(),
  /** 0 to 1. */
  score: z.number(),
})

export const ImportEntryRow = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(ENTRY_STATES),
  name: z.string(),
  sourceUrl: z.string(),
  language: z.string().nullable(),
  duplicate: Duplicate.nullable(),
  doubts: z.array(z.string()),
  isUpdate: z.boolean(),
  targetId: z.int().nullable(),
  createdAt: z.string(),
})
export type ImportEntryRow = z.infer<typeof ImportEntryRow>

export const ImportEntryPage = z.object({
  entries: z.array(ImportEntryRow),
  next: z.int().nullable(),
})
export type ImportEntryPage = z.infer<typeof ImportEntryPage>

const FieldDifference = z.object({
  field: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
})

const Comparison = z.object({
  with: z.enum(['site', 'queue', 'earlier']),
  fields: z.array(FieldDifference),
})
export type Comparison = z.infer<typeof Comparison>

const SaidByPage = z.object({
  field: z.string(),
  draft: z
    .string()
    .nullable()
    .describe('Il campo di draft che dice lo stesso; null dove nessuno gli somiglia'),
  lines: z.array(z.string()),
})

export interface Twin {
  duplicate: z.infer<typeof Duplicate>
  comparison: Comparison
}

export const ImportEntry = ImportEntryRow.extend({
  version: z.int(),
  draft: EntryDraft,
  author: z.string().nullable(),
  siteName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  said: z.array(SaidByPage),
  guesses: z
    .record(z.string(), z.string())
    .describe('Per campo di draft, perché la prima bozza lo ha soltanto proposto'),
  comparison: Comparison.nullable(),
})
export type ImportEntry = z.infer<typeof ImportEntry>

const version = z.int('Indica la versione da cui parti')
/** The response is 409 if the entry has changed since `version`. */
export const EntryEdit = z.object({ version, draft: EntryDraft })
/** `differsFrom`: ids on the site that the editor declares to be different. Any other possible duplicate
 * causes a 409. */
export const EntryApproval = EntryEdit.extend({
  differsFrom: z.array(z.int()).max(50, 'Al massimo 50 voci').optional(),
})
export const ApprovalConflict = ApiError.extend({
  duplicate: Duplicate.optional(),
  comparison: Comparison.optional(),
})
export type ApprovalConflict = z.infer<typeof ApprovalConflict>
export const EntryDecision = z.object({ version })
export const EntryRejections = z.object({
  ids: z.array(rowId).min(1, 'Scegli almeno una voce').max(200, 'Al massimo 200 voci alla volta'),
})

const notAnId = 'after deve essere un numero intero'
export const EntrySearch = z.object({
  kind: z.enum(IMPORT_KINDS).default('recipe'),
  state: z.enum(ENTRY_STATES).default('pending'),
  after: rowIdAfter(notAnId).optional(),
})
export type EntrySearch = z.infer<typeof EntrySearch>
