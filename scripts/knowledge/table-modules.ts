/** The modules that are made from tables about ingredients. */
import type { HomeCard } from '#domain/nutrition/home-cards.ts'
import type { Tradition } from '#domain/pairing/tradition.ts'
import { nutritionValues } from './nutrition-values.ts'
import type { Ingredient } from './read-ingredients.ts'
import type { readHomeNutrition } from './read-tables.ts'
import type { TraditionEntry } from './tradition-schema.ts'

function homeCards(
  entries: readonly Ingredient[],
  cards: ReturnType<typeof readHomeNutrition>['cards'],
): HomeCard[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return cards.map(({ ingredient, nutrients, ...card }) => {
    const { per100g } = nutritionValues(byId, ingredient)
    return { ...card, nutrients: nutrients.map((one) => ({ ...one, value: per100g[one.nutrient] })) }
  })
}

/** Source of each module, by its name. */
export function tableModules(
  entries: readonly Ingredient[],
  traditions: readonly TraditionEntry[],
  home: ReturnType<typeof readHomeNutrition>,
): Record<string, string> {
  const dishes: Tradition[] = traditions.map(({ name, places, withoutOil }) => ({
    name,
    places: places.map((place) => [place].flat()),
    takesOil: withoutOil !== true,
  }))
  return {
    'traditions.ts': `import type { Tradition } from '#domain/pairing/tradition.ts'
export const TRADITIONS: readonly Tradition[] = ${JSON.stringify(dishes)}
`,
    'home-nutrition.ts': `import type { HomeCard } from '#domain/nutrition/home-cards.ts'
export const HOME_CARDS: readonly HomeCard[] = ${JSON.stringify(homeCards(entries, home.cards))}
export const HOME_TIPS: readonly string[] = ${JSON.stringify(home.tips)}
`,
  }
}
