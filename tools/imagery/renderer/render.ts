/** A scene to a drawing. */
import { type CameraPose, camera } from './camera.ts'
import { draw } from './draw.ts'
import { gather } from './geometry-buffer.ts'
import { lightPixels } from './lighting.ts'
import type { LightPlan } from './lights.ts'
import type { GroundPaint, Piece } from './piece.ts'
import { seePixels } from './pixel-buffer.ts'

export interface Scene {
  pieces: readonly Piece[]
  table: GroundPaint
  camera: CameraPose
  window: LightPlan['window']
  mood?: LightPlan['mood']
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
  const geometry = gather(scene.pieces)
  const view = camera(scene.camera, width, height)
  const mood = scene.mood ?? 'window'
  const pixels = seePixels(geometry, view, scene.table)
  const plan: LightPlan = { window: scene.window, windowSamples, skySamples, mood }
  const lighting = lightPixels(pixels, geometry, plan, shadowMapSize)
  return { width, height, bytes: draw(pixels, lighting, mood) }
}
