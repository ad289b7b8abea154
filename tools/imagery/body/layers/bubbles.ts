/** Bubbles that the heat raises in dough. */
import type { SeededRandom } from '#site'
import { oval, power, TAU } from '../../fields/scalar.ts'
import type { Surface } from '../surface.ts'
import type { CrustLook } from './crust-look.ts'

/** Blisters as flat domes; answers where they stand, 0 to 1. */
export function raiseBubbles(surface: Surface, look: CrustLook, random: SeededRandom): Float32Array {
  const bubbles = new Float32Array(surface.relief.length)
  for (let count = 0; count < look.bubbles; count += 1) {
    const angle = random.between(-Math.PI, Math.PI)
    const { inner, length, cut } = surface.form.at(angle)
    const way = look.allOver
      ? Math.sqrt(random.between(0, 1)) * (inner + 0.3 * length)
      : inner + length * random.between(0.1, 0.55)
    const radius = look.bubbleSize * random.between(0.03, 0.095)
    const height = radius * random.between(0.2, 0.46)
    const away = oval(random.between(0.75, 1.35), random.between(0, TAU))
    if (cut > 0.5) continue
    surface.near(way * Math.cos(angle), way * Math.sin(angle), radius * 1.5, (at, dx, dy) => {
      const far = away(dx, dy) / radius
      const dome = power(1 - far * far, 1.5)
      if (dome <= 0) return
      surface.relief[at] += dome * height
      bubbles[at] = Math.max(bubbles[at], dome)
    })
  }
  return bubbles
}
