import { ContentError } from './content-error.ts'
import { HomeNutritionFile } from './home-nutrition-schema.ts'
import { type MeasureEntry, MeasuresFile } from './measure-schema.ts'
import { PregnancyFile } from './pregnancy-schema.ts'
import type { Ingredient } from './read-ingredients.ts'
import { readYaml, requireYaml } from './read-yaml.ts'
import { SearchPlacesFile, SearchTermsFile } from './search-places-schema.ts'
import { SearchWordsFile } from './search-words-schema.ts'
import { SubstitutesFile } from './substitute-schema.ts'
import { type TraditionEntry, TraditionsFile } from './tradition-schema.ts'

export function readTraditions(text: string, entries: readonly Ingredient[]): TraditionEntry[] {
  const file = 'content/traditions.yaml'
  const { data = [], problems } = readYaml(file, text, TraditionsFile)
  const known = new Set(entries.filter(({ pairing }) => pairing).map(({ id }) => id))
  const unknown = data.flatMap(({ name, places }) =>
    places
      .flat()
      .filter((id) => !known.has(id))
      .map((id) => `${file}, «${name}»: «${id}» non è un ingrediente con un abbinamento (pairing)`),
  )
  if (problems.length + unknown.length > 0) throw new ContentError([...problems, ...unknown])
  return data
}

export function readHomeNutrition(text: string, entries: readonly Ingredient[]) {
  const file = 'content/home-nutrition.yaml'
  const data = requireYaml(file, text, HomeNutritionFile)
  const unknown = data.cards.filter(
    ({ ingredient }) => !entries.some(({ id, nutrition }) => id === ingredient && nutrition),
  )
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map(({ name, ingredient }) => `${file}, «${name}»: «${ingredient}» non ha valori nutrizionali`),
    )
  return data
}

export function readMeasures(text: string, entries: readonly Ingredient[]): MeasureEntry[] {
  const file = 'content/measures.yaml'
  const { data = [], problems } = readYaml(file, text, MeasuresFile)
  const known = new Set(data.map(({ name }) => name))
  const unknown = entries.flatMap(({ id, file: place, weights = {} }) =>
    Object.keys(weights)
      .filter((name) => !known.has(name))
      .map((name) => `${place}, «${id}»: weights: «${name}» non è in ${file}: aggiungilo là`),
  )
  if (problems.length + unknown.length > 0) throw new ContentError([...problems, ...unknown])
  return data
}

export function readSubstitutes(text: string, entries: readonly Ingredient[]): SubstitutesFile {
  const file = 'content/substitutes.yaml'
  const { data: shared = [], problems } = readYaml(file, text, SubstitutesFile)
  if (problems.length > 0) throw new ContentError(problems)
  const own = entries.flatMap(({ id, substitutes }) => (substitutes ? [{ family: id, ...substitutes }] : []))
  const data = [...shared, ...own]
  const families = new Set(data.map(({ family }) => family))
  const known = new Set([...entries.map(({ id }) => id), 'same', 'none'])
  const foods = data.flatMap(({ family, diets }) =>
    Object.entries(diets).flatMap(([diet, rules]) =>
      rules.flatMap(({ food, without = [] }) =>
        [...(typeof food === 'object' ? Object.keys(food) : [food ?? 'none']), ...without]
          .filter((id) => !known.has(id))
          .map((id) => `${file}, «${family}»: ${diet}: «${id}» non è un ingrediente di content/ingredients/`),
      ),
    ),
  )
  const lost = entries.flatMap(({ id, file: place, family, animal, kindOf }) => {
    if (family !== undefined && !families.has(family))
      return [`${place}, «${id}»: family: «${family}» non è in ${file}: aggiungila là`]
    return animal && family === undefined && kindOf === undefined
      ? [`${place}, «${id}»: viene da un animale: scrivi in family con che cosa lo sostituisce una dieta`]
      : []
  })
  if (foods.length + lost.length > 0) throw new ContentError([...foods, ...lost])
  return data
}

export const readSearchPlaces = (text: string): SearchPlacesFile =>
  requireYaml('content/search/places.yaml', text, SearchPlacesFile)

export const readSearchTerms = (text: string): SearchTermsFile =>
  requireYaml('content/search/terms.yaml', text, SearchTermsFile)

export const readSearchWords = (text: string): SearchWordsFile =>
  requireYaml('content/search/words.yaml', text, SearchWordsFile)

export function readPregnancy(text: string, entries: readonly Ingredient[]): PregnancyFile {
  const file = 'content/pregnancy.yaml'
  const { data = [], problems } = readYaml(file, text, PregnancyFile)
  const known = new Set(entries.map(({ id }) => id))
  const unknown = data.flatMap((group) =>
    group.ingredients
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `${file}, «${'why' in group ? group.why : group.say}»: «${id}» non è un ingrediente di content/ingredients/`,
      ),
  )
  if (problems.length + unknown.length > 0) throw new ContentError([...problems, ...unknown])
  return data
}
