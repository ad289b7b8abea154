/** The coloured paper under everything, with the light of one window. */
import { HEIGHT_PX, WIDTH_PX } from './field.ts'
import { GROUNDS, type Ground } from './palette.ts'
import type { SeededRandom } from './seeded-random.ts'
import { joined, type Point } from './svg-path.ts'

/** Neighbouring recipes get neighbouring entries, which differ strongly; no two of eleven in a row are alike. */
export function groundOf(id: number): Ground {
  const count = GROUNDS.length
  return GROUNDS[(((id * 4) % count) + count) % count] ?? GROUNDS[0]
}

const polygon = (points: readonly Point[]) => `M${points.map((point) => joined(point)).join('L')}z`

export function drawGround({ main, lit, dark }: Ground, random: SeededRandom): string {
  const sheet = `<path fill="${main}" d="M0 0H${WIDTH_PX}V${HEIGHT_PX}H0z"/>`
  const light = windowLight(lit, random)
  const patterns = [
    () => '',
    () => specks(lit, dark, random),
    () => joints(dark, random),
    () => '',
    () => specks(lit, dark, random),
  ]
  return sheet + light + (patterns[random.index(patterns.length)]?.() ?? '')
}

/** One or two slanting bands of light, as a window throws them. */
function windowLight(lit: string, random: SeededRandom): string {
  const from = Math.round(random.between(-40, 360))
  const width = Math.round(random.between(230, 420))
  const lean = random.chance(0.7) ? -250 : 210
  const band = (x: number, across: number) =>
    polygon([
      [x - lean / 2, 0],
      [x + across - lean / 2, 0],
      [x + across + lean / 2, HEIGHT_PX],
      [x + lean / 2, HEIGHT_PX],
    ])
  const second = random.chance(0.55) ? band(from + width + 40, Math.round(width * 0.45)) : ''
  return `<path fill="${lit}" d="${band(from, width)}${second}"/>`
}

function specks(lit: string, dark: string, random: SeededRandom): string {
  const strewn = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.round(random.between(0, WIDTH_PX))} ${Math.round(random.between(0, HEIGHT_PX))}h.1`,
    ).join('')
  const layer = (colour: string, width: number, opacity: string, count: number) =>
    `<path stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" d="${strewn(count)}"/>`
  return layer(dark, 4, '.28', 22) + layer(lit, 6, '.9', 18)
}

/** Joints of a tiled or boarded table. */
function joints(dark: string, random: SeededRandom): string {
  const step = Math.round(random.between(170, 240))
  const start = Math.round(random.between(30, 150))
  const rows = Array.from({ length: 4 }, (_, at) => start + at * step).filter((y) => y < HEIGHT_PX)
  const d = rows
    .map((y, at) => `M0 ${y}H${WIDTH_PX}M${(at * 397 + start * 3) % WIDTH_PX} ${y}v${step}`)
    .join('')
  return `<path fill="none" stroke="${dark}" stroke-opacity=".3" stroke-width="4" d="${d}"/>`
}
