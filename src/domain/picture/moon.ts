/** A folded piece: calzone, panzerotto, fried pizza. A tear in its back shows the filling. */
import { drawMelt, drawSpread } from './base-layer.ts'
import type { Canvas } from './canvas.ts'
import type { Dressing } from './dressed-dough.ts'
import { type Field, inset } from './field.ts'
import { BAKED, type CrustColours, FRIED } from './palette.ts'
import { strew } from './placement.ts'
import type { SeededRandom } from './seeded-random.ts'
import { blob, type Point, ripple, softPath, turned } from './svg-path.ts'

export interface Moon {
  centre: Point
  /** Half the length and the height of the half moon in pixels. */
  rx: number
  ry: number
  turn: number
  /** 0 to 1, as on a round dough. */
  char: number
  fried: boolean
}

type ToSheet = (x: number, y: number) => Point

const CRIMPS = 15

/** SVG of the closed piece, and the id of its outline for the shadow beneath. */
export function drawMoon(canvas: Canvas, moon: Moon, stream: string): { svg: string; outlineId: string } {
  const random = canvas.random(`${stream} moon`)
  const crust = moon.fried ? FRIED : BAKED
  const at: ToSheet = (x, y) => {
    const [dx, dy] = turned([x * moon.rx, (y - 0.42) * moon.ry], moon.turn)
    return [moon.centre[0] + dx, moon.centre[1] + dy]
  }
  const { outlineId, clipId } = canvas.outline(moonOutline(at, random))
  const layers = [
    `<g clip-path="url(#${clipId})"><use href="#${outlineId}" fill="${crust.edge}"/>`,
    `<use href="#${outlineId}" fill="${crust.shade}" transform="translate(-5-7)"/>`,
    `<use href="#${outlineId}" fill="${crust.main}" transform="translate(-11-15)"/>`,
    blisters(at, moon, crust, random),
    crimps(canvas, at, moon, crust, random),
    '</g>',
  ]
  return { svg: layers.join(''), outlineId }
}

function moonOutline(at: ToSheet, random: SeededRandom): string {
  const wave = ripple(random, [3, 7, 11])
  const arc = Array.from({ length: 21 }, (_, step) => {
    const angle = (step / 20) * Math.PI
    const swell = 1 + wave(angle) * 0.025 + (step % 2 ? 0.012 : -0.008)
    return at(-Math.cos(angle) * swell, Math.sin(angle) * swell)
  })
  const fold = [0.76, 0.4, 0, -0.4, -0.76].map((x) => at(x, -0.2 * (1 - x * x) + wave(x) * 0.018))
  return softPath([...arc, ...fold])
}

/** The folded hem along the round side: one fold, repeated. */
function crimps(
  canvas: Canvas,
  at: ToSheet,
  { rx, turn }: Moon,
  crust: CrustColours,
  random: SeededRandom,
): string {
  const id = canvas.id()
  const fold = (colour: string, long: number, wide: number, shift: number) =>
    `<path fill="${colour}" d="${blob([shift, shift], { rx: rx * long, ry: rx * wide, turn: 0, wobble: 0.08, corners: 7 }, random)}"/>`
  canvas.define(
    `<g id="${id}">${fold(crust.edge, 0.095, 0.048, 3)}${fold(crust.light, 0.088, 0.04, 0)}${fold(crust.pale, 0.05, 0.016, -rx * 0.008)}</g>`,
  )
  return Array.from({ length: CRIMPS }, (_, step) => {
    const angle = ((step + 0.7) / (CRIMPS + 0.4)) * Math.PI
    const [x, y] = at(-Math.cos(angle) * 0.92, Math.sin(angle) * 0.9)
    const degrees = ((turn - angle - Math.PI / 2 + 0.55) * 180) / Math.PI + random.between(-7, 7)
    return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(degrees)})"/>`
  }).join('')
}

function blisters(at: ToSheet, { rx, turn, char }: Moon, crust: CrustColours, random: SeededRandom): string {
  const spots = (count: number, [least, most]: readonly [number, number], corners: number) =>
    Array.from({ length: count }, () => {
      const angle = random.between(0.2, 2.94)
      const depth = Math.sqrt(random.between(0.02, 0.7))
      const size = random.between(least, most) * rx
      return blob(
        at(-Math.cos(angle) * depth, Math.sin(angle) * depth - 0.06),
        { rx: size, ry: size * 0.6, turn: turn + random.between(-0.6, 0.6), wobble: 0.22, corners },
        random,
      )
    }).join('')
  return (
    `<path fill="${crust.light}" d="${spots(10, [0.08, 0.17], 7)}"/>` +
    `<path fill="${crust.pale}" d="${spots(6, [0.03, 0.06], 5)}"/>` +
    `<path fill="${crust.edge}" fill-opacity=".4" d="${spots(6, [0.03, 0.08], 5)}"/>` +
    (char > 0.1
      ? `<path fill="${crust.char}" stroke="${crust.toast}" stroke-opacity=".6" stroke-width="10" paint-order="stroke" d="${spots(11, [0.01, 0.035], 5)}"/>`
      : '')
  )
}

/** The filling swells out of the tear: it covers the lower lip, the upper one throws a shadow on it. */
export function drawFilling(
  canvas: Canvas,
  moon: Moon,
  dressing: Dressing,
  scale: number,
  stream: string,
): string {
  const [dx, dy] = turned([0, -0.1 * moon.ry], moon.turn)
  const mouth: Field = {
    centre: [moon.centre[0] + dx, moon.centre[1] + dy],
    rx: moon.rx * 0.56,
    ry: moon.ry * 0.24,
    power: 1.9,
    turn: moon.turn,
  }
  const crust = moon.fried ? FRIED : BAKED
  const lip = canvas.random(`${stream} lip`)
  const tear = (grow: number, shift: number) =>
    blob(
      [mouth.centre[0] + shift, mouth.centre[1] + shift],
      { rx: mouth.rx + grow, ry: mouth.ry + grow, turn: mouth.turn, wobble: 0.06, corners: 13 },
      lip,
    )
  const swollen = inset(mouth, -moon.ry * 0.035)
  const placed = strew(
    swollen,
    dressing.toppings,
    { sectors: false, density: dressing.density, scale, cropped: false },
    canvas.random(`${stream} toppings`),
  )
  return (
    `<path fill="${crust.shade}" d="${tear(20, 4)}"/><path fill="${crust.pale}" d="${tear(16, -1)}"/>` +
    `<path fill="${crust.toast}" d="${tear(4, -3)}"/>` +
    drawSpread(
      inset(mouth, 4),
      dressing.base === 'oil' ? 'white' : dressing.base,
      dressing.melt === 'veil',
      canvas.random(`${stream} spread`),
    ) +
    drawMelt(canvas, mouth, dressing.melt, canvas.random(`${stream} melt`)) +
    placed.map((glyph) => canvas.glyph(glyph)).join('')
  )
}
