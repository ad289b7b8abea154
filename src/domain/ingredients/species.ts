/** The cereals and nuts that a label must name, within two of the fourteen allergens.
 *
 * Source  Regulation (EU) 1169/2011, annex II, points 1 and 8 [REG-1169-2011]. The regulation counts spelt
 *         and khorasan (kamut) as wheat. */
import { uncapitalised } from '#domain/words/italian-noun.ts'
import { ALLERGENS, type Allergen } from './allergens.ts'

const SPECIES_OF = {
  glutine: ['grano', 'segale', 'orzo', 'avena', 'farro', 'kamut'],
  'frutta a guscio': [
    'mandorle',
    'nocciole',
    'noci',
    'anacardi',
    'noci pecan',
    'noci del Brasile',
    'pistacchi',
    'noci di macadamia',
  ],
} as const satisfies Partial<Record<Allergen, readonly string[]>>
export type SpeciesGroup = keyof typeof SPECIES_OF
export type Species = (typeof SPECIES_OF)[SpeciesGroup][number]

export const SPECIES_GROUPS = Object.keys(SPECIES_OF) as SpeciesGroup[]
export const SPECIES: readonly Species[] = Object.values(SPECIES_OF).flat()

const GROUP_OF = new Map<string, SpeciesGroup>(
  SPECIES_GROUPS.flatMap((group) => SPECIES_OF[group].map((species) => [species, group] as const)),
)
export const groupOf = (species: Species): SpeciesGroup => GROUP_OF.get(species) ?? 'glutine'
export const isSpecies = (text: string): text is Species => GROUP_OF.has(text)

export function speciesInOrder(found: Iterable<Species>): Species[] {
  const set = new Set(found)
  return SPECIES.filter((species) => set.has(species))
}

/** All species that a person with an allergy to `species` must avoid. Spelt and khorasan are kinds of wheat. */
export const alsoMeant = (species: Species): readonly Species[] =>
  species === 'grano' ? ['grano', 'farro', 'kamut'] : [species]

export type Allergy = Allergen | Species
export const ALLERGIES: readonly Allergy[] = [...(Object.keys(ALLERGENS) as Allergen[]), ...SPECIES]

export const allergyName = (allergy: Allergy): string =>
  isSpecies(allergy) ? `Solo ${allergy}` : ALLERGENS[allergy]

export function allergenName(allergen: Allergen, known: readonly Species[] = []): string {
  const own = known.filter((species) => groupOf(species) === allergen)
  return own.length === 0 ? ALLERGENS[allergen] : `${ALLERGENS[allergen]} (${own.join(', ')})`
}
export const allergenNames = (allergens: readonly Allergen[], known: readonly Species[] = []): string =>
  allergens.map((allergen) => uncapitalised(allergenName(allergen, known))).join(', ')
