/** The oven instead of the frying pan, where the recipe's own dough goes through fat: a lighter way.
 *
 * Valid   recipes that fry their dough. Where a sentence about frying would be left over, the recipe stays fried. */
import { gesturesOf } from './gestures.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import { asSentence, withArticle } from './italian-noun.ts'
import { type RecipeToImprove, shapeOf } from './recipe-to-improve.ts'
import { sentencesOf } from './sentences.ts'

const FAT = /per friggere/u
/** Gestures of the frying pan, and what is said of them. */
const OF_FRYING =
  /frigg|frittura|fritto|olio di semi|olio caldo|\d+ °C in una (?:casseruola|pentola)|a galla|schiumarola|tuffa|carta assorbente|sulla pentola|si apre nell'olio|fornello|irrorando il centro|scivolare la pizza allontanandola|sotto i 170|con la carta sotto|riportando ogni volta|coperchio e non ti|l'olio torni|scolalo in piedi/iu
const KEEPS_OIL = /(?:appena )?unte di olio di semi/giu
const SERVED = /e (?:servi dopo un paio di|mangialo dopo (?:due|tre)) minuti/iu

const asBaked = (sentence: string): string =>
  sentence
    .replace(KEEPS_OIL, 'appena unte')
    .replace(/prima di friggere/gu, 'prima di infornare')
    .replace('assorbe olio e resta', 'resta')

/** 'Stendi le palline, metti al centro la provola e friggi': what is done before the pan stays. */
const SHAPES = /^(?:Stend|Apr|Allarg)\p{L}* /u

/** Without its gestures of the pan; empty where nothing is left. */
function withoutFrying(sentence: string): string {
  const own = asBaked(sentence)
  if (!OF_FRYING.test(own)) return own
  const [gesture = '', reason] = own.split(': ')
  if (reason !== undefined && !OF_FRYING.test(gesture)) return `${gesture}.`
  if (SERVED.test(own)) return 'Servi dopo un paio di minuti: dentro è rovente.'
  const [first, ...rest] = gesturesOf(own)
  if (first === undefined) return ''
  const kept = [first, ...rest].filter(
    ({ text }) => !OF_FRYING.test(text) && !/^(?:Scolal|muovendol|Appoggial|girandol|voltandol)/iu.test(text),
  )
  return kept.some(({ text }) => SHAPES.test(text) || /rotolal|rotolali|versali|sal[ai]/iu.test(text))
    ? asSentence(kept.map(({ joint, text }, at) => (at === 0 ? text : joint + text)).join(''))
    : ''
}

/** How long it bakes: [stima]. Water on the outside keeps the crust from setting before the crumb has risen. */
const sheet = (isFilled: boolean, them: string) =>
  `Disponi ${them} su teglie foderate di carta da forno, ${/^(?:gli|i) /u.test(them) ? 'inumidiscili' : 'inumidiscile'} appena con le dita bagnate e cuoci nel forno statico già a 220 °C per ${isFilled ? '16-18' : '12-14'} minuti, finché il colore è dorato.`

/** What the recipe counts its portions in, where that is a thing. */
const themOf = ({ servingsUnit }: RecipeToImprove): string =>
  /^(?:porzion|person)/u.test(servingsUnit)
    ? 'i pezzi'
    : withArticle(servingsUnit.endsWith('e') ? 'fp' : 'mp', servingsUnit)

/** The fat goes, and its name out of the heading. */
const withoutFat = (groups: readonly WorkGroup[]): WorkGroup[] =>
  groups.map((group) => ({
    ...group,
    title: group.title.replace(/friggere e /u, ''),
    lines: group.lines.filter(({ text }) => !FAT.test(text)),
  }))

export function bakedInsteadOfFried(draft: Draft, recipe: RecipeToImprove): Draft {
  if (shapeOf(recipe) !== 'fritta') return draft
  const isFrying = draft.steps.map((step) => sentencesOf(step).map((one) => OF_FRYING.test(asBaked(one))))
  const lastAt = isFrying.findLastIndex((sentences) => sentences.includes(true))
  const own = draft.steps.map((step) =>
    sentencesOf(step)
      .map(withoutFrying)
      .filter((one) => one !== ''),
  )
  const isFilled = /ripieg|mezzaluna/iu.test(recipe.instructions)
  const withSheet = (sentences: readonly string[]) => [
    ...sentences.filter((one) => SHAPES.test(one)),
    sheet(isFilled, themOf(recipe)),
    ...sentences.filter((one) => !SHAPES.test(one)),
  ]
  const steps = own
    .map((sentences, at) => (at === lastAt ? withSheet(sentences) : sentences).join(' '))
    .filter((step) => step !== '')
  if (steps.some((step) => OF_FRYING.test(step)) || lastAt === -1) return draft
  return {
    ...draft,
    groups: withoutFat(draft.groups),
    steps,
    changes: [
      ...draft.changes,
      {
        what: 'cottura in forno al posto della frittura',
        why: 'la pasta fritta beve olio, quella al forno no: cambia la crosta, che viene asciutta e friabile invece che gonfia (stima)',
      },
    ],
    notes: draft.notes,
  }
}
