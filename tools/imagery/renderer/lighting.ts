/** Light on every pixel: diffuse with soft shadows, highlights, and how open the pixel is to the sky. */
import type { Geometry } from './geometry-buffer.ts'
import type { Light, LightPlan } from './lights.ts'
import { lightsOf } from './lights.ts'
import type { Pixels } from './pixel-buffer.ts'
import { litShare, ShadowCaster, type ShadowMap } from './shadow-map.ts'

export interface Lighting {
  diffuse: Float32Array
  highlight: Float32Array
  /** 0 is buried, 1 sees the whole sky. */
  open: Float32Array
}

/** Shadows are looked up this far above the surface. */
const LIFT = 0.006

export function lightPixels(pixels: Pixels, geometry: Geometry, plan: LightPlan, mapSize: number): Lighting {
  const count = pixels.depth.length
  const lighting: Lighting = {
    diffuse: new Float32Array(count * 3),
    highlight: new Float32Array(count * 3),
    open: new Float32Array(count),
  }
  const near = nearness(pixels, plan)
  const caster = new ShadowCaster(geometry, mapSize)
  for (const light of lightsOf(plan)) {
    const map = caster.cast(light)
    const opening = light.key ? 0 : 1 / (plan.skySamples * Math.max(0.18, light.towards[2]))
    for (let at = 0; at < count; at += 1)
      addLight(pixels, lighting, at, { light, map, opening, near: near[at] })
  }
  return lighting
}

/** Things near the window get more of its light. */
function nearness({ place }: Pixels, { window }: LightPlan): Float32Array {
  const near = new Float32Array(place.length / 3)
  const reference = window[0] ** 2 + window[1] ** 2 + window[2] ** 2
  for (let at = 0; at < near.length; at += 1) {
    const x = window[0] - place[at * 3]
    const y = window[1] - place[at * 3 + 1]
    const z = window[2] - place[at * 3 + 2]
    near[at] = Math.min(2.1, (reference / (x * x + y * y + z * z)) ** 0.75)
  }
  return near
}

interface Beam {
  light: Light
  map: ShadowMap
  opening: number
  near: number
}

function addLight(pixels: Pixels, { diffuse, highlight, open }: Lighting, at: number, beam: Beam): void {
  const { light, map, opening, near } = beam
  const { normal, place, subsurface, translucent } = pixels
  const o = at * 3
  const nx = normal[o]
  const ny = normal[o + 1]
  const nz = normal[o + 2]
  const { towards, colour } = light
  const facing = nx * towards[0] + ny * towards[1] + nz * towards[2]
  const through = translucent[at]
  const soft = subsurface[at]
  if (facing <= 0 && through <= 0 && soft <= 0) return
  let lit = litShare(map, place[o] + nx * LIFT, place[o + 1] + ny * LIFT, place[o + 2] + nz * LIFT)
  if (lit <= 0 && through <= 0) return
  if (light.key) lit *= near
  const wrap = 0.22 * Math.min(1, soft * 2)
  const got = Math.max(0, (facing + wrap) / ((1 + wrap) * (1 + wrap))) * lit
  const passed = through > 0 ? Math.max(0, -facing) * through * 0.9 : 0
  diffuse[o] += colour[0] * (got + passed * 0.7)
  diffuse[o + 1] += colour[1] * (got + passed)
  diffuse[o + 2] += colour[2] * (got + passed * 0.3)
  if (light.key) {
    if (facing <= 0 || lit <= 0) return
    const shine = highlightOf(pixels, at, light, facing) * lit
    highlight[o] += colour[0] * shine
    highlight[o + 1] += colour[1] * shine
    highlight[o + 2] += colour[2] * shine
  } else open[at] += lit * Math.max(0, facing) * opening
}

/** Two microfacet lobes: the surface itself and its wet film. The lobe is widened so that the samples of the window
 * merge into one reflection. */
function highlightOf(
  { normal, toEye, rough, coat }: Pixels,
  at: number,
  { towards }: Light,
  facing: number,
): number {
  const o = at * 3
  let hx = toEye[o] + towards[0]
  let hy = toEye[o + 1] + towards[1]
  let hz = toEye[o + 2] + towards[2]
  const length = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz)
  hx *= length
  hy *= length
  hz *= length
  const nh = Math.max(0, normal[o] * hx + normal[o + 1] * hy + normal[o + 2] * hz)
  const vh = toEye[o] * hx + toEye[o + 1] * hy + toEye[o + 2] * hz
  const eyeward = normal[o] * toEye[o] + normal[o + 1] * toEye[o + 1] + normal[o + 2] * toEye[o + 2]
  const grazing = 1 - vh
  const fresnel = 0.04 + 0.96 * grazing * grazing * grazing * grazing * grazing
  const nv = Math.max(0.05, eyeward)
  const base = lobe(rough[at], nh, facing, nv) * 0.75
  const film = coat[at] > 0.01 ? lobe(0.14, nh, facing, nv) * coat[at] * 0.55 : 0
  return (base + film) * fresnel * facing * 0.6
}

function lobe(rough: number, nh: number, nl: number, nv: number): number {
  const alpha = rough * rough + 0.0025
  const a2 = alpha * alpha + 0.0014
  const d = nh * nh * (a2 - 1) + 1
  const k = ((rough + 1) * (rough + 1)) / 8
  const shape = a2 / (Math.PI * d * d)
  return Math.min(240, shape / ((nl * (1 - k) + k) * (nv * (1 - k) + k)))
}
