/** Whether a sentence would be as true of any other ingredient: it only lays it on or mixes it in, by its plain name.
 *
 * Valid   Italian orders, notes in haste and tales. What is not sure is not plain. */
import { verbOf } from './gestures.ts'
import type { Naming, Sentence } from './sentences.ts'

const LAYS =
  /^(?:aggiun|unisc|unit|uniam|unir|unend|mett|dispo|dispost|distribu|adagi|complet|condi|copr|copert|ricopr|cosparg|farc|guarn|sistem|mescol|amalgam|incorpor|appogg|finisc|finit|finiam|finir|termin|decor|spar[gs])/iu
/** What may stand between the verb, or what was named before, and the name. */
const JOINT = /(?:^|[,;:] |(?<!\p{L})(?:ed?|con|poi|anche|infine|sopra|quindi|subito|insieme) )$/iu
const ARTICLE = /(?:(?<![\p{L}'])(?:il|lo|la|i|gli|le|col|coi) |(?<![\p{L}'])l')$/iu
const OF = /(?<!\p{L})di $/iu
const BEHIND =
  /^(?:$|[.;:!?]|,(?! (?:che|già|ben|prima|a|in|\p{L}+[aiu]t[oaie])(?!\p{L}))| (?:e|ed)(?! (?:ben|già)(?!\p{L}))(?!\p{L})| (?:sopra|su|sul|sulla|sui|sulle)(?!\p{L})| sull')/iu
/** Reasons, conditions and properties: of the thing, or of what it does in the oven. */
const TOLD_OF_IT =
  /(?<!\p{L})(?:finch[éè]|affinch[éè]|perch[éè]|altrimenti|senn?ò|così|dev[eo]\p{L}*|mentre|modo|che|quale|quali|prima|metà|mezz[oaie]|fond\p{L}*|fus[oaie]|sciog\p{L}*|fil(?:a|ano|ante|are|i)|dora\p{L}*|croccant\p{L}*|trasparen\p{L}*|grass[oi]|siero|umid\p{L}*|gratin\p{L}*)(?!\p{L})/iu
/** 'Infornala', 'servitela': the pizza. */
const OF_THE_PIZZA = /^(?:inforn|sforn|serv|port|mang|gust)/iu
/** 'Deve essere asciutta', 'tagliala': a sentence that lives on the one before it. */
const LEANS = /^(?:così |poi )?(?:l[oaie]|sono|è|dev\p{L}*|rest[aio]\p{L}*|non)(?!\p{L})/iu

/** 'Si tagliano', 'vi si uniscano' */
const BY_SI = /(?<=(?<!\p{L})si )\p{L}+/giu

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
const isPronounOfIt = (word: string) => verbOf(word)?.hasPronoun === true && !OF_THE_PIZZA.test(word)
const isVerb = (word: string) => LAYS.test(word) || verbOf(word)?.isParticiple === false

export const leansBack = (text: string): boolean =>
  LEANS.test(text) || isPronounOfIt(wordsOf(text).at(0) ?? '')

/** In front of the name: a verb that lays on or mixes in, or nothing but other names. */
function isLaidBy(text: string, before: string): boolean {
  const bare = before.replace(ARTICLE, '')
  const last = wordsOf(bare).at(-1) ?? ''
  const isBehindVerb = LAYS.test(last) && bare.endsWith(' ')
  const isOf = bare === before && OF.test(bare) && LAYS.test(wordsOf(bare).at(-2) ?? '')
  if (!(JOINT.test(bare) || isBehindVerb || isOf)) return false
  const verb = bare.match(BY_SI)?.at(-1) ?? wordsOf(bare).findLast(isVerb)
  if (verb !== undefined) return LAYS.test(verb)
  // 'Pulisco la zucca e i gamberi' has a verb that no list has.
  return (
    !wordsOf(text).some((word) => verbOf(word)?.isParticiple === false) &&
    !/^\p{L}+o (?:il|lo|la|i|gli|le|l') ?/iu.test(text)
  )
}

export function isPlain({ text, gestures }: Sentence, { start, end, mark }: Naming): boolean {
  const gesture = gestures.findLast((one) => one.start <= start)
  const behind = text.slice(Math.max(end, mark?.end ?? 0))
  return (
    (mark?.end ?? end) === end &&
    isLaidBy(text, text.slice(gesture?.start ?? 0, start)) &&
    BEHIND.test(behind) &&
    !TOLD_OF_IT.test(text.slice(gesture?.start ?? 0)) &&
    !wordsOf(behind).some(isPronounOfIt)
  )
}
