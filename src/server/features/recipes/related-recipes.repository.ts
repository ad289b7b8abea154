import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { RelatedRecipes, SuggestedRecipe } from '#contracts/recipes/related-recipes.ts'
import { italianMonth } from '#domain/pairing/season.ts'
import { type RelatedCandidate, relatedTo } from '#domain/recipe-list/related.ts'
import { composeDough } from '#domain/recipes/dough/recipe-dough.ts'
import type { Database } from '#server/db/database.ts'
import { recipes } from '#server/db/schema.ts'

const MOST_CANDIDATES = 400

const columns = {
  id: recipes.id,
  name: recipes.name,
  imageUrl: recipes.imageUrl,
  preparationTime: recipes.preparationTime,
  activeTime: recipes.activeTime,
  restTime: recipes.restTime,
  category: recipes.category,
  dough: recipes.dough,
  groups: recipes.groups,
  foods: sql<string[] | null>`${recipes.reading} -> 'foods'`,
}

type Row = SuggestedRecipe &
  Pick<typeof recipes.$inferSelect, 'category' | 'dough' | 'groups'> & { foods: string[] | null }

const candidateOf = ({ id, foods, dough, groups }: Row): RelatedCandidate => ({
  id,
  foods: foods ?? [],
  dough,
  hydrationPct: composeDough(groups)?.hydrationPct ?? null,
})

export const relatedRecipesRepository =
  (db: Database) =>
  async (id: number): Promise<RelatedRecipes | undefined> => {
    const published = eq(recipes.published, true)
    const read = (condition: SQL | undefined, limit: number): Promise<Row[]> =>
      db.select(columns).from(recipes).where(condition).orderBy(asc(recipes.id)).limit(limit)
    const [recipe] = await read(and(eq(recipes.id, id), published), 1)
    if (!recipe) return undefined
    const others = and(published, ne(recipes.id, id))
    const all = await read(others, MOST_CANDIDATES)
    const isLarge = all.length === MOST_CANDIDATES
    const near = or(
      eq(recipes.category, recipe.category),
      recipe.dough ? sql`${recipes.dough} ->> 'style' = ${recipe.dough.style}` : undefined,
    )
    const rows = isLarge ? await read(and(others, near), MOST_CANDIDATES) : all
    const related = relatedTo(candidateOf(recipe), rows.map(candidateOf))
    const shown = (ids: readonly number[]): SuggestedRecipe[] =>
      ids.flatMap((one) => {
        const row = rows.find((each) => each.id === one)
        return row
          ? [
              {
                id: row.id,
                name: row.name,
                imageUrl: row.imageUrl,
                preparationTime: row.preparationTime,
                activeTime: row.activeTime,
                restTime: row.restTime,
              },
            ]
          : []
      })
    return {
      alike: shown(related.alike),
      sameDough: shown(related.sameDough),
      seasons: {
        inverno: shown(related.seasons.inverno),
        primavera: shown(related.seasons.primavera),
        estate: shown(related.seasons.estate),
        autunno: shown(related.seasons.autunno),
      },
      month: italianMonth(new Date()) - 1,
    }
  }
export type RelatedRecipesRepository = ReturnType<typeof relatedRecipesRepository>
