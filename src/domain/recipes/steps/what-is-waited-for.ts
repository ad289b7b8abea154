/** The action that a duration belongs to, in the words of the step: 'impasta' in 'Rovescia tutto e impasta
 * per 12 minuti'.
 *
 * Units   characters.
 * Valid   Italian text. Empty if the words before the duration give no action ('Dopo 1 ora'). */

const MOST = 44
const LEADING =
  /(?:^|[\s'’])(?:per|di|da|dopo|in|a|entro|ogni|ancora|altr[oaie]|un'altra|circa|almeno|appena|prim[oaie]|oppure|bastano|basta|ne?i|nelle|dai|dalle|in tutto|fino a|calcolando|trascors[oaie](?: così)?|così|poi|quindi|e)$/iu
const BORDER =
  /(?:, (?:e |poi |quindi )?| e (?:poi )?)(?!(?:il|lo|la|i|gli|le|un|uno|una|\d+) |(?:l|un)['’])/gu

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
