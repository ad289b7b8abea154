/** What is said of a dough of the evening: where its yeast and the rest are from. */
import { few, modelsBeside } from '#domain/dough/dose-warning.ts'
import { withPreposition } from '#domain/words/italian-noun.ts'
import type { SheetDough } from '../evening-sheet.ts'

function yeastText(dough: SheetDough): string {
  const { yeastG, preferment, calculator, isWithoutGluten, from, isYeastAdapted = false } = dough
  if (yeastG === null)
    return `Dosi e tempi sono quelli della ricetta: per ${isWithoutGluten ? 'gli impasti senza glutine' : 'un impasto come questo'} non sappiamo calcolarne altri.`
  if (preferment)
    return `Il lievito va tutto nel prefermento: da ${few(yeastG.min)} a ${few(yeastG.max)} g perché sia maturo a quell'ora (stima).`
  const isTested = calculator?.some(([name]) => name === 'yeastFactor')
  const source = isYeastAdapted ? `, adattato ${recipeWith('da', from)}` : ', dalla ricetta'
  const range = { minG: yeastG.min, maxG: yeastG.max }
  const models = isYeastAdapted ? '' : modelsBeside(yeastG.dose, range)
  return `Lievito ${few(yeastG.dose)} g${isTested ? source : ''} ${isTested && isYeastAdapted ? 'a' : 'per'} queste ore e questi gradi${models && ` (${models})`}.`
}

/** 'della Margherita', 'della Pizza alla Carbonara', 'dello Sfincione'. */
function recipeWith(preposition: 'di' | 'da', name: string): string {
  const bare = name.replace(/^Pizza (?=\p{Lu})/u, '')
  if (bare !== name || name.startsWith('Pizza ')) return withPreposition(preposition, 'fs', bare)
  const [first = ''] = name.split(' ')
  return withPreposition(preposition, first.endsWith('a') ? 'fs' : first.endsWith('i') ? 'mp' : 'ms', name)
}

export function sourceText(dough: SheetDough): string {
  const rest = dough.isYeastAdapted ? 'Il resto è quello' : 'È lo stesso impasto'
  return `${yeastText(dough)} ${rest} ${recipeWith('di', dough.from)}.`
}
