import { FOOD_CATEGORIES, type Food } from '#domain/ingredients/food.ts'
import { INGREDIENT_CATEGORIES } from '#domain/pairing/ingredient.ts'
import { nutritionValues, sourceOf } from './nutrition-values.ts'
import type { Ingredient } from './read-ingredients.ts'

function foodsOf(entries: readonly Ingredient[], byId: ReadonlyMap<string, Ingredient>): Food[] {
  return FOOD_CATEGORIES.flatMap((category) =>
    entries.flatMap((entry) => {
      const { id, name, names = [], nutrition, allergens } = entry
      if (!nutrition || entry.category !== category) return []
      return {
        id,
        name,
        category,
        ...nutritionValues(byId, id),
        contains: allergens?.contains ?? [],
        mayContain: allergens?.mayContain ?? [],
        species: allergens?.species ?? [],
        source: sourceOf(nutrition),
        ...(nutrition.estimate !== undefined && { estimate: nutrition.estimate }),
        names: [name.toLowerCase(), ...names, ...namesOfKinds(entries, id)],
      }
    }),
  )
}

const namesOfKinds = (entries: readonly Ingredient[], id: string) =>
  entries
    .filter(({ kindOf, nutrition }) => kindOf === id && !nutrition)
    .flatMap(({ name, names = [] }) => [name.toLowerCase(), ...names])

const pairingOf = (entries: readonly Ingredient[]) =>
  INGREDIENT_CATEGORIES.flatMap((category) =>
    entries.flatMap(({ id, name, pairing }) =>
      pairing?.category === category
        ? {
            id,
            name: pairing.name ?? name,
            category,
            region: pairing.region,
            seasonal: pairing.months ?? [],
            flavorProfile: pairing.flavours,
          }
        : [],
    ),
  )

const recordOf = <T>(
  entries: readonly Ingredient[],
  read: (entry: Ingredient) => T | undefined,
): Record<string, T> =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const value = read(entry)
      return value === undefined ? [] : [[entry.id, value] as const]
    }),
  )

const formerIds = (entries: readonly Ingredient[]) =>
  entries.flatMap(({ id, formerIds: former = [] }) => former.map((one) => [one, id]))

export function ingredientModules(entries: readonly Ingredient[]): Record<string, string> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const json = (value: unknown) => JSON.stringify(value)
  return {
    'foods.ts': `import type { Food } from '#domain/ingredients/food.ts'
export const FOODS: readonly Food[] = ${json(foodsOf(entries, byId))}
export const NOT_WITH: Readonly<Record<string, readonly string[]>> = ${json(recordOf(entries, ({ notWith }) => notWith))}
export const AS_WRITTEN: ReadonlySet<string> = new Set(${json(entries.filter(({ asWritten }) => asWritten).map(({ id }) => id))})
`,
    'animal-parts.ts': `import type { AnimalPart } from '#domain/ingredients/animal-parts.ts'
export const ANIMAL_PARTS_OF: Readonly<Record<string, readonly AnimalPart[]>> = ${json(recordOf(entries, ({ animal }) => animal))}
`,
    'gluten-on-label.ts': `/** Ids of what a coeliac buys only with 'senza glutine' on its label. */
export const GLUTEN_ON_LABEL: ReadonlySet<string> = new Set(${json(entries.filter(({ glutenOnLabel }) => glutenOnLabel).map(({ id }) => id))})
`,
    'departments.ts': `import type { Department } from '#domain/ingredients/department.ts'
export const DEPARTMENT_OF: Readonly<Record<string, Department>> = ${json(recordOf(entries, ({ department, atHome }) => (atHome ? 'Da casa' : department)))}
`,
    'pairing.ts': `import type { PairingIngredient } from '#domain/pairing/ingredient.ts'
export const PAIRING: readonly Omit<PairingIngredient, 'traditional'>[] = ${json(pairingOf(entries))}
`,
    'former-ids.ts': `/** The id of today, by one of before. */
export const ID_OF_FORMER: ReadonlyMap<string, string> = new Map(${json(formerIds(entries))})
`,
  }
}
