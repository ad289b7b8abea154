/** What the main thread and the one that looks at photos say to each other: one question at a time, one reply each. */
import type { PizzaShades } from '#domain/photo-analysis/measure-picture.ts'
import type { PhotoKind } from '#domain/photo-analysis/photo-kind.ts'
import type { PictureFault } from '#domain/photo-analysis/picture-quality.ts'
import type { CatalogueRecipe, RankedRecipe } from '#domain/photo-analysis/rank-recipes.ts'
import type { ShadeShares } from '#domain/photo-analysis/shades.ts'

/** What was seen in a photo, without a word. */
export interface PhotoFindings extends PhotoKind {
  /** Over the whole picture, without a dark background. */
  shades: ShadeShares
  /** Inside the likeliest pizza's outline. */
  pizza: PizzaShades
  /** The likeliest recipes, best first; empty for what is no pizza. */
  ranked: RankedRecipe[]
  /** The plain recipes by their ids, those of the likest colours first: their dough is the base of such a pizza. */
  plain: number[]
  /** What is wrong with the picture itself. */
  fault: PictureFault | undefined
}

export type ToPhotoThread =
  | { kind: 'look'; bytes: Uint8Array<ArrayBuffer>; recipes: readonly CatalogueRecipe[] }
  | { kind: 'shrink'; bytes: Uint8Array<ArrayBuffer> }

export type FromPhotoThread =
  | { kind: 'seen'; findings: PhotoFindings }
  | { kind: 'shrunk'; jpeg: Uint8Array<ArrayBuffer> }
  /** The picture cannot be decoded, or has too many pixels. */
  | { kind: 'refused'; reason: 'unsupported' | 'damaged' | 'too-many-pixels' }
