/** Places on the dough that keep their distance. */
import type { SeededRandom } from '#site'
import type { DoughForm } from '../body/dough-shape.ts'

export interface Place {
  x: number
  y: number
}

/** Up to `count` places at least `gap` from each other and `margin` from the rim; the gap gives way when it is full. */
export function scattered(
  form: DoughForm,
  random: SeededRandom,
  count: number,
  gap: number,
  margin: number,
  taken: readonly (Place & { gap: number })[] = [],
): Place[] {
  const places: Place[] = []
  const half = form.halfSize
  const tries = count * 60 + 200
  for (let attempt = 0; attempt < tries && places.length < count; attempt += 1) {
    const [x, y] = [random.between(-half, half), random.between(-half, half)]
    if (!form.holds(x, y, margin)) continue
    const room = gap * (1 - (0.75 * attempt) / tries)
    const free = (other: Place, distance: number) => Math.hypot(other.x - x, other.y - y) > distance
    const give = 1 - (0.8 * attempt) / tries
    if (
      places.every((other) => free(other, room)) &&
      taken.every((other) => free(other, ((other.gap + gap) / 2) * give))
    )
      places.push({ x, y })
  }
  return places
}
