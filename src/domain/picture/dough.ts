/** The baked dough: outline, blistered rim, light and char, as layers of flat colour. */
import { anglesAround, edgeAt, type Field, inset, isOnSheet, pointIn, tangentAt } from './field.ts'
import { BAKED, FRIED } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { blob, type Point, ripple, softPath } from './svg-path.ts'

export interface Dough {
  field: Field
  /** Width of the bare rim in pixels. */
  rim: number
  /** Unevenness of the outline in pixels. */
  puff: number
  /** 0 (blond, from a tray) to 1 (leopard spots of a wood oven). */
  char: number
  fried?: boolean
  /** The sheet's edge cuts the piece: what lies outside is not drawn. */
  cropped?: boolean
}

/** Path data of the outline. */
export function doughOutline({ field, puff }: Dough, random: SeededRandom): string {
  const wave = ripple(random, [3, 5, 8, 13])
  const count = field.power > 3 ? 38 : 28
  return softPath(anglesAround(field, count).map((angle) => edgeAt(field, angle, 3 + puff * wave(angle))))
}

/** The dough without its topping. `outlineId` must be defined and filled by nothing; `clipId` clips to it. */
export function drawDough(dough: Dough, outlineId: string, clipId: string, random: SeededRandom): string {
  const crust = dough.fried ? FRIED : BAKED
  const { puffs, lights, toast, chars } = rimBlobs(dough, random)
  return [
    `<g clip-path="url(#${clipId})"><use href="#${outlineId}" fill="${crust.edge}"/>`,
    `<use href="#${outlineId}" fill="${crust.shade}" transform="translate(-5-7)"/>`,
    `<use href="#${outlineId}" fill="${crust.main}" transform="translate(-11-15)"/>`,
    `<path fill="${crust.light}" d="${puffs}"/><path fill="${crust.pale}" d="${lights}"/>`,
    `<path fill="${crust.edge}" fill-opacity=".45" d="${toast}"/>`,
    chars === ''
      ? ''
      : `<path fill="${crust.char}" stroke="${crust.toast}" stroke-opacity=".6" stroke-width="9" paint-order="stroke" d="${chars}"/>`,
    '</g>',
  ].join('')
}

function rimBlobs({ field, rim, char, cropped }: Dough, random: SeededRandom) {
  const around = 2 * Math.PI * Math.sqrt((field.rx ** 2 + field.ry ** 2) / 2)
  const place = (angle: number, depth: number, rx: number, ry: number, corners: number, shift = 0) => {
    const at: Point = edgeAt(field, angle, -rim * depth)
    if (cropped && !isOnSheet(at, 40)) return ''
    const turn = tangentAt(field, angle)
    return blob([at[0] + shift, at[1] + shift], { rx, ry, turn, wobble: 0.2, corners }, random)
  }
  const puffs: string[] = []
  const lights: string[] = []
  for (const even of anglesAround(field, Math.round(around / 134))) {
    const angle = even + random.between(-0.05, 0.05)
    const length = random.between(34, 66) * Math.min(1.25, Math.max(0.85, rim / 44))
    puffs.push(place(angle, 0.5, length, rim * random.between(0.28, 0.38), 5))
    if (random.chance(0.3)) continue
    lights.push(place(angle, 0.46, length * 0.6, rim * random.between(0.1, 0.16), 5, -rim * 0.1))
  }
  const toast = Array.from({ length: Math.round(around / 340) }, () =>
    place(random.between(0, 6.28), random.between(0.2, 0.8), random.between(14, 28), rim * 0.13, 5),
  )
  const chars = Array.from({ length: Math.min(18, Math.round((char * around) / 88)) }, () => {
    // Many flecks and few large blisters, as on a real rim.
    const size = 3 + 15 * random.between(0, 1) ** 2.4 * (0.5 + char / 2)
    return place(
      random.between(0, 6.28),
      random.between(0.12, 0.85),
      size * 1.15,
      size * 0.6,
      size > 8 ? 6 : 4,
    )
  })
  return { puffs: puffs.join(''), lights: lights.join(''), toast: toast.join(''), chars: chars.join('') }
}

/** The open top of a focaccia: gold, darker domes between the finger marks, oil standing in them.
 * `dimpleId` is free for the one mark that all others repeat. */
export function drawDimples(
  field: Field,
  dimpleId: string,
  random: SeededRandom,
): { defs: string; svg: string } {
  const inner = inset(field, 24)
  const marks: Point[] = []
  for (let attempt = 0; attempt < 420 && marks.length < 44; attempt += 1) {
    const at = pointIn(inner, random)
    if (marks.every((mark) => Math.hypot(mark[0] - at[0], mark[1] - at[1]) > 64)) marks.push(at)
  }
  const spot = (rx: number, x: number, y: number, corners = 6) =>
    blob([x, y], { rx, ry: rx * 0.78, turn: -0.3, wobble: 0.08, corners }, random)
  const defs =
    `<g id="${dimpleId}"><path fill="#fae3ab" d="${spot(25, 4, 6)}"/><path fill="#bf7a30" d="${spot(22, 0, 0)}"/>` +
    `<path fill="#dda047" d="${spot(19, 3, 5)}"/><path fill="#f0c46c" d="${spot(9, 7, 8, 5)}"/></g>`
  const domes = Array.from({ length: 9 }, () => {
    const at = pointIn(inset(field, 84), random)
    return blob(
      at,
      {
        rx: random.between(36, 74),
        ry: random.between(24, 40),
        turn: random.between(-0.6, 0.6),
        wobble: 0.25,
      },
      random,
    )
  })
  const uses = marks.map(([x, y]) => `<use href="#${dimpleId}" x="${Math.round(x)}" y="${Math.round(y)}"/>`)
  return {
    defs,
    svg:
      `<path fill="#edbf72" d="${domes.slice(0, 6).join('')}"/>` +
      `<path fill="#cf8d40" fill-opacity=".6" d="${domes.slice(6).join('')}"/>${uses.join('')}`,
  }
}
