/**
 * Reads from the steps of a page how long a dough rests and bakes: 'fai riposare 8 ore', 'inforna per 10
 * minuti'.
 *
 * Units   minutes; undefined if no step gives a time. A range counts with its upper end. Several times are
 *         added.
 * Valid   Italian. A rest during other work counts in full.
 * Source  words chosen by hand on saved pages [stima].
 */
import { minutesOf } from './sloppy-duration.ts'

const RESTS =
  /ripos|lievit|maturar|maturazion|maturi\b|raddopp|triplic|ferment|puntata|appretto|frigo|temperatura ambiente/iu
const WORKS =
  /\b(?:inforn|cuoc|cott|forno\b(?! spento)|impast(?:a|ate|are|iamo|i)\b|lavor(?:a|ate|are|iamo)\b|padella|frigg|fai bollire|rosol|soffrigg|preriscald|prima di)/iu
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
