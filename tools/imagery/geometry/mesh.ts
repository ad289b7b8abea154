/** Surfaces as quadrilaterals with a colour at each corner. A pizza has a radius of about 1; z points up. */
import type { Rgb } from '../fields/colour.ts'

export interface Mesh {
  /** x, y, z of each corner. */
  positions: Float32Array
  /** Linear red, green, blue of each corner. */
  colours: Float32Array
  /** Four corners of each quadrilateral, counter-clockwise seen from outside. */
  quads: Uint32Array
}

export interface Corner {
  x: number
  y: number
  z: number
  colour: Rgb
}

export interface GridSize {
  u: number
  v: number
  /** The last row of v joins the first. */
  closed?: boolean
}

/** A sheet over u and v from 0 to 1; a closed one is a tube around v. */
export function sheet(
  { u: nu, v: nv, closed = false }: GridSize,
  corner: (u: number, v: number) => Corner,
): Mesh {
  const positions = new Float32Array(nu * nv * 3)
  const colours = new Float32Array(nu * nv * 3)
  for (let i = 0; i < nu; i += 1) {
    for (let j = 0; j < nv; j += 1) {
      const { x, y, z, colour } = corner(i / (nu - 1), j / (closed ? nv : nv - 1))
      const at = (i * nv + j) * 3
      positions[at] = x
      positions[at + 1] = y
      positions[at + 2] = z
      colours.set(colour, at)
    }
  }
  return { positions, colours, quads: gridQuads(nu, nv, closed) }
}

/** The quadrilaterals of a grid of corners; in a closed one the last column joins the first. */
function gridQuads(nu: number, nv: number, closed: boolean): Uint32Array {
  const columns = closed ? nv : nv - 1
  const quads = new Uint32Array((nu - 1) * columns * 4)
  for (let i = 0; i + 1 < nu; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      const [here, next] = [i * nv + j, i * nv + ((j + 1) % nv)]
      quads.set([here, here + nv, next + nv, next], (i * columns + j) * 4)
    }
  }
  return quads
}

export function joined(meshes: readonly Mesh[]): Mesh {
  const size = (pick: (mesh: Mesh) => ArrayLike<number>) =>
    meshes.reduce((sum, mesh) => sum + pick(mesh).length, 0)
  const whole: Mesh = {
    positions: new Float32Array(size((mesh) => mesh.positions)),
    colours: new Float32Array(size((mesh) => mesh.colours)),
    quads: new Uint32Array(size((mesh) => mesh.quads)),
  }
  let corners = 0
  let faces = 0
  for (const { positions, colours, quads } of meshes) {
    whole.positions.set(positions, corners)
    whole.colours.set(colours, corners)
    for (let at = 0; at < quads.length; at += 1) whole.quads[faces + at] = quads[at] + corners / 3
    corners += positions.length
    faces += quads.length
  }
  return whole
}

/** What of a mesh begins at places that `keep` lets through. */
export function partOf(mesh: Mesh, keep: (x: number, y: number) => boolean): Mesh {
  const { positions, colours, quads } = mesh
  const kept: number[] = []
  const places = new Map<number, number>()
  for (let at = 0; at < quads.length; at += 4) {
    if (!keep(positions[quads[at] * 3], positions[quads[at] * 3 + 1])) continue
    for (const corner of quads.subarray(at, at + 4)) {
      if (!places.has(corner)) places.set(corner, places.size)
      kept.push(places.get(corner) as number)
    }
  }
  const corners = [...places.keys()]
  const picked = (values: Float32Array) =>
    Float32Array.from(corners.flatMap((corner) => [...values.subarray(corner * 3, corner * 3 + 3)]))
  return { positions: picked(positions), colours: picked(colours), quads: Uint32Array.from(kept) }
}

/** The same mesh with every corner moved by `move`, which changes the point it is given. */
export function moved(mesh: Mesh, move: (point: Float32Array) => void): Mesh {
  const positions = new Float32Array(mesh.positions)
  for (let at = 0; at < positions.length; at += 3) move(positions.subarray(at, at + 3))
  return { ...mesh, positions }
}

/** Left and right exchanged. */
export const flipped = (mesh: Mesh): Mesh =>
  moved(mesh, (point) => {
    point[0] = -point[0]
  })

/** Lighter or darker as a whole: no two pieces of an ingredient have the same tone. */
export function toned(mesh: Mesh, factor: number): Mesh {
  return { ...mesh, colours: mesh.colours.map((value) => Math.min(0.95, Math.max(0.002, value * factor))) }
}

export interface Pose {
  x?: number
  y?: number
  z?: number
  /** Turns about the axes in radians: first x, then y, then z. */
  roll?: number
  pitch?: number
  turn?: number
  scale?: number
}

export function posed(
  mesh: Mesh,
  { x = 0, y = 0, z = 0, roll = 0, pitch = 0, turn = 0, scale = 1 }: Pose,
): Mesh {
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)]
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  return moved(mesh, (point) => {
    const [px, py, pz] = [point[0] * scale, point[1] * scale, point[2] * scale]
    const [ry, rz] = [py * cr - pz * sr, py * sr + pz * cr]
    const [qx, qz] = [px * cp + rz * sp, -px * sp + rz * cp]
    point[0] = qx * ct - ry * st + x
    point[1] = qx * st + ry * ct + y
    point[2] = qz + z
  })
}
