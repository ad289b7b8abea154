/** Holes of a crumb, and spots of a bottom: evenly strewn, none on another, the same each time.
 *
 * Units   of the drawing.
 * Source  points in the golden ratio fill a box without rows; sizes are [stima].
 * Valid   `amount` from 0, none, to 10, many and large. */
export type Hole = { x: number; y: number; rx: number; ry: number }
type Box = { left: number; right: number; top: number; bottom: number }

const TRIES = 48
/** The fractions of the golden ratio in two dimensions. */
const STEP = { x: 0.7548776662, y: 0.569840291 } as const
const fraction = (value: number) => value - Math.floor(value)

export function crumbHoles({ left, right, top, bottom }: Box, amount: number): Hole[] {
  const [width, height] = [right - left, bottom - top]
  if (amount <= 0 || width < 4 || height < 4) return []
  const found: Hole[] = []
  const wanted = Math.round(3 + amount * 1.6)
  for (let index = 1; index <= TRIES && found.length < wanted; index++) {
    const size = (1.4 + amount * 0.62) * (0.55 + 0.9 * fraction(index * 0.618))
    const [rx, ry] = [size, Math.min(size * 0.8, height / 2)]
    const x = left + rx + (width - 2 * rx) * fraction(index * STEP.x)
    const y = top + ry + (height - 2 * ry) * fraction(index * STEP.y)
    const isFree = found.every((other) => Math.hypot(other.x - x, other.y - y) > other.rx + rx + 1)
    if (isFree) found.push({ x, y, rx, ry })
  }
  return found
}
