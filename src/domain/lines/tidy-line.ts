/** Normalises a line before amounts are read: case, apostrophes, bullets, dialect, 'circa'.
 *
 * Valid   any text. Text after MAX_LENGTH characters is ignored, which bounds the cost. */
import { DIALECT, PHRASES, VAGUE } from '#knowledge/line-words.ts'
import { isFoodWord } from './food-word.ts'
import { METRIC_WORDS } from './ingredient-line.ts'
import * as words from './line-words.ts'
import { wholeOfWord } from './number-words.ts'
import { withSaidWeights } from './said-weights.ts'

export const withoutOf = (text: string): string =>
  text.replace(/^(?:(?:di|del|dello|della|dei|degli|delle)(?= )|d'|dell')\s*/u, '').trim()

const MAX_LENGTH = 300

const METRIC = METRIC_WORDS.toSorted((a, b) => b.length - a.length).join('|')
const GLUED = new RegExp(String.raw`(\d)(${METRIC})(?![\p{L}])`, 'gu')
export const WORDS = /(?<![\p{L}'])\p{L}+(?![\p{L}'])/gu

/** A scanned number with letters in place of digits: '5OO g', 'l00 g', '2S0 ml', 'I kg'. */
const SCANNED =
  /(?<![\p{L}\d.,])(?=[OoIl|SB]*\d|[Il|][OoQD]+ |[Il|] k?g|O,\d)([\dOoQDIl|SB]{1,5}(?:[.,][\dOoIl]{1,3})?)(?= ?(?:kg|gr?|grammi|ml|cl|dl|l|lt)\.?(?![\p{L}\d']))/giu
/** Scan errors: a number glued to a word ('pelati4oo g'), and a digit in place of a letter ('ro5marino'). */
const GLUED_BEHIND = /(?<=\p{L}{4})(?=[\dOo]*\d[\dOo]* ?(?:kg|gr?|ml)(?!\p{L}))/gu
const IN_WORD = /(?<=\p{L}{2})[015](?=\p{L}{1,})/gu
const LETTER_OF: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 5: 's' }
/** Letters in place of zeros in a flour type: 'Farina O', 'farina OO'. A lower-case 'o' before a word means
 * 'or'. */
const FLOUR_OO = /(?<=\b(?:farina(?: di)?(?: tipo)?|tipo) )(?:oo|o(?= ?(?:[,;:(–-]|\d|$)))(?![\p{L}'])/giu
const FLOUR_O = /(?<=(?:[Ff]arina(?: di)?(?: tipo)?|FARINA|\b[Tt]ipo) )O(?![\p{L}'])(?! \p{Lu}{2})/gu
export const withDigits = (text: string): string =>
  text
    .replace(FLOUR_OO, (letters) => '0'.repeat(letters.length))
    .replace(FLOUR_O, '0')
    .replace(GLUED_BEHIND, ' ')
    .replace(IN_WORD, (digit) => LETTER_OF[digit] ?? digit)
    .replace(SCANNED, (figure) =>
      figure.replace(/[oqd]/gi, '0').replace(/[il|]/gi, '1').replace(/s/gi, '5').replace(/b/gi, '8'),
    )

const FLOUR_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:zero zero|doppio zero|doppiozero|0 0|zerozero)\b/g, '00'],
  [/\b(farina(?: di)?(?: tipo)?|tipo) zero\b/g, '$1 0'],
  [/\b(farina(?: di)? tipo|tipo) uno\b/g, '$1 1'],
  [/\b(farina(?: di)? tipo|tipo) due\b/g, '$1 2'],
]

/** A drained weight replaces the gross weight: '1 barattolo da 300 g (sgocciolato 150 g)' is 150 g. */
const DRAINED_WEIGHT =
  /[(,;–-]? ?(?:(?:peso )?(?:netto )?sgocc(?:iolat[oaie])?\.?(?: netto)?:? ?(?:di |da |pari a |circa )?(\d+(?:[.,]\d+)?) ?(g|gr|grammi|kg)\b\.?|(?:da |di )?(\d+(?:[.,]\d+)?) ?(g|gr|grammi|kg)\.? ?(?:di )?(?:(?:peso )?(?:netto )?sgocc(?:iolat[oaie])?(?!\p{L})\.?|di sgocciolato|da sgocciolat[oaie]|scolat[oaie])(?!:? ?(?:peso |netto |di |da |pari a |circa )*\d+(?:[.,]\d+)? ?(?:g|gr|grammi|kg)\b))\)?/u
const BARE_DRAINED = /((?:peso )?(?:netto )?sgocc\p{L}*\.? (?:netto )?\d+)(?=\))/u
const GROSS_WEIGHT = /(?<![\d.,])\d+(?:[.,]\d+)? ?(?:g|gr|grammi|kg)\b\.?/u
function drained(line: string): string {
  const text = line.replace(BARE_DRAINED, '$1 g')
  const found = DRAINED_WEIGHT.exec(text)
  if (!found) return text
  const weight = `${found[1] ?? found[3]} ${found[2] ?? found[4]}`
  const left = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  if (GROSS_WEIGHT.test(left)) return left.replace(GROSS_WEIGHT, weight)
  return found.index === 0
    ? `${weight}${left}`
    : `${text.slice(0, found.index)} (${weight})${text.slice(found.index + found[0].length)}`
}

/** 'latte' means tins or milk. After a number it means tins: 'tre latte di pomodori'. */
const TINS =
  /(?<=(?:^|[ (])(?:\d|due|tre|quattro|cinque|sei|otto|dieci|paio di)(?: grandi| piccole| grosse)? )latte(?= (?:piccole |grandi )?(?:di (?!(?:soia|cocco|riso|avena|mandorl|nocciol|capra|pecora|bufal|mucca))|d'|da ))/gu

/** From `LEAST_SAID` on, a number in words without a unit means grams: 'acqua duecentodieci'. */
const LAST_WORD = /(?<= )\p{L}{6,}$/u
const LEAST_SAID = 50
const WEIGHT_BEHIND =
  /^((?:un[oa']?|due|tre|quattro|cinque|sei|mezz[oa]|\d{1,2})(?: |(?<='))(?!k?g|ml|[cd]?l(?!\p{L})|ett)\D*?), ?(?:circa |saranno |diciamo |cioè |ossia |pesat[oaie] )?(?:(\d+(?:[.,]\d+)? ?(?:kg|gr?|grammi))\.?|(kg|gr?)\.? ?(\d+(?:[.,]\d+)?))$/u
const withWeightBehind = (text: string) =>
  text.replace(
    WEIGHT_BEHIND,
    (_, food: string, weight, unit, amount) => `${food} (${weight ?? `${amount} ${unit}`})`,
  )

const LONGEST_FIRST = [...PHRASES.keys()].toSorted((a, b) => b.length - a.length)
const PHRASE = new RegExp(
  `(?<![\\p{L}.])(?:${LONGEST_FIRST.join('|').replaceAll('.', '\\.')})(?!\\p{L})`,
  'gu',
)

export function tidy(line: string): string {
  const digits = line
    .slice(0, MAX_LENGTH)
    .replace(/(?<=\d)\u2044(?=\d)/g, '/')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^ /, '')
  const plain = withDigits(digits)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[«»“”"]/g, ' ')
    .replaceAll('würstel', 'wurstel')
    .replace(/\.{3,}/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s•*·▢☐✓-]+(?=[\p{L}\d½¼¾'])/u, '')
    .replace(/^\d{1,2}\) ?(?=[\p{L}\d½¼¾])/u, '')
    .replace(/^(?:per|idratazione) [^:]{1,40}: /, (lead) => (/\d ?(?:g|gr|ml|kg)\b/.test(lead) ? lead : ''))
    .replace(
      /^(?:biga|poolish|salamoia|emulsione|pastella|crema|copertura|finitura|autolisi|impasto|rinfresco|condimento|ripieno|farcitura|farcia|topping|base|salsa|guarnizione)[^:,\d]{0,25}: /,
      '',
    )
    .replace(words.SPOKEN_LEAD, '')
    .replace(words.PURPOSE_FIRST, '')
    .replace(words.LEFT_OVER, '')
    .replace(words.GRAINS, '')
    .replace(/(?<!\p{L})n'(?=d'?uja)/gu, 'n')
    .replace(/(?<=^\d{2,4}) 9 (?=(?:di )?\p{L})/u, ' g ')
    .replace(/\bfior di l\. ?/g, 'fior di latte ')
    .replace(PHRASE, (said) => PHRASES.get(said) ?? said)
    .replace(
      /\([^()\d]*\d{1,3}(?:[.,]\d+)? ?%[^()\d]*\)|\(?(?:con (?:il )?)?(?<![\d.,])\d{1,3}(?:[.,]\d+)? ?%(?: di proteine)?\)?/g,
      ' ',
    )
    .replace(/^(?:la|una) (?=punt)/, 'una ')
    .replace(/^(?:il|lo|la|i|gli|le) (?=\p{L}{3})(?!metà)|^l'(?=\p{L}{3})/u, '')
    .replace(/\blatt(?:a|ona|ina)(?= (?:piccol|grand|gross|di |da |d'))/g, 'lattina')
    .replace(TINS, 'lattine')
    .replace(/\bn[°.r]+ ?(?=\d)/g, '')
    .replace(/(\)), (?=tipo [\d'])/g, '$1 ')
    .replace(words.AMONG, '$1 di ')
    .replace(words.AMONG_LIQUIDS, (_, figure: string, unit: string, one: string, other: string) =>
      [one, other].map((food) => `${Number(figure) / 2} ${unit} di ${food}`).join(' e '),
    )
    .replace(words.ABOUT, ' ')
    .replace(GLUED, '$1 $2')
    .replace(/:(?=\d)/g, ': ')
    .replace(/(?<= )d (?=[aeiou]\p{L}{2})/gu, "d'")
    .replace(/ +/g, ' ')
    .replace(/ ([,;:.])/g, '$1')
    .replace(/[;,]$/, '')
    .trim()
  return drained(
    [...words.SAID_SHORT, ...FLOUR_TYPES].reduce((text, [said, figure]) => text.replace(said, figure), plain),
  )
    .trim()
    .split(' ')
    .map((word) => DIALECT.get(word) ?? word)
    .join(' ')
    .replace(LAST_WORD, (word) => {
      const said = wholeOfWord(word) ?? 0
      return said >= LEAST_SAID ? String(said) : word
    })
    .replace(/^.*$/u, (text) => withWeightBehind(withSaidWeights(text)))
}

export function withoutFilling(text: string): { text: string; filling: words.Filling | null } {
  let filling: words.Filling | null = null
  const left = text.replace(WORDS, (word, at: number) => {
    const found = at === 0 ? undefined : words.FILLINGS.find(([form]) => form.test(word))?.[1]
    filling = found ?? filling
    return found ? '' : word
  })
  return { text: left.replace(/ +/g, ' ').trim(), filling }
}

export function vagueFood(text: string): string | null {
  const [, article = '', word = '', ofFood = ''] =
    /^(?:('?\p{L}+'?) ?)??(?:(?:bel|bella|bell'|buon|buona|piccol[oa]) ?)?(\p{L}+'?) (?:di |d')(.+)$/u.exec(
      text,
    ) ?? []
  if (VAGUE.has(word) && (article === '' || wholeOfWord(article) === 1)) return ofFood
  const [first = '', ...rest] = text.split(' ')
  if (rest.length > 0 && words.VAGUE_BEFORE_FOOD.test(first))
    return isFoodWord(rest[0] ?? '') ? rest.join(' ') : rest.join(' ').replace(/^\p{L}+ (?:di |d')/u, '')
  const [, food = '', last = ''] = /^(.+?)[,:–-] ?(?:un[oa'] ?)?(?:\p{L}+ )?(\p{L}+'?)$/u.exec(text) ?? []
  if (VAGUE.has(last) && !/^[\d½¼¾]/u.test(food)) return food
  return /^(.+?)[,:–-] ?(?:qualche|alcun[ie]) .*$/u.exec(text)?.[1] ?? null
}
