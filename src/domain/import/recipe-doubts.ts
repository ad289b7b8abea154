/**
 * What in a recipe that was read from a page an editor should look at before anything else.
 *
 * Valid   any language that the reader reads; without an alarm the lists are plausible, not proved.
 * Source  limits set by hand on saved pages (stima): a false alarm costs a look at the page, a missed one a wrong recipe. */
import type { ImportedRecipe } from './imported-recipe.ts'

type Lists = Pick<ImportedRecipe, 'ingredients' | 'steps'>

/** From so many more lines on, another list is not just parted in another way. */
const RICHER = { times: 1.25, lines: 2, words: 1.6 }
const MOST_INGREDIENTS = 40
/** The least share of lines with an amount; salt, oil and leaves often have none. */
const LEAST_WITH_AMOUNT = 1 / 3
/** A list shorter than this may well be salt, oil and basil. */
const SHORT_LIST = 4
const LONG_INGREDIENT = 110
/** In characters, of all steps together. */
const LONGEST_STEPS = 9000

const AMOUNT =
  /[\d½¼¾⅓⅔⅛]|\bq\.? ?b\b|\b(?:un[oa']?|una|due|tre|mezz[oa]|a|an|one|two|half|some|ein|eine|etwas|une?|deux|una?|dos|een|twee|en|ett)\b/iu
const MEASURED =
  /^[\s•*-]*[\d½¼¾⅓⅔]+(?:[.,/]\d+)?\s?(?:kg|g|gr|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|cucchiai[oi]?n?i?|EL|TL)\b/iu

const BARE_AMOUNT =
  /^[\d½¼¾⅓⅔][\d½¼¾⅓⅔.,/ -]*(?:[\p{L}.]{1,3}|kleine|gro(?:ß|ss)e|piccol[ei]|grand[ei])?\.?$/iu

/** Names that share buttons have, never gestures. */
const SHARE =
  /^(?:facebook|twitter|x|pinterest|e-?mail|whats ?app|telegram|linkedin|instagram|tumblr|reddit|print|stampa|condividi|share|tweet|pin(?: it)?|copy link|copia (?:il )?link|salva|save|drucken|teilen|imprimer|partager|imprimir|compartir)$/iu

/** 'Condividi su Facebook', 'Stampa la ricetta', '345 commenti', 'Pubblicato il 12/03/2024': around a recipe, never in it. */
const FURNITURE =
  /^(?:(?:condividi|stampa|salva|segui|iscriviti|invia|scarica|commenta|share|print|save|follow|subscribe|download|teilen|partager|exportar|guardar|suscr[ií]bete)\b.{0,60}|(?:pubblicato|aggiornato|published|updated|posted)\b.{0,40}\d.*|\d+ (?:comment[io]|recension[ei]|vot[oi]|comments?|reviews?|votes?|ratings?))$/iu

export const isShareLink = (line: string): boolean => SHARE.test(line.trim())

/** Only among ingredients: a step may well begin with 'Segui' or 'Salva'. */
export const isNoIngredient = (line: string): boolean => isShareLink(line) || FURNITURE.test(line.trim())

/** 'Per il condimento', 'For the sauce': it stands above ingredients and is none. */
const TITLE =
  /^(?:ingredienti )?(?:per (?:il|lo|la|l['’]|i|gli|le)\s?|for (?:the )?|für (?:den|die|das) |pour (?:l['’]|la |le |les )|para (?:el|la|los|las) |voor (?:de|het) )[\p{L}'’ -]{2,40}$/iu
export const isGroupTitle = (line: string): boolean => TITLE.test(line.trim()) && line.split(' ').length <= 6

const share = (lines: readonly string[], isSo: (line: string) => boolean): number =>
  lines.length === 0 ? 0 : lines.filter(isSo).length / lines.length

/** Whether enough of an ingredient list says how much: otherwise it is a menu, a table of contents or a page's furniture. */
export const hasAmounts = (lines: readonly string[]): boolean =>
  share(lines, (line) => AMOUNT.test(line)) >= LEAST_WITH_AMOUNT

const isRicher = (more: readonly string[], less: readonly string[]): boolean =>
  more.length >= less.length + RICHER.lines && more.length >= less.length * RICHER.times
const lettersOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)

/** Whether amounts stand in lines of their own: then the lines say nothing of how many ingredients there are. */
const partsAmounts = (lines: readonly string[]): boolean =>
  share(lines, (line) => BARE_AMOUNT.test(line)) > 1 / 6

/** A line as ingredients are written: an amount first, and little more than a name. */
const COUNTED = /^[\s•*-]*[\d½¼¾⅓⅔].*\p{L}{3}/u
const LONGEST_COUNTED = 80

/** How many ingredients a list has beyond the other, which has to be the same list for most of its lines. */
const beyond = (whole: readonly string[], part: readonly string[]): number => {
  const [more, less] = [whole.map(bare), part.map(bare)]
  const isSame =
    share(less, (line) => more.some((other) => other.includes(line) || line.includes(other))) >= 0.6
  return isSame
    ? whole.filter(
        (line, at) =>
          COUNTED.test(line) &&
          line.length <= LONGEST_COUNTED &&
          !less.some((other) => other.includes(more[at] ?? '') || more[at]?.includes(other)),
      ).length
    : 0
}
const bare = (line: string) => line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Sentences for the editor, none for a recipe without alarm. `shown` is what the page shows where the lists come from
 * the data that it keeps for machines; without such data it is the recipe itself.
 */
export function recipeDoubts({ ingredients, steps }: Lists, shown: Lists): string[] {
  const doubts: (string | false)[] = [
    isRicher(shown.ingredients, ingredients) &&
      hasAmounts(shown.ingredients) &&
      !partsAmounts(shown.ingredients) &&
      beyond(shown.ingredients, ingredients) >= RICHER.lines &&
      `Lista degli ingredienti forse incompleta: la pagina ne mostra ${shown.ingredients.length}, qui ce ne sono ${ingredients.length}.`,
    isRicher(shown.steps, steps) &&
      lettersOf(shown.steps) > RICHER.words * lettersOf(steps) &&
      `Passaggi forse incompleti: la pagina ne mostra ${shown.steps.length}, qui ce ne sono ${steps.length}.`,
    ingredients.length >= SHORT_LIST &&
      !hasAmounts(ingredients) &&
      'Quasi nessun ingrediente ha una quantità: forse la lista è incompleta o non è quella della ricetta.',
    ingredients.length > MOST_INGREDIENTS &&
      `Gli ingredienti sono ${ingredients.length}: forse ci sono anche altre parti della pagina.`,
    ingredients.filter((line) => line.length > LONG_INGREDIENT).length > 1 &&
      'Alcuni ingredienti sono lunghi come passaggi: forse le due liste sono confuse.',
    partsAmounts(ingredients) && 'Alcune quantità stanno da sole, senza il loro ingrediente.',
    ingredients.some(isGroupTitle) &&
      ingredients.length < 3 * ingredients.filter(isGroupTitle).length &&
      'Tra gli ingredienti ci sono quasi soltanto titoli di gruppi: mancano le righe che stanno sotto.',
    steps.length > 0 &&
      share(steps, (line) => MEASURED.test(line)) > 1 / 3 &&
      'Alcuni passaggi sembrano ingredienti: forse le due liste sono confuse.',
    steps.length > 1 &&
      share(steps, isTerse) > 1 / 2 &&
      'Molti passaggi sono di poche parole: forse sono titoli o pulsanti della pagina.',
    steps.length > MOST_INGREDIENTS &&
      `I passaggi sono ${steps.length}: forse ci sono anche altre parti della pagina.`,
    lettersOf(steps) > LONGEST_STEPS &&
      'I passaggi sono molto lunghi: forse c’è anche il racconto che li precede nella pagina.',
    steps.length === 0 && 'Nella pagina non abbiamo trovato i passaggi.',
  ]
  return doubts.filter((doubt) => doubt !== false)
}

/** A step has a sentence's end or more than three words. */
const isTerse = (line: string) => line.split(/\s+/).length <= 3 && !/[.!?]$/.test(line)
