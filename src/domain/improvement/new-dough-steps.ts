/** How a replaced dough is mixed, shaped and baked: sentences of the kitchen by kind of dough and shape.
 *
 * Source  temperatures and minutes: content/improve/doughs.yaml. */
import { DOUGHS } from '#knowledge/improve.ts'
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import type { NewDough } from './new-dough.ts'
import type { BakeShape, RecipeToImprove } from './recipe-to-improve.ts'
import { kitchenGrams } from './work-lines.ts'

/** The recipe's own gestures, each at its moment. */
export type Told = { laid: string[]; outside: string[]; late: string[]; finished: string[] }

/** Four fifths of the water wet the psyllium, the rest dissolves the yeast. */
export const mixing = ({ mix, waterG, isSweet }: NewDough): string[] =>
  mix.map((step) =>
    step
      .replace('{acqua80}', writeDecimal(kitchenGrams(waterG * 0.8)))
      .replace('{zucchero}', isSweet ? ' con lo zucchero' : ''),
  )

/** Common paper may catch fire above 220 °C, as the oven guide warns. */
const PAPER = 'carta da forno adatta ai 250 °C'

/** Dough of one base, and of one small fried disc, where the recipe counts in portions: [stima]. */
const BASE_G = 260
const FRIED_PIECE_G = 60
/** Above this a fried piece is no small disc. */
const SMALL_DISC_G = 100

/** Pieces to shape, and what one weighs. */
function piecesOf(
  shape: BakeShape,
  { servings, servingsUnit }: RecipeToImprove,
  { totalG }: NewDough,
): { count: number; eachG: number } {
  const isFried = shape === 'fritta'
  const isWhole = servingsUnit.startsWith('porzion') || (servingsUnit.startsWith('pezz') && !isFried)
  const pieceG = isFried ? FRIED_PIECE_G : BASE_G
  const count =
    shape === 'doppia' && isWhole ? 1 : isWhole ? Math.max(1, Math.round(totalG / pieceG)) : servings
  // So many times the error of one: small pieces are told to the gram.
  const eachG = totalG / count
  return { count, eachG: eachG < SMALL_DISC_G ? Math.round(eachG) : kitchenGrams(eachG) }
}

const pieces = (count: number, eachG: number) =>
  count === 1
    ? "Lascia l'impasto in un pezzo solo"
    : `Dividi l'impasto in ${count} pezzi da circa ${writeDecimal(eachG)} g`

export function shaping(shape: BakeShape, recipe: RecipeToImprove, dough: NewDough): string {
  const { count, eachG } = piecesOf(shape, recipe, dough)
  const rest = dough.kind === 'glutenFree' ? ' Copri e aspetta 30 minuti.' : ''
  const [tins, tin] = /padellin/u.test(recipe.instructions)
    ? ['i padellini della ricetta, foderati', 'nel suo padellino']
    : ['le teglie della ricetta, foderate', 'nella sua teglia']
  if (shape === 'teglia' && count > 1 && !/^(?:porzion|pezz)/u.test(recipe.servingsUnit))
    return `Ungi ${tins} di ${PAPER}, dividi l'impasto in ${count} parti uguali e allarga ognuna con le mani bagnate ${tin}, in uno strato uguale.${rest}`
  if (shape === 'teglia')
    return `Ungi la teglia della ricetta, foderata di ${PAPER}, versaci l'impasto e allargalo con le mani bagnate fino agli angoli, in uno strato uguale.${rest}`
  if (shape === 'doppia')
    return `${count === 1 ? "Dividi l'impasto in due parti" : `Dividi l'impasto in ${count * 2} parti`} e stendi ognuna sottile tra due fogli di carta da forno unti, poco più larga della teglia. Ungi ${count === 1 ? 'la teglia e foderala con una sfoglia' : 'ogni teglia e foderala con una sfoglia'}.${rest}`
  if (shape === 'chiusa')
    return `${pieces(count, eachG)} e stendi ${count === 1 ? 'il disco' : 'ogni pezzo'} tra due fogli di carta da forno unti, fino a mezzo centimetro di spessore.${rest}`
  if (shape === 'fritta')
    return `${pieces(count, eachG)} e forma con ogni pezzo, a mani unte, un disco ${eachG > SMALL_DISC_G ? 'sottile, di 16-18 cm' : 'piccolo, di 8-10 cm'}, su carta da forno.${rest}`
  return `${pieces(count, eachG)} e premi ogni pezzo con le dita unte su un foglio di ${PAPER}, dal centro verso l'esterno, fino a 26 cm, con il bordo appena più alto.${rest}`
}

/** Sentences that bake, with the recipe's own gestures between them. */
export function baking(
  shape: BakeShape,
  { kind }: NewDough,
  told: Told,
  { category, servingsUnit }: RecipeToImprove,
): string[] {
  const { ovenC, firstMin, thenMin, closedMin, panMin } = DOUGHS[kind].bake
  const [laid, outside, late] = [told.laid.join(' '), told.outside.join(' '), told.late.join(' ')]
  const steps = (...texts: string[]) => texts.map((text) => text.trim()).filter((text) => text !== '')
  if (shape === 'fritta' && kind === 'glutenFree')
    return [
      "Porta l'olio per friggere a 180 °C in una casseruola capiente, piena non oltre metà altezza, e friggi pochi pezzi per volta, 2 minuti per lato, finché sono biondi. Resta davanti al fuoco; scolali su carta assorbente.",
      ...steps(laid),
    ]
  if (shape === 'fritta')
    return steps(
      `Questa pasta non si frigge: si aprirebbe. Scalda il forno statico a ${ovenC} °C e cuoci i pezzi ${firstMin + Math.round(thenMin / 2)} minuti, finché i bordi sono dorati.`,
      laid,
    )
  if (shape === 'chiusa')
    return steps(
      laid,
      `Chiudi la pasta sul ripieno con l'aiuto della carta, sigilla l'orlo con le dita bagnate e apri uno sfiato in cima. ${outside}`,
      `Cuoci nel forno statico già a ${Math.min(ovenC, 220)} °C per ${closedMin} minuti, finché il guscio è asciutto e dorato.`,
    )
  if (shape === 'doppia')
    return steps(
      laid,
      `Copri con la seconda sfoglia, tenendola per la carta, premi tutto il bordo e fai qualche foro perché esca il vapore. ${outside}`,
      `Cuoci nella parte bassa del forno statico già a ${Math.min(ovenC, 220)} °C per ${closedMin} minuti, finché la superficie è asciutta e dorata.`,
    )
  const addLate =
    late === ''
      ? ''
      : /minuto/u.test(late)
        ? ` ${late}`
        : ` Negli ultimi ${/uovo/u.test(late) ? 'cinque' : 'tre'} minuti ${late.charAt(0).toLowerCase()}${late.slice(1)}`
  if (shape === 'teglia' && category === 'Focaccia')
    return steps(
      laid,
      `Cuoci nella parte bassa del forno statico già a ${Math.min(ovenC, 225)} °C per ${panMin} minuti, finché la superficie è dorata e i bordi si staccano dalla teglia.${addLate}`,
    )
  if (shape === 'teglia')
    return steps(
      `Scalda il forno statico a ${Math.min(ovenC, 225)} °C e cuoci la base nella parte bassa ${Math.round(panMin * 0.6)} minuti.`,
      laid,
      `${laid === '' ? 'Alza la teglia di un ripiano' : 'Rimetti la teglia in forno, un ripiano più in alto,'} e prosegui per altri ${Math.round(panMin * 0.4)} minuti, finché i bordi sono dorati.${addLate}`,
    )
  return steps(
    `Scalda il forno statico a ${ovenC} °C con una teglia rovesciata sul ripiano basso. Fai scivolare sulla teglia una base con la sua carta e precuocila ${firstMin} minuti.`,
    laid,
    `${laid === '' ? 'Sposta la base' : `Rimetti la ${servingsUnit.startsWith('pizz') ? 'pizza' : 'base condita'}`} al centro del forno e prosegui per altri ${thenMin} minuti, finché il bordo prende colore.${addLate}`,
  )
}

/** What is said when the bake is done. */
export function lastWord(shape: BakeShape, { kind }: NewDough): string[] {
  if (kind === 'glutenFree')
    return [
      'Servi entro dieci minuti: senza glutine la crosta perde presto fragranza. Il giorno dopo bastano cinque minuti di forno caldo.',
    ]
  if (shape === 'fritta') return [] // small pieces are not cut
  return [
    'Lascia assestare cinque minuti prima di tagliare: appena uscita la base è fragile, poi si rassoda.',
  ]
}
