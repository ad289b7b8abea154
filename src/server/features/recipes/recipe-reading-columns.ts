/** Columns of `recipes` that are derived from other columns. Always write all of them together. */

import { facetBits } from '#domain/recipe-list/facet-bits.ts'
import { type ReadableRecipe, readRecipe } from '#domain/recipe-list/recipe-reading.ts'
import { pictureOf } from '#domain/recipe-list/stand-in.ts'
import type { Difficulty } from '#domain/recipes/vocabulary.ts'

type ReadRow = ReadableRecipe & {
  difficulty: Difficulty
  activeTime: number
  preparationTime: number
  imageUrl: string
}

export function readColumns(row: ReadRow) {
  const reading = readRecipe(row)
  return {
    reading,
    facets: facetBits({ ...row, ...reading, ...reading.facts }),
    imageUrl: pictureOf(row.imageUrl, { ...row, ...reading }),
  }
}
