/** What each sentence of a recipe is for: its dough, making something of the topping ready, or putting the dish together.
 *
 * How     a sentence that only makes a topping ready stays as it is written. What puts together, shapes or bakes is said by the
 *         steps of the new dough. No sentence is cut.
 * Valid   any Italian steps: what is not sure counts as putting together. */
import { leadingVerb } from './gestures.ts'
import { capitalised } from './italian-noun.ts'
import type { NamedLine, Sentence } from './sentences.ts'

const KNEADING =
  /impast|panett|pallin|lievit(?!o in scaglie| alimentare)|(?<!\p{L})farin|(?<!\p{L})biga(?!\p{L})|poolish|autolisi|glutin|(?<!\p{L})pirl|staglia|planetaria|(?<!\p{L})gancio|idrata|maglia|(?<!\p{L})massa(?!\p{L})|puntata|appretto|mattarell|matterell|semola|pastella|(?<!\p{L})(?:(?:nel|sul|del|dal|al)?la) pasta(?! (?:d[i']|cotta|scolata))|pagnott|pezz[io] da (?:circa )?\d/iu
const SHAPING =
  /(?<!\p{L})(?:volt|rigir)\p{L}*l[ao](?!\p{L})|spennell[^.;]*(?:uov|tuorl|latte|album)|(?<!\p{L})disc(?:o|hi)(?! d[i'])(?!\p{L})|fossett|polpastrell|cornicion|(?<!\p{L})lemb[oi]|rettangol|(?<!\p{L})(?:sfogli[ae](?!\p{L})(?! d[i'])|pasta sfoglia|piadin[ae]|fett[ae] di pane|il pane|i pani|crostini|bruschett\p{L}+)|(?<!\p{L})(?:calzon[ei]|panuozz[oi]|filon[ei]|pagnotte|montanar[ae]|zeppol[ae])(?!\p{L})|(?<!\p{L})(?:fa(?:re|i|ccio|te|cciamo)|form\p{L}+|ricav\p{L}+) (?:\p{L}+|\d+) (?:pizz|disch|pezz)/iu
export const CLOSING =
  /ripieg|richiud|sigill|mezzaluna|(?<!\p{L})chiud(?:i|e|ete|ere|iamo|ono|o)?(?:l[oaie])?(?!\p{L}| con (?:un|il|la|l'|\d|i |le ))|arrotol|altro velo|seconda sfoglia|rimbocc|copr\p{L}* con (?:gli |le |l')?altr/iu
const FRYING = /(?<!\p{L})(?:frigg|tuff)|schiumarola|olio (?:bollente|caldo|di semi)/iu
/** Before the dough goes into it. */
const HEATS_OIL =
  /(?<!\p{L})(?:scald|port|vers|mett)\p{L}* (?:\p{L}+ ){0,2}(?:l'olio|(?:abbondante |tanto )?olio|lo strutto) [^.]*(?:\d ?°|gradi|friggere|semi|arachid|girasole|profond|alta|capient|caldo|bollente)/iu
const OVEN =
  /(?<!\p{L})(?:forn[oi](?!\p{L})|inforn|sforn|preriscald|pietra|refrattari|(?:la|sulla|con la) pala|grill|teglia rovesciata|ripiano)/iu
const DEGREES = /\d ?°|(?<!\p{L})gradi(?!\p{L})/iu
const ROASTING = /arrost|tosta|grigli|asciug|abbrustol|inforn|cuoc/iu
const OF_THE_OVEN =
  /accend|preriscald|pietra|(?<!\p{L})pala(?!\p{L})|(?:scald|port)\p{L}* (?:il |a temperatura )?(?:il )?forno|(?<!\p{L})bas[ei](?!\p{L})/iu
const STRETCHING =
  /(?<!\p{L})(?:stend|srotol|stes[aoie](?!\p{L})|allarg|spian|appiatt|schiacc|distend|prem(?:i|ete|ere|iamo)(?!\p{L}))|(?<!\p{L})(?:apri|aprite|aprire|apriamo|si apr[eo]\p{L}*|tir(?:a|ate|are))(?:l[oaie])?(?!\p{L})/iu
const OF_DOUGH =
  /\d ?(?:cm|mm)(?!\p{L})|disc[oh]|panett|pallin|tegli|pasta|impasto|base|pezz[oi] di|lievit|matt[ae]rell|mezzo centimetro|sottil.*forma|(?<!\p{L})basi(?!\p{L})/iu
const ON_A_BASE =
  /(?<!\p{L})(?:condi|farc|guarn|ricopr|copri|distribu|cosparg|spalm|adagi|dispo)\p{L}*(?: \p{L}+){0,3} (?:la|le|ogni|sull[ae]|sulla|sul|il|i|sui|gli) ?(?:\p{L}+ )?(?:pizz|base|basi|focacc|panett|disc|piadin|pinsa|fette|pane|sfogli|superficie)/iu
/** What toppings have become by the time they are laid on. */
export const MADE =
  /(?<!\p{L})(?:sug[oh]|sughetto|salsa|crem[ae]|composto|pesto|ripieno|farcia|farcitura|verdur\p{L}|granella|condiment[oi]|mollica|emulsione|hummus|bagna|conza|tapenade|caponata|intingolo|soffritto|ragù)(?!\p{L})/iu
export const BAKING =
  /(?<![\p{L}\d])(?:inforn|(?:pre)?cuoc|(?:pre)?cott(?:ura|e)? (?:per|\d)|in forno|rimett|prosegu|frigg|a cuocere|(?<!(?:dal|del|di|nel|in) )forno(?!\p{L})|(?:altri|ancora) (?:\d|due|tre|quattro|cinque|pochi|qualche)|(?:finisc|finir|termin|complet|ultim)\p{L}* (?:la |di )?(?:cottura|cuocere)|\d{3} ?(?:°|gradi))/iu
const CLAUSE = /(?<!\p{L})(?:finché|fino a quando|fino a che|quando|perché|mentre|affinché)(?!\p{L})/iu
export const IN_A_POT =
  /(?<!\p{L})(?:in|nel|nella|nello|nell'|sul|al|dal|con il)(?: \p{L}+)? ?(?:ciotol|padell|tegam|colin|scolapasta|mortaio|pentol|frullator|terrin|boccale|mixer|acqua)/iu
/** On the stove: 'Fate sobbollire i pomodori'; not 'i funghi rosolati'. */
const ON_THE_STOVE =
  /^(?:\P{L}*\p{L}+ ){0,2}?(?:sobboll|soffri|rosol|stuf|sbollent|sbianch|less(?:a|are|ate|iamo|o)(?!\p{L})|bolli|appassi|scottat?e|f(?:a|ai|are|ate|acciamo|accio) (?:\p{L}+ )?(?:andare|saltare|sciogliere|insaporire|asciugare|restringere|cuocere a fuoco))/iu
/** A rest of which the sentence does not say what rests. */
const REST = /(?:lasci|copr|copert|ripos|matur|attend|aspett|rader).*(?:\d|mezz'|un'|due|tre|or[ae]|minuti)/iu
/** Oil and salt alone are made into something, or belong to the tin. */
const OF_SEASONINGS = /emulsion|mescol|sbatt|frull|scald|soffri|condi|sal[aio]l[aei]/iu
/** Says how something is, where notes in haste say what is done. */
const TELLS = /(?<!\p{L})(?:è|sono|dev\p{L}*|sia|siano|sarà|hanno|ha|può|possono|rest\p{L}+)(?!\p{L})/iu
const TIMED = /\d (?:minut|second)/iu
const GOES_INTO_DOUGH = /impast|lievit/iu
/** When it is done, and not what is done: 'Mentre l'impasto riposa, soffriggi …'. */
const MEANWHILE =
  /^(?:(?:mentre|intanto che|durante|nell'attesa|in attesa|nel tempo)[^,:;]*[,:;] |durante (?:la|il|le|i|l') ?\p{L}+ (?=\p{L}+(?:a|e|i)(?: |l[oaie] )))/iu
const REASON = /(?:,| e)? (?:perché|così|altrimenti|sennò|tanto poi) .*$/iu
/** Without what it says first of the old dough's rests. */
export function withoutWaiting(sentence: Sentence): Sentence {
  const before = MEANWHILE.exec(sentence.text)?.[0] ?? ''
  if (!KNEADING.test(before)) return sentence
  const back = -before.length
  const moved = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: Math.max(0, one.start + back),
    end: one.end + back,
  })
  return {
    text: capitalised(sentence.text.slice(before.length)),
    namings: sentence.namings
      .filter(({ start }) => start >= before.length)
      .map((one) => ({ ...moved(one), mark: one.mark && moved(one.mark) })),
    gestures: sentence.gestures.filter(({ end }) => end > before.length).map((one) => moved(one)),
  }
}
const MAKES_READY = /^(?:cut|drain|heat|clean|mix)$/u

export const LATE =
  /(?:ne)?gli ultimi \d|negli ultimi|dopo i primi|quando (?:ne )?manca|manca poco|quasi (?:cott|pront)|nell'ultimo|all'ultimo|verso (?:la )?fine|a un minuto|a metà cottura|prima di fine cottura|minut[io] (?:prima|dalla fine)|a pochi minuti/iu

export type LinePhase = 'laid' | 'over' | 'late' | 'after'
export type ToldSentence = {
  step: number
  sentence: Sentence
  role: 'dough' | 'prepare' | 'assemble'
  /** Whether the recipe has begun to put its dish together. */
  isLate: boolean
}

/** Lines of the topping, and those of them that season: a dough has them too. */
export type ToppingLines = {
  toppings: ReadonlySet<number>
  seasonings: ReadonlySet<number>
  lines: readonly NamedLine[]
}

const IN_THE_TIN = /tegli|stampo|placca|padell|(?<!\p{L})testo(?!\p{L})|piastra/iu
const begins = (one: string) =>
  /^\P{L}*(?:poi |si )?(?:stend|allarg|srotol|apr|tir)\p{L}*[,.]/iu.test(one) ||
  (STRETCHING.test(one) && DEGREES.test(one)) ||
  (STRETCHING.test(one) &&
    (OF_DOUGH.test(one) || /(?<!\p{L})pizz[ae](?!\p{L})/iu.test(one)) &&
    !/telo|canovaccio/iu.test(one)) ||
  ON_A_BASE.test(one) ||
  (IN_THE_TIN.test(one) && /(?<!\p{L})(?:pasta|impasto|massa|dischi?|pezz[oi]|pizza)(?!\p{L})/iu.test(one)) ||
  /fossett|polpastrell|affonda le dita|schiud|(?<!frust[ae] )a spirale|(?:nella|sulla) pasta|(?:fa(?:re|i|ccio|te)|form\p{L}+) (?:\p{L}+|\d+) (?:pizz|disch)/iu.test(
    one,
  )

/** The sentence in which the recipe begins to put its dish together, by its place among all. */
function assemblyOf(sentences: readonly { step: number; text: string }[], steps: number): number {
  const third = Math.floor(steps / 3)
  const may = ({ step, text }: { step: number; text: string }) =>
    step >= third || /(?<!\p{L})(?:inforn|forno(?!\p{L}))/iu.test(text)
  const at = sentences.findIndex((one) => may(one) && one.text.split(/(?<=[;:])\s/u).some(begins))
  if (at !== -1) return at
  const baked = sentences.findIndex((one) => may(one) && /inforn|(?<!\p{L})forno(?!\p{L})/iu.test(one.text))
  return baked !== -1 ? baked : sentences.findLastIndex(({ text }) => BAKING.test(text))
}

/** Gestures that put something on, or finish what is there. */
const PUTS_ON =
  /(?<!\p{L})(?:irror|vers|macin|spolver|grattug|sbriciol|spezz|sfogli|accompagn|finisc|finit|complet|termin|aggiun|mett|unisc|riemp|infil|spalm|spennell|ung|olia|sal[aio]|salate|salare|pep[aio]|pepate|irrora|guarn|decor|cosparg|distribu|adagi|dispo|appogg|condi|serv\p{L}* con|chiud\p{L}* con|vel(?:a|are|ate)(?!\p{L})|ricopr|copr|(?:lasci|fa)\p{L}* (?:cadere|scivolare)|romp|sguscia|sistem|tuff|dai un giro|butt|spar[gs]|rifin|profum)/iu
export const isPut = (text: string) =>
  /^(?:lay|cut)$/u.test(leadingVerb(text)?.gesture ?? '') ||
  PUTS_ON.test(text.split(' ').slice(0, 4).join(' ')) ||
  /^(?:poi|per ultim|ultima cosa|infine|in uscita|fuori dal forno|all'uscita)/iu.test(text)

/** 'Pulisco i gamberi', 'poi taglio la cipolla'. */
const IN_FIRST_PERSON =
  /^(?:\P{L}*(?:poi|io|intanto|infine|dopo|mentre|le|li|lo|la|ci|ne) )*\p{L}{2,}o (?:il|lo|la|i|gli|le|un|una|uno|tutt[oi]|l')(?:\P{L}|$)/iu
/** 'I pelati li schiaccio', 'le alici si lavano'. */
const OBJECT_FIRST = /^(?:(?:il|lo|la|i|gli|le) |l')(?:\p{L}+ ){1,4}(?:li|le|lo|la|si|ne) \p{L}{4,}/iu
const saysVerb = (own: string): boolean =>
  [own, own.replace(/^[^:.]{3,40}: /u, '')].some(
    (one) => leadingVerb(one) !== undefined || IN_FIRST_PERSON.test(one) || OBJECT_FIRST.test(one),
  )
/** A note in haste: it says no verb, and nothing that only tells. */
export const isTerse = (own: string) => !saysVerb(own) && !TELLS.test(own.split(/[,;:]/u)[0] ?? '')

const isHasty = ({ text, gestures }: Sentence) =>
  gestures.every(({ start, end }) => isTerse(text.slice(start, end)))

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

/** Every sentence with what it is for. */
export function toldSentences(
  steps: readonly (readonly Sentence[])[],
  { toppings, seasonings }: ToppingLines,
): ToldSentence[] {
  const all = steps.flatMap((sentences, step) =>
    sentences.map((sentence) => ({
      step,
      sentence,
      text: sentence.text.replace(MEANWHILE, '').replace(REASON, ''),
    })),
  )
  const assembly = assemblyOf(all, steps.length)
  const isMarked = all.some(({ sentence }) => sentence.namings.some(({ mark }) => mark))
  let before: ToldSentence['role'] = 'dough'
  return all.map(({ step, sentence, text }, at) => {
    const isLate = assembly !== -1 && at >= assembly
    const lines = doneTo(sentence, { isLate, isMarked })
    const named = new Set([...lines].filter((line) => toppings.has(line)))
    const hasReal = [...named].some((line) => !seasonings.has(line))
    const seasons = isLate && putsOnSeasoning(sentence, named)
    const fries = !hasReal && HEATS_OIL.test(text)
    const isOther =
      fries ||
      speaksOfDough(sentence, text, { isLate, toppings }) ||
      (isHot(text, isLate) && (isLate || !hasReal || OF_THE_OVEN.test(text)))
    const role = roleOf({
      isNamed:
        !/^se /iu.test(text) &&
        (hasReal ||
          seasons ||
          (!isOther && (isLate ? MADE.test(text) : named.size > 0 && OF_SEASONINGS.test(text)))),
      isOther,
      isLate,
      isReady: makesReady(sentence, text),
      isHasty:
        LATE.test(text) ||
        (isHasty(sentence) &&
          !MADE.test(text) &&
          !IN_A_POT.test(text) &&
          (isLate || !/(?<!\p{L})in forno/iu.test(text))),
      before,
    })
    before = role
    return { step, sentence, role, isLate }
  })
}

type Read = {
  isNamed: boolean
  isOther: boolean
  isLate: boolean
  isReady: boolean
  isHasty: boolean
  before: ToldSentence['role']
}
function roleOf({ isNamed, isOther, isLate, isReady, isHasty, before }: Read): ToldSentence['role'] {
  if (!isNamed) return isOther ? 'dough' : before
  if (isOther || (isHasty && (before !== 'prepare' || isLate))) return 'assemble'
  return !isLate || isReady ? 'prepare' : 'assemble'
}

/** 'Spennellare con l'olio rimasto e cospargere di sale grosso'; not 'ungi la teglia'. */
const putsOnSeasoning = (sentence: Sentence, named: ReadonlySet<number>): boolean =>
  sentence.gestures.some((gesture) => {
    const own = sentence.text.slice(gesture.start, gesture.end)
    return (
      isPut(own) &&
      !/(?<!\p{L})(?:ung|olia|oliat)\p{L}*/iu.test(own) &&
      objectsOf(sentence, gesture).some(({ line }) => named.has(line))
    )
  })

/** Lines that something is done to. */
function doneTo(
  sentence: Sentence,
  { isLate, isMarked }: { isLate: boolean; isMarked: boolean },
): Set<number> {
  return new Set(
    sentence.gestures.flatMap((gesture) => {
      const own = sentence.text.slice(gesture.start, gesture.end)
      const verb = leadingVerb(own)
      const isDone = isLate
        ? isPut(own) || STRETCHING.test(own) || (verb !== undefined && verb.gesture !== 'other')
        : saysVerb(own)
      return objectsOf(sentence, gesture)
        .filter(({ mark }) => isDone || (!isMarked && isTerse(own)) || (mark && mark.amount !== 0))
        .map(({ line }) => line)
    }),
  )
}

/** 'Intanto soffriggi i friarielli', while the base waits: nothing is laid on yet. */
function makesReady(sentence: Sentence, text: string): boolean {
  const verbs = sentence.gestures.flatMap(({ start, end }) => {
    const verb = leadingVerb(sentence.text.slice(start, end))
    return verb ? [verb.gesture] : []
  })
  const isPot = IN_A_POT.test(text) || ON_THE_STOVE.test(text)
  const first = verbs[0]
  return (
    !ON_A_BASE.test(text) &&
    !LATE.test(text) &&
    !/imbott|farci(?:re|te|sc)/iu.test(text) &&
    (isPot || (first !== undefined && MAKES_READY.test(first))) &&
    verbs.every((one) => one !== 'lay' || isPot)
  )
}

function speaksOfDough(
  { namings, gestures, text: whole }: Sentence,
  text: string,
  { isLate, toppings }: { isLate: boolean; toppings: ReadonlySet<number> },
): boolean {
  const isResting = REST.test(text) && !namings.some(({ line }) => toppings.has(line))
  const verb = leadingVerb(whole.slice(gestures[0]?.start ?? 0))
  const isOnIt =
    !isLate &&
    namings.length === 0 &&
    /^(?:si )?\p{L}+l[ao](?!\p{L})/iu.test(text) &&
    verb?.hasPronoun === true
  return (
    isOnIt ||
    KNEADING.test(text) ||
    CLOSING.test(text) ||
    isResting ||
    (isLate && (SHAPING.test(text) || (STRETCHING.test(text) && OF_DOUGH.test(text))))
  )
}

function isHot(text: string, isLate: boolean): boolean {
  const roasts = !isLate && ROASTING.test(text) && !OF_THE_OVEN.test(text)
  if (roasts) return false
  if (OVEN.test(text)) return true
  return (
    isLate &&
    !IN_A_POT.test(text) &&
    !ON_THE_STOVE.test(text) &&
    (BAKING.test(text) || FRYING.test(text) || DEGREES.test(text) || TIMED.test(text))
  )
}

/** Whether the recipe puts a line into its dough: every time that it names it. */
export function isKneadedIn(line: number, told: readonly ToldSentence[]): boolean {
  const named = told.flatMap(({ sentence: { text, namings }, isLate }) =>
    namings.some((one) => one.line === line && !text.slice(one.end).startsWith(' a velo'))
      ? [{ text, isLate }]
      : [],
  )
  return named.length > 0 && named.every(({ text, isLate }) => !isLate && GOES_INTO_DOUGH.test(text))
}

/** What of a step belongs to the old dough, in words. */
export const oldPartsOf = (text: string, isLate: boolean): string[] => [
  ...(KNEADING.test(text) ? ["l'impasto"] : []),
  ...(isLate && (STRETCHING.test(text) || SHAPING.test(text)) ? ['la forma della base'] : []),
  ...(CLOSING.test(text) ? ['la chiusura'] : []),
  ...(isLate && FRYING.test(text) ? ['la frittura della pasta'] : []),
  ...(OVEN.test(text) || (isLate && BAKING.test(text)) ? ['la cottura della base'] : []),
]
