/** When the new recipe lays on which line of the topping: before the bake, towards its end, or behind it.
 *
 * How     the gestures of the recipe in their order: its first bake parts what is laid before, its last what comes behind.
 * Valid   any Italian steps; what they do not say is laid on first, or last where nobody bakes it. */
import { gesturesIn, leadingVerb } from './gestures.ts'
import type { Naming, Sentence } from './sentences.ts'
import { nounOf, type SwapPlan } from './swap-plan.ts'
import {
  BAKING,
  IN_A_POT,
  isPut,
  type LinePhase,
  MADE,
  objectsOf,
  type ToldStep,
  type ToppingLines,
} from './topping-steps.ts'

/** Only laid on what is baked, where the recipe does not say when. */
const RAW =
  /rucola|prosciutto crudo|bresaola|mortadella|burrat|stracciatella|insalat|lattughin|valerian|songino|carpaccio|salmone affumicato|scaglie|glassa|bottarga|(?<!\p{L})caviale|lardo|tartufo|zucchero a velo|germogli|fior[ie] edul|menta|scorza|granella|crema (?:di nocciole|spalmabile)|basilico/iu
/** What a dish has too little of to be named beside what it was mixed with. */
const SPICES =
  /^(?:sale|pepe|aglio|spicchi|spicchio|acqua|vino|aceto|olio|latte|burro|strutto|farina|peperoncino|prezzemolo|origano|timo|rosmarino|salvia|alloro|maggiorana|rametti|noce moscata)(?!\p{L})/iu
const SMALL_SHARE = 0.3
const LATE =
  /negli ultimi|dopo i primi|quando (?:ne )?manca|nell'ultimo|a un minuto|a metà cottura|prima di fine cottura|minut[io] (?:prima|dalla fine)|a pochi minuti/iu
const OUT =
  /fuori dal forno|appena (?:sforna|esce|uscit|cott|fritt|pront|tolt)|all'uscita|sforna|a fine cottura|a cottura (?:finita|ultimata|terminata|ultimata)|(?:una volta|quando è|quando sono|appena) (?:cott|pront|fredd|tiepid)|prima di servire|al momento di servire|a crudo|dopo la cottura|in uscita/iu
const OUT_OF_OVEN =
  /fuori dal forno|sforna|all'uscita|a crudo|prima di servire|a fine cottura|appena (?:sforna|uscit|esce)|dopo la cottura|(?<!\p{L})a cottura (?:finita|ultimata|terminata)/iu
const REPEATS =
  /(?<!\p{L})(?:le |gli |l'|i |la |il )(?:altr|second|success|seguent|rimanent|restant)|quell[ei] che|i successivi/iu
/** 'Una conca per l'uovo'. */
const IS_FOR = /(?<!\p{L})(?:per|senza)(?: (?:il|lo|la|i|gli|le)| l')? ?$/iu
const MIXES = /amalgam|mescol|frull|sbatt|setacc|incorpor|impast|lavora|emulsion|unis|aggiun/iu
/** 'La crema di tuorli': what the list calls 'tuorli' by then. */
const MADE_OF =
  /(?<!\p{L})((?:crema|salsa|sugo|fonduta|purea|composta|farcia|pesto|granella|emulsione) d(?:i |'|ei |el |ella |elle |egli |ell'))$/iu

const laysOn = (text: string) => gesturesIn(text).includes('lay')

export const nameNow = (line: number, plan: SwapPlan): string =>
  nounOf(plan, line)?.noun ?? (plan.lines[line]?.name ?? '').replace(/,.*$/u, '')

/** 'Sala e pepa' names neither. */
const isSaid = (name: string, text: string) =>
  (name.startsWith('sale') &&
    /(?<!\p{L})sal(?:e|a|ato|ata|ati|ate|are|ando)(?:l[oaie])?(?!\p{L})/iu.test(text)) ||
  (name.startsWith('pepe') && /(?<!\p{L})pep(?:e|a|ato|ate|are|ando)(?:l[oaie])?(?!\p{L})/iu.test(text))

type Laid = {
  line: number
  phase: LinePhase
  step: number
  isSure: boolean
  isLay: boolean
  label: string | null
}

/** What each gesture of putting together lays on, in its order. */
function laidLines(told: readonly ToldStep[], { toppings }: ToppingLines): Laid[] {
  const gestures = told
    .filter(({ phase }) => phase !== 'prepared')
    .flatMap(({ sentences, at }) =>
      sentences.flatMap((sentence) =>
        sentence.gestures.map((gesture) => ({
          own: sentence.text.slice(gesture.start, gesture.end),
          namings: objectsOf(sentence, gesture).filter(
            ({ line, start }) => toppings.has(line) && !IS_FOR.test(sentence.text.slice(0, start)),
          ),
          sentence,
          step: at,
        })),
      ),
    )
  const bakes = (own: string) => BAKING.test(own) && !IN_A_POT.test(own)
  const lastBake = gestures.findLastIndex(({ own }) => bakes(own) && !REPEATS.test(own))
  let isBaked = false
  let isOut = false
  return gestures.flatMap(({ own, namings, sentence, step }, at) => {
    const isLate = LATE.test(own)
    if (isBaked ? OUT.test(own) : OUT_OF_OVEN.test(own)) isOut = true
    const phase: LinePhase = isLate
      ? 'late'
      : isOut || (isBaked && at >= lastBake && !(at === lastBake && bakes(own)))
        ? 'after'
        : isBaked
          ? 'late'
          : 'laid'
    const isLaid = phase === 'laid' ? !bakes(own) || isPut(own) : isLate || isPut(own)
    if (bakes(own)) isBaked = true
    if (!isLaid || IN_A_POT.test(own)) return []
    const isSure = phase !== 'laid' || !/^(?:cut|drain|clean|heat)$/u.test(leadingVerb(own)?.gesture ?? '')
    return namings.map((one) => ({
      line: one.line,
      phase,
      step,
      isSure,
      isLay: leadingVerb(own)?.gesture === 'lay',
      label: labelOf(sentence, one),
    }))
  })
}

function labelOf({ text }: Sentence, { start, end }: Naming): string | null {
  const before = MADE_OF.exec(text.slice(0, start))?.[1]
  return before === undefined ? null : before + text.slice(start, end)
}

/** `from` is the step of the recipe in which the first of what is laid stands. */
export type Slots = Record<LinePhase, string[]> & { from: number }

type Asked = { steps: readonly ToldStep[]; own: ToppingLines; plan: SwapPlan; kept: readonly ToldStep[] }

/** The names under the moments at which the new recipe's own steps say them; what a kept step lays on it says itself. */
export function slotsOf({ steps, own, plan, kept }: Asked): Slots {
  const all = laidLines(steps, own)
  const sure = new Set(all.flatMap(({ line, isSure }) => (isSure ? [line] : [])))
  const keptAt = new Set(kept.map(({ at }) => at))
  const laying = new Set(all.flatMap(({ step, isLay }) => (isLay ? [step] : [])))
  /** 'Sala la polpa e scolala', in a step that is kept, lays nothing on. */
  const isOnBase = ({ step, phase }: Laid) => phase === 'after' || !keptAt.has(step) || laying.has(step)
  const laid = all.filter(({ line, isSure }) => isSure || !sure.has(line)).filter(isOnBase)
  const when = new Map<string, Set<LinePhase>>()
  const add = (name: string, phase: LinePhase) => when.set(name, new Set([...(when.get(name) ?? []), phase]))
  const placed = new Set<number>()
  let from = Number.POSITIVE_INFINITY
  for (const { line, phase, step, label } of laid) {
    placed.add(line)
    if (!keptAt.has(step) && phase === 'laid') from = Math.min(from, step)
    if (!keptAt.has(step)) add((plan.swaps.has(line) ? null : label) ?? nameNow(line, plan), phase)
  }
  const made = notLaid({ steps, own, plan, kept }, placed, add)
  // A base that the recipe bakes before anything is on it: what comes then is laid on first here too.
  const isFirst = laid.every(({ phase }) => phase !== 'laid')
  if (isFirst)
    for (const [name, phases] of when)
      if (phases.has('late'))
        when.set(name, new Set([...phases].map((phase) => (phase === 'late' ? 'laid' : phase))))
  const slots: Record<LinePhase, string[]> = { laid: [], late: [], after: [] }
  for (const [name, phases] of when)
    for (const phase of phases)
      slots[phase].push(
        phases.size === 1 ? name : `${name} (${phase === [...phases][0] ? 'una parte' : 'il resto'})`,
      )
  if (made.length > 0) slots.laid.unshift(`il condimento preparato (${[...new Set(made)].join(', ')})`)
  return { ...slots, from }
}

/** Lines that no gesture lays on: in something that is prepared, mixed with what is laid on, or never named. */
function notLaid(
  { steps, own, plan, kept }: Asked,
  placed: ReadonlySet<number>,
  add: (name: string, phase: LinePhase) => void,
): string[] {
  const sentences = steps
    .filter(({ phase }) => phase === 'prepared')
    .flatMap((step) =>
      step.sentences.map(({ text, namings }) => ({
        isMix: MIXES.test(text),
        named: new Set(namings.map(({ line }) => line)),
      })),
    )
  const written = steps.flatMap(({ own: of, text }) => (of === 'dough' ? [] : [text])).join(' ')
  const told = kept
    .flatMap(({ text, phase }) =>
      phase === 'prepared' || (phase === 'laid' && !laysOn(text)) ? [] : [text.toLowerCase()],
    )
    .join(' ')
  const grams = (line: number) => plan.lines[line]?.grams ?? 0
  const made: string[] = []
  for (const line of own.toppings) {
    const name = plan.lines[line]?.name ?? ''
    if (placed.has(line) || isSaid(name, written) || told.includes(name.toLowerCase())) continue
    const before = sentences.filter(({ named }) => named.has(line))
    const beside = before.flatMap(({ named, isMix }) =>
      [...named].flatMap((one) => (placed.has(one) && !own.seasonings.has(one) ? [{ one, isMix }] : [])),
    )
    const isInIt = beside.some(({ one, isMix }) => isMix || grams(line) < SMALL_SHARE * grams(one))
    if (before.length > 0 && (SPICES.test(name) || isInIt)) continue
    if (before.length > 0 && beside.length === 0 && !RAW.test(name)) made.push(nameNow(line, plan))
    else add(nameNow(line, plan), RAW.test(name) ? 'after' : 'laid')
  }
  // 'Condisci con il sugo': a kept step says it.
  return MADE.test(told) ? [] : made
}
