/** Splits a typed line into one line per food and per use of a food.
 *
 * Valid   Italian lines. An unclear line stays one line. */

import { VAGUE } from '#knowledge/line-words.ts'
import { LEFT_OVER, MORE_OF_THE_SAME } from '../lines/line-words.ts'
import { countNounOf } from '../words/italian-agreement.ts'
import { readDecimal, writeDecimal } from '../words/kitchen-number.ts'
import { findFood } from './find-food.ts'
import { foodById } from './foods.ts'
import { lineName } from './line-name.ts'
import { ingredientsOf } from './plain-line.ts'
import { readIngredient } from './read-ingredient.ts'

const AMOUNT = "(?:[1-9]\\d*(?:[.,]\\d+)?|0[.,]\\d+|[½¼¾]|un[oa]?|due|tre|quattro|cinque|sei|mezz[oa'])"
const UNIT =
  ' ?(?:k?g|gr|ml|cl|dl|l|grammi|ett[oi])\\.?(?!\\p{L})| (?:cucchia|bicchier|tazz|pizzic|fil|gir|noc[ei]|manciat|pugn|pres|tbsp|tsp|cup)\\p{L}*| \\p{L}+ da \\d+ ?\\p{L}+'
const USE =
  "(?:\\(\\p{L}[\\p{L}' ]*\\)|(?:per|x) (?!uno|person)\\p{L}|nell?[ao']? |nell'|nei |su(?:l|i|gli|lla|lle)? |sull'|(?:di )?sopra|in superficie|superficie|dentro|a (?!testa|pizza|persona|ogni)\\p{L}{4}|alla fine|impasto|condimento|farcitura|ripieno|da \\p{L}+[aei]re(?!\\p{L}))"
const words = (pattern: string, flags = 'iu') => new RegExp(pattern, flags)

const ANOTHER_USE = words(
  `(?:, e|,| e|;| ?\\+| più|, più) (?=(?:(?:altr[ei] )?(${AMOUNT})(${UNIT})?|q\\.? ?b\\.?|un po'?|altr[oa]|(?<=(?:\\+|più) )quell[oa]|(altrettant[oaie]))(?: altr\\p{L}+)?(?<state> (?:sod|inter|\\p{L}{2,}[aiu]t)[oaie])? (${USE}.*))`,
  'giu',
)
const OWN_USE = words(`[ ,:(]+${USE}.*$`)
const OWN_AMOUNT = words(`(?<![\\p{L}\\d'])(${AMOUNT})(?: (?=\\p{L}))?(${UNIT})?(?![\\p{L}\\d])( ?\\p{L}*)`)
const WEIGHT = words(`(?<![\\p{L}\\d'])(${AMOUNT})(${UNIT})(?![\\p{L}\\d])( ?\\p{L}*)`)
const BY_HALVES = words(`^(.*?)[, (]+metà (${USE}[^,]*?)(?:,| e|) (?:l'altra )?metà (${USE}[^)]*)\\)?$`)
const SHARES = words(
  `^(?<all>[^(]*?)(?: \\(|(?<=\\d.*): )(?:(?:totale|in tutto|di cui):? |${AMOUNT}(?<whole>${UNIT}): )?(?<amount>${AMOUNT})(?<unit>${UNIT})? (?<share>${USE}.*?)(?:,| e| ?\\+) (?<rest>${AMOUNT}(?:${UNIT})? ${USE}[^)]*)\\)?$`,
)
const AND_TO_TASTE = /^(.*\d.*?)(?: ?\+| più|, più) q\.? ?b\.?$/iu

const SAME_MEASURE =
  /^((?:un|mezz[oa]|due|tre|\d) (cucchia\p{L}+|bicchier\p{L}+|tazz\p{L}+)(?: \p{L}+)? d[i'].+?)(?: e |, )(un[oa]?|mezz[oa]|due|tre|\d)( e mezz[oa]| scars[oa]| pien[oa])?(?:, \p{L}+,)? (d(?:i |').+)$/u

function withAmount(head: string, amount: string, unit = ''): string {
  if (/^ \p{L}/u.test(unit)) return `${amount}${unit} di ${lineName(head)}`
  const counted = (word: string) => {
    const noun = countNounOf(word.trim())?.noun
    return noun ? word.replace(word.trim(), /^(?:un[oa]?|1)$/u.test(amount) ? noun.one : noun.many) : word
  }
  return head.replace(WEIGHT.test(head) ? WEIGHT : OWN_AMOUNT, (_, _own: string, ownUnit = '', next = '') =>
    unit || ownUnit
      ? `${amount === 'uno' ? 'un' : amount}${unit || counted(ownUnit)}${next}`
      : `${amount} ${counted(next.trim())}`,
  )
}

const halved = (head: string) =>
  head.replace(words(`[1-9]\\d*(?:[.,]\\d+)?(?=${UNIT})`), (figure) => writeDecimal(readDecimal(figure) / 2))

function usesOf(text: string): string[] {
  const [, one, spoon = '', count = '', more = '', another] = SAME_MEASURE.exec(text) ?? []
  if (one && another) {
    const own = countNounOf(spoon)?.noun[/^(?:[um]|1$)/u.test(count) ? 'one' : 'many'] ?? spoon
    return [one, ...usesOf(`${count.replace(/^un[oa]?$/u, '1')} ${own}${more} ${another}`)]
  }
  const [, whole = '', use = '', otherUse = ''] = BY_HALVES.exec(text) ?? []
  if (whole !== '' && halved(whole) !== whole) return [use, otherUse].map((own) => `${halved(whole)} ${own}`)
  const shares = SHARES.exec(text)?.groups
  if (shares) {
    const { all = '', amount = '', whole, unit = whole, share, rest } = shares
    return usesOf(`${withAmount(all, amount, unit)} ${share} + ${rest}`)
  }
  const toTaste = AND_TO_TASTE.exec(text)?.[1]
  if (toTaste) return [toTaste, `${lineName(toTaste)} q.b.`]
  const [, bracket = ''] = /( \((?=[^()]*\d)[^()]*\))$/u.exec(text) ?? []
  const bare = text.slice(0, text.length - bracket.length)
  for (const found of bare.matchAll(ANOTHER_USE)) {
    const [link, amount, unit, asMuch, state = '', behind = ''] = found
    const first = bare.slice(0, found.index)
    const head = first.replace(OWN_USE, '')
    if (!OWN_AMOUNT.test(head)) continue
    if (head === first && link === ', ') return [text]
    const other = amount ? withAmount(head, amount, unit) : asMuch ? head : `${lineName(head)} q.b.`
    return [first + bracket, ...usesOf(`${other}${state} ${behind}${bracket}`)]
  }
  return [text]
}

const HEADING = /^(?:da|per|x|sopra|dentro|e poi|condimento|ripieno|farcitura)(?: [\p{L}']+){0,4}: (?=.*\d)/iu
const LIST_FOR =
  /^((?:per|x) (?:\p{L}+'?(?: |(?<=')))?\p{L}+|in uscita|a crudo|(?:di )?sopra|dopo (?:la )?cottura|a fine cottura|(event|facolt|opzion)\p{L}+|se (?:volete|vuoi|vi va|ti va)|volendo|a piacere): (?!.*:)(.+)$/iu
function listedFor(line: string): string[] {
  const [, use = '', mayBe, list = ''] = LIST_FOR.exec(line) ?? []
  if (list === '' || (!mayBe && HAS_AMOUNT.test(list))) return []
  const parts: string[] = []
  for (const part of list.split(/, (?![^()]*\))/u).flatMap(joinedFoods)) {
    if (parts.length > 0 && (GOES_ON.test(part) || /^(?:qu|altr|ecc)/iu.test(part)))
      parts.push(`${parts.pop()} (${part})`)
    else parts.push(part)
  }
  const isList = parts.some((part) => foodIn(part) !== null) && (mayBe || parts.length > 1)
  const ofAll = mayBe
    ? '(facoltativo)'
    : /^(?:per|x) /iu.test(use)
      ? use.toLowerCase()
      : `(${use.toLowerCase()})`
  return isList ? parts.map((part) => `${part} ${ofAll}`) : []
}

const BRINE =
  /^(?!salamoia)(?:(?:per la )salamoia: )?(?<parts>.*(?:\d|(?<!\p{L})un).*?)(?:(?<=^per la salamoia: .*)|[ ,]*(?:\((?:per la )?salamoia\)|per la salamoia))$/iu

function leftOver(line: string): string | null {
  const { grams, foodId } = readIngredient(line)
  const isLeft = LEFT_OVER.test(line.toLowerCase()) && grams !== null && foodId !== null
  return isLeft ? `${writeDecimal(grams)} g di ${lineName(line)}` : null
}

const BARE_USE = /(?<!l'|il|la) (impasto|condimento|ripieno|farcitura)$/u
const forUse = (use: string) => ` per ${use === 'impasto' ? "l'" : use === 'farcitura' ? 'la ' : 'il '}${use}`
const OF_TWO_KINDS = /(?<!\p{L})metà .+ metà /iu

const isOneName = (word: string, next: string) =>
  ![word, next].some((one) => findFood(one)?.id === findFood(`${word} ${next}`)?.id)

const foodIn = (part: string) => readIngredient(part).foodId
const HAS_AMOUNT = words(`\\d|[½¼¾]|^${AMOUNT}(?!\\p{L})|(?<!\\p{L})${AMOUNT}(?:${UNIT})`)
const GOES_ON = words(
  `^(?:(?:o|e|oppure|anche|meglio|tipo|come|se|ma|non|senza|con|col|in|a|al|alla|ad|da|dal|dalla|di|del|della|d'\\p{L}+|per|x|più|cioè|ossia|metà|parte|il resto|quell\\p{L})(?!\\p{L})|\\p{L}+t[aeio] (?:in (?:padella|forno)|al (?:setaccio|mixer|vapore))|${AMOUNT}(?:${UNIT})? ${USE}|[^\\d]* (?:va|vanno) ben)`,
)

function isOwnFood(part: string, before: string): boolean {
  if (GOES_ON.test(part)) return false
  const id = foodIn(part) ?? findFood(lineName(part).split(' ')[0] ?? '')?.id
  const told = part.toLowerCase()
  const [, first = ''] = /^(?:un[ao]? |un'|qualche )?(\p{L}*)/u.exec(told) ?? []
  const isMeasure = VAGUE.has(first) && !/ (?:di |d')/u.test(part)
  const [head = ''] = lineName(before).toLowerCase().split(' ')
  const name = foodById(id ?? '')?.name.toLowerCase() ?? ''
  const isQuality = name.startsWith(head) && !told.includes(head)
  return id !== undefined && !isMeasure && (HAS_AMOUNT.test(part) || !(isQuality || id === foodIn(before)))
}

const OF_ALL =
  /^(.*?)((?:,? (?:q\.? ?b\.?|a piacere|a occhio|per (?:finire|condire|guarnire|servire|riempire|farcire|il (?:condimento|ripieno)|la farcitura)))*)$/iu
function joinedFoods(part: string): string[] {
  const [, bare = '', ofAll = ''] = OF_ALL.exec(part) ?? []
  const words = bare.split(' ')
  const isRun =
    words.length > 1 &&
    words.some((word) => /^(?:sale|pepe)$/iu.test(word)) &&
    words.every((word, at) => findFood(word) && !isOneName(word, words[at + 1] ?? word))
  const parts = isRun ? words : bare.split(/ ?\/ ?| e /iu)
  const foods = parts.map((one) => (/\d|:/u.test(one) || GOES_ON.test(one) ? null : foodIn(one)))
  const areApart = new Set(foods).size === foods.length && !foods.includes(null)
  return parts.length > 1 && areApart ? parts.map((one) => one + ofAll) : [part]
}

const OF_EACH = words(
  `^(\\D+?),? (${AMOUNT}(?:${UNIT})) (?:(?:di |per )?(?:ciascun|ognun)[oa]|per tipo|l'un[oa]|cad\\.?)$`,
)

function foodsOf(line: string): string[] {
  const [, names = '', each = ''] = OF_EACH.exec(line) ?? []
  if (names !== '') return foodsOf(names).map((name) => `${each} di ${name}`)
  if (line.includes(':')) return []
  const parts: string[] = []
  for (const part of line.split(/, (?![^()]*\))/u)) {
    const before = parts.at(-1)
    if (before === undefined || isOwnFood(part, before)) parts.push(part)
    else parts[parts.length - 1] = `${before}, ${part}`
  }
  const own = parts.flatMap(joinedFoods)
  const foods = own.map((one) => foodIn(one) ?? one)
  if (foodIn(own[0] ?? '') === null || new Set(foods).size < foods.length) return []
  const [toTaste = ''] = HAS_AMOUNT.test(line) ? [] : (/ (?:q\.? ?b\.?|a piacere)$/iu.exec(line) ?? [])
  return own.length > 1 ? own.map((one) => (one.endsWith(toTaste) ? one : one + toTaste)) : []
}

export function ownLines(told: string): string[] {
  const listed = listedFor(told)
  if (listed.length > 0) return listed
  const ofKind = foodsOf(told.replace(OF_A_KIND, ''))
  if (OF_A_KIND.test(told) && ofKind.length > 1) return ofKind.flatMap(ownLines)
  const apart = told.split(/; (?=\p{L}[^();]*\d[^();]*$|\p{L}[^();]*\d[^();]*;)/u)
  if (apart.length > 1 && apart.every((part) => /\d/u.test(part))) return apart.flatMap(ownLines)
  const line = weighed(told.replace(UNIT_FIRST, '$2 $1')).replace(LEFT_AWAY, '')
  const { parts: brine = '' } = BRINE.exec(line)?.groups ?? {}
  if (new Set(ingredientsOf(brine).map(foodIn)).size > 1) return [`Salamoia: ${brine}`]
  const left = leftOver(line)
  if (left) return [left]
  const foods = OF_TWO_KINDS.test(line) || SAME_MEASURE.test(line) ? [] : foodsOf(line)
  if (foods.length > 1) return foods.flatMap(ownLines)
  const uses = usesOf(line.replace(/ \(in tutto [^)]*\)/u, '').replace(/ \((?=\+|più )([^()]*)\)$/u, ' $1'))
  if (uses.length > 1)
    return uses.map((one) =>
      one
        .replace(BARE_USE, (_, use: string) => forUse(use.toLowerCase()))
        .replace(/(?<= )x (?=\p{L})/u, 'per ')
        .replace(/(?<= )nell(a |')(?!impast|pasta|biga)/u, 'per l$1'),
    )
  if (OF_TWO_KINDS.test(line)) return [told]
  const text = line.replace(HEADING, '')
  const own = text.includes(':') ? [text] : text === line ? ingredientsOf(text) : text.split(', ')
  if (text !== line && own.length > 1) return own
  const found = own.map(foodIn)
  const areAll = found.every(
    (food, at) => food !== null && (found.indexOf(food) === at || !MORE_OF_THE_SAME.test(own[at] ?? '')),
  )
  return own.length > 1 && areAll ? own : [line === told.replace(LEFT_AWAY, '') ? line : told]
}

const OF_A_KIND = /^(?:[2-6] |due |tre |quattro |cinque )?\p{L}+(?<!ion)[ei](?: mist[ie])?: /iu
const LEFT_AWAY = /^(?:niente|no) [\p{L}' ]+, (?=\d|un|due)/iu
function weighed(line: string): string {
  const parts = line.split(', ')
  return parts.length > 2 && /\d ?gr?(?!\p{L})/iu.test(line)
    ? parts.map((part) => part.replace(/(?<=^\p{L}[\p{L}' ]* )\d+(?:[.,]\d+)?$/u, '$& g')).join(', ')
    : line
}
const UNIT_FIRST = /(?<![\p{L}\d])(gr?|ml)\.? (\d+(?:[.,]\d+)?)(?= (?:nell|per |sopra|in |sul))/giu
