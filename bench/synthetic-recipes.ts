/**
 * Combines names, ingredients and steps of content/ into recipes that are identical at every run. One
 * recipe in ten has a new word, because the vocabulary of a real catalogue grows, too.
 */
import { facetBits } from '#domain/recipe-list/facet-bits.ts'
import { type RecipeReading, readRecipe } from '#domain/recipe-list/recipe-reading.ts'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { CONTENT_DIRECTORY, parseContent, readContentFiles } from '#server/db/seed/content-files.ts'
import { recipeRow } from '#server/db/seed/content-rows.ts'

export type SyntheticRecipe = Omit<ReturnType<typeof recipeRow>, 'reading'> & {
  reading: RecipeReading
  facets: string
}

const SEED = 20_261_121
export const RECIPES_PER_NEW_WORD = 10

/** Yields the recipes 1 to `count`. A larger `count` only adds recipes at the end. */
export async function* syntheticRecipes(count: number): AsyncGenerator<SyntheticRecipe> {
  const { recipes } = parseContent(await readContentFiles(CONTENT_DIRECTORY))
  // A generated recipe takes the `RecipeReading` of its `frame`, because reading 100,000 recipes would take
  // too long.
  const readings = new Map(recipes.map((recipe) => [recipe.id, readRecipe(recipeRow(recipe))]))
  const readingOf = ({ id }: RecipeContent) => readings.get(id) as RecipeReading
  const random = randomNumbers(SEED)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  for (let id = 1; id <= count; id += 1) {
    const frame = any(recipes)
    const recipe = recombined(recipes, frame, any)
    const name = id % RECIPES_PER_NEW_WORD === 0 ? `${recipe.name} ${newWord(id)}` : recipe.name
    const row = recipeRow({ ...recipe, id, name })
    const reading = readingOf(frame)
    const [other, second, third] = [any(recipes), any(recipes), any(recipes)]
    const facets = facetBits({
      ...row,
      ...reading.facts,
      diets: readingOf(other).diets,
      allergens: readingOf(second).allergens,
      seasons: readingOf(third).facts.seasons,
    })
    yield { ...row, reading, facets }
  }
}

type Any = <T>(list: readonly T[]) => T

function recombined(recipes: RecipeContent[], frame: RecipeContent, any: Any): RecipeContent {
  const lineOf = (isDough: boolean) => {
    const { ingredients } = any(recipes)
    const groups = ingredients.filter(({ dough }) => (dough ?? false) === isDough)
    return any(any(groups.length > 0 ? groups : ingredients).lines)
  }
  return {
    ...frame,
    name: `${frame.name} con ${noun(lineOf(false))} e ${noun(lineOf(false))}`,
    ingredients: frame.ingredients.map((group) => ({
      ...group,
      lines: group.lines.map(() => lineOf(group.dough ?? false)),
    })),
    steps: frame.steps.map((_, index) => {
      const { steps } = any(recipes)
      return steps[Math.min(index, steps.length - 1)] as string
    }),
  }
}

const MEASURES = new Set(['spicchi', 'spicchio', 'foglie', 'cucchiai', 'cucchiaio', 'cucchiaini', 'mazzetto'])

function noun(line: string): string {
  const words = line.toLowerCase().split(/[^\p{L}]+/u)
  return words.find((word) => word.length > 4 && !MEASURES.has(word)) ?? 'basilico'
}

const BEGINNINGS = ['Ber', 'Cal', 'Der', 'Fan', 'Gor', 'Lam', 'Mez', 'Nar', 'Pin', 'Ros', 'Sal', 'Tor', 'Ven']
const MIDDLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'pa', 'ro', 'si', 'tu', 'vo', 'za']
const ENDS = ['ccia', 'glio', 'llini', 'nese', 'ppo', 'rano', 'sco', 'tella', 'tti', 'vera']

export const NEW_WORDS = 25_480

/** `id` must be a multiple of RECIPES_PER_NEW_WORD. */
export function newWord(id: number): string {
  const number = id / RECIPES_PER_NEW_WORD
  const at = (list: readonly string[], place: number) => list[Math.floor(place) % list.length] as string
  const [begin, middle, second] = [BEGINNINGS.length, MIDDLES.length, MIDDLES.length]
  return (
    at(BEGINNINGS, number) +
    at(MIDDLES, number / begin) +
    at(MIDDLES, number / (begin * middle)) +
    at(ENDS, number / (begin * middle * second) + number)
  )
}

/** Mulberry32: gives the same numbers from 0 to 1 on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
