/** Where a text names a measure ('320 g', '430-450 °C', '8 minuti'), so that no line breaks inside it.
 *
 * Source  the units that content/ uses.
 * Valid   any text; put together again, the parts are the text. */
const NUMBER = String.raw`\d+(?:[.,/]\d+)?`
const UNIT =
  'g|kg|mg|ml|cl|dl|l|mm|cm|m|°C|°F|°|%|W|h|min|ore|ora|minuti|minuto|secondi|secondo|giorni|giorno|gradi|grammi|litri|litro'
const MEASURE = new RegExp(String.raw`(${NUMBER}(?:\s?[–-]\s?${NUMBER})?\s(?:${UNIT})(?![\p{L}\d]))`, 'u')

/** The text cut at its measures: those stand at the odd places. */
export const splitAtMeasures = (text: string): string[] => text.split(MEASURE)
