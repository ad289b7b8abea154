/** A sentence of a recipe as its gestures: 'Scalda l'olio, sciogli le acciughe, poi alza la fiamma'.
 *
 * Valid   imperatives of the kitchen in the second person; a verb that the list lacks stays with the gesture before it. */

const VERBS =
  'scald|sciogli|alz|unisc|tagli|affett|scol|tien|mett|lasci|fa|fai|riduc|condisc|taglial|tagliuzz|spezz|spezzett|romp|apr|cuoc|rosol|sfum|vers|tri?ta|grattugi|' +
  'togl|elimin|stend|distribu|dispon|copr|spalm|aggiung|finisc|complet|inforn|port|sala|pul|puliscil|lav|asciug|sciacqu|dissal|strizz|divid|dimezz|mescol|frull|' +
  'sbatt|preriscald|riscald|acced|accend|adagi|sistem|spolver|irror|ung|pass|batt|schiacc|sbriciol|saltal|salt|rifinisc|serv|trasfer|incid|chiud|ripieg|priv|' +
  'mond|sbucc|snocciol|strapp|sfald|conserv|raffredd|lev|sfogli|macin|prosegu|riser|prepar|poggi|appoggi|raccogl|sgocciol|tampon|spell|setacci|spazzol|' +
  'incorpor|cosparg|conced|sovrappon|regol|aggiust|allarg|setacc|appiatt|prem|ammorbid|immerg|frigg|sfilacci|affond|sping|sparpagli|tost|sgran|frang|pel|' +
  'less|bagn|profum|rimett|estra|sforn|raschi|strofin|massaggi|sbollent|scott|depon|infil|sfreg|scart|ripass|trasferisc|vel|spennell|spian|bucherell|richiud|' +
  'sald|arrotol|friggil|tuff|riempil|riempi|farcisc|stempera|lavor|impast|ricav|pirl|arroton|correggi|assaggi|insapor|corregg|stuf|arrostisc|grigli|pieg|termin|ammucchi|rituff|rotol|mang|precuoc|fal|inumid'
const IMPERATIVE = String.raw`(?:(?:poi|quindi|infine|intanto|nel frattempo) )?(?:${VERBS})(?:a|i|e|c[ai]|isci|ci)?(?:l[oaie]|ne|gli|ci(?:l[oaie])?)?(?![\p{L}])`
const JOINT = new RegExp(`(?:, |; | e |: )(?=${IMPERATIVE})`, 'iu')
/** Verbs that end as a pronoun does: 'frulla' is no 'frul-la'. */
export const NO_PRONOUN =
  '(?!(?:rosola|frulla|mescola|scola|sgocciola|spella|regola|ammolla|sbriciola|vela|pela|cola|arrotola|rotola|infila|sfila|' +
  '(?:d|n)el(?:lo|la|le)|d?al(?:lo|la|le)|sul(?:lo|la|le)|(?:de|ne|su|da|a)gli|togli|raccogli|sciogli|scegli|accogli|sfogli)(?![\\p{L}]))'
/** 'rosolalo', 'poi scolala': a gesture on the thing of the gesture before. */
export const ON_IT = new RegExp(
  `^(?:(?:poi|quindi|infine) )?${NO_PRONOUN}\\p{L}+(?:l[oaie]|ne)(?![\\p{L}])`,
  'iu',
)

/** What only the forbidden thing has. */
export const ANIMAL_PARTS = /lisch|(?<!\p{L})pelle(?!\p{L})|budello|cotenn/iu

export type Clause = { joint: string; text: string }

export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let rest = sentence
  let joint = ''
  for (let found = JOINT.exec(rest); found; found = JOINT.exec(rest)) {
    clauses.push({ joint, text: rest.slice(0, found.index) })
    joint = found[0]
    rest = rest.slice(found.index + found[0].length)
  }
  return [...clauses, { joint, text: rest }]
}

/** The gestures as one sentence again; empty where there are none. */
export function joinedClauses(clauses: readonly Clause[]): string {
  const text = clauses
    .map((clause, index) => (index === 0 ? clause.text : clause.joint + clause.text))
    .join('')
  if (text === '') return ''
  const shown = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/u.test(shown) ? shown : `${shown.replace(/[,;:]$/u, '')}.`
}
