/** What a changed recipe is called: its own name, without what is no longer in it.
 *
 * Valid   names as the catalogue writes them: a dish, and what lies on it ('Pizza Zucca, Gorgonzola e Noci'). */

import { FAMILY_WORDS } from '#knowledge/food-words.ts'
import { STAPLES } from '#knowledge/improve.ts'
import { AGREEMENT_OF, FAMILIES, FAMILY_OF } from '#knowledge/substitutes.ts'
import { findFood } from '../ingredients/find-food.ts'
import { names, plain } from '../ingredients/word-list.ts'
import { stemsOf } from '../recipes/audit/italian-stem.ts'
import type { FoodFamily } from '../recipes/lines/food-families.ts'
import { forbiddenIn } from './check-restriction.ts'
import type { WorkGroup } from './improved-recipe.ts'
import { type Agreement, withPreposition } from './italian-noun.ts'
import { nounStems } from './noun-stems.ts'
import { type Diet, type ImproveOption, isDiet } from './options.ts'
import { isReadyDough } from './ready-dough.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { familyOf, nameIn, substituteFor } from './substitute.ts'
import { nameOfLine } from './work-lines.ts'

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

/** As its ingredient says, else by its last letter. */
function agreementOf(noun: string): Agreement {
  const word = /\p{L}+/u.exec(noun)?.[0]?.toLowerCase() ?? ''
  const own = AGREEMENT_OF[findFood(word)?.id ?? '']
  return own ?? (word.endsWith('a') ? 'fs' : word.endsWith('i') ? 'mp' : word.endsWith('e') ? 'fp' : 'ms')
}

const isSpice = (text: string) => STAPLES.spices.includes(text.toLowerCase())

const stemsIn = (lines: readonly string[]) => new Set(stemsOf(lines.join(' ')))

/** The part as it is now: as it was, with its substitute where that is a kind of the same thing, or gone. */
function partNow(part: string, before: ReadonlySet<string>, after: ReadonlySet<string>, diet: Diet) {
  const stems = stemsOf(part).filter((stem) => stem.length > 1 && !SMALL_WORDS.has(stem))
  const isGone = stems.some((stem) => before.has(stem)) && !stems.some((stem) => after.has(stem))
  const rule = substituteFor(familyOf(findFood(part)?.id ?? null, part), diet, new Set())
  const isSameKind = Object.keys(rule?.food ?? {}).some(
    (id) => FAMILIES[FAMILY_OF[id] ?? '']?.words[part.toLowerCase()],
  )
  const swapped = rule ? titled(nameIn(rule.name, part.toLowerCase())) : part
  if (rule && swapped.toLowerCase().startsWith(part.toLowerCase())) return swapped
  const isThere = stems.some((stem) => after.has(stem)) || isSameKind
  return isGone || (rule && !isThere) ? null : part
}

/** Does it speak of something that the diet replaces? */
const isAbout = (words: string, diet: Diet): boolean =>
  words
    .split(/[\s,']+/u)
    .some((word) => substituteFor(familyOf(findFood(word)?.id ?? null, word), diet, new Set()) !== undefined)

/** Whatever tomato it is, a pizza is named after the fruit. */
const TOMATO_NAME: FoodFamily = 'pomodoro'
const TOMATO = [...FAMILY_WORDS.pomodoro.beginnings, ...FAMILY_WORDS.pomodoro.exact.map((word) => `${word}.`)]

/** 'Pomodoro e Basilico': the first things on it that it always had, where nothing of the name is left. */
function namedByLines(groups: readonly WorkGroup[]): string {
  const named = groups
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines.filter(({ isNew }) => !isNew).map(({ text }) => nameOfLine(text)))
    .filter((name) => !isReadyDough(name) && !STAPLES.unnamed.some((word) => name.startsWith(word)))
    .map((name) =>
      names(plain(name), TOMATO)
        ? TOMATO_NAME
        : (name.replace(/^(?:foglie|filetti|gherigli) di /u, '').split(' ')[0] ?? ''),
    )
  const [one, two] = [...new Set(named)].map(titled)
  if (one === undefined) return 'Bianca'
  return two === undefined ? withPreposition('a', agreementOf(one), one) : `${one} e ${two}`
}

/** The name without what the diet took away. */
function nameNow(
  { name, ingredients }: Pick<RecipeToImprove, 'name' | 'ingredients'>,
  diet: Diet,
  groups: readonly WorkGroup[],
): string {
  const head = HEAD.exec(name)?.[0] ?? name
  const after = name.slice(head.length).trimStart()
  const connector = CONNECTOR.exec(after)?.[0] ?? ''
  const rest = after.slice(connector.length)
  /** What the lines are, without what kind of it: the 'napoletano' of a salami is none. */
  const heads = new Set(ingredients.flatMap((line) => nounStems(line).slice(0, 1)))
  // A name that somebody typed in small letters is not taken apart.
  if (/(?:^| )\p{Ll}{4,}/u.test(rest))
    return isAbout(rest, diet) ? (/^(?:Due|Tre|Quattro|Cinque|La|Il)$/u.test(head) ? 'Pizza' : head) : name
  // Oil is no olives.
  const lines = stemsIn(
    groups.flatMap((group) =>
      group.lines.map(({ text }) => nameOfLine(text)).filter((line) => !line.startsWith('olio')),
    ),
  )
  const parts = rest === '' ? [] : rest.split(SEPARATOR)
  const kept = parts.flatMap((part) => partNow(part, heads, lines, diet) ?? [])
  if (kept.join() === parts.join()) return name
  const [only] = kept
  if (kept.length > 1) return `${head} ${connector}${kept.slice(0, -1).join(', ')} e ${kept.at(-1)}`
  if (only !== undefined && !isSpice(only))
    return `${head} ${connector === '' ? withPreposition('a', agreementOf(only), only) : connector + only}`
  return /^(?:Pizza|Focaccia|Teglia)$/u.test(head) ? `${head} ${namedByLines(groups)}` : head
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
  return `${nameNow(recipe, option, groups)}, ${WORDS[option]}`
}
