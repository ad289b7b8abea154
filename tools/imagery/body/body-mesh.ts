/** The painted surface as a mesh around the middle of the dough. */
import { polar, smooth, TAU } from '../fields/scalar.ts'
import { sheet } from '../geometry/mesh.ts'
import type { Material, Piece } from '../renderer/piece.ts'
import { onProfile, profileAngle } from './dough-shape.ts'
import type { Surface } from './surface.ts'

export interface MeshDetail {
  around: number
  inside: number
  rim: number
}

const PAINTED: Material = { subsurface: 0, coat: 0, translucent: 0 }

/** Two angles, the second at most a whole turn ahead of the first. */
export type Sector = readonly [from: number, to: number]

/** `sector` leaves what a knife left of it, open at the cut. */
export function bodyPiece(surface: Surface, detail: MeshDetail, sector?: Sector): Piece {
  const { form, maps } = surface
  const whole = evenAngles(surface, detail.around)
  const angles = sector ? anglesWithin(whole, sector) : whole
  const rays = angles.map((angle) => rayOf(surface, angle, detail))
  const across = detail.inside + detail.rim
  const closed = sector === undefined
  const onMap = (place: number) => (place + form.halfSize) / (2 * form.halfSize)
  const mesh = sheet({ u: across, v: rays.length, closed }, (u, v) => {
    const ray = Math.round(v * (rays.length - (closed ? 0 : 1)))
    const [way, radius, z] = rays[ray][Math.round(u * (across - 1))]
    const paint = polar(way, angles[ray])
    return { ...polar(radius, angles[ray]), z, colour: [onMap(paint.x), onMap(paint.y), 0] }
  })
  return { mesh, material: PAINTED, painted: maps }
}

function anglesWithin(angles: readonly number[], [from, to]: Sector): number[] {
  const ahead = angles.map((angle) => angle + TAU * Math.ceil((from - angle) / TAU))
  return [from, ...ahead.filter((angle) => angle > from && angle < to).sort((a, b) => a - b), to]
}

/** Along the ray at an angle, from the middle to the underside: the way on the paint, the radius and the height. */
export function rayOf(surface: Surface, angle: number, { inside, rim }: MeshDetail) {
  const { form } = surface
  const { thickness, dome } = form.shape
  const profile = form.at(angle)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return Array.from({ length: inside + rim }, (_, step): readonly [number, number, number] => {
    if (step < inside) {
      const way = profile.inner * Math.max(1e-4, step / inside) ** 0.95
      const [x, y] = [way * c, way * s]
      return [way, way, thickness + (dome?.(x, y) ?? 0) + surface.reliefAt(x, y)]
    }
    const share = (step - inside) / (rim - 1)
    const way = profile.inner + profile.length * share
    const around = profileAngle(share, profile.crest)
    const [radius, z] = onProfile(profile, thickness, around)
    const [ahead, above] = onProfile(profile, thickness, around + 0.02)
    const length = Math.hypot(ahead - radius, above - z) || 1
    // The normal turns from upright inside to that of the profile; relief fades out underneath.
    const bend = Math.min(1, around / 0.5)
    const outward = (-(above - z) / length) * bend
    const upward = ((ahead - radius) / length) * bend + 1 - bend
    const relief = surface.reliefAt(way * c, way * s) * smooth(1.15 * Math.PI, 0.75 * Math.PI, around)
    return [way, radius + relief * outward, Math.max(0, z + relief * upward)]
  })
}

/** Angles at equal distances along the outline: corners get as much detail as sides. */
function evenAngles({ form }: Surface, count: number): number[] {
  const fine = 8192
  const lengths = [0]
  const point = (at: number) => {
    const angle = (at / fine) * 2 * Math.PI - Math.PI
    const radius = form.shape.radius(angle)
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  }
  let [x, y] = point(0)
  for (let at = 1; at <= fine; at += 1) {
    const [nextX, nextY] = point(at)
    lengths.push(lengths[at - 1] + Math.hypot(nextX - x, nextY - y))
    ;[x, y] = [nextX, nextY]
  }
  const whole = lengths[fine]
  let from = 0
  return Array.from({ length: count }, (_, at) => {
    const wanted = (at / count) * whole
    while (lengths[from + 1] < wanted) from += 1
    const share = (wanted - lengths[from]) / (lengths[from + 1] - lengths[from] || 1)
    return ((from + share) / fine) * 2 * Math.PI - Math.PI
  })
}
