import { z } from 'zod'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { SPECIES } from '#domain/ingredients/species.ts'
import { requireYaml } from './read-yaml.ts'
import { Words } from './word-list-schema.ts'

const Allergens = z.enum(Object.keys(ALLERGENS) as [Allergen, ...Allergen[]])
const Named = z.union([Allergens, z.enum(SPECIES)])

const AllergenWordsFile = z.strictObject({
  contains: z.partialRecord(Named, Words),
  may: z.array(z.strictObject({ said: Words, may: z.array(Allergens).min(1) })),
  claims: z.record(Allergens, Words),
  plants: Words,
  withoutGluten: Words,
  glutenFreeMakers: Words,
})

export function allergenWordsModule(text: string): Record<string, string> {
  const data = requireYaml('content/allergen-words.yaml', text, AllergenWordsFile)
  const { contains, may, claims, plants, withoutGluten, glutenFreeMakers } = data
  return {
    'allergen-words.ts': `import type { Allergen } from '#domain/ingredients/allergens.ts'
import type { Species } from '#domain/ingredients/species.ts'
export const CONTAINS_WORDS: Readonly<Partial<Record<Allergen | Species, readonly string[]>>> = ${JSON.stringify(contains)}
export const MAY_WORDS: readonly { said: readonly string[]; may: readonly Allergen[] }[] = ${JSON.stringify(may)}
export const CLAIM_WORDS: Readonly<Record<Allergen, readonly string[]>> = ${JSON.stringify(claims)}
export const PLANTS: readonly string[] = ${JSON.stringify(plants)}
export const WITHOUT_GLUTEN: readonly string[] = ${JSON.stringify(withoutGluten)}
export const GLUTEN_FREE_MAKERS: readonly string[] = ${JSON.stringify(glutenFreeMakers)}
`,
  }
}
