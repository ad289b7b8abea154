import { and, eq, isNull } from 'drizzle-orm'
import type { Comparison, RecipeEntryDraft } from '#contracts/import/import-entry.ts'
import type { PizzeriaDraft } from '#contracts/pizzerias/admin-pizzerias.ts'
import { draftOfRecipe } from '#domain/import/draft-of-recipe.ts'
import { comparedFields, pizzeriaLines, recipeLines } from '#domain/import/entry-comparison.ts'
import { draftOfPizzeria, type ImportedPizzeria } from '#domain/import/imported-pizzeria.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import type { Database } from '#server/db/database.ts'
import { pizzerias, recipes } from '#server/db/schema.ts'
import { importEntries } from '#server/db/schema-import.ts'

type Entry = typeof importEntries.$inferSelect
type Lines = Parameters<typeof comparedFields>[0]

/**
 * Compares the page with its entry on the site, or with the entry on the site that it resembles. If there is
 * neither, the page is compared with a similar pending entry, otherwise with its own earlier version.
 */
export async function comparisonOf(db: Database, entry: Entry): Promise<Comparison | null> {
  const now = foundLines(entry.kind, entry.found)
  const onSite = entry.targetId ?? entry.duplicateOf
  const there = onSite === null ? undefined : await siteLines(db, entry.kind, onSite)
  if (there) return { with: 'site', fields: comparedFields(there, now) }
  const twin = entry.duplicateEntry === null ? undefined : await waiting(db, entry.duplicateEntry)
  if (twin) return { with: 'queue', fields: comparedFields(foundLines(twin.kind, twin.found), now) }
  return entry.previous
    ? { with: 'earlier', fields: comparedFields(foundLines(entry.kind, entry.previous), now) }
    : null
}

export async function comparisonWithSite(
  db: Database,
  draft: { kind: 'recipe'; draft: RecipeEntryDraft } | { kind: 'pizzeria'; draft: PizzeriaDraft },
  id: number,
): Promise<Comparison> {
  const now = draft.kind === 'recipe' ? recipeLines(draft.draft) : pizzeriaLines(draft.draft)
  return { with: 'site', fields: comparedFields((await siteLines(db, draft.kind, id)) ?? {}, now) }
}

async function waiting(db: Database, id: number): Promise<Entry | undefined> {
  const isWaiting = and(eq(importEntries.id, id), eq(importEntries.state, 'pending'))
  const [entry] = await db.select().from(importEntries).where(isWaiting)
  return entry
}

const foundLines = (kind: Entry['kind'], found: Entry['found']): Lines =>
  kind === 'recipe'
    ? recipeLines(draftOfRecipe(found as ImportedRecipe))
    : pizzeriaLines(draftOfPizzeria(found as ImportedPizzeria))

async function siteLines(db: Database, kind: Entry['kind'], id: number): Promise<Lines | undefined> {
  if (kind === 'pizzeria') {
    const [pizzeria] = await db
      .select()
      .from(pizzerias)
      .where(and(eq(pizzerias.id, id), isNull(pizzerias.deletedAt)))
    return pizzeria && pizzeriaLines(pizzeria)
  }
  const [recipe] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), isNull(recipes.deletedAt)))
  return recipe && recipeLines({ ...recipe, steps: recipe.instructions.split('\n') })
}
