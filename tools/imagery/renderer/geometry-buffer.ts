/** All pieces of a scene in one mesh, with its normals. */
import { joined, type Mesh } from '../geometry/mesh.ts'
import type { Piece } from './piece.ts'

export interface Geometry extends Mesh {
  pieces: readonly Piece[]
  normals: Float32Array
  /** The piece of each quadrilateral. */
  owner: Uint16Array
}

export function gather(pieces: readonly Piece[]): Geometry {
  const mesh = joined(pieces.map((piece) => piece.mesh))
  const owner = new Uint16Array(mesh.quads.length / 4)
  let face = 0
  pieces.forEach(({ mesh: { quads } }, index) => {
    owner.fill(index, face, face + quads.length / 4)
    face += quads.length / 4
  })
  return { ...mesh, pieces, normals: normalsOf(mesh), owner }
}

/** The normal of a corner: the mean of its faces' normals, weighted by their areas. */
function normalsOf({ positions: p, quads }: Mesh): Float32Array {
  const n = new Float32Array(p.length)
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
  return n
}
