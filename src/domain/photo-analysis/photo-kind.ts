/**
 * The kind of a photo, from the findings of an object detector.
 *
 * Units   scores and confidences 0 to 1. A score comes from the detector. A confidence is the rate of
 *         correct answers.
 * Source  class names of COCO. The limits were set by hand on other photos than those measured in
 *         docs/photo-analysis.md.
 * Valid   a detector trained on COCO: good at pizza, fair at dishes and tableware, poor at vegetables.
 */
import type { Box } from './measure-picture.ts'
import type { ShadeShares } from './shades.ts'

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
  pizzaBox: Box
}

export interface PhotoKind {
  kind: 'pizza' | 'ingredients' | 'neither'
  confidence: number
}

/** The detector takes tomatoes and potatoes for apples, and lemons for oranges. Together these classes mean
 * 'loose fruit or vegetables'. */
const PRODUCE: readonly DetectedClass[] = ['banana', 'apple', 'orange', 'broccoli', 'carrot']
const OTHERWISE = (Object.keys(DETECTED_CLASSES) as DetectedClass[]).filter((name) => !PRODUCE.includes(name))
const PIZZA_SCORE = 0.5
const PIZZA_CONFIDENCE = { atLimit: 0.55, slope: 0.9, most: 0.95 }
/** A rim with few dough colours may belong to a carpaccio or a salad, so the confidence is limited to
 * `most`. */
const BARE_RIM = { below: 0.6, most: 0.75 }
/**
 * `against` is the weight of contrary findings. `blank` is the detector's score for a blank wall. `most`
 * limits the confidence, because the detector has no class for most ingredients.
 */
const LOOSE = { against: 0.4, blank: 0.04, most: 0.75 }
const CLAIMED_FROM = 0.5

export interface SeenBeside {
  rim: ShadeShares
  readability: number
}

const highest = (scores: Detections['scores'], names: readonly DetectedClass[]) =>
  Math.max(...names.map((name) => scores[name]))

const doughColoured = ({ brown, orange, yellow, cream, dark }: ShadeShares) =>
  brown + orange + yellow + cream + dark

function pizzaConfidence(score: number, rim: ShadeShares): number {
  const { atLimit, slope, most } = PIZZA_CONFIDENCE
  const limit = doughColoured(rim) < BARE_RIM.below ? BARE_RIM.most : most
  return Math.min(limit, atLimit + slope * (score - PIZZA_SCORE))
}

function looseConfidence(scores: Detections['scores'], readability: number): number {
  const produce = highest(scores, PRODUCE)
  const odds = produce / (produce + LOOSE.against * highest(scores, OTHERWISE) + LOOSE.blank)
  return Math.min(LOOSE.most, odds * readability)
}

/** For 'neither', `confidence` is the confidence in 'ingredients', which is below 0.5. */
export function kindOfPhoto({ scores }: Detections, { rim, readability }: SeenBeside): PhotoKind {
  if (scores.pizza >= PIZZA_SCORE) return { kind: 'pizza', confidence: pizzaConfidence(scores.pizza, rim) }
  const confidence = looseConfidence(scores, readability)
  return { kind: confidence >= CLAIMED_FROM ? 'ingredients' : 'neither', confidence }
}
