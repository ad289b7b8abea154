/** Reads the files of content/ that speak of ingredients by their ids. */
import { ContentError } from './content-error.ts'
import { HomeNutritionFile } from './home-nutrition-schema.ts'
import { type MeasureEntry, MeasuresFile } from './measure-schema.ts'
import type { Ingredient } from './read-ingredients.ts'
import { readYaml } from './read-yaml.ts'
import { type TraditionEntry, TraditionsFile } from './tradition-schema.ts'

/** The dishes. Throws a ContentError, also where a place is for an ingredient that the pairing does not know. */
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

/** The section of the home page. Throws a ContentError, also where a card is of an ingredient without values. */
export function readHomeNutrition(text: string, entries: readonly Ingredient[]) {
  const file = 'content/home-nutrition.yaml'
  const { data, problems } = readYaml(file, text, HomeNutritionFile)
  if (!data) throw new ContentError(problems)
  const unknown = data.cards.filter(
    ({ ingredient }) => !entries.some(({ id, nutrition }) => id === ingredient && nutrition),
  )
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map(({ name, ingredient }) => `${file}, «${name}»: «${ingredient}» non ha valori nutrizionali`),
    )
  return data
}

/** The words that recipes count with. Throws a ContentError, also where an ingredient weighs by a word that is none of them. */
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
