/** 'Dividi in 4 panetti da 245 g' for another number of pizzas: as many pieces of the same weight.
 *
 * Valid   Italian steps. Only a number that is the recipe's own, stands before a piece of dough and is followed by its
 *         weight is counted again, and only to a whole number: half a ball is nobody's pizza. */

const IN_WORDS: Readonly<Record<string, number>> = {
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  dieci: 10,
  dodici: 12,
}
const ONE: Readonly<Record<string, string>> = {
  panetti: 'panetto',
  palle: 'palla',
  palline: 'pallina',
  parti: 'parte',
  pezzi: 'pezzo',
  porzioni: 'porzione',
}
const PIECES = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2}|${Object.keys(IN_WORDS).join('|')}) (${Object.keys(ONE).join('|')})(?= da (?:circa )?\d+ g(?!\p{L}))`,
  'giu',
)

/** `own`: into how many pieces the recipe's dough is divided. */
export function scaledPieces(step: string, own: number, factor: number): string {
  const wanted = own * factor
  const whole = Math.round(wanted)
  if (factor === 1 || whole < 1 || Math.abs(wanted - whole) > 1e-9) return step
  return step.replace(PIECES, (all, count: string, noun: string) => {
    if ((IN_WORDS[count.toLowerCase()] ?? Number(count)) !== own) return all
    return `${whole} ${whole === 1 ? ONE[noun.toLowerCase()] : noun}`
  })
}
