/** All pieces of a scene in one row of numbers, with their normals. */
import type { Piece } from './piece.ts'

export interface Geometry {
  pieces: readonly Piece[]
  positions: Float32Array
  normals: Float32Array
  quads: Uint32Array
  /** The piece of each quadrilateral. */
  owner: Uint16Array
  /** The first corner of each piece. */
  start: Uint32Array
  shadowQuads: Uint32Array
}

export function gather(pieces: readonly Piece[]): Geometry {
  const corners = pieces.reduce((sum, { mesh }) => sum + mesh.positions.length, 0)
  const faces = pieces.reduce((sum, { mesh }) => sum + mesh.quads.length, 0)
  const shadows = pieces.reduce((sum, { mesh, coarse }) => sum + (coarse ?? mesh.quads).length, 0)
  const whole: Geometry = {
    pieces,
    positions: new Float32Array(corners),
    normals: new Float32Array(corners),
    quads: new Uint32Array(faces),
    owner: new Uint16Array(faces / 4),
    start: new Uint32Array(pieces.length),
    shadowQuads: new Uint32Array(shadows),
  }
  let [corner, face, shadow] = [0, 0, 0]
  pieces.forEach(({ mesh, coarse }, index) => {
    const first = corner / 3
    whole.start[index] = first
    whole.positions.set(mesh.positions, corner)
    for (let at = 0; at < mesh.quads.length; at += 1) whole.quads[face + at] = mesh.quads[at] + first
    whole.owner.fill(index, face / 4, (face + mesh.quads.length) / 4)
    const thin = coarse ?? mesh.quads
    for (let at = 0; at < thin.length; at += 1) whole.shadowQuads[shadow + at] = thin[at] + first
    corner += mesh.positions.length
    face += mesh.quads.length
    shadow += thin.length
  })
  setNormals(whole)
  return whole
}

/** The normal of a corner: the mean of its faces' normals, weighted by their areas. */
function setNormals({ positions: p, normals: n, quads }: Geometry): void {
  for (let q = 0; q < quads.length; q += 4) {
    const a = quads[q] * 3
    const b = quads[q + 1] * 3
    const c = quads[q + 2] * 3
    const d = quads[q + 3] * 3
    const ux = p[c] - p[a]
    const uy = p[c + 1] - p[a + 1]
    const uz = p[c + 2] - p[a + 2]
    const vx = p[d] - p[b]
    const vy = p[d + 1] - p[b + 1]
    const vz = p[d + 2] - p[b + 2]
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (let corner = 0; corner < 4; corner += 1) {
      const at = quads[q + corner] * 3
      n[at] += nx
      n[at + 1] += ny
      n[at + 2] += nz
    }
  }
  for (let at = 0; at < n.length; at += 3) {
    const length = Math.hypot(n[at], n[at + 1], n[at + 2]) || 1
    n[at] /= length
    n[at + 1] /= length
    n[at + 2] /= length
  }
}
