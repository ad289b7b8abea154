/**
 * Lines that stand around a recipe on its page and never in it.
 *
 * Valid   the languages of the pages that the reader was tried on; what it does not know stays in the list, and an editor sees it.
 */

/** Names that share buttons have, never gestures. */
const SHARE =
  /^(?:facebook|twitter|x|pinterest|e-?mail|whats ?app|telegram|linkedin|instagram|tumblr|reddit|print|stampa|condividi|share|tweet|pin(?: it)?|copy link|copia (?:il )?link|salva|save|drucken|teilen|imprimer|partager|imprimir|compartir)$/iu

/** 'Condividi su Facebook', 'Stampa la ricetta', '345 commenti', 'Pubblicato il 12/03/2024': around a recipe, never in it. */
const FURNITURE =
  /^(?:(?:condividi|stampa|salva|segui|iscriviti|invia|scarica|commenta|share|print|save|follow|subscribe|download|teilen|partager|exportar|esporta|guardar|suscr[ií]bete)\b.{0,60}|(?:pubblicato|aggiornato|published|updated|posted)\b.{0,40}\d.*|\d[\d.,]*k? (?:comment[io]|recension[ei]|vot[oi]|visualizzazion[ei]|condivision[ei]|comments?|reviews?|votes?|ratings?|views?|shares?)|accedi|registrati|log ?in|sign ?(?:in|up)|anmelden|se connecter|iniciar sesi[óo]n)$/iu

export const isShareLink = (line: string): boolean => SHARE.test(line.trim())

/** Only among ingredients: a step may well begin with 'Segui' or 'Salva'. */
export const isNoIngredient = (line: string): boolean => isShareLink(line) || FURNITURE.test(line.trim())
