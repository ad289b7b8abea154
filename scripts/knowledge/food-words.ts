import { z } from 'zod'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { DIETS } from '#domain/ingredients/diets.ts'
import type { FamilyWords, FoodFamily } from '#domain/ingredients/food-families.ts'
import { requireYaml } from './read-yaml.ts'
import { Words } from './word-list-schema.ts'

const GROUPS = [
  'animal',
  'animalLoose',
  'milk',
  'cheese',
  'meat',
  'fish',
  'egg',
  'plantBased',
  'gluten',
  'glutenLoose',
  'baked',
  'glutenFree',
  'pulses',
  'tomato',
  'nuts',
  'cured',
  'mushrooms',
  'imitation',
] as const
const FAMILIES = [
  'formaggio',
  'latticini',
  'carne',
  'pesce',
  'pomodoro',
  'frutta secca',
] as const satisfies FoodFamily[]

const Named = z.strictObject({ groups: z.array(z.enum(GROUPS)).optional(), words: Words.optional() })
const Allergens = z.enum(Object.keys(ALLERGENS) as [Allergen, ...Allergen[]])
const Disliked = Named.extend({
  said: z.array(z.string()).min(1),
  but: z.array(z.enum(GROUPS)).optional(),
  allergens: z.array(Allergens).optional(),
})
const FoodWordsFile = z.strictObject({
  groups: z.record(z.enum(GROUPS), Words),
  pinch: Words,
  forbidden: z.record(z.enum(DIETS), Named),
  allowed: z.strictObject({ flours: Words, plantMilks: Words, glutenFreeProducts: Words }),
  families: z.record(z.enum(FAMILIES), Named),
  dislikes: z.array(Disliked),
})

/** A final dot marks a whole word ('latte.'); without a dot it is the beginning of a word ('formagg'). */
const parted = (words: readonly string[]): FamilyWords => ({
  beginnings: [...new Set(words.filter((word) => !word.endsWith('.')))],
  exact: [...new Set(words.filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1)))],
})

/** Throws a ContentError. */
export function foodWordsModule(text: string): Record<string, string> {
  const data = requireYaml('content/food-words.yaml', text, FoodWordsFile)
  const all = ({ groups = [], words = [] }: z.infer<typeof Named>) =>
    parted([...groups.flatMap((group) => data.groups[group]), ...words])
  const byName = (named: Record<string, z.infer<typeof Named>>) =>
    Object.fromEntries(Object.entries(named).map(([name, one]) => [name, all(one)]))
  const dislikes = data.dislikes.map(({ said, but, allergens = [], ...one }) => ({
    said,
    words: all(one),
    but: but ? all({ groups: but }) : null,
    allergens,
  }))
  const list = (name: string, words: readonly string[]) =>
    `export const ${name}: readonly string[] = ${JSON.stringify(words)}\n`
  const { groups, allowed, pinch } = data
  return {
    'disliked-kinds.ts': `import type { DislikedKind } from '#domain/ingredients/food-families.ts'
export const DISLIKED_KINDS: readonly DislikedKind[] = ${JSON.stringify(dislikes)}
`,
    // A separate module, because every recipe page loads it.
    'pinch-words.ts': list('PINCH', parted(pinch).exact),
    'food-words.ts': `import type { Diet } from '#domain/ingredients/diets.ts'
import type { FamilyWords, FoodFamily } from '#domain/ingredients/food-families.ts'
export const FORBIDDEN: Readonly<Record<Diet, FamilyWords>> = ${JSON.stringify(byName(data.forbidden))}
export const FAMILY_WORDS: Readonly<Record<FoodFamily, FamilyWords>> = ${JSON.stringify(byName(data.families))}
${list('ANIMAL', [...groups.animal, ...groups.animalLoose])}${list('PLANT_BASED', groups.plantBased)}${list('GLUTEN', [...groups.gluten, ...groups.glutenLoose])}${list('GLUTEN_FREE', groups.glutenFree)}${list('EGG', groups.egg)}${list('OTHER_FLOURS', allowed.flours)}${list('PLANT_MILKS', allowed.plantMilks)}${list('GLUTEN_FREE_PRODUCTS', allowed.glutenFreeProducts)}`,
  }
}
