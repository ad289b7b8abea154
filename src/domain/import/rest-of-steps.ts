/**
 * How long a dough rests and bakes, as the steps of a page tell it: 'fai riposare 8 ore', 'inforna per 10 minuti'.
 *
 * Units   minutes; undefined where no step says how long. Of a range the upper end counts, of several times the sum.
 * Valid   Italian. What rests while something else happens is counted as if one came after the other.
 * Source  words and order set by hand on saved pages (stima): an editor looks at what is proposed.
 */
import { minutesOf } from './sloppy-duration.ts'

const RESTS =
  /ripos|lievit|maturar|maturazion|maturi\b|raddopp|triplic|ferment|puntata|appretto|frigo|temperatura ambiente/iu
/** Then a time is another one: of kneading, of the oven, of what is cooked in a pan. */
const WORKS =
  /\b(?:inforn|cuoc|cott|forno\b(?! spento)|impast(?:a|ate|are|iamo|i)\b|lavor(?:a|ate|are|iamo)\b|padella|frigg|fai bollire|rosol|soffrigg|preriscald|prima di)/iu
/** What the oven does, up to the next thing that somebody does. */
const BAKES =
  /(?:(?<!\p{L})(?:inforn|cuoc|cott|cottura)|(?:nel|in|al) forno|\d ?°).*?(?=,? (?:(?:e|poi|quindi|prima di) )?(?:lasci|fai|fate|riposa|togli|tira|sforn|serv)|$)/iu
const IN_THE_OVEN = /inforn|(?<!\p{L})forn(?:o|etto)(?!\p{L})|\d ?(?:°|gradi)/iu
const NOT_THE_OVEN =
  /padella|tegame|pentola|casseruola|frigg|boll|rosol|soffrigg|(?:ri)?scald|accend|minuti prima/iu
const UNIT = String.raw`(?:or[ae]\b|h\b|min(?:ut[oi])?\b|giorn[oi]\b)`
const AMOUNT = String.raw`(?:\d+(?:[.,]\d+)?|un['’]|una|due|tre|quattro|sei|otto|dodici|ventiquattro|mezz['’]?)`
const DURATION = new RegExp(
  String.raw`(?:(?:${AMOUNT}\s*(?:[-–/]|a|o|e)\s*)?${AMOUNT}\s*${UNIT}(?:\s*(?:e\s+mezz[oa]|e\s+\d+\s*min(?:ut[oi])?))?)`,
  'giu',
)
const NUMBERS: Readonly<Record<string, string>> = {
  una: '1',
  due: '2',
  tre: '3',
  quattro: '4',
  sei: '6',
  otto: '8',
  dodici: '12',
  ventiquattro: '24',
}

export function restOfSteps(steps: readonly string[]): number | undefined {
  const rests = steps.flatMap(sentencesOf).filter((sentence) => RESTS.test(sentence))
  const times = rests.flatMap(clausesOf).flatMap((clause) => (WORKS.test(clause) ? [] : timesOf(clause)))
  return sumOf(times)
}

/** Only of steps that speak of an oven: the sauce cooks in its pan. */
export function bakeOfSteps(steps: readonly string[]): number | undefined {
  const clauses = steps
    .filter((step) => IN_THE_OVEN.test(step))
    .flatMap(sentencesOf)
    .flatMap(clausesOf)
  const times = clauses.flatMap((clause) => {
    const [baking] = BAKES.exec(clause) ?? []
    return baking === undefined || NOT_THE_OVEN.test(clause) ? [] : timesOf(baking)
  })
  return sumOf(times)
}

const sumOf = (times: readonly number[]) =>
  times.length === 0 ? undefined : times.reduce((sum, one) => sum + one, 0)

/** Whether the steps let something rest at all. */
export const haveRest = (steps: readonly string[]): boolean => steps.some((step) => RESTS.test(step))

const sentencesOf = (step: string): string[] => step.split(/(?<=[.;!?])\s+/u)
const clausesOf = (sentence: string): string[] => sentence.split(/,?\s+(?:poi|quindi|dopodiché|infine)\s+/iu)

function timesOf(clause: string): number[] {
  return (clause.match(DURATION) ?? []).flatMap((words) => {
    const upper = words.replace(
      new RegExp(String.raw`^${AMOUNT}\s*(?:[-–/]|a|o|e)\s*(?=${AMOUNT}\s*${UNIT})`, 'iu'),
      '',
    )
    const digits = upper.replace(/^\p{L}+(?=\s)/u, (word) => NUMBERS[word.toLowerCase()] ?? word)
    const minutes = minutesOf(digits)
    return minutes === undefined ? [] : [minutes]
  })
}
