/** What a changed recipe is called: its own name, without what is no longer in it.
 *
 * Valid   names as the catalogue writes them: a dish, and what lies on it ('Pizza Zucca, Gorgonzola e Noci'). */

import { STAPLES } from '#knowledge/improve.ts'
import { findFood } from '../ingredients/find-food.ts'
import { forbiddenIn } from './check-restriction.ts'
import type { WorkGroup } from './improved-recipe.ts'
import { type Diet, type ImproveOption, isDiet } from './options.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { familyOf, substituteFor } from './substitute.ts'
import { listed } from './work-lines.ts'

const WORDS: Readonly<Record<Diet, string>> = {
  vegana: 'versione vegana',
  vegetariana: 'versione vegetariana',
  'senza glutine': 'versione senza glutine',
  'senza lattosio': 'versione senza lattosio',
  'a basso contenuto di sodio': 'versione a basso contenuto di sodio',
  chetogenica: 'versione chetogenica',
  paleo: 'versione paleo',
}

const SMALL_WORDS = new Set(
  'il lo la i gli le di e a con al alla alle ai in senza del da allo col per'.split(' '),
)
const titled = (text: string) =>
  text.replace(/(?<![\p{L}'])\p{L}+/gu, (word) =>
    SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )

const HEAD =
  /^\p{L}+(?: (?:in Teglia|Romana|senza Glutine|Dolc[ei]|Vegan[ao]|Fritt[aeio]|Integrale|dolc[ei]|fritt[aeio]))*/u
const CONNECTOR = /^(?:con l[aoe']|con|ai|agli|al|allo|alla|alle|all'|di|ripien[ao] di) ?/u
const SEPARATOR = /, | e | col /u

const isSpice = (text: string) => STAPLES.spices.includes(text.toLowerCase())

/** Does it speak of something that the diet replaces? */
const isAbout = (words: string, diet: Diet): boolean =>
  words
    .split(/[\s,']+/u)
    .some((word) => substituteFor(familyOf(findFood(word)?.id ?? null, word), diet, new Set()) !== undefined)

/** The name without what the diet took away. */
function nameNow(name: string, diet: Diet): string {
  const head = HEAD.exec(name)?.[0] ?? name
  const after = name.slice(head.length).trimStart()
  const connector = CONNECTOR.exec(after)?.[0] ?? ''
  const rest = after.slice(connector.length)
  // A name that somebody typed in small letters is not taken apart.
  if (/(?:^| )\p{Ll}{4,}/u.test(rest))
    return isAbout(rest, diet) ? (/^(?:Due|Tre|Quattro|Cinque|La|Il)$/u.test(head) ? 'Pizza' : head) : name
  const parts = rest === '' ? [] : rest.split(SEPARATOR)
  const kept = parts.filter((part) => !isAbout(part, diet))
  if (kept.length === parts.length) return name
  if (kept.every(isSpice)) return head
  return `${head} ${connector === '' && kept.length === 1 ? 'con ' : connector}${listed(kept)}`
}

const OF_FRYING = /(?<!\p{L})frigg/iu
/** Parts of a name that say how the dough was, and the words of a list that has it still. */
const OF_DOUGH: readonly (readonly [said: RegExp, has: RegExp])[] = [
  [
    /,? (?:a|con|al|col|di) (?:il )?(?:lievito madre|pasta madre|licoli|lievitazione naturale)/iu,
    /madre|licoli|li\.co/iu,
  ],
  [
    / (?:integrale|di farro|di segale|ai cereali|di semola)(?!\p{L})/iu,
    /integral|farro|segale|cereali|semola/iu,
  ],
  [
    /,? (?:ad )?(?:alta )?idratazione(?: (?:al(?:l')?)? ?\d+ ?%)?| soffice|,? a lunga lievitazione| con (?:la )?(?:biga|poolish)/iu,
    /farina (?:di tipo |tipo )?(?:00|0|1|2)|farina w|manitoba|semola|farina \d/iu,
  ],
]

/** Without what is not so any more: 'fritta', 'vegana' with eggs, 'a lievito madre'. */
function trueName({ name, ingredients, instructions }: TitledRecipe, groups: readonly WorkGroup[]): string {
  const lines = groups.flatMap((group) => group.lines.map(({ text }) => text))
  const list = lines.join('\n')
  const was = ingredients.join('\n')
  const isFried = /frigg/iu.test(list)
  const wasFried = OF_FRYING.test(was) || OF_FRYING.test(instructions)
  const baked =
    wasFried && !isFried
      ? name.replace(/(?<!\p{L})(f)ritt[aeio](?!\p{L})/iu, (found) =>
          found.startsWith('F') ? 'al Forno' : 'al forno',
        )
      : name
  const vegan = forbiddenIn(list, 'vegana').length > 0 ? baked.replace(/ vegan[aeio](?!\p{L})/iu, '') : baked
  return OF_DOUGH.reduce(
    (own, [said, has]) => (has.test(was) && !has.test(list) ? own.replace(said, '') : own),
    vegan,
  )
}

/** Of 'Tonno e cipolla' without tuna only the dish is left. */
const DISH =
  /(?<!\p{L})(?:focacci[ae]|calzon[ei]|piadin[ae]|schiacciat[ae]|pinsa|teglia|pala|montanar[ae]|panuozz[oi]|sfincion[ei]|pizzett[ae]|scaccia|crescia)(?!\p{L})/iu
const dishOf = (name: string): string =>
  DISH.exec(name)?.[0].replace(/^./u, (first) => first.toUpperCase()) ?? 'Pizza'

type TitledRecipe = Pick<RecipeToImprove, 'name' | 'ingredients' | 'instructions'>

/** `groups` are those of the changed recipe. */
export function titleOf(
  told: TitledRecipe,
  option: ImproveOption,
  groups: readonly WorkGroup[],
  isAlready: boolean,
): string {
  // A name in capitals is read as one that is written.
  const written = /\p{Ll}/u.test(told.name)
    ? told
    : { ...told, name: titled(told.name.toLowerCase()).replace(/^./u, (first) => first.toUpperCase()) }
  const recipe = { ...written, name: trueName(written, groups) }
  if (!isDiet(option)) return `${recipe.name}, variante ${option}`
  if (isAlready) return `${recipe.name}, già ${option}`
  // The mozzarella of the name is there, without lactose.
  if (option === 'senza lattosio') return `${recipe.name}, ${WORDS[option]}`
  const name = nameNow(recipe.name, option)
  const isDish = name === recipe.name || /\p{L}/u.test(DISH.exec(name)?.[0] ?? '') || /pizz/iu.test(name)
  const isTrue = isDish && !isAbout(name, option) && forbiddenIn(name, option).length === 0
  return `${isTrue ? name : dishOf(recipe.name)}, ${WORDS[option]}`
}
