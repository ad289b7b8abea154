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
  strength?: number
}

export const WINDOW_LEFT: Vector = [-1.9, 2.9, 2.3]
export const WINDOW_RIGHT: Vector = [2.1, 2.8, 2.3]
/** Beside the dish: what stands upright towards the camera is lit too. */
export const WINDOW_FAR_LEFT: Vector = [-3.3, 0.7, 2.3]
export const WINDOW_FAR_RIGHT: Vector = [3.3, 0.7, 2.3]

const GOLDEN_ANGLE = 2.39996

export function lightsOf({ window, windowSamples, skySamples, strength = 1 }: LightPlan): Light[] {
  const centre = unit(window)
  const across = unit(cross(centre, [0, 0, 1]))
  const upward = cross(across, centre)
  const key = Array.from({ length: windowSamples }, (_, at): Light => {
    const radius = 0.22 * Math.sqrt((at + 0.5) / windowSamples)
    const [a, b] = [radius * Math.cos(at * GOLDEN_ANGLE), radius * Math.sin(at * GOLDEN_ANGLE)]
    const share = strength / windowSamples
    return {
      towards: unit([
        centre[0] + a * across[0] + b * upward[0],
        centre[1] + a * across[1] + b * upward[1],
        centre[2] + a * across[2] + b * upward[2],
      ]),
      colour: [3.4 * share, 3.05 * share, 2.55 * share],
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
    const [r, g, b] = skyColour(towards, window)
    return { towards, colour: [r * share, g * share, b * share], key: false }
  })
  return [...key, ...sky]
}

/** Brighter on the window's side, warm there and cooler in front. */
export function skyColour(towards: Vector, window: Vector): Rgb {
  const side = Math.sign(window[0])
  const bright = Math.max(0, side * towards[0] * 0.55 + towards[1] * 0.83) ** 2
  const front = Math.max(0, -side * towards[0] * 0.8 - towards[1] * 0.4)
  const above = Math.max(0, towards[2])
  return [
    0.27 + 0.75 * bright + 0.2 * front + 0.2 * above,
    0.255 + 0.7 * bright + 0.2 * front + 0.2 * above,
    0.245 + 0.63 * bright + 0.22 * front + 0.2 * above,
  ]
}
