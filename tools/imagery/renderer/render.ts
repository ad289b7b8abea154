/** A scene to a drawing. */
import { type CameraPose, camera } from './camera.ts'
import { draw } from './draw.ts'
import { gather } from './geometry-buffer.ts'
import { lightPixels } from './lighting.ts'
import { type LightMood, lightsOf } from './lights.ts'
import type { GroundPaint, Piece } from './piece.ts'
import { seePixels } from './pixel-buffer.ts'
import type { Vector } from './vector.ts'

export interface Scene {
  pieces: readonly Piece[]
  table: GroundPaint
  camera: CameraPose
  window: Vector
  mood?: LightMood
}

export interface Quality {
  width: number
  height: number
  windowSamples: number
  skySamples: number
  shadowMapSize: number
}

export interface Drawing {
  width: number
  height: number
  /** Red, green and blue bytes. */
  bytes: Buffer
}

export function render(scene: Scene, quality: Quality): Drawing {
  const { width, height, windowSamples, skySamples, shadowMapSize } = quality
  const { window, mood = 'window' } = scene
  const geometry = gather(scene.pieces)
  const pixels = seePixels(geometry, camera(scene.camera, width, height), scene.table)
  const lights = lightsOf(window, mood, windowSamples, skySamples)
  const lighting = lightPixels(pixels, geometry, lights, shadowMapSize)
  return { width, height, bytes: draw(pixels, lighting, mood) }
}
