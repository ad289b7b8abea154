import { lineName } from '../ingredients/line-name.ts'
import { stemsOf, wordsOf } from '../words/italian-stem.ts'

const NO_NAME = new Set(
  stemsOf(
    'tipo foglie foglia filetti fette fetta gambi code cime cima scorza fresco fresca freschi fresche fino fina grosso secco secchi intero intere rosso rossa nero nera bianco bianca verde verdi vergine extravergine cucchiaio spicchio pezzo buccia grattugiata pasta circa piccolo piccola grande maturo mature sott sotto',
  ),
)

const SMALL = new Set(
  'di del dello della dei degli delle e o a al allo alla ai agli alle per con da in l d dell all nell un sul'.split(
    ' ',
  ),
)

export const nounStems = (line: string): string[] =>
  stemsOf(
    wordsOf(lineName(line).replace(/,.*$/u, ''))
      .filter((word) => !SMALL.has(word))
      .join(' '),
  ).filter((stem) => stem.length > 1 && !NO_NAME.has(stem))
