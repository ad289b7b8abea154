import type { PizzaShades } from '#domain/photo-analysis/measure-picture.ts'
import type { PhotoKind } from '#domain/photo-analysis/photo-kind.ts'
import type { PictureFault } from '#domain/photo-analysis/picture-quality.ts'
import type { CatalogueRecipe, RankedRecipe } from '#domain/photo-analysis/rank-recipes.ts'
import type { ShadeShares } from '#domain/photo-analysis/shades.ts'

export interface PhotoFindings extends PhotoKind {
  shades: ShadeShares
  pizza: PizzaShades
  ranked: RankedRecipe[]
  plain: number[]
  fault: PictureFault | undefined
}

export type ToPhotoThread =
  | { kind: 'look'; bytes: Uint8Array<ArrayBuffer>; recipes: readonly CatalogueRecipe[] }
  | { kind: 'shrink'; bytes: Uint8Array<ArrayBuffer> }

export type FromPhotoThread =
  | { kind: 'seen'; findings: PhotoFindings }
  | { kind: 'shrunk'; jpeg: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; reason: 'unsupported' | 'damaged' | 'too-many-pixels' }
