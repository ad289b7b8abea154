/** From which step on a recipe leaves no hand free. */
import { sentencesOf } from './sentences.ts'
import { inTu } from './voices.ts'

/** The patterns below are written in 'tu'; the step may stand in any voice. */
const tells = (pattern: RegExp, text: string) => pattern.test(inTu(text))

/** The oven or the pan of what is laid on, not of a vegetable. */
const BAKING =
  /(?<!\p{L})(?:inforna|rimett\p{L}* (?:in|nel|dentro)|cuoci|cottura a|frigg|grill)|(?<!dal |il |del |al |a legna )(?<!\p{L})forno(?! (?:spento|acceso))|(?<!\p{L})a \d{3}(?!\p{L})|\d{3} ?(?:°|gradi)/iu
const NOT_BAKING =
  /(?:in|nel|nella) (?:\p{L}+ )?(?:padell|pentol|tegam|casseruol)|preriscalda|lievit|scald\p{L}* il forno|accend/iu
const bakes = (one: string) => tells(BAKING, one) && !tells(NOT_BAKING, one) && !tells(REPEATING, one)
/** The others are made as the first one was. */
const REPEATING =
  /(?<!\p{L})(?:prosegui con|ripeti|procedi allo stesso modo|(?:cuoci|inforna|prepara) (?:le altr|gli altri|i successiv|la successiva|la seconda)\p{L}*|poi cuoci le altre|passa agli altri|manda avanti|mentre cuoci)(?!\p{L})/iu

/** Where there is no oven. */
const ON_THE_PLATE = /(?<!\p{L})(?:piastra|testo)(?!\p{L})[^.]*(?:cald|rovent|minut)/iu

/** Gestures that give the dough its final shape: from here on the cook has no hand free for a pan. */
const STRETCHING =
  /(?:^|[.;,] )(?:poi )?(?:stend|allarg|apr|schiud|spian|tir|schiacc|distend|appiatt|infarin|ribalt|pass|immerg|adagi)(?:i|a|ate|ete|ite|are|ere|ire)(?:l[oaie])?(?!\p{L})/iu
const DISC = /\d cm|\d mm|disco|dischi|panett|sfoglia|teglia|tond[oi]|cerchi|rettangol|\bpala\b|orlo|pietra/iu
const COOKING_OR_LAYING =
  /(?<!\p{L})(?:inforna|cuoci|distribuisci|copri|aggiungi|disponi|spalma|metti|vela|versa|adagia|sistema|condisci|cm)(?!\p{L})/iu

/** The first step, behind a third of them, at which the dough is stretched and something laid on it, or baked; their number
 * where there is none. */
export function firstLateStep(steps: readonly string[]): number {
  const third = Math.floor(steps.length / 3)
  const cooks = (one: string) => bakes(one) || ON_THE_PLATE.test(one)
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
