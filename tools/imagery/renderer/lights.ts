/** A window or an oven's mouth, and the soft light of the room: each as many directions. */
import { cross, unit, type Vector } from './vector.ts'

export interface Light {
  /** Unit vector to the light. */
  towards: Vector
  strength: number
  /** Part of the window: it makes shadows and glints. */
  key: boolean
}

export const LIGHT_MOODS = ['window', 'evening', 'oven'] as const
export type LightMood = (typeof LIGHT_MOODS)[number]

/** Where the window stands, to the left and to the right. */
export const WINDOWS = {
  behind: { left: [-2.3, 2.5, 2.5], right: [2.4, 2.4, 2.5] },
  /** What stands upright towards the camera is lit too. */
  beside: { left: [-3.3, 0.7, 2.3], right: [3.3, 0.7, 2.3] },
  /** It looks into a section. */
  before: { left: [-2.4, -2, 2.4], right: [2.4, -2, 2.4] },
} as const satisfies Record<string, Record<string, Vector>>

/** How much higher or lower the light stands: the sun of the evening throws long shadows. */
const HEIGHTS: Record<LightMood, number> = { window: 1, evening: 0.62, oven: 0.74 }
const FLAT = 0.6
const GOLDEN_ANGLE = 2.39996

/** Where the window stands counts as a direction; `windowSamples` and `skySamples` make its light and the room's soft. */
export function lightsOf(
  window: Vector,
  mood: LightMood,
  windowSamples: number,
  skySamples: number,
): Light[] {
  const centre = unit([window[0], window[1], window[2] * HEIGHTS[mood]])
  const across = unit(cross(centre, [0, 0, 1]))
  const upward = cross(across, centre)
  const key = Array.from({ length: windowSamples }, (_, at): Light => {
    const radius = 0.12 * Math.sqrt((at + 0.5) / windowSamples)
    const [a, b] = [radius * Math.cos(at * GOLDEN_ANGLE), radius * Math.sin(at * GOLDEN_ANGLE)]
    return {
      towards: unit([
        centre[0] + a * across[0] + b * upward[0],
        centre[1] + a * across[1] + b * upward[1],
        centre[2] + a * across[2] + b * upward[2],
      ]),
      // What lies flat gets the same light, however low the window stands.
      strength: FLAT / (windowSamples * centre[2]),
      key: true,
    }
  })
  const sky = Array.from({ length: skySamples }, (_, at): Light => {
    const radius = Math.sqrt((at + 0.5) / skySamples) * 0.985
    const angle = at * GOLDEN_ANGLE + 1
    const up = Math.sqrt(1 - radius * radius)
    const towards: Vector = [radius * Math.cos(angle), radius * Math.sin(angle), up]
    return { towards, strength: 1 / (skySamples * Math.max(0.18, up)), key: false }
  })
  return [...key, ...sky]
}
