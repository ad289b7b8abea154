import { z } from 'zod'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { DIETS } from '#domain/ingredients/diets.ts'
import type { FamilyWords, FoodFamily } from '#domain/ingredients/food-families.ts'
import { plain } from '#domain/words/word-list.ts'
import { FOOD_KINDS } from './ingredient-schema.ts'
import type { Ingredient } from './read-ingredients.ts'
import { requireYaml } from './read-yaml.ts'
import { Words } from './word-list-schema.ts'

const GROUPS = [
  ...FOOD_KINDS,
  'animalLoose',
  'plantBased',
  'gluten',
  'glutenLoose',
  'baked',
  'glutenFree',
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
  groups: z.partialRecord(z.enum(GROUPS), Words),
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

export const wordsOfEntry = ({ name, kindWords }: Ingredient): readonly string[] =>
  kindWords ?? [`${plain(name)}.`]

export function foodWordsModule(text: string, entries: readonly Ingredient[]): Record<string, string> {
  const data = requireYaml('content/food-words.yaml', text, FoodWordsFile)
  const wordsIn = (group: (typeof GROUPS)[number]) => [
    ...(data.groups[group] ?? []),
    ...entries.filter(({ kinds }) => kinds?.some((kind) => kind === group)).flatMap(wordsOfEntry),
  ]
  const all = ({ groups = [], words = [] }: z.infer<typeof Named>) =>
    parted([...groups.flatMap(wordsIn), ...words])
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
  const { allowed, pinch } = data
  const imitating = [...wordsIn('plantBased'), ...wordsIn('imitation').filter((word) => !word.endsWith('.'))]
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
${list('ANIMAL', [...wordsIn('animal'), ...wordsIn('animalLoose')])}${list('PLANT_BASED', wordsIn('plantBased'))}${list('GLUTEN', [...wordsIn('gluten'), ...wordsIn('glutenLoose')])}${list('GLUTEN_FREE', wordsIn('glutenFree'))}${list('IMITATION', imitating)}${list('EGG', wordsIn('egg'))}${list('OTHER_FLOURS', allowed.flours)}${list('PLANT_MILKS', allowed.plantMilks)}${list('GLUTEN_FREE_PRODUCTS', allowed.glutenFreeProducts)}`,
  }
}
