import { z } from 'zod'
import { DAY_AHEAD, latestDay, RECIPE_NOTE_LIMITS } from '#domain/recipe-notes/note-limits.ts'
import { basedOn } from '../based-on.ts'
import { calendarDay, WHICH_DAY } from '../calendar-day.ts'
import { rowId } from '../row-id.ts'
import { PRINTABLE, STRANGE } from '../written-text.ts'

const MISSING = "Scrivi com'è andata"

export const WrittenNote = z.object({
  text: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(RECIPE_NOTE_LIMITS.textChars, `Usa al massimo ${RECIPE_NOTE_LIMITS.textChars} caratteri`)
    .regex(PRINTABLE, STRANGE),
  /** The day in the reader's time zone. */
  cookedOn: calendarDay.regex(/^20/, WHICH_DAY).refine((day) => day <= latestDay(Date.now()), DAY_AHEAD),
})
export type WrittenNote = z.infer<typeof WrittenNote>

export const ChangedNote = WrittenNote.extend(basedOn)
export type ChangedNote = z.infer<typeof ChangedNote>

export const NewRecipeNote = WrittenNote.extend({ recipeId: rowId })
export type NewRecipeNote = z.infer<typeof NewRecipeNote>

export const RecipeNote = NewRecipeNote.extend({
  id: z.int(),
  cookedOn: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type RecipeNote = z.infer<typeof RecipeNote>
