/** What of a row of `recipes` follows from the rest of it: whoever writes the one writes the other. */
import { facetBits } from '#domain/facets/facet-bits.ts'
import { pictureOf } from '#domain/picture/stand-in.ts'
import { type ReadableRecipe, readRecipe } from '#domain/recipe/recipe-reading.ts'
import type { Difficulty } from '#domain/recipe/vocabulary.ts'

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
