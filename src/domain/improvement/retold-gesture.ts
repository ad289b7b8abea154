/** How a gesture is told of another ingredient: it warms instead of melting, strews instead of grating, or leaves one of two out.
 *
 * Valid   gestures of Italian steps, in any voice. */
import { SUBORDINATE } from './gesture-fit.ts'
import { verbOf } from './gestures.ts'
import { type Agreement, capitalised, withArticle } from './italian-noun.ts'

/** Olives do not melt in the oil: 'sciogli le olive' is 'scalda le olive', in the voice of the verb. */
export const warmed = (text: string, isWarmed = true) =>
  !isWarmed
    ? text
    : text.replace(/^(s)cio(?:gli(ete|ere|amo)?|lti)(?!\p{L})/iu, (_found, first: string, voice = '') => {
        const end = { ete: 'ate', ere: 'are', amo: 'iamo' }[voice as string] ?? 'a'
        return `${first}cald${end}`
      })

/** 'Grattugia la granella' is 'distribuisci la granella', in the voice of the verb. */
export function strewn(text: string, isStrewn: boolean): string {
  if (!isStrewn) return text
  return text.replace(/\p{L}+/gu, (word) => {
    if (verbOf(word)?.gesture !== 'cut' || verbOf(word)?.isParticiple) return word
    const other = /[aei]te$/u.test(word)
      ? 'distribuite'
      : word.endsWith('re')
        ? 'distribuire'
        : word.endsWith('iamo')
          ? 'distribuiamo'
          : 'distribuisci'
    return /^\p{Lu}/u.test(word) ? capitalised(other) : other
  })
}

/** One of two things less: 'riduci la crema e l'arrosto a bastoncini' is 'riduci l'arrosto a bastoncini'. */
export function without(text: string, form: Agreement, noun: string): string {
  const thing = withArticle(form, noun)
  return text.replace(
    new RegExp(`(?<!\\p{L})${thing} e (?=l'|(?:il|lo|la|i|gli|le) )| e ${thing}(?!\\p{L})`, 'u'),
    '',
  )
}

/** 'Due ore prima di cuocere', with which a sentence may open; and a time whose colon says when it is over. */
const OPENING = /^(?:[\p{L}\d]+ (?:or[ae]|minuti) )?(?:prima|dopo|quando|mentre)(?!\p{L})/iu
const OVER = /(?<=\d (?:minuti|secondi)): /u
/** Where a clause begins that only says something of the gesture; not the time that a sentence may open with. */
export function clauseIn(text: string): number {
  const opening = OPENING.exec(text)?.[0].length ?? 0
  const from = opening > 0 || SUBORDINATE.exec(text)?.index === 0 ? Math.max(opening, 12) : 0
  const rest = text.slice(from)
  const ends = [SUBORDINATE.exec(rest)?.index, OVER.exec(rest)?.index].filter((at) => at !== undefined)
  return from + (ends.length > 0 ? Math.min(...ends) : rest.length)
}

/** 'Nello stesso grasso', where there is none any more. */
export const withoutLeftovers = (
  text: string,
  leaves: readonly { words: readonly string[]; instead: string }[],
): string =>
  leaves.reduce(
    (rest, { words, instead }) =>
      words.reduce(
        (own, word) =>
          own.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), (found) =>
            /^\p{Lu}/u.test(found) ? capitalised(instead) : instead,
          ),
        rest,
      ),
    text,
  )
