/** What of a recipe belongs to its dough and what to its topping: lines, and whole steps.
 *
 * How     a step that speaks of the topping alone stays as it is written; one that speaks of dough or oven alone goes; one of
 *         both is shown unchanged beside the new recipe. No step is cut.
 * Valid   any Italian steps: what is not sure counts as both. */
import { leadingVerb } from './gestures.ts'
import { capitalised } from './italian-noun.ts'
import type { NamedLine, Sentence } from './sentences.ts'
import { listed } from './work-lines.ts'

const KNEADING =
  /impast|panett|pallin|lievit(?!o in scaglie| alimentare)|(?<!\p{L})farin|(?<!\p{L})biga(?!\p{L})|poolish|autolisi|glutin|(?<!\p{L})pirl|staglia|planetaria|(?<!\p{L})gancio|idrata|maglia|(?<!\p{L})massa(?!\p{L})|puntata|appretto|mattarell|matterell|semola|pastella|(?<!\p{L})la pasta(?! (?:d[i']|cotta|scolata))|pagnott/iu
const SHAPING =
  /(?<!\p{L})(?:volt|rigir)\p{L}*l[ao](?!\p{L})|spennell[^.;]*(?:uov|tuorl|latte|album)|(?<!\p{L})disc(?:o|hi)(?! d[i'])(?!\p{L})|fossett|polpastrell|cornicion|(?<!\p{L})lemb[oi]|rettangol|(?<!\p{L})(?:sfogli[ae](?!\p{L})(?! d[i'])|pasta sfoglia|piadin[ae]|fett[ae] di pane|il pane|i pani|crostini|bruschett\p{L}+)|(?<!\p{L})(?:calzon[ei]|panuozz[oi]|filon[ei]|pagnotte|montanar[ae]|zeppol[ae])(?!\p{L})/iu
const CLOSING =
  /ripieg|richiud|sigill|mezzaluna|(?<!\p{L})chiud(?:i|e|ete|ere|iamo|ono)?(?:l[oaie])?(?!\p{L}| con (?:un|il|la|l'|\d|i |le ))|arrotol/iu
const FRYING = /(?<!\p{L})(?:frigg|tuff)|schiumarola|olio (?:bollente|caldo|di semi)/iu
const OVEN =
  /(?<!\p{L})(?:forn[oi](?!\p{L})|inforn|sforn|preriscald|pietra|refrattari|(?:la|sulla|con la) pala|grill|teglia rovesciata|ripiano)/iu
const DEGREES = /\d ?°|(?<!\p{L})gradi(?!\p{L})/iu
const ROASTING = /arrost|tosta|grigli|asciug|abbrustol|inforn|cuoc/iu
const STRETCHING =
  /(?<!\p{L})(?:stend|stes[aoie](?!\p{L})|allarg|spian|appiatt|schiacc|distend|prem(?:i|ete|ere|iamo)(?!\p{L}))|(?<!\p{L})(?:apri|aprite|aprire|apriamo|si apr[eo]\p{L}*|tir(?:a|ate|are))(?:l[oaie])?(?!\p{L})/iu
const OF_DOUGH =
  /\d ?(?:cm|mm)(?!\p{L})|disc[oh]|panett|pallin|tegli|pasta|impasto|base|pezz[oi] di|lievit|matt[ae]rell|mezzo centimetro|sottil.*forma/iu
const ON_A_BASE =
  /(?<!\p{L})(?:condi|farc|guarn|ricopr|copri|distribu|cosparg|spalm|adagi|dispo)\p{L}*(?: \p{L}+){0,3} (?:la|le|ogni|sull[ae]|sulla|sul|il|i|sui|gli) ?(?:\p{L}+ )?(?:pizz|base|basi|focacc|panett|disc|piadin|pinsa|fette|pane|sfogli|superficie)/iu
/** What toppings have become by the time they are laid on. */
export const MADE =
  /(?<!\p{L})(?:sug[oh]|sughetto|salsa|crem[ae]|composto|pesto|ripieno|farcia|farcitura|verdur\p{L}|granella|condiment[oi]|mollica|emulsione|salamoia|intingolo|soffritto|ragù)(?!\p{L})/iu
export const BAKING =
  /(?<!\p{L})(?:inforn|(?:pre)?cuoc|(?:pre)?cott(?:ura|e)? (?:per|\d)|in forno|rimett|prosegu|frigg|a cuocere|^forno|altri \d)/iu
const CLAUSE = /(?<!\p{L})(?:finché|fino a quando|fino a che|quando|perché|mentre|affinché)(?!\p{L})/iu
export const IN_A_POT =
  /(?<!\p{L})(?:in|nel|nella|nello|nell'|sul|al|dal|con il)(?: \p{L}+)? ?(?:ciotol|padell|tegam|colin|scolapasta|mortaio|pentol|frullator|terrin|boccale|mixer)/iu
/** A rest of which the step does not say what rests. */
const REST = /(?:lasci|copr|copert|ripos|matur|attend|aspett|rader).*(?:\d|mezz'|un'|due|tre|or[ae]|minuti)/iu
/** Oil and salt alone are made into something, or belong to the tin. */
const OF_SEASONINGS = /emulsion|mescol|sbatt|frull|salamoia|scald|soffri|condi/iu
/** Says how something is, where notes in haste say what is done. */
const TELLS = /(?<!\p{L})(?:è|sono|dev\p{L}*|sia|siano|sarà|hanno|ha|può|possono|rest\p{L}+)(?!\p{L})/iu
const TIMED = /\d (?:minut|second)/iu
const GOES_INTO_DOUGH = /impast|lievit/iu
/** Gestures that only go on with the topping step before. */
const GOES_WITH_IT =
  /^(?:\p{L}+ )?(?:scol|strizz|tagl|trit|frull|sbucci|spell|tamp|asciug|tien|ten|affett|mescol|regol|aggiust|assaggi|filtr|schiacc|sal|pep|spegn|lasc\p{L}+ (?:intiepid|raffredd)|fa\p{L}* raffredd)/iu

export type LinePhase = 'laid' | 'late' | 'after'
type StepClass = 'topping' | 'dough' | 'both'
export type ToldStep = {
  at: number
  sentences: readonly Sentence[]
  text: string
  own: StepClass
  phase: 'prepared' | LinePhase
}

/** Lines of the topping, and those of them that season: a dough has them too. */
export type ToppingLines = {
  toppings: ReadonlySet<number>
  seasonings: ReadonlySet<number>
  lines: readonly NamedLine[]
}

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ')

const IN_THE_TIN = /tegli|stampo|placca|padell|(?<!\p{L})testo(?!\p{L})|piastra/iu
/** Where the recipe begins to put its dish together. */
function assemblyOf(steps: readonly string[]): number {
  const begins = (one: string) =>
    (STRETCHING.test(one) && OF_DOUGH.test(one) && !/telo|canovaccio/iu.test(one)) ||
    ON_A_BASE.test(one) ||
    (IN_THE_TIN.test(one) &&
      /(?<!\p{L})(?:pasta|impasto|massa|dischi?|pezz[oi]|pizza)(?!\p{L})/iu.test(one)) ||
    /fossett|polpastrell|affonda le dita|schiud|a spirale/iu.test(one)
  const third = Math.floor(steps.length / 3)
  const at = steps.findIndex(
    (step, index) =>
      (index >= third || /inforn|in forno/iu.test(step)) && step.split(/(?<=[.;:!])\s/u).some(begins),
  )
  const baked = steps.findIndex((step, index) => index >= third && /inforn|nel forno|in forno/iu.test(step))
  return at !== -1 ? at : baked !== -1 ? baked : steps.findLastIndex((step) => BAKING.test(step))
}

/** Gestures that put something on, or finish what is there. */
const PUTS_ON =
  /(?<!\p{L})(?:irror|vers|macin|spolver|grattug|sbriciol|spezz|sfogli|accompagn|finisc|finit|complet|termin|aggiun|mett|unisc|riemp|infil|spalm|spennell|ung|olia|sal[aio]|salate|salare|pep[aio]|pepate|irrora|guarn|decor|cosparg|distribu|adagi|dispo|appogg|condi|serv\p{L}* con|ricopr|copr|(?:lasci|fa)\p{L}* (?:cadere|scivolare)|romp|sguscia|sistem|tuff|dai un giro|butt|spar[gs]|rifin|profum)/iu
export const isPut = (text: string) =>
  /^(?:lay|cut)$/u.test(leadingVerb(text)?.gesture ?? '') ||
  PUTS_ON.test(text.split(' ').slice(0, 4).join(' ')) ||
  /^(?:poi|per ultim|ultima cosa|infine|in uscita|fuori dal forno|all'uscita)/iu.test(text)

/** Where what a gesture is done to ends: behind stands a reason or a time. */
function objectsEnd(own: string): number {
  const first = /^\P{L}*\p{L}+/u.exec(own)?.[0].length ?? 0
  const at = CLAUSE.exec(own.slice(first))?.index
  return at === undefined ? own.length : first + at
}
export const objectsOf = ({ text, namings }: Sentence, { start, end }: { start: number; end: number }) => {
  const until = start + objectsEnd(text.slice(start, end))
  return namings.filter((one) => one.start >= start && one.end <= until)
}

/** Every step with what it speaks of. */
export function toldSteps(
  steps: readonly (readonly Sentence[])[],
  { toppings, seasonings }: ToppingLines,
): ToldStep[] {
  const texts = steps.map(textOf)
  const assembly = assemblyOf(texts)
  const lastBake = texts.findLastIndex((text, at) => at >= assembly && (BAKING.test(text) || OVEN.test(text)))
  let before: StepClass = 'dough'
  const isMarked = steps.flat().some(({ namings }) => namings.some(({ mark }) => mark))
  return steps.map((sentences, at) => {
    const text = texts[at] ?? ''
    const isLate = at >= assembly
    const named = sentences.flatMap((sentence) =>
      sentence.gestures.flatMap((gesture) => {
        const own = sentence.text.slice(gesture.start, gesture.end)
        const verb = leadingVerb(own)
        const isDone = isLate
          ? isPut(own) || (verb !== undefined && verb.gesture !== 'other')
          : verb !== undefined
        const isTerse = !isMarked && verb === undefined && !TELLS.test(own)
        return objectsOf(sentence, gesture).filter(
          ({ mark }) => isDone || isTerse || (mark && mark.amount !== 0),
        )
      }),
    )
    const lines = new Set(named.flatMap(({ line }) => (toppings.has(line) ? [line] : [])))
    const [opening] = sentences
    const isResting =
      opening !== undefined &&
      REST.test(opening.text) &&
      !opening.namings.some(({ line }) => toppings.has(line))
    const isOnIt =
      !isLate &&
      opening?.namings.length === 0 &&
      /^(?:si )?\p{L}+l[ao](?!\p{L})/iu.test(opening.text) &&
      leadingVerb(opening.text)?.hasPronoun === true
    const speaksOfDough =
      isOnIt ||
      KNEADING.test(text) ||
      CLOSING.test(text) ||
      isResting ||
      (isLate && (SHAPING.test(text) || (STRETCHING.test(text) && OF_DOUGH.test(text))))
    const isHot =
      OVEN.test(text) ||
      (isLate && (BAKING.test(text) || FRYING.test(text) || DEGREES.test(text) || TIMED.test(text)))
    const roasts =
      !isLate &&
      ROASTING.test(text) &&
      !/accend|preriscald|pietra|(?<!\p{L})pala|(?:scald|port)\p{L}* (?:il |a temperatura )?(?:il )?forno|(?<!\p{L})bas[ei](?!\p{L})/iu.test(
        text,
      )
    const hasReal = [...lines].some((line) => !seasonings.has(line))
    const isOfTin = !hasReal && !isLate && !OF_SEASONINGS.test(text)
    const isOther = speaksOfDough || (isHot && !roasts) || isOfTin
    const isNamed = hasReal || (lines.size > 0 && !isOther) || (isLate && !isOther && MADE.test(text))
    const own: StepClass = isNamed
      ? isOther
        ? 'both'
        : 'topping'
      : !isOther && before === 'topping' && GOES_WITH_IT.test(text)
        ? 'topping'
        : 'dough'
    before = own
    const phase = !isLate ? 'prepared' : at > lastBake && lastBake !== -1 ? 'after' : 'laid'
    return { at, sentences, text, own, phase }
  })
}

/** Whether the recipe puts a line into its dough: every time that it names it. */
export function isKneadedIn(line: number, told: readonly ToldStep[]): boolean {
  const named = told.flatMap(({ sentences, phase }) =>
    sentences.flatMap(({ text, namings }) =>
      namings.some((one) => one.line === line && !text.slice(one.end).startsWith(' a velo'))
        ? [{ text, phase }]
        : [],
    ),
  )
  return (
    named.length > 0 && named.every(({ text, phase }) => phase === 'prepared' && GOES_INTO_DOUGH.test(text))
  )
}

/** What of a step belongs to the old dough, in one sentence. */
export function leaveOut({ text, own, phase }: ToldStep, swapped: readonly string[]): string {
  const isLate = phase !== 'prepared'
  const parts =
    own === 'topping'
      ? []
      : [
          ...(KNEADING.test(text) ? ["l'impasto"] : []),
          ...(isLate && (STRETCHING.test(text) || SHAPING.test(text)) ? ['la forma della base'] : []),
          ...(CLOSING.test(text) ? ['la chiusura'] : []),
          ...(isLate && FRYING.test(text) ? ['la frittura della pasta'] : []),
          ...(OVEN.test(text) || (isLate && BAKING.test(text)) ? ['la cottura della base'] : []),
        ]
  const rest =
    swapped.length > 0
      ? []
      : [own === 'both' ? 'ciò che riguarda la base di prima' : 'ciò che la dieta non ammette']
  const left = parts.length === 0 ? rest : parts
  const dropped =
    left.length === 0 ? [] : [`di questo passo lascia da parte ${listed(left)}: segui i passi qui sopra`]
  return `${capitalised([...dropped, ...swapped].join('; '))}.`
}
