/** Yeast of the full calculator by a stepwise rule, not a model of fermentation.
 *
 * Units   percent of the flour's weight (0.35 = 0.35 g per 100 g of flour), hours, °C.
 * Source  the site's specification.
 * Valid   any hours above 0 and any temperature. The rule ignores the fridge temperature. */
import type { YeastType } from './full-limits.ts'

type Step = Readonly<{ upToH: number; pct: number }>

/** Percent of instant dry yeast. `upToH` is inclusive. */
const YEAST_STEPS: ReadonlyMap<string, readonly Step[]> = new Map([
  [
    'room',
    [
      { upToH: 4, pct: 0.35 },
      { upToH: 8, pct: 0.15 },
      { upToH: 12, pct: 0.08 },
      { upToH: 18, pct: 0.05 },
      { upToH: Number.POSITIVE_INFINITY, pct: 0.03 },
    ],
  ],
  [
    'cold',
    [
      { upToH: 24, pct: 0.055 },
      { upToH: 48, pct: 0.035 },
      { upToH: Number.POSITIVE_INFINITY, pct: 0.025 },
    ],
  ],
  ['quick', [{ upToH: Number.POSITIVE_INFINITY, pct: 0.5 }]],
])
const YEAST_OTHERWISE_PCT = 0.1

const WARM_ROOM = { aboveC: 24, factor: 0.8 } as const
const COOL_ROOM = { belowC: 20, factor: 1.2 } as const
/** Weight of each kind of yeast with the effect of 1 g of instant dry yeast. */
const YEAST_TYPE_FACTOR: Readonly<Record<YeastType, number>> = { idy: 1, ady: 1.25, fresh: 3 }

function yeastTemperatureFactor(roomTempC: number): number {
  if (roomTempC > WARM_ROOM.aboveC) return WARM_ROOM.factor
  return roomTempC < COOL_ROOM.belowC ? COOL_ROOM.factor : 1
}

/** Percent of the flour. Within one mode, more hours or a warmer room never raise the result. */
export function yeastPctOfFlour(choice: {
  fermentMode: string
  fermentHours: number
  roomTempC: number
  yeastType: YeastType
}): number {
  const step = YEAST_STEPS.get(choice.fermentMode)?.find(({ upToH }) => choice.fermentHours <= upToH)
  const basePct = step?.pct ?? YEAST_OTHERWISE_PCT
  return basePct * yeastTemperatureFactor(choice.roomTempC) * YEAST_TYPE_FACTOR[choice.yeastType]
}
