/** Where a text names a measure ('320 g', '430-450 °C', '8 minuti'), so that no line breaks inside it; and where a dose
 * stands behind an ingredient of a step ('l'acqua · 370 g').
 *
 * Source  the units that content/ uses.
 * Valid   any text; put together again, the parts are the text. */
const NUMBER = String.raw`\d+(?:[.,/]\d+)?`
const UNIT =
  'g|kg|mg|ml|cl|dl|l|mm|cm|m|°C|°F|°|%|W|h|min|ore|ora|minuti|minuto|secondi|secondo|giorni|giorno|gradi|grammi|litri|litro'
/** Begins a dose; inside it no other space than the one that does not break. */
export const BEFORE_DOSE = '\u00a0·\u00a0'
const DOSE = String.raw`${BEFORE_DOSE}(?:[^ .,;:)]|,\d)+`
const MEASURE = new RegExp(
  String.raw`(${DOSE}|${NUMBER}(?:\s?[–-]\s?${NUMBER})?\s(?:${UNIT})(?![\p{L}\d]))`,
  'u',
)

/** The text cut at its measures: those stand at the odd places. */
export const splitAtMeasures = (text: string): string[] => text.split(MEASURE)

/** A step without the doses behind its ingredients. */
export const withoutDoses = (step: string): string => step.replace(new RegExp(DOSE, 'gu'), '')
