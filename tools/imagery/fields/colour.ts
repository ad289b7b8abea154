/** Colours as light: linear RGB from 0 to 1, so that they can be mixed and lit. */
import { clamp } from './scalar.ts'

export type Rgb = readonly [number, number, number]

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** `#rrggbb` as the eye knows it, in linear light. */
export function light(hex: string): Rgb {
  const part = (at: number) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export const shade = (colour: Rgb, factor: number): Rgb => mix([0, 0, 0], colour, factor)

export type Ramp = (t: number) => Rgb

const STEPS = 255

/** Colours at these places from 0 to 1, looked up in a table; beyond the ends the end colours go on. */
export function ramp(places: readonly number[], hexes: string): Ramp {
  const colours = hexes.split(' ').map(light)
  const table = Array.from({ length: STEPS + 1 }, (_, step): Rgb => {
    const t = step / STEPS
    const next = places.findIndex((place) => place >= t)
    if (next <= 0) return colours[next === 0 ? 0 : colours.length - 1]
    const [from, to] = [places[next - 1], places[next]]
    return mix(colours[next - 1], colours[next], (t - from) / (to - from))
  })
  return (t) => table[Math.round(clamp(t, 0, 1) * STEPS)]
}
