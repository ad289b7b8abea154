/** Rewrites what people and portals write into the grammar of `../recipe/ingredient-line.ts`, the one parser:
 * 'Farina 00: 500gr.' becomes '500 g farina 00', 'mezzo litro d'acqua' '½ litro d'acqua', '2-3 uova' '2,5 uova',
 * '2 confezioni da 400 g di pelati' '800 g di pelati'.
 *
 * Ranges become their middle. Total: a line that fits no form comes back as it was, tidied. */
import { METRIC_WORDS, parseIngredientLine } from '../recipe/ingredient-line.ts'
import { countNounOf } from '../recipe/italian-agreement.ts'
import { writeDecimal } from '../recipe/kitchen-number.ts'
import { isMeasure } from './piece-weights.ts'

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  un: '1',
  "un'": '1',
  uno: '1',
  una: '1',
  mezzo: '½',
  mezza: '½',
  "mezz'": '½',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  sei: '6',
  sette: '7',
  otto: '8',
  nove: '9',
  dieci: '10',
  dodici: '12',
  quindici: '15',
  venti: '20',
}

const NUM = String.raw`(?:\d+(?:\.\d{3})*(?:[.,]\d+)?(?: ?[½¼¾])?|[½¼¾]|\d+ \d\/\d|\d\/\d)`
const METRIC = METRIC_WORDS.toSorted((a, b) => b.length - a.length).join('|')
const EACH = String.raw`(?: (?:l'un[oa]|ciascun[oa]|cad(?:a?un[oa]|\.)?))`

const re = (source: string) => new RegExp(source, 'u')
const GLUED = new RegExp(String.raw`(\d)(${METRIC})(?![\p{L}])`, 'gu')
const UNIT_FIRST = re(String.raw`^(${METRIC})\.? (${NUM})(?= |$)\.?`)
const RANGE = re(String.raw`^(?:da |tra |fra )?(${NUM}) ?(?:[-–]| o | a | e |\/(?=\d)) ?(${NUM})(?= |$)`)
const LAST = re(
  String.raw`^(.*\p{L}[^:]*?)(?: ?[:,–-] ?| )((?!0+ ?[-–])${NUM}(?: ?[-–] ?${NUM})?) ?(${METRIC})\.?$`,
)
const LAST_UNIT_FIRST = re(String.raw`^(.*\p{L}[^:]*?)(?: ?[:,–-] ?| )(${METRIC})\.? (${NUM})$`)
const LAST_COUNT = re(String.raw`^(.*\p{L}[^:]*?) ?(?::|–| - ) ?(${NUM}(?: ?[-–] ?${NUM})?(?: \p{L}+)?)$`)
const PACK = re(String.raw`^(${NUM}) (.+?) da (${NUM}) (${METRIC})\.?${EACH}?(?: (.*))?$`)
const RANGE_OF_UNITS = re(String.raw`^(${NUM}) (${METRIC})\.? ?[/–-] ?(${NUM}) \2\b\.?`)
const INSIDE = re(String.raw`^(\p{L}[^:,]*?),? (${NUM}) (${METRIC})\b\.?,? (.*)$`)
const SIZED = /^(\d+)( (?:medi|piccol|gross|grand)\p{L}*)?$/u
const TIMES = re(String.raw`^(\d+) ?[x×] ?(${NUM}) (${METRIC})\.? (.*)$`)
const AND_HALF = re(String.raw`^(\d+) (\p{L}+) e mezz[oa]\b`)
/** '¼ di cipolla', '3/4 di tazza di acqua': a part of one counted thing. */
const FRACTION_OF = /^([½¼¾]|\d\/\d) (?:di |d')(\p{L}+)/u
/** '300 g+200 g fior di latte', '1 kg + 200 g di farina': one food in two weights. */
const TWO_WEIGHTS = re(String.raw`^(${NUM} (?:${METRIC}))\.? ?\+ ?(${NUM} (?:${METRIC}))\.? (.+)$`)
const BRACKET = re(String.raw`^(?:circa |da |pari a |peso |netti )?(${NUM}) ?(${METRIC})\b\.?(.*)$`)

const numberOf = (text: string) => {
  const [, whole = '0', , glyph = ''] = /^(\d+(?:[.,]\d+)*)?( ?)([½¼¾])?$/u.exec(text) ?? []
  const slashed = /^(?:(\d+) )?(\d)\/(\d)$/.exec(text)
  if (slashed) return Number(slashed[1] ?? 0) + Number(slashed[2]) / Number(slashed[3])
  const plain = /^\d{1,3}(\.\d{3})+$/.test(whole) ? whole.replaceAll('.', '') : whole.replace(',', '.')
  return Number(plain) + ({ '½': 0.5, '¼': 0.25, '¾': 0.75 }[glyph] ?? 0)
}
const write = (value: number) => writeDecimal(Number(value.toPrecision(6)))

/** Lower case, one kind of apostrophe and space, no bullet, no 'circa', a number word as a number. */
function tidy(line: string): string {
  return line
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replaceAll('würstel', 'wurstel')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s•*·▢☐✓-]+(?=[\p{L}\d½¼¾])/u, '')
    .replace(/\bn[°.r]+ ?(?=\d)/, '')
    .replace(
      /\b(?:all'incirca|circa|ca\.|abbondant[ei]|scars[oaie]|colm[oaie]|ras[oaie]|più o meno|almeno)(?![\p{L}])/gu,
      ' ',
    )
    .replace(/\b(?:cucch\.? ?i?n[io]|c\.(?:ini|n[io]))(?![\p{L}])\.?/gu, 'cucchiaini')
    .replace(/\b(?:cucch|c\.ai)(?![\p{L}])\.?/gu, 'cucchiai')
    .replace(GLUED, '$1 $2')
    .replace(/ +/g, ' ')
    .replace(/ ([,;:.])/g, '$1')
    .replace(/[;,]$/, '')
    .trim()
    .replace(/^(?:un paio (?:di )?|una? coppia di )/, '2 ')
    .replace(/^una? dozzina (?:di )?/, '12 ')
    .replace(/^(un'|mezz')/, (word) => `${NUMBER_WORDS[word]} `)
    .replace(/^(\p{L}+)(?= )/u, (word) =>
      Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? word) : word,
    )
}

function middle(text: string): string {
  const units = RANGE_OF_UNITS.exec(text)
  if (units)
    return `${write((numberOf(units[1] ?? '') + numberOf(units[3] ?? '')) / 2)} ${units[2]}${text.slice(units[0].length)}`
  const range = RANGE.exec(text)
  if (!range) return text
  const [all, low = '', high = ''] = range
  // '1/2' is a half, '3/4' three quarters; '4/5 pomodori' are four or five.
  if (all.includes('/') && !/[-–oae]/.test(all) && Number(low) < 4) return text
  return `${write((numberOf(low) + numberOf(high)) / 2)}${text.slice(all.length)}`
}

const NUMBER_WORD = Object.keys(NUMBER_WORDS).join('|')
const LAST_PIECES = re(
  String.raw`^(.*\p{L}[^:]*?)(?: ?[:,–-] ?| )(${NUM}(?: ?[-–] ?${NUM})?|${NUMBER_WORD}) ?(\p{L}+)$`,
)

/** 'uova 3', 'acciughe 6 filetti', 'sale: un pizzico': a counted thing with its number last. */
function countLast(text: string): string {
  const pieces = LAST_PIECES.exec(text)
  if (pieces && countNounOf(pieces[3] ?? ''))
    return `${NUMBER_WORDS[pieces[2] ?? ''] ?? pieces[2]} ${pieces[3]} di ${pieces[1]}`
  const found = /^(\p{L}+)( .*?)? (\d{1,3})$/u.exec(text)
  return found && countNounOf(found[1] ?? '') ? `${found[3]} ${found[1]}${found[2] ?? ''}` : text
}

function amountFirst(text: string): string {
  const unitFirst = UNIT_FIRST.exec(text)
  if (unitFirst) return `${unitFirst[2]} ${unitFirst[1]}${text.slice(unitFirst[0].length)}`
  if (/^[\d½¼¾]/u.test(text)) return text
  const last = LAST.exec(text)
  if (last) return `${last[2]} ${last[3]} ${last[1]}`
  const swapped = LAST_UNIT_FIRST.exec(text)
  if (swapped) return `${swapped[3]} ${swapped[2]} ${swapped[1]}`
  const inside = INSIDE.exec(text)
  if (inside) return `${inside[2]} ${inside[3]} ${inside[1]} ${inside[4]}`
  const pieces = countLast(text)
  const counted = pieces === text ? LAST_COUNT.exec(text) : null
  return counted ? `${counted[2]} ${counted[1]}` : pieces
}

/** '¼ di cipolla' as '¼ cipolla', '300 g+200 g fior di latte' as '500 g fior di latte'. */
function inOneAmount(text: string): string {
  const [, first = '', second = '', food = ''] = TWO_WEIGHTS.exec(text) ?? []
  const [a, b] = [first, second].map((amount) => parseIngredientLine(`${amount} ${food}`))
  if (a?.kind === 'measured' && b?.kind === 'measured' && a.unit === b.unit && typeof a.unit === 'string')
    return `${write(a.amount + b.amount)} ${a.unit} ${food}`
  const part = FRACTION_OF.exec(text)
  return part && countNounOf(part[2] ?? '') ? text.replace(FRACTION_OF, '$1 $2') : text
}

/** Several packs of one weight as one weight. */
function unpacked(text: string): string {
  const times = TIMES.exec(text)
  if (times) return `${write(numberOf(times[1] ?? '') * numberOf(times[2] ?? ''))} ${times[3]} ${times[4]}`
  const pack = PACK.exec(text)
  if (!pack) return text
  const [, count = '', what = '', size = '', unit = '', tail = ''] = pack
  const [noun = '', ...rest] = what.split(' ')
  const container = /^(confezion|scatol|barattol|lattin|vasett|bust|pacc|panett|bottigli|cubett|rotol)/.test(
    noun,
  )
  const name = container ? [...rest, tail].join(' ').trim() : `${what} ${tail}`.trim()
  return `${write(numberOf(count) * numberOf(size))} ${unit} ${name}`
}

/** A weight in brackets beside a count ('1 mozzarella (125 g)', '2 patate (200 g l'una)') or beside no amount. */
function withBracket(text: string, brackets: readonly string[]): string {
  const weight = brackets.map((inside) => BRACKET.exec(inside)).find((found) => found !== null)
  const counted = re(`^(${NUM}) (?!(?:${METRIC})(?:[ .]|$))(.*)$`).exec(text)
  const sized = brackets.map((inside) => SIZED.exec(inside)).find((found) => found !== null)
  if (sized && !/^[\d½¼¾]/u.test(text)) return `${sized[1]} ${text}${sized[2] ?? ''}`
  if (!weight || (/^[\d½¼¾]/u.test(text) && !counted)) return text
  const [, size = '', unit = '', after = ''] = weight
  const each =
    counted && (new RegExp(EACH, 'u').test(after) || brackets.some((inside) => inside.startsWith('da ')))
  const total = numberOf(size) * (each ? numberOf(counted[1] ?? '1') : 1)
  const [noun = '', ...rest] = (counted?.[2] ?? text).split(' ')
  const measures = isMeasure(countNounOf(noun)?.noun.one ?? '')
  return `${write(total)} ${unit} ${[...(measures ? [] : [noun]), ...rest].join(' ')}`
}

const QB =
  /(?:,|:|-)? ?(?:\bq\. ?b\.?|\bqb\b|\bquanto basta\b|\ba piacere\b|\ba gusto\b|\bquanto ne serve\b)/u

/** 'una spolverata di pepe', 'qualche foglia di basilico', 'basilico: qualche foglia': as much as you like. */
const SOME =
  /^(?:1 (?:spolverata|grattugiata|macinata|spruzzata|spruzzo|giro|tocco|po') (?:di |d')|(?:qualche|alcun[ie]|poc[oa])(?: \p{L}+(?= d[i']))? (?:di |d')?)|[:,] ?(?:qualche|alcun[ie]).*$/u

/** The line as the catalogue would write it, and whether it says 'quanto basta'. */
export function plainLine(line: string): { text: string; isToTaste: boolean } {
  const tidied = tidy(line)
  const brackets = [...tidied.matchAll(/\(([^)]*)\)/g)].map((match) => (match[1] ?? '').trim())
  const open = tidied.replace(/\s*\([^)]*\)/g, '').trim()
  const isToTaste = QB.test(open) || SOME.test(open)
  const bare = inOneAmount(open.replace(QB, '').replace(SOME, '').trim())
  const first = amountFirst(middle(bare.split(' + ')[0] ?? bare))
  const half = AND_HALF.exec(first)
  const whole = half ? `${half[1]},5 ${half[2]}${first.slice(half[0].length)}` : first
  return { text: withBracket(unpacked(middle(whole)), brackets), isToTaste }
}
