/**
 * What a photo shows, from what an object detector found in it.
 *
 * Units   scores and confidences 0 to 1. A score is the detector's own, a confidence how often such an answer is right.
 * Source  class names of COCO; the curve and the limits were set by hand on the labelled photos of docs/photo-analysis.md.
 * Valid   a detector trained on COCO: it knows pizza well, dishes and tableware fairly, vegetables hardly. */
import type { Box } from './measure-picture.ts'

/** The classes of COCO that decide, by their numbers there. */
export const DETECTED_CLASSES = {
  person: 1,
  bottle: 44,
  'wine glass': 46,
  cup: 47,
  fork: 48,
  knife: 49,
  spoon: 50,
  bowl: 51,
  banana: 52,
  apple: 53,
  sandwich: 54,
  orange: 55,
  broccoli: 56,
  carrot: 57,
  pizza: 59,
  donut: 60,
  cake: 61,
  'dining table': 67,
  oven: 79,
} as const
export type DetectedClass = keyof typeof DETECTED_CLASSES

export interface Detections {
  scores: Readonly<Record<DetectedClass, number>>
  /** Around the likeliest pizza. */
  pizzaBox: Box
}

export interface PhotoKind {
  kind: 'pizza' | 'ingredients' | 'neither'
  confidence: number
}

/** Tomatoes and potatoes are apples to it, lemons oranges: together they say 'loose fruit or vegetables'. */
const PRODUCE: readonly DetectedClass[] = ['banana', 'apple', 'orange', 'broccoli', 'carrot']
/** A laid table, a cooked dish, a room; what is nearly a pizza is no loose ingredient either. */
const SERVED: readonly DetectedClass[] = [
  'bottle',
  'wine glass',
  'cup',
  'fork',
  'knife',
  'spoon',
  'bowl',
  'sandwich',
  'donut',
  'cake',
  'dining table',
  'oven',
  'pizza',
]
const PIZZA_SCORE = 0.5
const PIZZA_CONFIDENCE = { atLimit: 0.55, slope: 0.9, most: 0.95 }
/** From here on something served or somebody is surely there. */
const SERVED_SCORE = 0.4
const PERSON_SCORE = 0.5
/** The detector has no class for most ingredients, so it can hardly be sure of them: never a solid badge. */
const INGREDIENTS_CONFIDENCE = { least: 0.5, most: 0.75 }
const NEITHER_CONFIDENCE = 0.2

const highest = (scores: Detections['scores'], names: readonly DetectedClass[]) =>
  Math.max(...names.map((name) => scores[name]))

/** `confidence` belongs to the kind alone. For 'neither' it is low: nothing was recognised. */
export function kindOfPhoto({ scores }: Detections): PhotoKind {
  if (scores.pizza >= PIZZA_SCORE) {
    const { atLimit, slope, most } = PIZZA_CONFIDENCE
    return { kind: 'pizza', confidence: Math.min(most, atLimit + slope * (scores.pizza - PIZZA_SCORE)) }
  }
  const produce = highest(scores, PRODUCE)
  const served = highest(scores, SERVED)
  const isPeopled = scores.person >= PERSON_SCORE && produce < PIZZA_SCORE
  if (served >= Math.max(SERVED_SCORE, produce) || isPeopled)
    return { kind: 'neither', confidence: NEITHER_CONFIDENCE }
  const { least, most } = INGREDIENTS_CONFIDENCE
  const sureness = Math.max(produce, 1 - served / SERVED_SCORE)
  return { kind: 'ingredients', confidence: Math.min(most, least + (most - least) * sureness) }
}
