/** A camera that looks down at the table from the front. */
import { blankCorners, type Projected } from './rasterise.ts'
import { cross, dot, unit, type Vector } from './vector.ts'

export interface CameraPose {
  /** Height above the horizon in degrees: 90 is straight from above. */
  elevation: number
  /** From the target, in scene units. */
  distance: number
  target: Vector
  /** How far the view leans, in degrees. */
  lean?: number
}

export interface Camera {
  eye: Vector
  forward: Vector
  right: Vector
  up: Vector
  focalPx: number
  width: number
  height: number
}

/** Focal length over the width of the film. */
const FOCAL = 75 / 36

export function camera(pose: CameraPose, width: number, height: number): Camera {
  const { elevation, distance, target, lean = 0 } = pose
  const angle = (elevation * Math.PI) / 180
  const forward: Vector = [0, Math.cos(angle), -Math.sin(angle)]
  const eye: Vector = [target[0], target[1] - forward[1] * distance, target[2] - forward[2] * distance]
  const tilt = (lean * Math.PI) / 180
  const steep = cross([1, 0, 0], forward)
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
  const right = unit([c + steep[0] * s, steep[1] * s, steep[2] * s])
  const up = cross(right, forward)
  return { eye, forward, right, up, focalPx: width * FOCAL, width, height }
}

export function project(positions: Float32Array, view: Camera): Projected {
  const count = positions.length / 3
  const projected = blankCorners(count)
  const { eye, forward: f, right: r, up: u, focalPx, width, height } = view
  for (let at = 0; at < count; at += 1) {
    const x = positions[at * 3] - eye[0]
    const y = positions[at * 3 + 1] - eye[1]
    const z = positions[at * 3 + 2] - eye[2]
    const away = x * f[0] + y * f[1] + z * f[2]
    projected.x[at] = width / 2 + (focalPx * (x * r[0] + y * r[1] + z * r[2])) / away
    projected.y[at] = height / 2 - (focalPx * (x * u[0] + y * u[1] + z * u[2])) / away
    projected.z[at] = away
  }
  return projected
}

/** Where the ray through a pixel meets the table (z = 0), and how far away along the view. */
export function onTable(view: Camera, column: number, row: number): { x: number; y: number; away: number } {
  const { eye, forward: f, right: r, up: u, focalPx, width, height } = view
  const a = (column + 0.5 - width / 2) / focalPx
  const b = -(row + 0.5 - height / 2) / focalPx
  const ray: Vector = [f[0] + a * r[0] + b * u[0], f[1] + a * r[1] + b * u[1], f[2] + a * r[2] + b * u[2]]
  const away = -eye[2] / ray[2]
  return { x: eye[0] + ray[0] * away, y: eye[1] + ray[1] * away, away: away * dot(ray, f) }
}
