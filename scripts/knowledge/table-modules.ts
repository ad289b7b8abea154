import type { HomeCard } from '#domain/nutrition/home-cards.ts'
import type { Tradition } from '#domain/pairing/ingredient.ts'
import { namingStems } from '#domain/words/italian-stem.ts'
import { nutritionValues } from './nutrition-values.ts'
import type { Ingredient } from './read-ingredients.ts'
import type { PregnancyFile, readHomeNutrition, TraditionEntry } from './read-tables.ts'
import { familyOf, type SubstitutesFile } from './substitute-schema.ts'

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

export function tableModules(
  entries: readonly Ingredient[],
  traditions: readonly TraditionEntry[],
  home: ReturnType<typeof readHomeNutrition>,
  substitutes: SubstitutesFile,
): Record<string, string> {
  const families = Object.fromEntries(substitutes.map((entry) => [entry.family, familyOf(entry)]))
  const ofEach = (field: 'family' | 'agreement') =>
    Object.fromEntries(entries.flatMap((entry) => (entry[field] ? [[entry.id, entry[field]]] : [])))
  const unweighed = entries
    .flatMap(({ name, names = [], family, nutrition, kindOf }) =>
      family === undefined || nutrition || kindOf !== undefined
        ? []
        : [name, ...names].map((one) => [family, namingStems(one)] as const),
    )
    .toSorted(([, one], [, other]) => other.length - one.length)
  const dishes: Tradition[] = traditions.map(({ name, places, withoutOil, modern }) => ({
    name,
    places: places.map((place) => [place].flat()),
    takesOil: withoutOil !== true,
    isModern: modern === true,
  }))
  return {
    'traditions.ts': `import type { Tradition } from '#domain/pairing/ingredient.ts'
export const TRADITIONS: readonly Tradition[] = ${JSON.stringify(dishes)}
`,
    'substitutes.ts': `import type { Agreement } from '#domain/words/italian-noun.ts'
import type { Family } from '#domain/improvement/substitution.ts'
export const FAMILIES: Readonly<Record<string, Family>> = ${JSON.stringify(families)}
export const FAMILY_OF: Readonly<Record<string, string>> = ${JSON.stringify(ofEach('family'))}
export const UNWEIGHED: readonly (readonly [family: string, stems: readonly string[]])[] = ${JSON.stringify(unweighed)}
export const AGREEMENT_OF: Readonly<Record<string, Agreement>> = ${JSON.stringify(ofEach('agreement'))}
`,
    'home-nutrition.ts': `import type { HomeCard } from '#domain/nutrition/home-cards.ts'
export const HOME_CARDS: readonly HomeCard[] = ${JSON.stringify(homeCards(entries, home.cards))}
export const HOME_TIPS: readonly string[] = ${JSON.stringify(home.tips)}
`,
  }
}

export function pregnancyModule(groups: PregnancyFile): string {
  const byId = (read: (group: PregnancyFile[number]) => string | undefined) => {
    const said = groups.flatMap((group) => group.ingredients.map((id) => [id, read(group)] as const))
    return JSON.stringify(Object.fromEntries(said.filter(([, words]) => words !== undefined)))
  }
  return `/** Why an ingredient is better left out in pregnancy, by its id. */
export const AVOIDED_IN_PREGNANCY: Readonly<Record<string, string>> = ${byId((group) => ('why' in group ? group.why : undefined))}
export const SAID_IN_PREGNANCY: Readonly<Record<string, string>> = ${byId((group) => ('say' in group ? group.say : undefined))}
`
}
