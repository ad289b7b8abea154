/** A line in one way of writing, before anybody reads amounts from it: case, apostrophes, bullets, dialect, 'circa'.
 *
 * Valid   any text; what stands after the first MAX_LENGTH characters is not read, so that no line takes long. */
import { METRIC_WORDS } from '../recipes/lines/ingredient-line.ts'
import * as words from './line-words.ts'
import { wholeOfWord } from './number-words.ts'

/** 'di farina', "dell'aglio": what is measured, without its preposition. */
export const withoutOf = (text: string): string =>
  text.replace(/^(?:(?:di|del|dello|della|dei|degli|delle)(?= )|d'|dell')\s*/u, '').trim()

const MAX_LENGTH = 300

const METRIC = METRIC_WORDS.toSorted((a, b) => b.length - a.length).join('|')
const GLUED = new RegExp(String.raw`(\d)(${METRIC})(?![\p{L}])`, 'gu')
export const WORDS = /(?<![\p{L}'])\p{L}+(?![\p{L}'])/gu

/** Lower case, one kind of apostrophe and space, no bullet, no heading, no 'circa', no dialect. */
export function tidy(line: string): string {
  const plain = line
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replaceAll('würstel', 'wurstel')
    .replace(/\.{3,}/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s•*·▢☐✓-]+(?=[\p{L}\d½¼¾'])/u, '')
    .replace(/^per [^:\d]{1,40}: /, '')
    .replace(/\bn[°.r]+ ?(?=\d)/g, '')
    .replace(/(\)), (?=tipo [\d'])/g, '$1 ')
    .replace(words.AMONG, '$1 di ')
    .replace(words.ABOUT, ' ')
    .replace(GLUED, '$1 $2')
    .replace(/ +/g, ' ')
    .replace(/ ([,;:.])/g, '$1')
    .replace(/[;,]$/, '')
    .trim()
  return plain
    .split(' ')
    .map((word) => words.DIALECT.get(word) ?? word)
    .join(' ')
}

/** Takes 'raso' and 'colmo' out; 'abbondante basilico' is no filling of anything. */
export function withoutFilling(text: string): { text: string; filling: words.Filling | null } {
  let filling: words.Filling | null = null
  const left = text.replace(WORDS, (word, at: number) => {
    const found = at === 0 ? undefined : words.FILLINGS.find(([form]) => form.test(word))?.[1]
    filling = found ?? filling
    return found ? '' : word
  })
  return { text: left.replace(/ +/g, ' ').trim(), filling }
}

/** 'una spolverata di pepe', 'qualche foglia di basilico', 'poco sale': the food, or null where the amount is not vague. */
export function vagueFood(text: string): string | null {
  const [, article = '', word = '', ofFood = ''] =
    /^(?:('?\p{L}+'?) ?)??(?:(?:bel|bella|bell'|buon|buona|piccol[oa]) ?)?(\p{L}+'?) (?:di |d')(.+)$/u.exec(
      text,
    ) ?? []
  if (words.VAGUE.has(word) && (article === '' || wholeOfWord(article) === 1)) return ofFood
  const [first = '', ...rest] = text.split(' ')
  if (rest.length > 0 && words.VAGUE_BEFORE_FOOD.test(first))
    return rest.join(' ').replace(/^\p{L}+ (?:di |d')/u, '')
  const [, food = '', last = ''] = /^(.+?)[,:–-] ?(?:un[oa'] ?)?(?:\p{L}+ )?(\p{L}+'?)$/u.exec(text) ?? []
  if (words.VAGUE.has(last)) return food
  return /^(.+?)[,:–-] ?(?:qualche|alcun[ie]) .*$/u.exec(text)?.[1] ?? null
}
