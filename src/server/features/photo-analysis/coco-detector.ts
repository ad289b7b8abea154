/**
 * SSDLite on MobileNetV2, trained on COCO, with the weights of `models/coco-ssd` (Apache-2.0). Runs on
 * WebAssembly, so nothing is compiled at installation.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter'
import { setBackend, type Tensor, tensor4d } from '@tensorflow/tfjs-core'
import { DETECTED_CLASSES, type DetectedClass, type Detections } from '#domain/photo-analysis/photo-kind.ts'

export const DETECTOR_SIDE = 300

const MODEL_FOLDER = fileURLToPath(new URL('../../../../models/coco-ssd/', import.meta.url))

interface ModelFile {
  modelTopology: object
  weightsManifest: { paths: string[]; weights: object[] }[]
}

async function loadModel(): Promise<GraphModel> {
  const { resolve } = createRequire(import.meta.url)
  setWasmPaths(`${dirname(resolve('@tensorflow/tfjs-backend-wasm'))}/`)
  setThreadsCount(1) // leaves the other cores for requests
  if (!(await setBackend('wasm'))) throw new Error('WebAssembly is not available')
  const { modelTopology, weightsManifest } = JSON.parse(
    readFileSync(join(MODEL_FOLDER, 'model.json'), 'utf8'),
  ) as ModelFile
  const shards = weightsManifest
    .flatMap(({ paths }) => paths)
    .map((path) => readFileSync(join(MODEL_FOLDER, path)))
  const weights = new Uint8Array(Buffer.concat(shards))
  return loadGraphModel({
    load: async () => ({
      modelTopology,
      weightSpecs: weightsManifest.flatMap((group) => group.weights) as never[],
      weightData: weights.buffer,
    }),
  })
}

function bestOf(scores: Float32Array, classes: number, wanted: number): { score: number; box: number } {
  let [score, box] = [0, 0]
  for (let at = wanted, index = 0; at < scores.length; at += classes, index++) {
    const found = scores[at] ?? 0
    if (found > score) [score, box] = [found, index]
  }
  return { score, box }
}

function read(scores: Tensor, boxes: Tensor): Detections {
  const values = scores.dataSync() as Float32Array
  const corners = boxes.dataSync()
  const classes = scores.shape.at(-1) ?? 1
  const best = (name: DetectedClass) => bestOf(values, classes, DETECTED_CLASSES[name] - 1)
  const [top = 0, left = 0, bottom = 1, right = 1] = corners.slice(
    best('pizza').box * 4,
    best('pizza').box * 4 + 4,
  )
  const names = Object.keys(DETECTED_CLASSES) as DetectedClass[]
  return {
    scores: Object.fromEntries(names.map((name) => [name, best(name).score])) as Detections['scores'],
    pizzaBox: { top, left, bottom, right },
  }
}

export async function openDetector(): Promise<(square: Uint8Array) => Promise<Detections>> {
  const model = await loadModel()
  return async (square) => {
    const input = tensor4d(new Int32Array(square), [1, DETECTOR_SIDE, DETECTOR_SIDE, 3], 'int32')
    const answer = await model.executeAsync(input)
    const outputs = Array.isArray(answer) ? answer : [answer]
    try {
      const scores = outputs.find(({ shape }) => shape.length === 3)
      const boxes = outputs.find(({ shape }) => shape.length === 4)
      if (!scores || !boxes) throw new Error('the detector answers in an unknown form')
      return read(scores, boxes)
    } finally {
      for (const tensor of [input, ...outputs]) tensor.dispose()
    }
  }
}
