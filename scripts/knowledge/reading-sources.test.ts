import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourcesIn } from './reading-sources.ts'

const { files, modules } = sourcesIn(fileURLToPath(new URL('../../', import.meta.url)))

test('a stored reading depends on the words of the diets, on percentages and on styles too', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'src/domain/recipe-list/recipe-reading.ts',
      'src/domain/ingredients/lines-allergens.ts',
      'src/domain/ingredients/check-restriction.ts',
      'src/domain/words/percent.ts',
    ]),
  )
  expect(modules).toEqual(
    expect.arrayContaining([
      'foods.ts',
      'allergen-words.ts',
      'food-words.ts',
      'animal-parts.ts',
      'styles-bake.ts',
    ]),
  )
})

test('it does not depend on what has nothing to do with it, nor on its own version', () => {
  expect(files.filter((file) => /\/(?:first-aid|pizza-night|web)\//u.test(file))).toEqual([])
  expect(modules).not.toContain('reading-version.ts')
})
