/**
 * Ingredients that a page writes into one text: '500 g di farina, 300 g di acqua, sale', '• farina • acqua', 'farina; acqua'.
 *
 * Valid   any language. A text is parted only where three parts come out of which enough have an amount; what goes on
 *         about the food before the comma stays with it.
 */
import { hasAmounts } from './recipe-doubts.ts'

const LEAST = 3
const BULLETS = /\s*[•·▪●;]\s*|\s+[–—-]\s+/u
const COMMAS = /,\s+(?![^(]*\))/u
const GOES_ON =
  /^(?:tagliat|tritat|grattugiat|sciolt|sgocciolat|lessat|ammorbidit|a (?:fette|cubetti|dadini|pezzi|temperatura|listarelle)|più|oppure|o |circa|anche|meglio|possibilmente|di cui|chopped|sliced|grated|melted|minced|plus|or )/iu

export function partedIngredients(text: string): string[] {
  const [bulleted = [], commas = []] = [BULLETS, COMMAS].map((mark) =>
    text.split(mark).filter((part) => part !== ''),
  )
  const parts: string[] = []
  for (const piece of bulleted.length >= LEAST ? bulleted : commas) {
    const part = /q\.? ?b\.$/iu.test(piece) ? piece.trim() : piece.replace(/[.\s]+$/u, '')
    if (parts.length > 0 && GOES_ON.test(part)) parts[parts.length - 1] += `, ${part}`
    else if (part !== '') parts.push(part)
  }
  return parts.length >= LEAST && hasAmounts(parts) ? parts : [text]
}
