/** What a duration in a step is for, in the step's own words: 'impasta' of 'Rovescia tutto e impasta per 12 minuti'.
 *
 * Units   characters.
 * Valid   Italian text. Empty where the words before the duration say nothing of it ('Dopo 1 ora'). */

/** More has no room on a button. */
const MOST = 44
/** What leads to a duration and says nothing by itself: 'per altri', 'dopo circa', 'in tutto'. */
const LEADING =
  /(?:^|[\s'’])(?:per|di|da|dopo|in|a|entro|ogni|ancora|altr[oaie]|un'altra|circa|almeno|appena|prim[oaie]|oppure|bastano|basta|ne?i|nelle|dai|dalle|in tutto|fino a|calcolando|trascors[oaie](?: così)?|così|poi|quindi|e)$/iu
/** Where another action may begin: not what goes on listing things ('il sale e il lievito'). */
const BORDER =
  /(?:, (?:e |poi |quindi )?| e (?:poi )?)(?!(?:il|lo|la|i|gli|le|un|uno|una|\d+) |(?:l|un)['’])/gu

/** The clause that ends where the duration begins; of a long one what follows a comma or an 'e'. */
export function whatIsWaitedFor(before: string): string {
  let words = lastClause(before)
  for (let shorter = ''; shorter !== words; ) {
    shorter = words
    words = words.replace(LEADING, '').replace(/[\s,]+$/u, '')
  }
  if (words.length <= MOST) return words
  for (const border of words.matchAll(BORDER)) {
    const rest = words.slice(border.index + border[0].length)
    if (rest.length <= MOST) return rest
  }
  return ''
}

const lastClause = (text: string): string => (/[^.;:!?()]*$/u.exec(text)?.[0] ?? '').trim()
