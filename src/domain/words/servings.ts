import { ownEntry } from '#domain/words/own-entry.ts'

const SINGULAR: Readonly<Record<string, string>> = {
  calzoni: 'calzone',
  cresce: 'crescia',
  crescioni: 'crescione',
  focacce: 'focaccia',
  panuozzi: 'panuozzo',
  panzerotti: 'panzerotto',
  pezzi: 'pezzo',
  piadine: 'piadina',
  pinse: 'pinsa',
  pizze: 'pizza',
  porzioni: 'porzione',
  scacce: 'scaccia',
  teglie: 'teglia',
}
const PLURAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SINGULAR).map(([many, one]) => [one, many]),
)

export const servingsNoun = (count: number, unit: string): string =>
  ownEntry(count === 1 ? SINGULAR : PLURAL, unit) ?? unit

export function servingsText(count: number, unit: string): string {
  const told = count < 0.75 ? 0.5 : Math.round(count)
  const isExact = Math.abs(count - told) < 0.02
  return `${isExact ? '' : 'circa '}${told === 0.5 ? '½' : told} ${servingsNoun(told <= 1 ? 1 : 2, unit)}`
}

interface ScaledMethod {
  own: string
  wanted: string
  isScaled: boolean
  followed: readonly string[]
  left: readonly string[]
  /** Where the oven works longer or shorter in all than for the recipe's own pieces. */
  bake: { one: string; all: string; time: string } | null
}

export function scaledMethodNote({ own, wanted, isScaled, followed, left, bake }: ScaledMethod): string {
  if (!isScaled)
    return `Il procedimento è scritto per ${own}: le dosi giuste per ${wanted} sono quelle degli ingredienti.`
  const all = ['Le dosi', ...followed].join(', ').replace(/, (?=[^,]*$)/, ' e ')
  const still = left.length === 0 ? '' : `${left.join(' e ')} sono ancora per ${own}`
  const oven = bake
    ? `. Ogni ${bake.one} cuoce gli stessi minuti: con ${bake.all}, ${bake.time} in tutto.`
    : `${still ? ', ' : ': '}i tempi di forno non cambiano.`
  return `${all} nei passi sono già per ${wanted}${still && `: ${still}`}${oven}`
}
