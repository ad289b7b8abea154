/** Finds measures in a text ('320 g', '430-450 °C', '8 minuti'), so that no line break separates number and
 * unit. Also finds the doses that the site adds to a step ('l'acqua · 370 g').
 *
 * Source  the units that content/ uses.
 * Valid   any text; the joined parts give the text. */
const NUMBER = String.raw`\d+(?:[.,/]\d+)?`
const UNIT =
  'g|kg|mg|ml|cl|dl|l|mm|cm|m|°C|°F|°|%|W|h|min|ore|ora|minuti|minuto|secondi|secondo|giorni|giorno|gradi|grammi|litri|litro'
export const BEFORE_DOSE = '\u00a0·\u00a0'
const DOSE = String.raw`${BEFORE_DOSE}(?:[^ .,;:)]|,\d)+`
const MEASURE = new RegExp(
  String.raw`(${DOSE}|${NUMBER}(?:\s?[–-]\s?${NUMBER})?\s(?:${UNIT})(?![\p{L}\d]))`,
  'u',
)

/** Measures have the odd indices of the result. */
export const splitAtMeasures = (text: string): string[] => text.split(MEASURE)

export const withoutDoses = (step: string): string => step.replace(new RegExp(DOSE, 'gu'), '')
