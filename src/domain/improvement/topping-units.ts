/** What a recipe does with its toppings, without its dough: whole gestures, each at the moment at which the recipe has it.
 *
 * How     every gesture has the lines that it names; the dough's lines and words part its gestures from those of the
 *         toppings. The moment follows from what has happened before: shaped, laid, shut, baked.
 * Valid   recipes that make their dough before they lay something on it. What is lost on the way is told by `missing`. */
import { EXPLAINS, leadingVerb, verbOf } from './gestures.ts'
import type { Gesturing, NamedLine, Naming, Sentence } from './sentences.ts'

export type Phase = 'prepared' | 'laid' | 'outside' | 'late' | 'finished'

const DOUGH =
  /impast|panett|pallin|lievit|farin|matterell|\bbiga\b|poolish|autolisi|\bgel\b|(?<!toccato )glutin|\bpirl|staglia|planetaria|gancio|idrat|maglia|\bmassa\b|sfoglia in due|fossett|polpastrell|\blembo|lembi|cornicion|\bpasta (?!di )|la pasta|porzioni da|pezzi da|retrogusto|forma una palla|(?:leva|sfila) la carta|\bpala\b|cassetta|rettangol|disc(?:o|hi)(?!\p{L})/iu
const SHAPING =
  /matterello|(?<!\p{L})(?:stend|allarg|apr|spian|tir|schiacc|distend|appiatt|prem|arriv|rovesci|schiud|ribalt)i?(?:i|a|e|isci|ate|ete|ite|iamo|are|ere|ire)(?:l[oaie]|ci)?(?!\p{L})/iu
const DISC =
  /\d (?:cm|mm)|matterello|disc[oh]|panett|sfoglia|teglia|tond[oi]|cerchi|rettangol|\bpala\b|orlo|pasta|impasto|palla|palline|due dischi|pall[ae]|pallin|pezzo|tonda|bordo|cm di/iu
const FOLDING =
  /ripieg|richiud|sigill|salda|chiudi(?:l[oaie])? (?:a|il|i|la|facendo|premendo)|copri con (?:l'altra metà|la seconda)|stendila sopra|combaciare|porta i due lati|piega a metà|sfiato|taglietto|spiraglio/iu
const HEAT = /\bforno\b|pietra|\bgrill\b|lastra|acciaio|termometro/iu
const BAKING =
  /(?<!\p{L})(?:inforn|(?:pre)?cuoc|rimett|prosegu|sforn(?!at)|fai scivolare la pizza|fai scivolare sulla|friggi|tuffa|passa(?:te|re)? (?:in forno|alla funzione))/iu
const GOES_ON =
  /altri \d|ancora \d|rimett|prosegu|completa in|(?:negli ultimi|dopo i primi|quando (?:ne )?manca)/iu
const LATE = /negli ultimi|dopo i primi|quando (?:ne )?manca|nell'ultimo minuto|a un minuto/iu
const ROASTING = /arrost|tosta|grigli|asciug/iu
const SERVING =
  /(?<!\p{L})(?:serv[ei]|servil|tagliala|tagliale|tagliate|mangia|a tavola|cuoci le altre|prosegui con|ripeti|aspetta|attendi|lascia(?:la|lo)? (?:riposare|assestare|posare|un)|alluminio|canovaccio|procedi)/iu
/** What toppings have become by the time they are laid on. */
const MADE =
  /(?<!\p{L})(?:sug[oh]|salsa|crema|composto|pesto|ripieno|verdur\p{L}|granella|condimento|mollica|emulsione|salamoia|acini)(?!\p{L})/iu
const TIME_BEFORE =
  /^(?:durante|mentre|nel frattempo|intanto|nell'ultim|negli ultim|dopo i primi|due ore|un'ora|mezz'ora|poco prima|la sera|con (?:la pietra|il forno)|fuori dal forno|appena|all'uscita|quando)/iu
const TIME_BEHIND =
  /,? (?:mentre (?:i panetti|l'impasto|la pasta|lievita|il forno|il resto)|durante (?:l'ultima|la seconda|la) (?:lievitazione|puntata)|per tutta la lievitazione)[^,;:.]*\.?$/iu
const OUT_OF_OVEN =
  /fuori dal forno|appena (?:sforna|esce|uscit)|all'uscita|sulla pizza (?:bollente|calda|appena|fumante)|sforna/iu
const LAYING =
  /(?<!\p{L})(?:distribui|dispo[nr]|adagi|ammucchi|appoggi|aggiung|aggiunt|unisc|complet|finisc|mett|sparg|sistem|farc|cosparg|r?i?copr|guarn|decor|sping|riemp|condi|vers(?:a|i\b)|spalm|irror|infil|affond|termin|sparpagli|depon|macin|grattugi|spezz|vela|allarg|s?pennell|profum|spolver|rifin|ung|rotol|stend|bagn|scivol|cadere|passa(?:te|re)? un)/iu
/** Verbs of a bowl and a pan too: they lay something on a dough that has just been shaped. */
const MAYBE_LAYING = /(?<!\p{L})(?:unisc|aggiung|mett|versa|bagn|profum|macin|grattugi|spezz|ung)/iu
/** Nothing else is done so once the dough has its form, even where no word told of that. */
const STRONGLY_LAID =
  /(?<!\p{L})(?:distribui|dispo[nr]|adagi|spalm|ammucchi|coprilo con|copr\p{L}+ (?:la base|il centro|tutt)|ricopr\p{L}+ con|infil|sparpagli)|(?<!\p{L})(?:bagn|vers)\p{L}* .*(?:salamoia|emulsione)/iu
const IN_A_POT = /ciotol|padell|tegam|colin|frigo|vassoio|mortaio|pentol|piatto/iu
const MANY = /^(?:e )?(?:tagli|affett)\p{L}*l[ei](?!\p{L})/iu
const LAST_OF_ALL = /^(?:per ultim|ultima cosa|poi |infine )/iu

/** Into dough that has not been baked yet. */
const INTO_DOUGH = /(?<!\p{L})(?:infil|affond|spin|prem)\p{L}* .*nell(?:a pasta|'impasto|e fossette)/iu
const SEASONING = /^(?:e )?(?:sal|pep)(?:a|ate|are)(?!\p{L})/iu
const OF_THE_TIN =
  /(?<!\p{L})(?:ung|vers|spalm)\p{L}* .*(?:\btegli[ae]\b|padellin)|(?<!\p{L})(?:foder|scald)\p{L}* .*(?:tegli[ae]|stampo|padella)(?!\p{L}).*\d cm|(?<!\p{L})(?:adagi|sollev|trasfer|rovesci)\p{L}*l[oa](?!\p{L}).*tegli[ae](?!\p{L})/iu
/** With a lid or a cloth: nothing is laid on. */
const COVERING = /^copr\p{L}*(?: di nuovo| bene| con (?:un telo|un panno|un canovaccio|la pellicola))?$/iu

export type ToppingUnits = Readonly<Record<Phase, Sentence[][]>> & {
  /** Lines that a gesture laid on and that no kept one does, with the moment of it. */
  missing: Map<number, Phase>
}

/** The gesture from its verb on, where only a time stands before it. */
function fromVerb({ text, namings }: Sentence, whole: Gesturing): Gesturing {
  const time = TIME_BEHIND.exec(text.slice(whole.start, whole.end))?.[0].length ?? 0
  const gesture = { ...whole, end: whole.end - time }
  const own = text.slice(gesture.start, gesture.end)
  if (!TIME_BEFORE.test(own)) return gesture
  const comma = own.indexOf(', ')
  const isFree = (start: number) => !namings.some((one) => one.start < start && one.start >= gesture.start)
  if (comma !== -1 && isFree(gesture.start + comma)) return { ...gesture, start: gesture.start + comma + 2 }
  for (const word of own.matchAll(/\p{L}+/gu)) {
    const verb = verbOf(word[0])
    const start = gesture.start + word.index
    if (word.index > 0 && verb && !verb.isParticiple && isFree(start))
      if (!/(?<!\p{L})(?:prima di|per|a|da|di|si) $/iu.test(own.slice(0, word.index)))
        return { ...gesture, start }
  }
  return gesture
}

const TO_DRY = /(?<!\p{L})(?:telo|canovaccio|carta|vassoio|piatto)(?!\p{L})/iu
/** 'Stendila' is said of the dough whatever it is called. */
const shapes = (text: string) =>
  !INTO_DOUGH.test(text) &&
  ((SHAPING.test(text) && DISC.test(text)) ||
    (/^(?:poi )?(?:stend|spian|distend)\p{L}*l[oaie](?!\p{L})/iu.test(text) && !TO_DRY.test(text)))

/** Whether the recipe's dough is fried, and whether the new one is raw when it gets its toppings. */
type BaseOf = { isFried: boolean; isRaw: boolean }

type Unit = {
  /** Without the time that stands before it. */
  text: string
  whole: string
  own: readonly Naming[]
  /** Those that it is done to, not those of a clause behind it. */
  objects: readonly Naming[]
  isOnThem: boolean
  isTheirs: boolean
  goesOn: boolean
  verb: ReturnType<typeof leadingVerb>
  usesDough: boolean
}

class Reader {
  phase: Phase = 'prepared'
  private at = 0
  private bakedAt = Number.POSITIVE_INFINITY
  private shapedAt = Number.POSITIVE_INFINITY
  private keptBefore = false
  /** What a pronoun means. */
  private carried: readonly Naming[] = []
  /** What became of the gesture before. */
  private last: Phase | null = null
  readonly units: Record<Phase, Sentence[][]> = {
    prepared: [],
    laid: [],
    outside: [],
    late: [],
    finished: [],
  }
  readonly kept = new Map<number, Set<Phase>>()
  readonly lost = new Map<number, Phase>()
  private get hasShaped(): boolean {
    return this.shapedAt <= this.at
  }
  private readonly toppings: ReadonlySet<number>
  private readonly lines: readonly NamedLine[]
  private readonly base: BaseOf
  constructor(toppings: ReadonlySet<number>, lines: readonly NamedLine[], base: BaseOf) {
    this.toppings = toppings
    this.lines = lines
    this.base = base
  }

  step(sentences: readonly Sentence[], index: number, isLate: boolean, rest: string): void {
    this.at = index
    const words = sentences.map(({ text }) => text).filter((text) => !text.startsWith('Se '))
    // 'Completa con il caprino' in a step of its own: the bake is over.
    const isOver = !words.some((text) => BAKING.test(text) || GOES_ON.test(text))
    if (this.phase === 'late' && isOver && this.bakedAt < index) this.phase = 'finished'
    this.keptBefore = this.keptBefore && leadingVerb(sentences[0]?.text ?? '')?.hasPronoun === true
    const byPhase = new Map<Phase, Sentence[]>()
    for (const [at, sentence] of sentences.entries()) {
      const after = [...sentences.slice(at + 1).map(({ text }) => text), rest].join(' ')
      const kept = new Map<Phase, Gesturing[]>()
      for (const [index, gesture] of sentence.gestures.entries()) {
        const following = sentence.text.slice(sentence.gestures[index + 1]?.start ?? sentence.text.length)
        const phase = this.unit(sentence, gesture, isLate, `${following} ${after}`)
        if (phase) kept.set(phase, [...(kept.get(phase) ?? []), fromVerb(sentence, gesture)])
      }
      for (const [phase, gestures] of kept)
        byPhase.set(phase, [...(byPhase.get(phase) ?? []), { ...sentence, gestures }])
    }
    for (const [phase, own] of byPhase) this.units[phase].push(own)
  }

  /** The moment of a gesture that is the toppings'; null where it is the dough's or the oven's. */
  private unit(sentence: Sentence, gesture: Gesturing, isLate: boolean, rest: string): Phase | null {
    const one = this.read(sentence, gesture, isLate)
    const { text, whole, own, objects, isTheirs, isOnThem } = one
    if (
      gesture.start > 0 &&
      !one.verb &&
      (EXPLAINS.test(text) || gesture.joint === ': ') &&
      !DOUGH.test(text)
    )
      return this.explained(own)
    if (one.verb?.hasPronoun !== true) this.carried = objects
    if ((isLate || /\btegli[ae]\b|\d cm/iu.test(text)) && shapes(text) && !isOnThem) this.shapedAt = this.at
    if (isLate && OUT_OF_OVEN.test(whole) && this.phase !== 'prepared') this.phase = 'finished'
    if (this.phase === 'prepared' && this.lays(one, isLate)) this.phase = 'laid'
    if (this.phase === 'prepared') return this.beforeLaying(one, isLate, rest)
    const isLateLaying = isTheirs && LATE.test(whole) && LAYING.test(text)
    if (FOLDING.test(text) && !isOnThem) {
      if (this.phase === 'laid') this.phase = 'outside'
      this.last = null
      return this.told(null, own)
    }
    if (isLate && BAKING.test(text) && !(LATE.test(whole) && objects.length > 0)) return this.baked(rest)
    this.last = this.isKept(one, isLate) ? (isLateLaying ? 'late' : this.phase) : null
    return this.told(this.last, this.last ? (one.goesOn ? this.carried : objects) : own)
  }

  private read(sentence: Sentence, gesture: Gesturing, isLate: boolean): Unit {
    const bare = fromVerb(sentence, gesture)
    const text = sentence.text.slice(bare.start, bare.end)
    const inside = sentence.namings.filter(({ start, end }) => start >= gesture.start && end <= gesture.end)
    const own = inside.filter(({ line }) => this.toppings.has(line))
    const clause = /(?<!\p{L})(?:finché|quando|perché|mentre)(?!\p{L})/iu.exec(text)?.index ?? text.length
    const objects = own.filter(({ start }) => start - bare.start < clause)
    const verb = leadingVerb(text)
    const goesOn = own.length === 0 && verb?.hasPronoun === true && this.carried.length > 0
    const isSeasoned = (this.last !== null || objects.length > 0) && SEASONING.test(text)
    // 'Completa con il basilico', of which the list says only 'q.b.'.
    const isLater = this.phase !== 'prepared' && verb?.gesture === 'lay' && !verb.hasPronoun
    const isLaidLater = isLater && !DOUGH.test(text) && !HEAT.test(text) && !BAKING.test(text)
    const isMade = isLate && MADE.test(text) && !shapes(text)
    const isTheirs = own.length > 0 || goesOn || isSeasoned || isMade || isLaidLater
    return {
      text,
      whole: sentence.text.slice(gesture.start, gesture.end),
      own,
      objects,
      isOnThem: objects.some(({ mark }) => mark),
      isTheirs,
      goesOn,
      verb,
      usesDough: inside.some(({ line, mark }) => mark && !this.toppings.has(line)),
    }
  }

  /** Goes where the gesture goes that it explains; 'lo zucchero corre veloce' uses no sugar. */
  private explained(own: readonly Naming[]): Phase | null {
    const phase = this.phase === 'prepared' ? (this.keptBefore ? 'prepared' : null) : this.last
    return phase && this.told(phase, own)
  }

  /** Does the laying begin here? */
  private lays({ text, own, isTheirs, verb }: Unit, isLate: boolean): boolean {
    const isElsewhere = IN_A_POT.test(text) || /^condi\p{L}*l[oaie](?!\p{L})/iu.test(text)
    const isStrong = isLate && this.hasShaped && STRONGLY_LAID.test(text) && verb?.gesture === 'lay'
    // 'Distribuisci i nastri': what the zucchini have become.
    if (isStrong && !verb.hasPronoun && !isElsewhere && !DOUGH.test(text) && !HEAT.test(text)) return true
    const isMaybe = MAYBE_LAYING.test(text) && !STRONGLY_LAID.test(text) && this.at - this.shapedAt > 1
    if (!isTheirs || isElsewhere || isMaybe) return false
    if (this.hasShaped) return LAYING.test(text)
    return isLate && own.length > 0 && STRONGLY_LAID.test(text) && !/tegli|placca|carta/iu.test(text)
  }

  private beforeLaying(one: Unit, isLate: boolean, rest: string): Phase | null {
    const { text, own, objects, verb } = one
    if (isLate && this.hasShaped && BAKING.test(text) && !one.isOnThem) return this.baked(rest)
    // 'Condiscilo con un filo d'olio': the dough, of which the gesture before spoke.
    const isOfDough = verb?.hasPronoun && !this.keptBefore && objects.length > 0 && this.areStaples(objects)
    const follows = own.length === 0 && this.keptBefore && !shapes(text)
    const isOnlyNamed = own.every(({ mark }) => mark?.amount === 0) && verb === undefined
    this.keptBefore = !isOfDough && !this.isOut(one, isLate) && ((own.length > 0 && !isOnlyNamed) || follows)
    return this.keptBefore ? this.told('prepared', objects) : this.told(null, [])
  }

  /** The dough's, the oven's or the tin's. */
  private isOut({ text, own, objects, isTheirs, usesDough }: Unit, isLate: boolean): boolean {
    const isInto = INTO_DOUGH.test(text)
    const isLaidOn = isLate && isTheirs && (isInto || (LAYING.test(text) && !SHAPING.test(text)))
    return (
      usesDough ||
      (isInto && !this.base.isRaw) ||
      (DOUGH.test(text) && !isLaidOn) ||
      COVERING.test(text.replace(/[.,;:]$/u, '')) ||
      (HEAT.test(text) && !ROASTING.test(text) && own.length === 0) ||
      (OF_THE_TIN.test(text) && this.areStaples(objects)) ||
      (this.base.isFried && isLate && /frigg|olio di semi|tuffa/iu.test(text))
    )
  }

  private areStaples(objects: readonly Naming[]): boolean {
    return objects.every(({ line }) => this.lines[line]?.isStaple === true)
  }

  private isKept(one: Unit, isLate: boolean): boolean {
    const { text, own, objects, verb } = one
    // 'Strizzale e tagliale': the vegetables, not the pizza.
    const isServing = SERVING.test(text) && own.length === 0 && !(one.goesOn && MANY.test(text))
    if (!one.isTheirs || this.isOut(one, isLate) || isServing) return false
    const isBare = own.length > 0 && LAST_OF_ALL.test(text) && verb === undefined
    const isWork = (objects.length > 0 || one.goesOn) && verb !== undefined && verb.gesture !== 'other'
    const isCooked = IN_A_POT.test(text) && (own.length > 0 || one.goesOn)
    return isBare || isWork || isCooked || LAYING.test(text) || INTO_DOUGH.test(text) || SEASONING.test(text)
  }

  private baked(rest: string): null {
    if (this.phase !== 'finished') this.phase = GOES_ON.test(rest) ? 'late' : 'finished'
    this.bakedAt = Math.min(this.bakedAt, this.at)
    this.last = null
    return null
  }

  private told(phase: Phase | null, own: readonly Naming[]): Phase | null {
    for (const { line } of own)
      if (phase) this.kept.set(line, new Set([...(this.kept.get(line) ?? []), phase]))
      else if (this.phase !== 'prepared' && !this.lost.has(line)) this.lost.set(line, this.phase)
    return phase
  }
}

/** `toppings` are the lines that are no dough. */
export function toppingUnits(
  steps: readonly (readonly Sentence[])[],
  lines: readonly NamedLine[],
  toppings: ReadonlySet<number>,
  base: BaseOf,
): ToppingUnits {
  const reader = new Reader(toppings, lines, base)
  for (const [at, sentences] of steps.entries())
    reader.step(
      sentences,
      at,
      at >= Math.floor(steps.length / 2) - 1,
      steps
        .slice(at + 1)
        .flat()
        .map(({ text }) => text)
        .join(' '),
    )
  const missing = new Map<number, Phase>()
  for (const line of toppings) {
    const kept = reader.kept.get(line)
    const lost = reader.lost.get(line)
    const isLaid = kept !== undefined && [...kept].some((phase) => phase !== 'prepared')
    if (!kept) missing.set(line, lost ?? 'laid')
    else if (lost !== undefined && !isLaid) missing.set(line, lost)
  }
  const marked = new Set(
    steps.flat().flatMap(({ namings }) => namings.flatMap(({ line, mark }) => (mark ? [line] : []))),
  )
  for (const [line, { isStaple, grams, family }] of lines.entries())
    if (isStaple && grams === null && (family !== undefined || !marked.has(line))) missing.delete(line)
  return { ...reader.units, missing }
}
