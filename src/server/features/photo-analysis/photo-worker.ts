/**
 * This thread decodes and analyses photos, so that the server keeps responding. If the thread hangs or
 * crashes, a new thread replaces it.
 */
import os from 'node:os'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { measureFood, measurePizza } from '#domain/photo-analysis/measure-picture.ts'
import { kindOfPhoto } from '#domain/photo-analysis/photo-kind.ts'
import { isColourless } from '#domain/photo-analysis/photo-words.ts'
import { faultOf, measureQuality, readabilityOf } from '#domain/photo-analysis/picture-quality.ts'
import { rankRecipes } from '#domain/photo-analysis/rank-recipes.ts'
import { isPlain } from '#domain/photo-analysis/recipes-for.ts'
import { areSlices, redDiscs } from '#domain/photo-analysis/red-discs.ts'
import { DETECTOR_SIDE, openDetector } from './coco-detector.ts'
import { decodePhoto, RefusedPhoto, shrinkPhoto, squareOf } from './decode-photo.ts'
import type { FromPhotoThread, PhotoFindings, ToPhotoThread } from './photo-messages.ts'

if (!parentPort) throw new Error('photo-worker.ts runs as a worker thread only')
const port: MessagePort = parentPort
const MOST_RANKED = 10

// On Linux a nice value applies to this thread only. Page requests of the main thread have priority.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW)

let detector: ReturnType<typeof openDetector> | undefined

async function look({ bytes, recipes }: Extract<ToPhotoThread, { kind: 'look' }>): Promise<PhotoFindings> {
  const picture = await decodePhoto(bytes)
  detector ??= openDetector()
  const detections = await (await detector)(await squareOf(picture, DETECTOR_SIDE))
  const pizza = measurePizza(picture, detections.pizzaBox)
  const quality = measureQuality(picture)
  const kind = kindOfPhoto(detections, { rim: pizza.rim, readability: readabilityOf(quality) })
  const ranked =
    kind.kind === 'pizza' && !isColourless(pizza.top)
      ? rankRecipes(pizza.top, recipes, areSlices(redDiscs(picture, detections.pizzaBox)))
      : []
  const plain = new Set(ranked.length > 0 ? recipes.filter(isPlain).map(({ id }) => id) : [])
  return {
    ...kind,
    shades: measureFood(picture),
    pizza,
    ranked: ranked.slice(0, MOST_RANKED),
    plain: ranked.flatMap(({ id }) => (plain.has(id) ? [id] : [])),
    fault: faultOf(quality),
  }
}

async function answer(message: ToPhotoThread): Promise<FromPhotoThread> {
  try {
    if (message.kind === 'look') return { kind: 'seen', findings: await look(message) }
    return { kind: 'shrunk', jpeg: await shrinkPhoto(message.bytes) }
  } catch (error) {
    if (error instanceof RefusedPhoto) return { kind: 'refused', reason: error.reason }
    throw error // ends this thread with the error
  }
}

port.on('message', (message: ToPhotoThread) => {
  void answer(message).then((reply) => port.postMessage(reply))
})
