/** The allergens of an ingredient list: the fourteen of [REG-1169-2011], and cereals and nuts by name.
 *
 * Source  for each ingredient both its entry in content/ingredients/ and the words of its line.
 * Valid   any lines. An ingredient counts at any weight. The label of the bought product is decisive. */
import { type Allergen, inLegalOrder } from './allergens.ts'
import { allergensOfText } from './allergens-of-text.ts'
import { foodById } from './foods.ts'
import { groupOf, SPECIES_GROUPS, type Species, type SpeciesGroup, speciesInOrder } from './species.ts'

export type LinesAllergens = {
  contains: Allergen[]
  mayContain: Allergen[]
  species: Species[]
  maySpecies: Species[]
  unnamed: SpeciesGroup[]
}

export type AllergenLine = { id: string; label: string; words?: readonly string[] }

function allergensOfLine({ id, label, words = [label] }: AllergenLine): LinesAllergens {
  const food = foodById(id)
  const said = words.map(allergensOfText)
  const isFree = (allergen: Allergen) => said.length > 0 && said.every(({ free }) => free.has(allergen))
  const known = (allergens: readonly Allergen[] = []) => allergens.filter((one) => !isFree(one))
  const contains = [...known(food?.contains), ...said.flatMap((one) => one.contains)]
  const mayContain = [...known(food?.mayContain), ...said.flatMap((one) => one.mayContain)]
  const species = [...(food?.species ?? []), ...said.flatMap((one) => one.species)]
  const maySpecies = said.flatMap((one) => one.maySpecies)
  const named = new Set([...species, ...maySpecies].map(groupOf))
  const unnamed = SPECIES_GROUPS.filter(
    (group) => [...contains, ...mayContain].includes(group) && !named.has(group),
  )
  return { contains, mayContain, species, maySpecies, unnamed }
}

export function allergensOfLines(lines: readonly AllergenLine[]): LinesAllergens {
  const read = lines.map(allergensOfLine)
  const contains = inLegalOrder(read.flatMap((one) => one.contains))
  const species = speciesInOrder(read.flatMap((one) => one.species))
  return {
    contains,
    mayContain: inLegalOrder(
      read.flatMap((one) => one.mayContain).filter((allergen) => !contains.includes(allergen)),
    ),
    species,
    maySpecies: speciesInOrder(read.flatMap((one) => one.maySpecies).filter((one) => !species.includes(one))),
    unnamed: SPECIES_GROUPS.filter((group) => read.some((one) => one.unnamed.includes(group))),
  }
}
