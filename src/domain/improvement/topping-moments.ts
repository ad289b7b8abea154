/** When the new recipe lays on which line of the topping: before the bake, towards its end, or behind it.
 *
 * How     the gestures of the recipe in their order: its first bake parts what is laid before, its last what comes behind.
 * Valid   any Italian steps; what they do not say is laid on first, or last where nobody bakes it.
 * Source  content/improve/toppings.yaml. */
import { TOPPINGS } from '#knowledge/improve.ts'
import { FAMILIES } from '#knowledge/substitutes.ts'
import { gesturesIn, leadingVerb } from './gestures.ts'
import type { Naming, Sentence } from './sentences.ts'
import { nounOf, type SwapPlan } from './swap-plan.ts'
import {
  BAKING,
  CLOSING,
  IN_A_POT,
  isPut,
  isTerse,
  LATE,
  type LinePhase,
  MADE,
  objectsOf,
  type ToldSentence,
  type ToppingLines,
} from './topping-sentences.ts'

/** Made in one pan, whatever the recipe calls it then. */
const COOKS = /appass|soffri|stuf|restring|sfum|in padella|cuoc|frull|amalgam|emulsion|stemper/iu
const SMALL_SHARE = 0.3
const OUT =
  /fuori dal forno|appena (?:sforna|esce|uscit|cott|fritt|pront|tolt)|all'uscita|sforn|a fine cottura|a cottura (?:finita|ultimata|terminata|ultimata)|(?:una volta|quando è|quando sono|appena) (?:cott|pront|fredd|tiepid)|prima di servire|al momento di servire|a crudo|dopo (?:la )?cottura|in uscita|quando esc|(?:tolgo|tiro|tira|tirate) fuori/iu
const OUT_OF_OVEN =
  /fuori dal forno|sforn|all'uscita|a crudo|in uscita|quando esc|prima di servire|a fine cottura|appena (?:sforna|uscit|esce)|dopo (?:la )?cottura|(?<!\p{L})a cottura (?:finita|ultimata|terminata)/iu
const SHORT =
  /(?:(?<!\d)[1-3]|(?<!\p{L})(?:un|due|tre|paio di|pochi|qualche))(?:[-–]\d)? ?(?:min|second|['′])|\d second/iu
const REPEATS =
  /(?<!\p{L})(?:le |gli |l'|i |la |il )(?:altr|second|success|seguent|rimanent|restant)|quell[ei] che|i successivi/iu
const HEATS_THE_OVEN =
  /(?:port|scald|accend|preriscald|riscald|impost)\p{L}* (?:\p{L}+ )?(?:il |prima il )?(?:forno|grill|pietra)|porta il forno|forno (?:già )?(?:caldo|preriscaldato) a/iu
/** What is told behind it is talk. */
const SERVED = /^(?:e )?(?:serv(?:i|ite|ire|iamo|o|ila|itela|ile)|gustat|buon appetito)(?!\p{L}| con)/iu
/** On what is shut already. */
const OVER =
  /superfici|sopra|(?<!\p{L})vel(?:a|are|ate|o)(?!\p{L})|spennell|cosparg|spolver|^(?:zucchero|olio|sale)/iu
const BACK_IN = /(?<!\p{L})(?:rimett|reinforn|di nuovo in forno|ancora in forno|torna in forno|ripass)/iu
/** 'Una conca per l'uovo'. */
const IS_FOR = /(?<!\p{L})(?:per|senza)(?: (?:il|lo|la|i|gli|le)| l')? ?$/iu
const MIXES = /amalgam|mescol|frull|sbatt|setacc|incorpor|impast|lavora|emulsion|unis|aggiun/iu
/** 'La crema di tuorli': what the list calls 'tuorli' by then. */
const MADE_OF =
  /(?<!\p{L})((?:crema|salsa|sugo|fonduta|purea|composta|farcia|pesto|granella|emulsione) d(?:i |'|ei |el |ella |elle |egli |ell'))$/iu

export const startsWord = (text: string, words: readonly string[]) =>
  words.some((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))
const isSpice = (name: string) =>
  TOPPINGS.spices.some((word) => new RegExp(`^${word}(?!\\p{L})`, 'iu').test(name))

export const nameNow = (line: number, plan: SwapPlan): string =>
  nounOf(plan, line)?.noun ?? (plan.lines[line]?.name ?? '').replace(/^per [^:,]*: |,.*$/u, '')

/** 'Sala e pepa' names neither. */
export const SALTS = /(?<!\p{L})sal(?:e|a|o|i|ato|ata|ati|ate|are|ando|arl[oaie])(?:l[oaie])?(?!\p{L})/iu
const isSaid = (name: string, text: string) =>
  (name.startsWith('sale') && SALTS.test(text)) ||
  (name.startsWith('pepe') && /(?<!\p{L})pep(?:e|a|ato|ate|are|ando)(?:l[oaie])?(?!\p{L})/iu.test(text))

type Laid = {
  line: number
  phase: LinePhase
  isSure: boolean
  label: string | null
  /** The word of a kind that names it: 'il pesce'. */
  kind: string | null
  isPart: boolean
}

type Phased = {
  own: string
  sentence: Sentence
  gesture: { start: number; end: number }
  phase: LinePhase
  puts: boolean
  isDough: boolean
  /** Whether the recipe has begun to put its dish together. */
  isBegun: boolean
  /** Where in the sentence the bake begins: 'Ci metti la provola e inforni'. */
  bakeAt: number
}

/** The gestures of putting together with their moments. */
function phasedGestures(told: readonly ToldSentence[]): Phased[] {
  const gestures = told
    .filter(({ role, isLate }) => role === 'assemble' || (isLate && role === 'dough'))
    .flatMap(({ sentence, role, isLate: isBegun }) =>
      sentence.gestures.map((gesture) => ({
        own: sentence.text.slice(gesture.start, gesture.end),
        sentence,
        gesture,
        role,
        isBegun,
      })),
    )
  const bakes = ({ own, isBegun }: { own: string; isBegun: boolean }) =>
    isBegun && BAKING.test(own) && !IN_A_POT.test(own) && !HEATS_THE_OVEN.test(own)
  const lastBake = gestures.findLastIndex((one) => bakes(one) && !REPEATS.test(one.own))
  const isShort = SHORT.test(gestures[lastBake]?.own ?? '')
  let isBaked = false
  let isOut = false
  let isShut = false
  let isServed = false
  return gestures.flatMap((one, at) => {
    const { own, sentence, gesture, role, isBegun } = one
    const isBake = bakes(one)
    const isLate = LATE.test(own)
    if (isBaked ? OUT.test(own) : OUT_OF_OVEN.test(own))
      isOut = !gestures.slice(at).some((next) => BACK_IN.test(next.own))
    const isAfter = isOut || (isBaked && at >= lastBake && !(at === lastBake && isBake))
    const isOver = isShut && OVER.test(own)
    // What comes between two bakes is on the base for the whole of the second, if that is not short.
    const phase =
      isLate || (isBaked && !isAfter && isShort) ? 'late' : isAfter ? 'after' : isOver ? 'over' : 'laid'
    const bakeAt = isBake ? gesture.start + own.search(BAKING) : Number.POSITIVE_INFINITY
    if (isBake) isBaked = true
    if (CLOSING.test(own)) isShut = true
    const isTold = isServed
    if (SERVED.test(own)) isServed = true
    if (isTold || IN_A_POT.test(own)) return []
    const puts = isPut(own) || isNote(sentence, gesture)
    return [{ own, sentence, gesture, phase, isBegun, isDough: role === 'dough', puts, bakeAt }]
  })
}

/** 'Jalapeños e coriandolo sopra'; not 'i miei figli scansano i peperoni'. */
function isNote(sentence: Sentence, gesture: { start: number; end: number }): boolean {
  const own = sentence.text.slice(gesture.start, gesture.end)
  const first = objectsOf(sentence, gesture)[0]?.start ?? Number.POSITIVE_INFINITY
  return isTerse(own) && sentence.text.slice(gesture.start, first).split(' ').length <= 5
}

/** What each gesture of putting together lays on, in its order. */
const laidLines = (phased: readonly Phased[], { toppings, lines }: ToppingLines): Laid[] =>
  phased.flatMap(({ own, sentence, gesture, phase, puts, isDough, isBegun, bakeAt }) => {
    if (isDough || (phase === 'after' && !puts)) return []
    const isSure = phase !== 'laid' || !/^(?:cut|drain|clean|heat)$/u.test(leadingVerb(own)?.gesture ?? '')
    return objectsOf(sentence, gesture)
      .filter(({ line, start }) => toppings.has(line) && !IS_FOR.test(sentence.text.slice(0, start)))
      .filter(({ start }) => phase !== 'laid' || isPut(own) || start < bakeAt)
      .filter(({ line }) => isBegun || !isSpice(lines[line]?.name ?? ''))
      .map((one) => ({
        line: one.line,
        phase,
        isSure,
        label: labelOf(sentence, one),
        kind: one.isKind ? sentence.text.slice(one.start, one.end).toLowerCase() : null,
        isPart: PART.test(own),
      }))
  })

/** 'Metà del parmigiano', 'ancora olio': the rest comes at another moment. */
const PART =
  /(?<!\p{L})(?:met[àa]|rest[oa]|restante|rimast\p{L}+|altr[oaei]|ancora|due terzi|parte|un po')(?!\p{L})/iu

/** When what was made of several lines is laid on: 'la crema', 'il sugo'. */
const phaseOfMade = (phased: readonly Phased[]): LinePhase | null =>
  phased.find(
    ({ own, phase, puts }) =>
      MADE.test(own) &&
      !/si fa (?:una )?crema|diventa/iu.test(own) &&
      (puts || isTerse(own) || phase === 'laid'),
  )?.phase ?? null

/** Nothing but a seasoning is laid on twice, unless the recipe says that it is a part. */
const onceEach = (all: readonly Laid[], { seasonings, lines }: ToppingLines): Laid[] =>
  all.filter(
    ({ line, phase, isSure }, at) =>
      (seasonings.has(line) && isSpice(lines[line]?.name ?? '')) ||
      all.some((one) => one.line === line && one.isPart) ||
      !all.some(
        (one, other) => other > at && one.line === line && one.phase !== phase && (one.isSure || !isSure),
      ),
  )

/** 'Il pesce', where the list has mussels and prawns: all that the recipe does not name itself. */
function everyOfKind(one: Laid, named: ReadonlySet<number>, { toppings, lines }: ToppingLines): Laid[] {
  const { kind } = one
  if (kind === null) return [one]
  const others = [...toppings].filter(
    (line) =>
      !named.has(line) &&
      !startsWord(lines[line]?.name ?? '', TOPPINGS.raw) &&
      FAMILIES[lines[line]?.family ?? '']?.words[kind] !== undefined,
  )
  return others.length === 0 ? [one] : others.map((line) => ({ ...one, line }))
}

function labelOf({ text }: Sentence, { start, end }: Naming): string | null {
  const before = MADE_OF.exec(text.slice(0, start))?.[1]
  return before === undefined ? null : before + text.slice(start, end)
}

export type Moments = Record<LinePhase, string[]>
type Asked = {
  /** The moments that the form has. */
  slots: ReadonlySet<LinePhase>
  told: readonly ToldSentence[]
  own: ToppingLines
  plan: SwapPlan
  kept: readonly Sentence[]
}
type AskedOfMade = Asked & { madePhase: LinePhase | null }

/** The moment that a form has: what is fried is dressed when it is done. */
function slotFor(phase: LinePhase, slots: ReadonlySet<LinePhase>): LinePhase {
  if (slots.has(phase)) return phase
  return slots.has('laid') && phase !== 'after' ? 'laid' : 'after'
}

/** The names under the moments at which the new recipe's own steps say them. */
export function momentsOf({ told, own, plan, kept, slots }: Asked): Moments {
  const phased = phasedGestures(told)
  const all = laidLines(phased, own)
  const sure = new Set(all.flatMap(({ line, isSure }) => (isSure ? [line] : [])))
  const when = new Map<string, Set<LinePhase>>()
  const add = (line: number, label: string | null, phase: LinePhase) => {
    const name = (plan.swaps.has(line) ? null : label) ?? nameNow(line, plan)
    const isNever = startsWord(plan.lines[line]?.name ?? '', TOPPINGS.neverHot)
    const isQuick = phase === 'laid' && startsWord(plan.lines[line]?.name ?? '', TOPPINGS.quick)
    when.set(name, new Set([...(when.get(name) ?? []), isNever ? 'after' : isQuick ? 'late' : phase]))
  }
  const placed = new Set<number>()
  const named = new Set(all.flatMap(({ line, kind }) => (kind === null ? [line] : [])))
  for (const { line, phase, label, isSure } of onceEach(all, own).flatMap((one) =>
    everyOfKind(one, named, own),
  )) {
    if (!isSure && sure.has(line)) continue
    placed.add(line)
    add(line, label, phase)
  }
  const madePhase = phaseOfMade(phased)
  const made = notLaid({ told, own, plan, kept, slots, madePhase }, placed, add)
  // A base that the recipe bakes before anything is on it: what comes then is laid on first here too.
  const seasons = new Set([...own.seasonings].map((line) => nameNow(line, plan)))
  const isFirst = ![...when].some(([name, phases]) => phases.has('laid') && !seasons.has(name))
  const moments: Moments = { laid: [], over: [], late: [], after: [] }
  for (const [name, told_] of when) {
    const phases = [
      ...new Set([...told_].map((phase) => slotFor(isFirst && phase === 'late' ? 'laid' : phase, slots))),
    ]
    for (const phase of phases)
      moments[phase].push(
        phases.length === 1 ? name : `${name} (${phase === phases[0] ? 'una parte' : 'il resto'})`,
      )
  }
  const isBase = (name: string) => startsWord(name, TOPPINGS.bases)
  if (all.every(({ label, line }) => !isBase(label ?? nameNow(line, plan))))
    moments.laid.sort((one, other) => Number(isBase(other)) - Number(isBase(one)))
  if (made.length > 0)
    moments[madePhase ?? 'laid'].unshift(`il condimento preparato (${[...new Set(made)].join(', ')})`)
  return moments
}

/** Lines that no gesture lays on: in something that is prepared, mixed with what is laid on, or never named. */
function notLaid(
  { told, own, plan, kept, madePhase }: AskedOfMade,
  placed: ReadonlySet<number>,
  add: (line: number, label: null, phase: LinePhase) => void,
): string[] {
  const sentences = told
    .filter(({ role }) => role === 'prepare')
    .flatMap(({ sentence }) =>
      sentence.gestures.map((gesture) => {
        const text = sentence.text.slice(gesture.start, gesture.end)
        return {
          text,
          whole: sentence.text,
          isMix: MIXES.test(text),
          named: new Set(objectsOf(sentence, gesture).map(({ line }) => line)),
          // What is in one pan is one thing.
          around: new Set(COOKS.test(sentence.text) ? sentence.namings.map(({ line }) => line) : []),
        }
      }),
    )
  const keptText = kept.map(({ text }) => text).join(' ')
  const written = told.flatMap(({ role, sentence }) => (role === 'dough' ? [] : [sentence.text])).join(' ')
  const grams = (line: number) => plan.lines[line]?.grams ?? 0
  const made: string[] = []
  for (const line of own.toppings) {
    const name = plan.lines[line]?.name ?? ''
    if (placed.has(line) || isSaid(name, written)) continue
    const before = sentences.filter(({ named }) => named.has(line))
    const isPlaced = (one: number) => placed.has(one) && !own.seasonings.has(one)
    const beside = before.flatMap(({ named, isMix }) =>
      [...named].filter(isPlaced).map((one) => ({ one, isMix })),
    )
    const around = before.flatMap((one) => [...one.around].filter(isPlaced))
    const isSmall = (one: number) => grams(line) < SMALL_SHARE * grams(one)
    const isInIt = beside.some(({ one, isMix }) => isMix || isSmall(one)) || around.some(isSmall)
    const isKept = before.some(({ text }) => keptText.includes(text))
    if (isKept && (isSpice(name) || isInIt)) continue
    const isRaw =
      startsWord(name, TOPPINGS.raw) && !before.some(({ text }) => gesturesIn(text).includes('heat'))
    if (
      isKept &&
      beside.length === 0 &&
      !isRaw &&
      (madePhase !== null || before.some(({ whole }) => COOKS.test(whole)))
    )
      made.push(nameNow(line, plan))
    else add(line, null, before.length > 0 && madePhase !== null ? madePhase : isRaw ? 'after' : 'laid')
  }
  return made
}
