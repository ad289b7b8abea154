/** What a recipe does with its toppings, without its dough: made ready, laid on, added late, put on when it is out of the
 * oven. A new dough gets the recipe's own gestures, in the recipe's own words and at the recipe's own moment.
 *
 * Valid   steps as the catalogue writes them: dough, toppings, laying, baking, finishing, in this order. */
import { stemsOf } from '../recipe/audit/italian-stem.ts'
import { clausesOf, joinedClauses, ON_IT } from './clauses.ts'
import { capitalised, leansOnPrevious, sentencesOf } from './rewrite-text.ts'
import { nameOfLine } from './work-lines.ts'

export type ToppingSteps = {
  /** One string for each step of the recipe that has such gestures. */
  prepared: string[]
  laid: string[]
  /** On the finished outside of something that has been shut. */
  outside: string[]
  late: string[]
  finished: string[]
}
type Phase = keyof ToppingSteps

/** Dough, whatever is done to it. */
const DOUGH =
  /impasta|impasto|impastal|panett|pallin|lievit|farin|semola(?!t)|spolver[ao] (?:il|di|con la)|matterell|\bbiga\b|poolish|autolisi|psillio|\bgel\b|glutin|amido di mais|fecola|\bpirl|staglia|malto|li\.co\.li|planetaria|gancio|idrat|maglia|\bmassa\b|^(?:la|una) pasta (?!di )|la pasta in |fino a una pasta|mollica integrale|sfoglia in due|fossett|polpastrell|\blembo|pizzica|porzioni da|pezzi da|retrogusto|seconda giornata|mordila|riposo di|gelatina|forma una palla|\b(?:18|19|2\d)(?:-2\d)? °C|a 4 °C|temperatura ambiente per|poco più del 2%|(?:leva|sfila) la carta|\bpala\b|fallo scivolare|le dita (?:unte|nell)|al centro e schiacciali|schiacciali con il palmo|rilavorarl|riposare ancora|copri (?:e aspetta|senza)/iu
/** Giving it form, or the tin its oil. */
const SHAPING =
  /(?:stendi|apri|allarga|spiana|tira|schiaccia|appiattisci|premi|rovescia|passa|immergi|adagia|infarina|ribalta|cadere|distendi|arriva|scuoti|riduci|bucherell|solleva|ungi|ungil[aei]|versa)[^,;]*(?:disco|dischi|\bpasta\b|sfoglia\b|\d cm|\bpala\b|tondi\b|cerchi\b|rettangol|ovale|\bteglia\b|\bteglie\b|padellin|palle|palline|pezzo\b|a misura|l'orlo\b)/iu
const FORMING =
  /(?:stendi|apri|allarga|spiana|tira|schiaccia|immergi|adagia|passa|infarina|ribalta|cadere)(?!\p{L})/iu
const FOLDING =
  /ripieg|richiud|sigill|salda(?:re)? |chiudi (?:a|facendo)|chiudi$|copri con (?:l'altra metà|la seconda)|stendila sopra|inumidisci|combaciare|arrotola il margine|porta i due lati|piega a metà|(?:apri|incidi) (?:uno spiraglio|un (?:piccolo )?(?:sfiato|taglietto))|buca due volte|premi (?:tutto|forte|lungo)|tira allo stesso modo|ripassal/iu
const HEAT =
  /\bforno\b|pietra|\bgrill\b|piastra(?! di ghisa)|lastra|teglia rovesciata|termometro|2\d\d(?:-\d+)? °C$|4[35]\d(?:-\d+)? °C/iu
const ROASTING = /arrost|tosta|asciugal|grigli/iu
const BAKING =
  /(?:^|(?<!\p{L}))(?:inforn|cuoci|cuocil[aei]|cuocine|passa in forno|infila in forno|rimett|rimettila|prosegui|completa in altri|termina con altri|estrai|sforna|fai scivolare (?:la pizza|due|un)|friggi|friggil|friggine|tuffa|spostala|sposta la pizza|precuoc|alza di un)/iu
const GOES_ON =
  /altri|ancora|rimett|prosegui|completa in|(?:negli ultimi|dopo i primi|quando (?:ne )?manca)/iu
const LATE =
  /(?:(?:negli ultimi|dopo i primi|quando (?:ne )?manca\p{L}*|a un minuto|nell'ultimo minuto)[^,;]*?,? ?|tira la pizza verso di te e )((?:aggiungi|metti|adagia|sistema|distribuisci|disponi) .*)/iu
/** Nothing else is done with these verbs once the dough has its form. */
const LAYING =
  /(?:^|(?<!\p{L}))(?:vanno aggiunt[ei]|distribuisci|distribuiscil[aei]|disponi|adagia|coprilo|coprila|copri con|copri ciascuno|copri (?:la base|il centro|tutta)|copri$|spalma|vela|velalo|stendi (?:\d|un velo|la crema|il pomodoro|al centro|sulla)|spargilo|irrora|affonda|affondal[ei]|infila|sparpaglia|allarga il pomodoro|cospargi con|poco pomodoro|spezza sopra|spezza i pomodorini|premi nella|versa su ognuno|versa la passata sui|ammucchia|sistema|metti (?:il|la|al centro))(?!\p{L})/iu
/** The same in a pan; laying only when the dough lies there. */
const MAYBE_LAYING = /(?:^|(?<!\p{L}))(?:condisci con|aggiungi|fai lo stesso|unisci)(?!\p{L})/iu
const IN_A_POT = /ciotola|padella|padellino|tegam|colino|frigo|vassoio|mortaio|pentola/iu
const FINISHING =
  /(?:^|(?<!\p{L}))(?:complet|finisci|condisci|aggiungi|adagia|distribuisci|spalma|vers[ai]|macina|grattugia|spezza|spargi|cospargi|termina|sfoglia|irrora|irrorale|deponi|appoggia|affetta|cadere|rifinisci|chiudi con|bagna|spolvera|sala|copri|riempil|passa un filo|spennell|fuori dal forno|rotolal|versali|sulla pizza|ungi ancora|coprile con le|il basilico|due foglie|rituffa|togli l'aglio)/iu
const NOT_FOR_IT =
  /\bserv[ei]|servil[ae]|se ti piace|tavola|\btagliat?al[aei]\b|\bmangia|canovaccio|^e?\s?aspetta (?:due|un paio)|alluminio|cuoci le altre|schiumarola/iu
const FRYING = /olio di semi|olio per friggere|friggi|frigg|casseruola|schiumarola|a galla|\btuffa/iu

/** 'Durante l'ultima lievitazione', 'Mentre l'impasto riposa,': when, not what. */
const WHEN =
  /^(?:Durante [^,]*?(?:lievitazione|riposo|appretto|puntata),? |Mentre [^,]*, |Nel frattempo,? |Intanto,? |(?:Mezz'ora|Un'ora|Due ore|Un'ora) prima di [^,]*?(?:friggere|infornare|stendere|cuocere),? |Nell'ultima (?:ora|mezz'ora)[^,]*, |Poco prima di [^,]*?,? (?=\p{Ll})|Con (?:la pietra|il forno)[^,]*, )/u
const DURING =
  /,? (?:mentre (?:i panetti|l'impasto|lievita|il forno)|durante (?:l'ultima|la seconda|la)|per tutta la lievitazione)[^,;:.]*|; un giro[^,;:.]*va in forno/giu

const OUT_OF_THE_OVEN =
  /^(?:fuori dal forno|appena fuori|appena sfornat|appena uscit|all'uscita|appena esce|sulla pizza (?:bollente|fumante))/iu
const LAST_GESTURE = /^(?:complet|finisci|termina|rifinisci)/iu

const EVERYWHERE = /^(?:olio|acqua|sale|pepe)(?!\p{L})/u
const SMALL = new Set(['di', 'al', 'la', 'il', 'le', 'con', 'per', 'in', 'a', 'e'])
const namesOf = (lines: readonly string[]): string[] =>
  lines
    .map(nameOfLine)
    .filter((name) => !EVERYWHERE.test(name))
    .flatMap((name) =>
      stemsOf(name.replace(/^(?:foglie|filetti|gambi|code|fette|cime) d(?:i |')| a pasta gialla/gu, ''))
        .filter((stem) => stem.length > 1 && !SMALL.has(stem))
        .slice(0, 2),
    )
/** What the toppings have become by the time they are laid on. */
const MADE_OF_THEM = ['acin', 'ripien', 'verdur', 'sug', 'salsa', 'crem', 'pest', 'granell', 'mollic']

const ended = (text: string) => (/[.!?]$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`)

/** Reads a recipe from its first sentence to the last, and knows how far it has got. */
class Reader {
  phase: Phase = 'prepared'
  hasShaped = false
  readonly told: ToppingSteps = { prepared: [], laid: [], outside: [], late: [], finished: [] }
  readonly names: readonly string[]
  readonly isFriedDough: boolean
  constructor(names: readonly string[], isFriedDough: boolean) {
    this.names = names
    this.isFriedDough = isFriedDough
  }
  isOfTopping(text: string, canLay = false): boolean {
    const names = canLay ? [...this.names, ...MADE_OF_THEM] : this.names
    return stemsOf(text).some((stem) =>
      names.some((name) => name === stem || (name.length > 3 && stem.startsWith(name))),
    )
  }

  /** Which gestures of a sentence are the toppings', by the moment they belong to. */
  read(sentence: string, canLay: boolean, rest: string): { phase: Phase; text: string }[] {
    const kept: { phase: Phase; joint: string; text: string }[] = []
    const clauses = clausesOf(sentence)
    clauses.forEach(({ joint, text }, index) => {
      const after = clauses
        .slice(index + 1)
        .map((clause) => clause.text)
        .join(' ')
      const one = this.clause(text, canLay, `${after} ${rest}`)
      if (one !== null) kept.push({ ...one, joint })
    })
    // 'Elimina il timo dalle cipolle e distribuiscile': the pronoun takes its noun along.
    const laidOnIt = kept.findIndex(({ phase, text }) => phase === 'laid' && ON_IT.test(text))
    for (const one of kept.slice(0, Math.max(0, laidOnIt))) one.phase = 'laid'
    const phases = [...new Set(kept.map(({ phase }) => phase))]
    return phases.map((phase) => ({
      phase,
      text: joinedClauses(kept.filter((one) => one.phase === phase)),
    }))
  }

  private clause(whole: string, canLay: boolean, rest: string): { phase: Phase; text: string } | null {
    const isOutside = this.phase !== 'prepared' && OUT_OF_THE_OVEN.test(whole)
    if (isOutside) this.phase = 'finished'
    const text = isOutside ? whole.replace(/^fuori dal forno /iu, '') : whole
    const isTopping = this.isOfTopping(text.replace(/: .*$/u, ''), canLay)
    if (this.phase === 'late' && LAST_GESTURE.test(text)) this.phase = 'finished'
    const isLaying = this.lays(text, isTopping)
    if (this.phase === 'prepared' && canLay && isLaying) this.phase = 'laid'
    if (this.phase === 'prepared') return this.beforeLaying(text, canLay, isTopping, rest)
    if (/nuova superficie/u.test(text))
      return { phase: 'laid', text: text.replace(/^.*?altra salsa/iu, 'aggiungi il resto della salsa') }
    if (FOLDING.test(text)) {
      if (this.phase === 'laid') this.phase = 'outside'
      return null
    }
    const late = LATE.exec(text)?.[1]
    if (late !== undefined && isTopping) {
      if (BAKING.test(text)) this.phase = 'finished'
      return { phase: 'late', text: late }
    }
    if (/nell'ultimo minuto/u.test(text) && isTopping) return { phase: 'late', text }
    if (BAKING.test(text) && !(this.phase === 'finished' && FINISHING.test(text))) return this.baked(rest)
    if (NOT_FOR_IT.test(text) || (!isLaying && this.isOut(text, isTopping))) return null
    if (this.phase === 'laid' || this.phase === 'outside') return { phase: this.phase, text }
    if (this.phase === 'late') return isLaying || /scivolare l/u.test(text) ? { phase: 'late', text } : null
    const isFinish = FINISHING.test(text) && (isTopping || /\boli|pepe|sale\b/iu.test(text))
    return isFinish ? { phase: 'finished', text } : null
  }

  /** 'Copri' alone shuts a pan; strewing is laying whatever is strewn. */
  private lays(whole: string, isTopping: boolean): boolean {
    const text = whole.replace(/: .*$/u, '')
    if (IN_A_POT.test(text)) return false
    const mayLay = this.hasShaped || this.phase !== 'prepared'
    if (isTopping) return LAYING.test(text) || (mayLay && MAYBE_LAYING.test(text))
    return (
      /^(?:poi )?(?:distribuisci|distribuiscil[aei]|disponi)(?!\p{L})/iu.test(text) &&
      !this.isOut(text, false)
    )
  }

  private baked(rest: string): null {
    const goesOn = this.phase !== 'finished' && GOES_ON.test(rest) && BAKING.test(rest)
    this.phase = goesOn ? 'late' : 'finished'
    return null
  }

  private beforeLaying(text: string, canLay: boolean, isTopping: boolean, rest: string) {
    const isDoughs = (SHAPING.test(text) || (DOUGH.test(text) && FORMING.test(text))) && !isTopping
    if (canLay && isDoughs) this.hasShaped = true
    const isBare = canLay && this.hasShaped && BAKING.test(text) && !isTopping
    const isFried = canLay && this.isFriedDough && /friggi|tuffa/iu.test(text)
    if (isBare || isFried) return this.baked(isFried ? '' : rest)
    return this.isOut(text, isTopping) ? null : { phase: 'prepared' as const, text }
  }

  /** The gesture is the dough's or the oven's; what stands behind a colon only gives its reason. */
  private isOut(whole: string, isTopping: boolean): boolean {
    const text = whole.replace(/: .*$/u, '')
    if (DOUGH.test(text) && !/grigli/iu.test(text)) return true
    if (this.isFriedDough && FRYING.test(text)) return true
    if (SHAPING.test(text) && !(isTopping && LAYING.test(text))) return true
    return HEAT.test(text) && !ROASTING.test(text)
  }
}

/** `toppings` are the ingredient lines that are no dough. */
export function toppingSteps(
  steps: readonly string[],
  toppings: readonly string[],
  isFriedDough: boolean,
): ToppingSteps {
  const reader = new Reader(namesOf(toppings), isFriedDough)
  let isFollowing = false
  steps.forEach((step, at) => {
    const sentences = sentencesOf(onTheBase(step)).map((whole) =>
      capitalised(whole.replace(WHEN, '').replace(DURING, '')),
    )
    const said: { phase: Phase; text: string }[] = []
    sentences.forEach((sentence, index) => {
      const rest = [...sentences.slice(index + 1), ...steps.slice(at + 1)].join(' ')
      const found = reader.read(sentence, at >= Math.floor(steps.length / 2), rest)
      const ready = found.filter(({ phase }) => phase === 'prepared')
      const isTheirs = ready.some(({ text }) => reader.isOfTopping(text))
      const isWhole = ready[0]?.text === ended(sentence)
      isFollowing =
        ready.length > 0 &&
        ((!leansOnPrevious(sentence) && isTheirs) || (isFollowing && (isWhole || isTheirs)))
      said.push(...found.filter(({ phase }) => phase !== 'prepared' || isFollowing))
    })
    for (const phase of Object.keys(reader.told) as Phase[]) {
      const text = said.filter((one) => one.phase === phase).map(({ text: one }) => asSentence(one))
      if (text.length > 0) reader.told[phase].push(text.join(' '))
    }
  })
  return reader.told
}

/** A base that has been baked once has nothing to sink into. */
const onTheBase = (step: string): string =>
  step
    .replace(/, perché (?:l'impasto|la pasta) [^.;]*/gu, '')
    .replace(/Fuori dal forno (?=(?:il|la|le|i|gli) )/gu, 'Fuori dal forno completa con ')
    .replace(/; aspetta (?:due|cinque) minuti[^.]*/gu, '')
    .replace(/Affonda (i \p{L}+) nella pasta con il dito/gu, 'Distribuisci $1')
    .replace(
      /Spezzetta (\p{L}+ [^,]*?) e affondal[aei] nell'impasto(?: a distanza regolare)?/giu,
      'Distribuisci $1 spezzettate',
    )
    .replace(/Infila (i pezzetti [^,]*?) nell'impasto, coprilo/gu, 'Distribuisci $1, coprili')
    .replace(
      /Premi la superficie con i polpastrelli unti e spingi nelle fossette (\p{L}+ \p{L}+) rimast[ei][^.]*/gu,
      'Distribuisci $1',
    )
    .replace(/ affondandoli leggermente/gu, '')

/** Without the hinge to a gesture that is gone, and without a reason that is the dough's. */
const asSentence = (text: string): string => {
  const at = text.indexOf(': ')
  const own = at !== -1 && DOUGH.test(text.slice(at)) ? text.slice(0, at) : text
  return capitalised(
    ended(own.replace(/^(?:poi|quindi|infine) /iu, '').replace(/^(copri|vela)lo (?=con )/iu, '$1 la base ')),
  )
}
