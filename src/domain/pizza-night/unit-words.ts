import { counted } from '#domain/words/counted.ts'

/** '3 spicchi', and of a tray '3 pezzi' */
export const unitsText = (units: number, { isTray }: { isTray?: boolean }): string =>
  isTray ? counted(units, 'pezzo', 'pezzi') : counted(units, 'spicchio', 'spicchi')

/** 'Pizza Margherita' is called 'Margherita'; 'Pizza alla Carbonara' keeps its name. */
export const shortName = (name: string): string => name.replace(/^Pizza (?=\p{Lu})/u, '')
