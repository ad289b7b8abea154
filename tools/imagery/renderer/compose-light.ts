/** Colour times light, highlights and the reflected sky: the picture in linear light. */
import type { Lighting } from './lighting.ts'
import { type LightPlan, skyColour } from './lights.ts'
import type { Pixels } from './pixel-buffer.ts'

export function composeLight(pixels: Pixels, lighting: Lighting, plan: LightPlan): Float32Array {
  const picture = new Float32Array(pixels.depth.length * 3)
  for (let at = 0; at < pixels.depth.length; at += 1) composePixel(pixels, lighting, plan, at, picture)
  return picture
}

function composePixel(
  { normal, toEye, albedo, rough, coat }: Pixels,
  { diffuse, highlight, open }: Lighting,
  { window, mood }: LightPlan,
  at: number,
  picture: Float32Array,
): void {
  const o = at * 3
  const eyeward = normal[o] * toEye[o] + normal[o + 1] * toEye[o + 1] + normal[o + 2] * toEye[o + 2]
  const mirror = (axis: number) => 2 * eyeward * normal[o + axis] - toEye[o + axis]
  const up = mirror(2)
  const seen = up > -0.05 ? skyColour([mirror(0), mirror(1), up], window, mood) : ([0.1, 0.08, 0.06] as const)
  const openness = Math.min(1, open[at])
  const fresnel = 0.04 + 0.5 * (1 - rough[at]) * (1 - Math.max(0, eyeward)) ** 5
  const reflected = fresnel * Math.min(1, openness * 1.2) * (0.1 + 0.9 * coat[at]) * 0.9
  for (let channel = 0; channel < 3; channel += 1) {
    const colour = albedo[o + channel]
    // Light that bounces between nearby surfaces takes their colour.
    const bounced = 1 + colour * 0.55 * (1 - openness)
    picture[o + channel] =
      colour * (diffuse[o + channel] * bounced + 0.03) + highlight[o + channel] + seen[channel] * reflected
  }
}
