/**
 * What a photo shows, from what an object detector found in it.
 *
 * Units   scores and confidences 0 to 1. A score is the detector's own, a confidence how often such an answer is right.
 * Source  class names of COCO; the curve and the limits were set by hand on the labelled photos of docs/photo-analysis.md.
 * Valid   a detector trained on COCO: it knows pizza well, dishes and tableware fairly, vegetables hardly. */
import type { Box } from './measure-picture.ts'
import type { ShadeShares } from './shades.ts'

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
/** A laid table, a cooked dish, a room, somebody; what is nearly a pizza is no loose ingredient either. */
const OTHERWISE: readonly DetectedClass[] = [
  'person',
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
/** A rim that hardly has the colours of baked dough: carpaccio and salads are round too. Then never a solid badge. */
const BARE_RIM = { below: 0.6, most: 0.75 }
/**
 * Loose food shares its odds with what speaks against it and with what the detector sees in a blank wall. It has no
 * class for most ingredients, so it can hardly be sure of them: never a solid badge.
 */
const LOOSE = { against: 0.4, blank: 0.04, most: 0.75 }
const CLAIMED_FROM = 0.5

/** What the pixels say beside the detector. */
export interface SeenBeside {
  /** Rim of the likeliest pizza. */
  rim: ShadeShares
  /** How much there is to recognise at all, 0 to 1. */
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

/** `confidence` belongs to the kind alone. For 'neither' it says how little spoke for ingredients: below 0.5. */
export function kindOfPhoto({ scores }: Detections, { rim, readability }: SeenBeside): PhotoKind {
  if (scores.pizza >= PIZZA_SCORE) return { kind: 'pizza', confidence: pizzaConfidence(scores.pizza, rim) }
  const confidence = looseConfidence(scores, readability)
  return { kind: confidence >= CLAIMED_FROM ? 'ingredients' : 'neither', confidence }
}
