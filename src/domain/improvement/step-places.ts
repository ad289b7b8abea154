/** Where a new step belongs among the old ones. */
import { stemsOf } from '../recipes/audit/italian-stem.ts'
import { verbOf } from './gestures.ts'
import { capitalised } from './italian-noun.ts'
import { sentencesOf } from './sentences.ts'
import { inTu } from './voices.ts'

/** The patterns below are written in 'tu'; the step may stand in any voice. */
const tells = (pattern: RegExp, text: string) => pattern.test(inTu(text))

const COOKING = /(?<!\p{L})(?:inforna|cuoci(?:l[oaie])?|friggi(?:l[oaie])?|precuoci(?:l[oaie])?)(?!\p{L})/iu

/** Where a filled dough is shut: what comes later stays outside. */
const CLOSING =
  /(?<!\p{L})(?:richiud|sigill|salda|ripieg|arrotola|piega(?:l[oaie])? (?:a|in) (?:metà|due|mezzaluna)|pigia\p{L}*|porta i due lati|combaciare|copri con (?:l'altr[ao]|la seconda sfoglia)|coll'altra metà|stendila sopra|chiudi(?:l[oaie])? (?:a mezzaluna|il|i|la|facendo|bene|premendo|l'orlo|con))/iu
/** The oven or the pan of what is laid on, not of a vegetable. */
const BAKING =
  /(?<!\p{L})(?:inforna|rimett\p{L}* (?:in|nel|dentro)|cuoci|cottura a|frigg|grill)|(?<!dal |il |del |al |a legna )(?<!\p{L})forno(?! (?:spento|acceso))|(?<!\p{L})a \d{3}(?!\p{L})|\d{3} ?(?:°|gradi)/iu
const NOT_BAKING =
  /(?:in|nel|nella) (?:\p{L}+ )?(?:padell|pentol|tegam|casseruol)|preriscalda|lievit|scald\p{L}* il forno|accend/iu
const bakes = (one: string) => tells(BAKING, one) && !tells(NOT_BAKING, one) && !tells(REPEATING, one)
/** The last step that bakes; -1 where none does. */
const lastBake = (steps: readonly string[]): number =>
  steps.findLastIndex((step) => sentencesOf(step).some(bakes))
/** Whether a sentence lays something on, beside what else it does. */
const LAYING =
  /(?<!\p{L})(?:metti|aggiungi|distribu|condisci|spalma|farcisci|disponi|copri|riempi|completa|cosparg|unisci)|,[^,]*,/iu

/** Other things are shut and folded too: a bowl, a dough, the oven. */
const OF_DOUGH =
  /panett|ciotol|contenitor|cassett|frigo|impasto|massa|lembi|crepe|sacchett|pallin|pagnott|filon|pellicola|telo|coperchi|se sul|(?:il|del) forno|chiud\p{L}* con (?!l'altr|la (?:seconda|restante))/iu
const closes = (one: string) => tells(CLOSING, one)
const shuts = (one: string) => closes(one) && !OF_DOUGH.test(one)

/** Where the dough is shut over its filling, before its bake or behind it. */
export function closureOf(steps: readonly string[]): 'raw' | 'baked' | null {
  const closing = steps.findLastIndex((step) => sentencesOf(step).some(shuts))
  if (closing < Math.floor(steps.length / 3)) return null
  return steps.slice(0, closing).some((step) => lastCook([step]) !== -1) ? 'baked' : 'raw'
}
/** In the oven, or in the pan where there is no oven. */
function lastCook(steps: readonly string[]): number {
  const at = lastBake(steps)
  return at !== -1
    ? at
    : steps.findLastIndex(
        (step) => tells(COOKING, step) || /(?<!\p{L})(?:piastra|testo)(?!\p{L})/iu.test(step),
      )
}

/** Whether the toppings, each told by the stems of its name, are laid on when all is cooked. */
export function isLaidLast(steps: readonly string[], toppings: readonly (readonly string[])[]): boolean {
  const at = lastCook(steps)
  const named = (text: string) => {
    const stems = new Set(stemsOf(text))
    return toppings.filter((own) => own.some((stem) => stems.has(stem))).length
  }
  return at !== -1 && named(steps.slice(at + 1).join(' ')) > 1 && named(steps[at] ?? '') === 0
}

/** Behind a step, set apart: what its sentences leave no room for. */
function beside(steps: readonly string[], at: number, sentence: string): string[] {
  const step = closed([steps[at] ?? ''])[0] ?? ''
  return steps.with(at, NOTED.test(step) ? `${step.slice(0, -1)} ${sentence})` : `${step} (${sentence})`)
}
const NOTED = / prima di (?:chiudere la pasta|infornare)\.\)$/u

/**
 * In front of the cooking of the second half, where the toppings of the old recipe are ready too. What goes into a filling
 * says so, and comes in front of its closing; what goes on the topping comes when that is on, before its last bake.
 */
export function withPreparation(steps: readonly string[], sentence: string): string[] {
  const half = Math.floor(steps.length / 2)
  if (/ripieno|chiuder/u.test(sentence)) {
    const [first, sure] = [closes, shuts].map((one) =>
      steps.findLastIndex((step) => sentencesOf(step).some(one)),
    )
    const closing = sure === -1 ? first : sure
    if (closing !== undefined && closing !== -1) return besideOrInFront(CLOSING, steps, closing, sentence)
  }
  const onTop = /sul condimento/u.test(sentence) ? lastBake(steps) : -1
  if (onTop !== -1) return besideOrInFront(BAKING, steps, onTop, sentence)
  const cooking = steps.findIndex((step, index) => index >= half && tells(COOKING, step))
  const at = cooking === -1 ? Math.max(steps.length - 1, 0) : cooking
  return steps.toSpliced(at, 0, sentence)
}

/** In front of the sentence that does it; behind the step where that sentence lays things on as well. */
function besideOrInFront(pattern: RegExp, steps: readonly string[], at: number, sentence: string): string[] {
  const doing = inTu(sentencesOf(steps[at] ?? '').find((one) => tells(pattern, one)) ?? '')
  const isLaying = LAYING.test(doing.slice(0, doing.search(pattern)))
  return isLaying ? beside(steps, at, sentence) : inFrontOf(pattern, steps, at, sentence)
}

/** A note in haste has no full stop: another sentence follows now. */
const closed = (sentences: readonly string[]): string[] =>
  sentences.map((one) => (/[.!?]['")»]?$/u.test(one) ? one : `${one}.`))

/** In front of the sentence of that step which the pattern finds; as a step of its own where that is the first. */
function inFrontOf(pattern: RegExp, steps: readonly string[], at: number, sentence: string): string[] {
  const sentences = sentencesOf(steps[at] ?? '')
  const found = sentences.findIndex((one) => tells(pattern, one))
  if (found < 1) return steps.toSpliced(at, 0, sentence)
  return steps.with(at, closed(sentences).toSpliced(found, 0, sentence).join(' '))
}

/** On the finished outside: behind the closing, in front of the baking. Where nothing is shut, as any preparation. */
export function withOutside(steps: readonly string[], sentence: string): string[] {
  const closing = steps.findLastIndex((step) => tells(CLOSING, step))
  const cooking = steps.findIndex((step, index) => index >= closing && tells(COOKING, step))
  if (closing === -1 || cooking === -1) return withPreparation(steps, sentence)
  return inFrontOf(COOKING, steps, cooking, sentence)
}

const SHAPING =
  /(?<!\p{L})(?:stendi|allarga|apri (?:i|il|un|ogni)|preriscalda|scalda (?:il|per|la pietra)|accendi)(?!\p{L})/iu

const TOMATO = /(?<!\p{L})(?:pomodor(?!in)\p{L}*|pelati|passata|polpa|salsa|sugo)(?!\p{L})/iu

/** In front of the first shaping or heating of the second half: hands and fire are still free. */
export function withEarlyPreparation(steps: readonly string[], sentence: string): string[] {
  const sauce = /pomodoro/u.test(sentence) ? steps.findIndex((step) => TOMATO.test(step)) : -1
  if (sauce !== -1) return steps.toSpliced(sauce, 0, sentence)
  const half = Math.floor(steps.length / 2) - 1
  const shaping = steps.findIndex((step, index) => index >= half && tells(SHAPING, step))
  const used = steps.findIndex((step) => / prima di (?:chiudere la pasta|infornare)\./u.test(step))
  if (shaping === -1 && used === -1) return withPreparation(steps, sentence)
  return steps.toSpliced(Math.min(...[shaping, used].filter((at) => at !== -1)), 0, sentence)
}

/** Gestures that give the dough its final shape: from here on the cook has no hand free for a pan. */
const STRETCHING =
  /(?:^|[.;,] )(?:poi )?(?:stend|allarg|apr|schiud|spian|tir|schiacc|distend|appiatt|infarin|ribalt|pass|immerg|adagi)(?:i|a|ate|ete|ite|are|ere|ire)(?:l[oaie])?(?!\p{L})/iu
const DISC = /\d cm|\d mm|disco|dischi|panett|sfoglia|teglia|tond[oi]|cerchi|rettangol|\bpala\b|orlo|pietra/iu

/** The first step, behind a third of them, at which the dough is stretched and something laid on it, or baked; their number
 * where there is none. */
export function firstLateStep(steps: readonly string[]): number {
  const third = Math.floor(steps.length / 3)
  const cooks = lastBake(steps) === -1 ? (one: string) => ON_THE_PLATE.test(one) : bakes
  const at = steps.findIndex(
    (step, index) =>
      index >= third &&
      (sentencesOf(step).some(cooks) ||
        (sentencesOf(step).some(
          (one) => STRETCHING.test(one) && DISC.test(one) && !/ungi una|unge/iu.test(one),
        ) &&
          tells(COOKING_OR_LAYING, step))),
  )
  return at === -1 ? steps.length : at
}
/** Where there is no oven. */
const ON_THE_PLATE = /(?<!\p{L})(?:piastra|testo|padella)(?!\p{L})[^.]*(?:cald|rovent|minut)/iu
const COOKING_OR_LAYING =
  /(?<!\p{L})(?:inforna|cuoci|distribuisci|copri|aggiungi|disponi|spalma|metti|vela|versa|adagia|sistema|condisci|cm)(?!\p{L})/iu

/** The others are made as the first one was: what belongs to each stands in front of this. */
const REPEATING =
  /(?<!\p{L})(?:prosegui con|ripeti|procedi allo stesso modo|(?:cuoci|inforna|prepara) (?:le altr|gli altri|i successiv|la successiva|la seconda)\p{L}*|poi cuoci le altre|passa agli altri|manda avanti|mentre cuoci)(?!\p{L})/iu
const SERVING =
  /(?<!\p{L})serv(?:i|ila|ile|iteli|ilo|ili)(?!\p{L})|(?<!\p{L})(?:tagliala|tagliale|affettala|mangiala|portal[aei]|porta in tavola|impilali|rigira|lasciala (?:un|posare|riposare|assestare)|lascia (?:assestare|riposare)|fai? riposare|aspetta|attendi|passala|passa subito|appoggia la pizza|sfilala)(?!\p{L})|^(?:Taglia (?!in sei spicchi, poi)|Tagliala|Tagliale|Mangia|È (?:buon|ottim)|Tiepid|A tavola|Due gocce|Nel piatto|Non ripassar|Se (?:ti piace|le infornassi)|La crema|Tagliare)/iu
/** Words that say when; where a gesture of the recipe stands right before, that is said already. */
export const WHEN_BAKED = 'A cottura finita '
const IS_OUT = /sforna|rifinisci|fuori dal forno|all'uscita|appena (?:esce|uscita)/iu

/** 'I bimbi impazziscono!', 'È più buona il giorno dopo': talk at the end does nothing. */
const isTalk = (one: string) =>
  !/\d|forn|cott|^(?:dev|rest)/iu.test(one) &&
  !(inTu(one).match(/\p{L}+/gu) ?? []).some((word) => verbOf(word)?.isParticiple === false)

/** Gestures that put something on what is ready. */
const PUTS_ON =
  /(?<!\p{L})(?:completa|finisci|termina|condisci|aggiungi|distribuisci|riempi\p{L}*|versa|spalma|cospargi|adagia|macina|grattugia|disponi|irrora|spennella|spezza|spolvera|sbriciola)(?:l[oaie])?(?!\p{L})/iu
const isEnd = (one: string) =>
  tells(REPEATING, one) || isTalk(one) || (tells(SERVING, one) && !tells(PUTS_ON, one))

/** The last gesture before serving, on each of them: in the last step, in front of what serves, repeats or only talks. */
export function withFinish(steps: readonly string[], sentence: string): string[] {
  const sentences = sentencesOf(steps.at(-1) ?? '')
  const done = Math.max(
    sentences.findLastIndex((one) => !isEnd(one)),
    sentences.findLastIndex(bakes),
  )
  const repeating = sentences.findIndex((one) => tells(REPEATING, one))
  const at = repeating === -1 ? done + 1 : Math.min(done + 1, repeating)
  const before = sentences[at - 1] ?? ''
  const isSaid = tells(PUTS_ON, before) || tells(IS_OUT, before)
  const own =
    isSaid && sentence.startsWith(WHEN_BAKED) ? capitalised(sentence.slice(WHEN_BAKED.length)) : sentence
  return [...steps.slice(0, -1), closed(sentences).toSpliced(at, 0, own).join(' ')]
}

/** Behind everything, in the last step. */
export const withLast = (steps: readonly string[], sentence: string): string[] =>
  steps.length === 0 ? [sentence] : steps.with(-1, `${closed([steps.at(-1) ?? ''])[0]} ${sentence}`)
