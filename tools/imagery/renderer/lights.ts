/** The light of a kitchen window: an area light behind the dish and a soft sky, each as many directions. */
import type { Rgb } from '../fields/colour.ts'
import { cross, unit, type Vector } from './vector.ts'

export interface Light {
  /** Unit vector to the light. */
  towards: Vector
  colour: Rgb
  /** Part of the window: it makes highlights. */
  key: boolean
}

export interface LightPlan {
  /** Where the window stands; its distance counts, things nearer to it are brighter. */
  window: Vector
  windowSamples: number
  skySamples: number
  mood?: LightMood
}

export const LIGHT_MOODS = ['window', 'evening', 'oven'] as const
export type LightMood = (typeof LIGHT_MOODS)[number]

/** Factors of red, green and blue: of the light that makes shadows, and of the room. */
const MOODS: Record<LightMood, { key: Rgb; room: Rgb }> = {
  window: { key: [1, 1, 1], room: [1, 1, 1] },
  evening: { key: [1.22, 1.02, 0.76], room: [0.68, 0.66, 0.7] },
  oven: { key: [1.42, 1.02, 0.64], room: [0.52, 0.47, 0.45] },
}

export const WINDOW_LEFT: Vector = [-1.9, 2.9, 2.3]
export const WINDOW_RIGHT: Vector = [2.1, 2.8, 2.3]
/** Beside the dish: what stands upright towards the camera is lit too. */
export const WINDOW_FAR_LEFT: Vector = [-3.3, 0.7, 2.3]
export const WINDOW_FAR_RIGHT: Vector = [3.3, 0.7, 2.3]
/** Before the dish: it looks into a section. */
export const WINDOW_FRONT_LEFT: Vector = [-3.1, -0.9, 2.3]
export const WINDOW_FRONT_RIGHT: Vector = [3.1, -0.9, 2.3]

const GOLDEN_ANGLE = 2.39996

export function lightsOf({ window, windowSamples, skySamples, mood = 'window' }: LightPlan): Light[] {
  const tint = MOODS[mood].key
  const centre = unit(window)
  const across = unit(cross(centre, [0, 0, 1]))
  const upward = cross(across, centre)
  const key = Array.from({ length: windowSamples }, (_, at): Light => {
    const radius = 0.22 * Math.sqrt((at + 0.5) / windowSamples)
    const [a, b] = [radius * Math.cos(at * GOLDEN_ANGLE), radius * Math.sin(at * GOLDEN_ANGLE)]
    const share = 1 / windowSamples
    return {
      towards: unit([
        centre[0] + a * across[0] + b * upward[0],
        centre[1] + a * across[1] + b * upward[1],
        centre[2] + a * across[2] + b * upward[2],
      ]),
      colour: [3.34 * share * tint[0], 3.07 * share * tint[1], 2.7 * share * tint[2]],
      key: true,
    }
  })
  const sky = Array.from({ length: skySamples }, (_, at): Light => {
    const radius = Math.sqrt((at + 0.5) / skySamples) * 0.985
    const angle = at * GOLDEN_ANGLE + 1
    const towards: Vector = [
      radius * Math.cos(angle),
      radius * Math.sin(angle),
      Math.sqrt(1 - radius * radius),
    ]
    const share = 1 / (skySamples * Math.max(0.18, towards[2]))
    const [r, g, b] = skyColour(towards, window, mood)
    return { towards, colour: [r * share, g * share, b * share], key: false }
  })
  return [...key, ...sky]
}

/** Brighter on the window's side, warm there and cooler in front. */
export function skyColour(towards: Vector, window: Vector, mood: LightMood = 'window'): Rgb {
  const { room } = MOODS[mood]
  const side = Math.sign(window[0])
  const bright = Math.max(0, side * towards[0] * 0.55 + towards[1] * 0.83) ** 2
  const front = Math.max(0, -side * towards[0] * 0.8 - towards[1] * 0.4)
  const above = Math.max(0, towards[2])
  return [
    room[0] * (0.27 + 0.75 * bright + 0.2 * front + 0.2 * above),
    room[1] * (0.255 + 0.7 * bright + 0.2 * front + 0.2 * above),
    room[2] * (0.245 + 0.63 * bright + 0.22 * front + 0.2 * above),
  ]
}
