/** The steps of a replaced dough: mixing, shaping, and the bake with the recipe's own toppings.
 *
 * Source  times and temperatures [stima]: an electric oven at home; nut doughs below 220 °C, since almonds brown early. */
import { writeDecimal } from '../recipe/kitchen-number.ts'
import type { WorkLine } from './improved-recipe.ts'
import type { DoughKind, NewDough } from './new-dough.ts'
import type { RecipeToImprove, Shape } from './recipe-to-improve.ts'
import { kitchenGrams, listed, nameOfLine } from './work-lines.ts'

/** What goes onto the pizza when it is out of the oven. */
const AFTER_OVEN =
  /basilico|rucola|prosciutto crudo|mortadella|melanzana affumicata|bresaola|burrata|stracciatella|tartufo|bottarga|menta|scorza|spalmabile|crema vegetale|crema di mandorle|cucchiaiate|sale in fiocchi|pistacch|miele|sciroppo|eritritolo|aceto balsamico|aceto di vino|crema (?:spalmabile )?di nocciole|zucchero|burro di nocciole|senza zuccheri/iu
/** What is used up in preparing the rest. */
const USED_BEFORE =
  /^(?:acqua|vino|sale|pepe(?!\p{L})|peperoncino|aglio|aceto(?! balsamico)|olio di semi|bicarbonato|succo|farina|semola|amido)|friggere|spolvero/iu

/** Nobody lays a whole lemon onto a pizza. */
const LEMON = /^(?:limone|arancia)/u

const mixing: Readonly<Record<DoughKind, (dough: NewDough) => string[]>> = {
  glutenFree: ({ waterG }) => [
    'Se cucini per una persona celiaca usa solo prodotti con la dicitura senza glutine e piani, ciotole e teglie pulitissimi, mai a contatto con altri impasti.',
    `Sbatti con una frusta lo psillio in ${writeDecimal(kitchenGrams(waterG * 0.8))} g dell'acqua, a 28 °C, e aspetta 10 minuti che diventi un gel. Mescola farina di riso, amido e fecola, unisci il lievito sciolto nell'acqua rimasta, il gel, il sale e l'olio, e lavora 8 minuti, fino a una pasta compatta e umida.`,
    "Copri e fai lievitare 1 ora e 30 minuti a 26 °C: l'impasto cresce di poco più della metà e non va né piegato né reimpastato.",
  ],
  almond: ({ hasEgg }) => [mixed('la farina di mandorle e lo psillio', hasEgg)],
  tapioca: ({ hasEgg }) => [
    mixed(
      `l'amido di tapioca${hasEgg ? ' e' : ','} la farina di mandorle${hasEgg ? '' : ' e lo psillio'}`,
      hasEgg,
    ),
  ],
}

const mixed = (flours: string, hasEgg: boolean) =>
  `Mescola ${flours} con il sale e il bicarbonato. Aggiungi ${hasEgg ? 'le uova sbattute, ' : ''}l'olio, l'acqua calda e per ultimo l'aceto, e lavora 2 minuti con una spatola: la pasta è umida e appiccicosa. Coprila e falla riposare 15 minuti, così si asciuga e si lascia stendere; non lievita.`

/** Dough of one base, and of one small fried disc, where the recipe counts in portions: [stima]. */
const BASE_G = 260
const FRIED_PIECE_G = 60
/** Above this a fried piece is no small disc. */
const SMALL_DISC_G = 100

/** Pieces to shape, and what one weighs. */
function piecesOf(
  shape: Shape,
  { servings, servingsUnit }: RecipeToImprove,
  { totalG }: NewDough,
): { count: number; eachG: number } {
  const isFried = shape === 'fritta'
  const isWhole = servingsUnit.startsWith('porzion') || (servingsUnit.startsWith('pezz') && !isFried)
  const pieceG = isFried ? FRIED_PIECE_G : BASE_G
  const count = isWhole ? Math.max(1, Math.round(totalG / pieceG)) : servings
  return { count, eachG: kitchenGrams(totalG / count) }
}

const pieces = (count: number, eachG: number) =>
  count === 1
    ? "Lascia l'impasto in un pezzo solo"
    : `Dividi l'impasto in ${count} pezzi da circa ${writeDecimal(eachG)} g`

function shaping(shape: Shape, recipe: RecipeToImprove, dough: NewDough): string {
  const { count, eachG } = piecesOf(shape, recipe, dough)
  const rest = dough.kind === 'glutenFree' ? ' Copri e aspetta 30 minuti.' : ''
  if (shape === 'teglia' && count > 1 && !/^(?:porzion|pezz)/u.test(recipe.servingsUnit))
    return `Ungi le teglie della ricetta, foderate di carta da forno, dividi l'impasto in ${count} parti uguali e allarga ognuna con le mani bagnate nella sua teglia, in uno strato uguale.${rest}`
  if (shape === 'teglia')
    return `Ungi la teglia della ricetta, foderata di carta da forno, versaci l'impasto e allargalo con le mani bagnate fino agli angoli, in uno strato uguale.${rest}`
  if (shape === 'chiusa')
    return `${pieces(count, eachG)} e stendi ${count === 1 ? 'il disco' : 'ogni pezzo'} tra due fogli di carta da forno unti, fino a mezzo centimetro di spessore.${rest}`
  if (shape === 'fritta')
    return `${pieces(count, eachG)}, ungiti le mani e forma con ogni pezzo dischi ${eachG > SMALL_DISC_G ? 'sottili, di 16-18 cm' : 'piccoli, di 8-10 cm'}, su carta da forno.${rest}`
  return `${pieces(count, eachG)} e premi ogni pezzo con le dita unte su un foglio di carta da forno, dal centro verso l'esterno, fino a 26 cm, con il bordo appena più alto.${rest}`
}

type Heat = { ovenC: number; firstMin: number; thenMin: number; closedMin: number; panMin: number }
const HEAT: Readonly<Record<DoughKind, Heat>> = {
  glutenFree: { ovenC: 250, firstMin: 6, thenMin: 6, closedMin: 20, panMin: 25 },
  almond: { ovenC: 200, firstMin: 12, thenMin: 8, closedMin: 24, panMin: 26 },
  tapioca: { ovenC: 210, firstMin: 10, thenMin: 8, closedMin: 22, panMin: 26 },
}

function baking(shape: Shape, dough: NewDough, before: string): string {
  const { ovenC, firstMin, thenMin, closedMin, panMin } = HEAT[dough.kind]
  const topped = before === '' ? '' : `condisci con ${before}, `
  if (shape === 'fritta' && dough.kind === 'glutenFree')
    return "Porta l'olio per friggere a 180 °C in una casseruola capiente, piena non oltre metà altezza, e friggi pochi pezzi per volta, 2 minuti per lato, finché sono biondi. Resta davanti al fuoco; scolali su carta assorbente."
  if (shape === 'chiusa')
    return `Scalda il forno statico a ${Math.min(ovenC, 220)} °C. ${before === '' ? 'Chiudi' : `Distribuisci su metà di ogni disco ${before}, poi chiudi`} la pasta aiutandoti con la carta, sigilla l'orlo con le dita bagnate, buca la superficie e cuoci ${closedMin} minuti, finché il guscio è asciutto e dorato.`
  if (shape === 'teglia')
    return `Scalda il forno statico a ${Math.min(ovenC, 225)} °C e cuoci la base nella parte bassa ${Math.round(panMin * 0.6)} minuti; ${topped || 'alza la teglia di un ripiano '}${topped ? 'alza la teglia di un ripiano ' : ''}e prosegui per altri ${Math.round(panMin * 0.4)} minuti, finché i bordi sono dorati.`
  if (shape === 'fritta')
    return `Questa pasta non si frigge: si aprirebbe. Scalda il forno statico a ${ovenC} °C e cuoci i dischi ${firstMin} minuti, finché i bordi sono dorati${before === '' ? '.' : `; condisci con ${before} e prosegui per altri ${Math.round(thenMin / 2)} minuti.`}`
  return `Scalda il forno statico a ${ovenC} °C con una teglia rovesciata sul ripiano basso. Fai scivolare sulla teglia una base con la sua carta e precuocila ${firstMin} minuti; ${topped}sposta la pizza al centro del forno e prosegui per altri ${thenMin} minuti, finché il bordo prende colore.`
}

/** `prepared` are the sentences of the recipe that get the toppings ready. */
export function newProcedure({
  recipe,
  shape,
  dough,
  prepared,
  toppings,
}: {
  recipe: RecipeToImprove
  shape: Shape
  dough: NewDough
  prepared: readonly string[]
  toppings: readonly WorkLine[]
}): string[] {
  const names = [...new Set(toppings.map(({ text }) => nameOfLine(text)))].filter(
    (name) => !USED_BEFORE.test(name) && !LEMON.test(name),
  )
  const isSweet = recipe.category === 'Dolce'
  const isFried = shape === 'fritta' && dough.kind === 'glutenFree'
  const pepper = toppings.map(({ text }) => nameOfLine(text)).find((name) => /^pepe(?!r)/u.test(name))
  const isPeppered = pepper === undefined || prepared.some((step) => /(?<!\p{L})pepe(?!\p{L})/iu.test(step))
  const lemon = toppings.some(({ text }) => LEMON.test(nameOfLine(text)))
  const isLemonUsed = !lemon || prepared.some((step) => /limone/iu.test(step))
  const after = [
    ...names.filter((name) => isSweet || isFried || AFTER_OVEN.test(name)),
    ...(isLemonUsed ? [] : ['la scorza grattugiata del limone']),
    ...(isPeppered ? [] : [`una macinata di ${pepper}`]),
  ]
  const before = names.filter((name) => !after.includes(name))
  const where = isFried ? 'Condisci i pezzi ancora caldi con' : 'Fuori dal forno completa con'
  return [
    ...mixing[dough.kind](dough),
    shaping(shape, recipe, dough),
    ...prepared,
    baking(shape, dough, listed(before)),
    ...(after.length > 0 ? [`${where} ${listed(after)}.`] : []),
    dough.kind === 'glutenFree'
      ? 'Servi entro dieci minuti: senza glutine la crosta perde presto fragranza. Il giorno dopo bastano cinque minuti di forno caldo.'
      : 'Lascia assestare cinque minuti prima di tagliare: appena uscita la base è fragile, poi si rassoda.',
  ]
}
