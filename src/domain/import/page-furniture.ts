/**
 * Recognises lines that surround a recipe on its page but are not part of it. An unrecognised line stays
 * in the list for the editor.
 */

const SHARE =
  /^(?:facebook|twitter|x|pinterest|e-?mail|whats ?app|telegram|linkedin|instagram|tumblr|reddit|print|stampa|condividi|share|tweet|pin(?: it)?|copy link|copia (?:il )?link|pubblicit[àa]|annuncio|advertisement|sponsored|salva|save|drucken|teilen|imprimer|partager|imprimir|compartir)$/iu

const FURNITURE =
  /^(?:(?:condividi|stampa|salva|segui|iscriviti|invia|scarica|commenta|share|print|save|follow|subscribe|download|teilen|partager|exportar|esporta|guardar|suscr[ií]bete)\b.{0,60}|(?:pubblicato|aggiornato|published|updated|posted)\b.{0,40}\d.*|\d[\d.,]*k? (?:comment[io]|recension[ei]|vot[oi]|visualizzazion[ei]|condivision[ei]|comments?|reviews?|votes?|ratings?|views?|shares?)|accedi|registrati|log ?in|sign ?(?:in|up)|anmelden|se connecter|iniciar sesi[óo]n)$/iu

export const isShareLink = (line: string): boolean => SHARE.test(line.trim())

const ASIDE =
  /^(?:(?:leggi|vedi|scopri|prova|guarda) anche\b|(?:ti )?potrebbe(?:ro)? interessar|guarda (?:il |la )?video|iscriviti\b|seguimi\b|seguici\b|seguiteci\b|condividi (?:su|la|questa|questo|il)\b|salva (?:la |questa )?ricetta|vai alla ricetta|vino (?:consigliato|in abbinamento)\b|foto(?:grafie)?\s?(?:di\b|:)|photos?\s?(?:by\b|:|credit)|con questa ricetta partecip|con quest[ae] dos[ei]\b|crediti?:|pubblicato (?:da|il|in)\b|etichette:|tags?:|keywords?:|categori[ae]s?:|read also|see also|you (?:may|might) also|(?:provatela|provala) e (?:fammi|fatemi)|se (?:ti|vi) (?:è|e['’]|sono) piaciut|lascia(?:te|mi|temi|ci)? un commento|(?:fammi|fatemi|facci) sapere|tagga|don['’]t miss|subscribe|follow (?:me|us)\b|sign up|buon(?:a)? (?:appetito|cucina|pizza)|e buon appetito|alla prossima|enjoy!|buen provecho|guten appetit|bon app[ée]tit|(?:per serving|per porzione|valori nutrizionali|calorie)\b.*\d|(?:©|copyright)|(?:baci|un abbraccio|a presto|saluti)\b.{0,30}$|(?:not[ae]|notes?|nota bene|n\.? ?b\.?|consigli[oi]?|il (?:mio )?consiglio|suggeriment[oi]|tips?|il trucco|variant[ei]|conservazione|storage|curiosità|abbinamento|p\.? ?s\.?)\s*[:!–-])/iu

const TIME_LABEL =
  /^(?:(?:tempo (?:di |totale)?)?(?:preparazione|cottura|totale?|tempo|riposo|lievitazione|prep|cook|total|cocción|reposo|cuisson|repos|préparation)(?: time)?|difficoltà|costo|kcal|calorie)\s?:?\s*\d+\s*(?:min|h\b|or[ae]|hours?|hrs?|m\b|kcal)[^.]{0,20}$/iu

export const isNoStep = (line: string): boolean =>
  isShareLink(line) ||
  ASIDE.test(line.trim()) ||
  TIME_LABEL.test(line.trim()) ||
  (line.length < 60 && /[★☆⭐]/u.test(line)) ||
  /^(?:#[\p{L}\d_]+\s*)+$/u.test(line.trim())

export const isNoIngredient = (line: string): boolean =>
  isShareLink(line) || FURNITURE.test(line.trim()) || TIME_LABEL.test(line.trim())

const SIGNS = [
  /\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|\b(?:19|20)\d\d-\d\d-\d\d\b/u,
  /^\p{L}[\p{L} ]* \(\d+\)$/u,
  /\p{L} [›>] \p{L}|^[^\d«»]+ » [^\d«»]+$|^[^\d|]+ \| [^\d|]+$|^[^\d/]+(?: \/ [^\d/]+){2,}$/u,
  /[★☆⭐]|^\d[.,]\d+ ?(?:\/ ?(?:5|10)\b|\(\d[\d.,]*\)$)|^\d ?\/ ?(?:5|10)$/u,
  /^\p{Sc} ?\d+(?:[.,]\d\d)?$|^\d+(?:[.,]\d\d)? ?\p{Sc}$|^\d{1,2}:\d\d(?::\d\d)?$/u,
  /https?:\/\/|\bwww\.|\S@\S+\.\p{L}{2}|(?:^|\s)[#@]\p{L}{2}|©/u,
  /^[←↑▲◀]|[→↓▼▾▶►›]$/u,
]
const CALLS = /(?:…|\.{3}|[?!])$/u

export const hasPageSign = (line: string): boolean => SIGNS.some((sign) => sign.test(line))
export const callsForSomething = (line: string): boolean => CALLS.test(line)

/** A recipe rarely repeats a line three times, but a page repeats 'Advertisement'. */
const TOO_OFTEN = 3

export function saidTooOften(lines: readonly string[]): Set<string> {
  const times = Map.groupBy(lines, (line) => line)
  return new Set([...times].filter(([, same]) => same.length >= TOO_OFTEN).map(([line]) => line))
}
