/** All events of an evening in one timeline: tasks, and each pizza being stretched, going in and coming out.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`).
 * Source  `acts.ts` and the oven queue of a sheet.
 * Valid   any sheet, including that of a running evening. */
import { PAPER_OUT } from '#domain/oven-guide/advice.ts'
import { bakeTimeRangeText } from '#domain/oven-guide/scale.ts'
import type { EveningSheet, SheetPizza } from '../evening-sheet.ts'
import { addedAt } from '../oven/queue.ts'
import { unitsText } from '../unit-words.ts'
import type { Act } from './hands.ts'

export type LineAct = Omit<Act, 'kind'> & {
  baked?: { place: number; turn: 'dress' | 'in' | 'add' | 'out' }
}

const FREE = {
  dress: 'Su carta da forno; per le mani e il piano soltanto farina senza glutine.',
  in: ` Con la sua carta da forno, che ${PAPER_OUT}, in una teglia lavata o sulla pietra pulita: mai dove resta farina di frumento.`,
  out: 'Con pala, tagliere e rotella lavati, prima di toccare le altre.',
} as const

const IN_AGAIN = /\b(?:rimetti|sposta|alza)\b/iu

export function addTitle({ added }: Pick<SheetPizza, 'added'>): string {
  if (added === undefined) return 'Aggiungi il resto e rimetti in forno'
  return IN_AGAIN.test(added) ? added : `${added}, poi rimetti in forno`
}

const isOfShelf = ({ added = '' }: Pick<SheetPizza, 'added'>) => /^(?:Sposta|Alza)\b/u.test(added)

const ONLY_NOW = "Si stende soltanto adesso: l'impasto è già cresciuto, e in teglia non riposa."

/** Of what goes on halfway nothing is put on before. */
const dressNote = (
  pizza: Pick<SheetPizza, 'added' | 'isWithoutGluten'> | undefined,
  { isInTwo, isOnlyNow }: { isInTwo: boolean; isOnlyNow: boolean },
): string =>
  [
    ...(pizza?.isWithoutGluten ? [FREE.dress] : []),
    ...(isOnlyNow ? [ONLY_NOW] : []),
    ...(isInTwo && !isOfShelf(pizza ?? {}) ? ['Quello che va a metà cottura resta da parte.'] : []),
  ].join(' ')

/** 'Sforna e taglia in 8 spicchi' */
const outTitle = (pizza: Pick<SheetPizza, 'cut' | 'isTray'>) =>
  pizza.cut === undefined ? 'Sforna' : `Sforna e taglia in ${unitsText(pizza.cut, pizza)}`

function dressTitle({ isTray }: Pick<SheetPizza, 'isTray'>, isSpread: boolean): string {
  if (isSpread) return 'Condisci'
  return isTray ? 'Stendi in teglia e condisci' : 'Stendi e condisci'
}

export function eveningLine({
  acts,
  queue,
  pizzas,
}: Pick<EveningSheet, 'acts' | 'queue' | 'pizzas'>): LineAct[] {
  const isSpread = (place?: number) =>
    acts.some(({ id }) => id.startsWith('spread-') && (place === undefined || id === `spread-${place}`))
  const bakes = queue.flatMap((baked, place): LineAct[] => {
    const { dressMs, dressedMs, inMs, outMs, servedMs, bake } = baked
    const pizza = pizzas.find(({ key }) => key === baked.pizza)
    const of = pizza?.name ?? ''
    return [
      {
        id: `dress-${place}`,
        title: dressTitle(pizza ?? {}, isSpread(place)),
        of,
        note: dressNote(pizza, {
          isInTwo: bake.addS !== undefined,
          isOnlyNow: pizza?.isTray === true && isSpread() && !isSpread(place),
        }),
        startMs: dressMs,
        endMs: dressedMs,
        needsHands: true,
        baked: { place, turn: 'dress' },
      },
      {
        id: `in-${place}`,
        title: 'Inforna',
        of,
        note: `In forno ${bakeTimeRangeText(bake.minS, bake.maxS)}${bake.addS === undefined ? '' : ', in due tempi'}.${pizza?.isWithoutGluten ? FREE.in : ''}`,
        startMs: inMs,
        endMs: outMs,
        needsHands: true,
        baked: { place, turn: 'in' },
      },
      ...addedAt({ inMs, outMs, bake }).map(
        (span): LineAct => ({
          ...span,
          id: `add-${place}`,
          title: addTitle(pizza ?? {}),
          of,
          note: pizza?.added === undefined ? 'Quello che la ricetta mette a metà cottura.' : '',
          needsHands: true,
          baked: { place, turn: 'add' },
        }),
      ),
      {
        id: `out-${place}`,
        title: outTitle(pizza ?? {}),
        of,
        note: pizza?.isWithoutGluten ? FREE.out : '',
        startMs: outMs,
        endMs: servedMs,
        needsHands: true,
        baked: { place, turn: 'out' },
      },
    ]
  })
  return [...acts, ...bakes].sort((one, other) => one.startMs - other.startMs)
}
