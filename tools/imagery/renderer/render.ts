/** A scene to a photograph. */
import { smoothAlongEdges } from './along-edges.ts'
import { bloomOf } from './bloom.ts'
import { type CameraPose, camera } from './camera.ts'
import { composeLight } from './compose-light.ts'
import { defocus } from './depth-of-field.ts'
import { develop } from './develop.ts'
import { gather } from './geometry-buffer.ts'
import { lightPixels } from './lighting.ts'
import type { LightPlan } from './lights.ts'
import type { GroundPaint, Piece } from './piece.ts'
import { seePixels } from './pixel-buffer.ts'
import { smoothEdges } from './smooth-edges.ts'
import { scatter } from './subsurface.ts'

export interface Scene {
  pieces: readonly Piece[]
  table: GroundPaint
  camera: CameraPose
  window: LightPlan['window']
  mood?: LightPlan['mood']
  aperture?: number
}

export interface Quality {
  /** Pixels rendered, before the picture is reduced. */
  width: number
  height: number
  windowSamples: number
  skySamples: number
  shadowMapSize: number
}

export interface Photograph {
  width: number
  height: number
  /** Red, green and blue bytes. */
  bytes: Buffer
}

export function render(scene: Scene, quality: Quality): Photograph {
  const { width, height, windowSamples, skySamples, shadowMapSize } = quality
  const geometry = gather(scene.pieces)
  const view = camera(scene.camera, width, height)
  const plan: LightPlan = {
    window: scene.window,
    windowSamples,
    skySamples,
    ...(scene.mood ? { mood: scene.mood } : {}),
  }
  const pixels = seePixels(geometry, view, scene.table)
  const lighting = lightPixels(pixels, geometry, plan, shadowMapSize)
  scatter(pixels, lighting)
  const lit = composeLight(pixels, lighting, plan)
  const focused = defocus(lit, pixels, { focus: view.focus, aperture: scene.aperture ?? 11 })
  const bytes = develop(focused, bloomOf(focused, width, height), width, height)
  return { width, height, bytes: smoothAlongEdges(smoothEdges(bytes, width, height), width, height) }
}
