/** Bubbles that the heat raises in dough. */
import type { SeededRandom } from '#site'
import { power, TAU } from '../../fields/scalar.ts'
import type { Surface } from '../surface.ts'

export interface Bubbling {
  bubbles: number
  /** Size of the bubbles, 1 as on a Neapolitan rim. */
  bubbleSize?: number
  /** Bubbles all over instead of on the rim. */
  allOver?: boolean
}

/** Blisters as flat domes; answers where they stand, 0 to 1. */
export function raiseBubbles(surface: Surface, look: Bubbling, random: SeededRandom): Float32Array {
  const bubbles = new Float32Array(surface.relief.length)
  const size = look.bubbleSize ?? 1
  for (let count = 0; count < look.bubbles; count += 1) {
    const angle = random.between(-Math.PI, Math.PI)
    const { inner, length, cut } = surface.form.at(angle)
    const way = look.allOver
      ? Math.sqrt(random.between(0, 1)) * (inner + 0.3 * length)
      : inner + length * random.between(0.1, 0.55)
    const radius = size * random.between(0.03, 0.095)
    const height = radius * random.between(0.2, 0.46)
    const [stretch, lean] = [random.between(0.75, 1.35), random.between(0, TAU)]
    if (cut > 0.5) continue
    const [c, s] = [Math.cos(lean), Math.sin(lean)]
    surface.near(way * Math.cos(angle), way * Math.sin(angle), radius * 1.5, (at, dx, dy) => {
      const far = Math.hypot((dx * c + dy * s) * stretch, (dy * c - dx * s) / stretch) / radius
      const dome = power(1 - far * far, 1.5)
      if (dome <= 0) return
      surface.relief[at] += dome * height
      bubbles[at] = Math.max(bubbles[at], dome)
    })
  }
  return bubbles
}
