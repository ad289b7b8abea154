/** Improves a recipe without an AI model: figures and sentences come from the recipe and from fixed rules.
 *
 * Units   grams in the lines, `Nutrients` for one serving.
 * Valid   any recipe. In steps without marks, words identify the ingredients. An unknown line stays
 *         unchanged and gets a note.
 * Source  content/substitutes.yaml, `new-dough.ts`. */

import { type Allergen, inLegalOrder } from '../ingredients/allergens.ts'
import { forbiddenInRecipe } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { allergensOfLines } from '../ingredients/lines-allergens.ts'
import { withDoughGroup } from '../recipes/dough/dough-group.ts'
import { isReadyDough } from '../recipes/dough/ready-dough.ts'
import { doughIngredientOf } from '../recipes/dough/recipe-dough.ts'
import { plainSteps, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { capitalised } from '../words/italian-noun.ts'
import { sentencesOf } from '../words/sentences.ts'
import { servingsNoun } from '../words/servings.ts'
import { plain } from '../words/word-list.ts'
import { withPantry } from './additions.ts'
import { applyDiet } from './apply-diet.ts'
import { listAsTyped } from './as-typed.ts'
import { namedLines, rulesFor } from './diet-lines.ts'
import { dietNotes, hasLessSodium, hasLittleSodium, withKetoClaim } from './diet-notes.ts'
import { effectsOf } from './effects.ts'
import type { Change, Draft, ImprovedRecipe } from './improved-recipe.ts'
import { promisesOf, titleOf } from './improved-title.ts'
import { lighten } from './lighten.ts'
import { type ImproveOption, isDiet } from './options.ts'
import { suitsByItsWords } from './substitute.ts'
import { refine, spiceUp } from './tastes.ts'
import { inVoice, voiceOf } from './voices.ts'
import { listed, nameOfLine, workGroups, workLine } from './work-lines.ts'

const SALTLESS = 'a basso contenuto di sodio'

const TASTE = { leggera: lighten, piccante: spiceUp, gourmet: refine } as const

const FOR_COELIACS =
  ' Per una persona celiaca farine, preparati e condimenti pronti devono averne la dicitura.'

function dieted(recipe: RecipeToImprove, diet: Diet): { draft: Draft; isAlready: boolean } {
  const draft = applyDiet(recipe, diet)
  // A recipe with an unknown ingredient is never called suitable.
  const isAlready =
    draft.changes.length === 0 &&
    unknownNames(recipe, diet, draft).length === 0 &&
    (diet !== SALTLESS || hasLittleSodium(draft.groups, recipe.servings)) &&
    whatIsLeft({ title: '', groups: textsOf(draft), steps: [] }, diet).length === 0
  const kept = `La ricetta è già ${diet}: nessun ingrediente va cambiato.${diet === 'senza glutine' ? FOR_COELIACS : ''}`
  return { draft: isAlready ? { ...draft, notes: [...draft.notes, kept] } : draft, isAlready }
}

function stepsInVoice(steps: readonly string[], recipe: RecipeToImprove): string[] {
  const own = plainSteps(recipe)
  const voice = voiceOf(own.flatMap(sentencesOf))
  const blind = (text: string) => text.replace(/\d+(?:,\d+)?/gu, '0')
  const isOwn = (sentence: string) => own.some((step) => blind(step).includes(blind(sentence)))
  const spoken = (sentence: string) =>
    sentence.startsWith('(') ? `(${inVoice(sentence.slice(1), voice)}` : inVoice(sentence, voice)
  return steps.map((step) =>
    sentencesOf(step)
      .map((sentence) => (isOwn(sentence) ? sentence : spoken(sentence)))
      .join(' '),
  )
}

const textsOf = ({ groups }: Draft) =>
  groups.map(({ title, isDough, lines }) => ({ title, isDough, lines: lines.map(({ text }) => text) }))

const whatIsLeft = (told: Pick<ImprovedRecipe, 'title' | 'groups' | 'steps'>, diet: Diet): string[] => {
  if (diet === SALTLESS) return []
  const lines = told.groups.flatMap((group) => group.lines)
  const words = forbiddenInRecipe(told, diet)
  const more = lines.filter((line) => bringsForbidden(line, diet)).map(nameOfLine)
  return [...words, ...more.filter((name) => !words.some((word) => plain(name).includes(word)))]
}

const OF_ANIMALS = ['latte', 'uova', 'pesce', 'crostacei', 'molluschi'] as const
const FORBIDDEN: Readonly<Partial<Record<Diet, readonly Allergen[]>>> = {
  vegana: OF_ANIMALS,
  vegetariana: OF_ANIMALS.slice(2),
  'senza lattosio': ['latte'],
  'senza glutine': ['glutine'],
}
const bringsForbidden = (line: string, diet: Diet): boolean => {
  const { contains } = allergensOfLines([{ id: workLine(line).foodId ?? '', label: nameOfLine(line) }])
  return (
    !/vegetal|vegan|senza lattosio/iu.test(line) && contains.some((one) => FORBIDDEN[diet]?.includes(one))
  )
}

function introOf(
  { servings, servingsUnit }: RecipeToImprove,
  option: ImproveOption,
  { changes }: Draft,
  isAlready: boolean,
): string {
  const goal = `per una versione ${option === 'paleo' ? 'in stile paleo' : option}`
  const measured = isDiet(option) || option === 'leggera'
  const kept =
    isDiet(option) && !isAlready
      ? 'non abbiamo cambiato niente, ma qualcosa va controllato'
      : "la ricetta resta com'è"
  const more = measured
    ? `, con le quantità ricalcolate ${goal}`
    : `: qualcosa in più ${goal}, il resto non cambia`
  return `Dosi per ${servings} ${servingsNoun(servings, servingsUnit)}${changes.length > 0 ? more : `: ${kept}`}.`
}

const WEAK = { nothing: ", quasi com'era", little: ', variante un poco più leggera' } as const

function promiseNotes(
  { name }: RecipeToImprove,
  option: ImproveOption,
  draft: Draft,
  contains: readonly Allergen[],
) {
  const others = promisesOf(name).filter(({ diet }) => diet !== option)
  const notes = others.flatMap(({ word, diet }) => {
    const named = whatIsLeft({ title: '', groups: textsOf(draft), steps: [] }, diet)
    const left = diet === 'senza glutine' && !contains.includes('glutine') ? [] : named
    if (left.length > 0)
      return `Il nome della ricetta dice «${word}», ma questa versione non è ${diet}: ha ${listed(left)}.`
    return diet === 'senza glutine'
      ? `Il nome della ricetta dice «${word}»: scegli senza glutine anche ogni prodotto pronto della lista.`
      : []
  })
  return { notes, isBroken: notes.some((note) => note.includes(' non è ')) }
}

function byReason(changes: readonly Change[]): Change[] {
  const reasons = new Map<string, string[]>()
  for (const { what, why } of changes) reasons.set(why, [...(reasons.get(why) ?? []), what])
  return [...reasons].map(([why, whats]) => ({ what: whats.join('; '), why }))
}

export function improveRecipe(told: RecipeToImprove, option: ImproveOption): ImprovedRecipe {
  const recipe = withDoughGroup(told)
  const { draft, isAlready } = isDiet(option)
    ? dieted(recipe, option)
    : { draft: TASTE[option](recipe), isAlready: false }
  const whole = withPantry(draft, plainSteps(recipe))
  const unknown = isDiet(option) ? unknownNames(recipe, option, whole) : []
  const isLittle = option !== SALTLESS || hasLittleSodium(whole.groups, recipe.servings)
  const isLess = isLittle || hasLessSodium(workGroups(recipe), whole.groups, recipe.servings)
  const claimed = (text: string) =>
    isLittle ? text : text.replace(`versione ${SALTLESS}`, 'versione con meno sodio')
  const lists = { before: workGroups(recipe), after: whole.groups }
  const effects = effectsOf(lists.before, lists.after, recipe.servings, whole.steps)
  const promise = promiseNotes(recipe, option, whole, effects.allergens.after)
  const title = titleOf(recipe.name, option, lists, { isAlready, isBroken: promise.isBroken })
  const intro = claimed(introOf(recipe, option, whole, isAlready))
  const result: ImprovedRecipe = {
    option,
    title: whole.weak
      ? title.replace(', variante leggera', WEAK[whole.weak])
      : claimed(title) + (isLess ? '' : ' da completare'),
    intro: whole.weak ? intro.replace(' per una versione leggera', '') : intro,
    groups: textsOf(whole),
    steps: stepsInVoice(whole.steps, recipe),
    ...(whole.asItWas && whole.asItWas.length > 0 ? { asItWas: whole.asItWas } : {}),
    changes: byReason(whole.changes),
    notes: [
      ...whole.notes,
      ...unknownNotes(unknown),
      ...(isDiet(option) ? [...promise.notes, ...dietNotes(recipe, option, whole)] : []),
    ],
    ...effects,
  }
  const final =
    option === 'chetogenica' ? withKetoClaim(result, recipe, effects.nutrition.after.carbs_g) : result
  const checked = isAlready ? final : withWhatIsLeft(final, unknown)
  return whole.asItWas ? checked : { ...checked, groups: listAsTyped(told, lists.before, whole.groups) }
}

function withWhatIsLeft(result: ImprovedRecipe, unknown: readonly string[]): ImprovedRecipe {
  const { option, title, notes, changes } = result
  if (!isDiet(option)) return result
  const left = whatIsLeft(result, option)
  if (left.length === 0 && unknown.length > 0 && option !== SALTLESS)
    return { ...result, title: `${title} da completare` }
  if (left.length > 0) {
    const note = `La dieta non ammette qualcosa che qui resta: ${left.join(', ')}. Toglilo, o scegli tu che cosa ne prende il posto.`
    return { ...withAllergensOf(left, result), title: `${title} da completare`, notes: [note, ...notes] }
  }
  return changes.length === 0 && option !== SALTLESS
    ? { ...result, title: `${title} da controllare` }
    : result
}

function withAllergensOf(left: readonly string[], result: ImprovedRecipe): ImprovedRecipe {
  const { contains } = allergensOfLines(left.map((label) => ({ id: '', label })))
  const { allergens } = result
  return { ...result, allergens: { ...allergens, after: inLegalOrder([...allergens.after, ...contains]) } }
}

const SUITS_EVERYBODY = new Set<ReturnType<typeof doughIngredientOf>>([
  'water',
  'salt',
  'freshYeast',
  'dryYeast',
  'liquidStarter',
  'solidStarter',
])

/** A ready dough or a mix is not unknown: a note tells the reader to check the label. */
const BALL_OR_MIX = /(?<!\p{L})(?:palle|pallin[ae]|panett[oi]|bas[ei]|mix|preparato|miscela)(?!\p{L})/iu

function unknownNames(recipe: RecipeToImprove, diet: Diet, draft: Draft): string[] {
  const groups = workGroups(recipe)
  const left = new Set(draft.groups.flatMap((group) => group.lines.map(({ text }) => text)))
  const lines = groups.flatMap((group) => group.lines)
  const named = namedLines(groups)
  const rules = rulesFor(named, diet)
  const unknown = named.filter(
    ({ foodId, family, name }, at) =>
      foodId === null &&
      family === undefined &&
      !isReadyDough(name) &&
      !BALL_OR_MIX.test(lines[at]?.text ?? '') &&
      !SUITS_EVERYBODY.has(doughIngredientOf(name)) &&
      !rules.has(at) &&
      !suitsByItsWords(lines[at]?.text ?? '', diet) &&
      left.has(lines[at]?.text ?? ''),
  )
  return [...new Set(unknown.map(({ name }) => name))]
}

const unknownNotes = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [`Non conosciamo questi ingredienti: controlla tu che vadano bene. ${capitalised(names.join(', '))}.`]
