/** What is said of a dough of the evening: where its doses are from. They stand in its lines, and nowhere else.
 *
 * Valid   any dough of a sheet. */
import { withPreposition } from '#domain/words/italian-noun.ts'
import type { SheetDough } from '../evening-sheet.ts'

/** 'della Margherita', 'della Pizza alla Carbonara', 'dello Sfincione'. */
function ofRecipe(name: string): string {
  const bare = name.replace(/^Pizza (?=\p{Lu})/u, '')
  if (bare !== name || name.startsWith('Pizza ')) return withPreposition('di', 'fs', bare)
  const [first = ''] = name.split(' ')
  return withPreposition('di', first.endsWith('a') ? 'fs' : first.endsWith('i') ? 'mp' : 'ms', name)
}

function yeastText({ preferment, isYeastAdapted, calculator }: SheetDough): string {
  if (preferment) return "il lievito va tutto nel prefermento, quanto gli basta per quell'ora (stima)"
  if (isYeastAdapted) return 'il lievito è adattato a queste ore e a questi gradi'
  return calculator?.some(([name]) => name === 'yeastFactor')
    ? 'lievito compreso'
    : 'il lievito è quello che serve a queste ore e a questi gradi (stima)'
}

export function sourceText(dough: SheetDough): string {
  const { yeastG, isWithoutGluten, from } = dough
  return yeastG === null
    ? `Dosi e tempi sono quelli ${ofRecipe(from)}: per ${isWithoutGluten ? 'gli impasti senza glutine' : 'un impasto come questo'} non sappiamo calcolarne altri.`
    : `Le proporzioni sono quelle ${ofRecipe(from)}; ${yeastText(dough)}.`
}
