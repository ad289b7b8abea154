/** The embedded improvement of a recipe: every figure and every sentence comes from this very recipe and the rules.
 *
 * Units   grams in the lines, `Nutrients` for one serving.
 * Valid   the recipes of the catalogue and what an editor writes in the same grammar. Total: a line or a word that no
 *         rule knows stays as it is, and the checker of `check-restriction.ts` says so.
 * Source  `rules/`, `new-dough.ts` and the files beside it. */
import { enrich } from './already.ts'
import { applyDiet } from './apply-diet.ts'
import { forbiddenIn } from './check-restriction.ts'
import { effectsOf, nutritionOf } from './effects.ts'
import type { Draft, ImprovedRecipe } from './improved-recipe.ts'
import { withLessSalt } from './less-salt.ts'
import { lighten } from './lighten.ts'
import { type Diet, type ImproveOption, isDiet } from './options.ts'
import { withPantry } from './pantry-lines.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { refine } from './refine.ts'
import { DIET_RULES } from './rules/diet-rules.ts'
import { spiceUp } from './spice-up.ts'
import { swapMentions } from './swap-mentions.ts'
import { traitsOf } from './traits.ts'
import { withUnused } from './unused-lines.ts'
import { workGroups } from './work-lines.ts'

const TASTE = { leggera: lighten, piccante: spiceUp, gourmet: refine } as const

function dieted(recipe: RecipeToImprove, diet: Diet): { draft: Draft; isAlready: boolean } {
  const draft = applyDiet(recipe, diet)
  if (diet === 'a basso contenuto di sodio') return { draft: withLessSalt(recipe, draft), isAlready: false }
  const isAlready = draft.changes.length === 0
  return { draft: isAlready ? enrich(recipe, diet, draft) : draft, isAlready }
}

const WORDS: Readonly<Record<Diet, string>> = {
  vegana: 'versione vegana',
  vegetariana: 'versione vegetariana',
  'senza glutine': 'versione senza glutine',
  'senza lattosio': 'versione senza lattosio',
  'a basso contenuto di sodio': 'versione con poco sodio',
  chetogenica: 'versione chetogenica',
  paleo: 'versione paleo',
}

const SMALL_WORDS = new Set([
  'il',
  'lo',
  'la',
  'i',
  'gli',
  'le',
  'di',
  'e',
  'a',
  'con',
  'al',
  'alla',
  'alle',
  'ai',
  'in',
  'senza',
  'del',
  'da',
  'allo',
  'col',
  'per',
])
const titled = (text: string) =>
  text.replace(/(?<![\p{L}'])\p{L}+/gu, (word) =>
    SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )

/** What a shopper has to know of a substitute, and a name need not say. */
const FOR_THE_SHOP = / cott[oa] senza sale| senza sale(?: aggiunto)?| a caglio vegetale/giu

/** The recipe's name with what was changed in it; a name that itself is the forbidden thing ('Bufalina') gives way. */
function titleOf(
  { name, category }: RecipeToImprove,
  option: ImproveOption,
  { isAlready, changes }: { isAlready: boolean; changes: number },
): string {
  if (!isDiet(option)) return `${name}, variante ${option}`
  const words = isAlready ? (changes > 0 ? 'versione arricchita' : `già ${option}`) : WORDS[option]
  const swapped = titled(swapMentions(name, DIET_RULES[option]).replace(FOR_THE_SHOP, ''))
  const titles = [name, swapped].map((shown) => `${shown}, ${words}`)
  const allowed = titles.find((title) => forbiddenIn(title, option).length === 0)
  return allowed ?? `${DISH[category] ?? 'Pizza'} della Casa, ${words}`
}
const DISH: Readonly<Record<string, string>> = {
  Focaccia: 'Focaccia',
  Calzone: 'Calzone',
  Fritta: 'Pizza Fritta',
}

function introOf(
  { servings, servingsUnit }: RecipeToImprove,
  option: ImproveOption,
  changes: number,
): string {
  if (changes === 0) return `Dosi per ${servings} ${servingsUnit}: la ricetta è già ${option} e resta com'è.`
  const count = changes === 1 ? 'un cambiamento' : `${changes} cambiamenti`
  const goal = isDiet(option)
    ? `per ${option === 'paleo' ? 'una versione in stile paleo' : option === 'vegana' || option === 'vegetariana' || option === 'chetogenica' ? `una versione ${option}` : `la versione ${option}`}`
    : `per una versione ${option}`
  return `Dosi per ${servings} ${servingsUnit}: ${count} ${goal}, con le quantità ricalcolate.`
}

export function improveRecipe(recipe: RecipeToImprove, option: ImproveOption): ImprovedRecipe {
  const { draft, isAlready } = isDiet(option)
    ? dieted(recipe, option)
    : { draft: TASTE[option](recipe), isAlready: false }
  const whole = withPantry(withUnused(draft, recipe))
  const effects = effectsOf(workGroups(recipe), whole.groups, recipe.servings)
  return {
    option,
    title: titleOf(recipe, option, { isAlready, changes: whole.changes.length }),
    intro: introOf(recipe, option, whole.changes.length),
    groups: whole.groups.map(({ title, isDough, lines }) => ({
      title,
      isDough,
      lines: lines.map(({ text }) => text),
    })),
    steps: whole.steps,
    changes: whole.changes,
    notes: [...whole.notes, ...dietNotes(recipe, option, whole, effects.nutrition.after.carbs_g)],
    ...effects,
  }
}

/** Less sodium than this may be called little: [REG-1924-2006]. Milligrams in 100 g. */
const LITTLE_SODIUM_MG = 120
/** More carbohydrates than this in a serving leave a ketogenic day little room: [stima]. */
const KETO_CARBS_G = 20

function dietNotes(
  recipe: RecipeToImprove,
  option: ImproveOption,
  { groups }: Draft,
  carbsG: number,
): string[] {
  if (option === 'a basso contenuto di sodio') {
    const mg = Math.round(nutritionOf(groups, recipe.servings).per_100g.sodium_mg)
    const claim =
      mg <= LITTLE_SODIUM_MG
        ? `sotto i ${LITTLE_SODIUM_MG} mg che la legge chiede per dirsi a basso contenuto`
        : `più dei ${LITTLE_SODIUM_MG} mg che la legge chiede per dirsi a basso contenuto: è una ricetta con poco sodio, non un alimento dietetico`
    return [`Stima: circa ${mg} mg di sodio in 100 g di prodotto cotto, ${claim}.`]
  }
  if (option === 'chetogenica') {
    const g = Math.round(carbsG)
    return [
      g <= KETO_CARBS_G
        ? `Stima: circa ${g} g di carboidrati a porzione, fibre escluse.`
        : `Stima: circa ${g} g di carboidrati a porzione, fibre escluse. Per una dieta chetogenica stretta sono molti: servine mezza porzione con un'insalata.`,
    ]
  }
  return NOTES[option]?.(recipe) ?? []
}

const NOTES: Readonly<Partial<Record<ImproveOption, (recipe: RecipeToImprove) => string[]>>> = {
  'senza glutine': (recipe) => [
    ...(traitsOf(recipe).hasMeat
      ? ['Salumi e insaccati possono contenere glutine: scegline con la dicitura senza glutine.']
      : []),
    'Per chi è celiaco contano anche le contaminazioni: lievito, amidi e spezie devono avere la dicitura senza glutine.',
  ],
  'senza lattosio': (recipe) => [
    ...(traitsOf(recipe).hasMeat
      ? ["Alcuni salumi e insaccati contengono lattosio: controlla l'etichetta."]
      : []),
    ...(traitsOf(recipe).hasDairy
      ? [
          'Senza lattosio non vuol dire senza latte: chi è allergico alle proteine del latte non può mangiarla.',
        ]
      : []),
  ],
  vegetariana: (recipe) =>
    traitsOf(recipe).hasDairy
      ? ['Anche per gli altri formaggi controlla che il caglio sia vegetale o microbico.']
      : [],
  paleo: (recipe) => [
    ...(traitsOf(recipe).hasMeat ? ['Scegli salumi senza zuccheri e senza latte aggiunti.'] : []),
    'La dieta paleo non ha una definizione unica: qui sono esclusi cereali, legumi, latticini, zucchero raffinato e oli di semi.',
  ],
  vegana: () => [
    "I prodotti vegetali variano molto da una marca all'altra: controlla sale e allergeni in etichetta.",
  ],
}
