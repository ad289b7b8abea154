/**
 * `npm run improvement-check -- FOLDER` improves every saved Italian recipe page (X.html) in FOLDER with
 * every option, and prints the faults found by the checker of tests/support. A text marked as unfinished
 * ('da completare', 'da controllare') may contain foods that the diet forbids.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { improveRecipe } from '#domain/improvement/improve-recipe.ts'
import { IMPROVE_OPTIONS, isDiet } from '#domain/improvement/options.ts'
import { groupsOf } from '#domain/recipes/listed-recipe.ts'
import { recipeOfPage } from '#server/features/import/reading/read-page.ts'
import {
  bakedTooEarly,
  brokenWords,
  forbiddenWords,
  laidTooEarly,
  notShown,
  openWeights,
  otherPersons,
  sharesOf,
} from '#tests/support/improved-text-check.ts'
import { typedRecipe } from '#tests/support/unseen-recipes.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: npm run improvement-check -- FOLDER')
  process.exit(1)
}

let texts = 0
let faults = 0
for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
  const page = recipeOfPage(readFileSync(join(folder, file), 'utf8'), 'https://example.org/')
  if (!page || page.steps.length === 0) {
    console.log(`${file}: no recipe`)
    continue
  }
  if (!/^it/iu.test(page.language ?? 'it')) continue
  const recipe = typedRecipe({ name: page.name, lines: page.ingredients, steps: page.steps })
  for (const option of IMPROVE_OPTIONS) {
    const result = improveRecipe(recipe, option)
    const isNewDough = result.changes.some(({ what }) => what.startsWith("l'impasto intero"))
    const isOpen = / da (?:completare|controllare)$/u.test(result.title)
    const found = [
      ...(isDiet(option) && !isOpen ? forbiddenWords(result, option) : []),
      ...result.steps.flatMap((step) =>
        brokenWords(step).filter((words) => !page.steps.join('\n').includes(words)),
      ),
      ...otherPersons(page.steps, result).map((sentence) => `another person: ${sentence}`),
      ...(isNewDough ? bakedTooEarly(result) : []),
      ...(isNewDough ? laidTooEarly(page.steps, result) : []),
      ...(isNewDough ? notShown(page.steps, page.ingredients, result) : []),
      ...openWeights({ groups: groupsOf(recipe), steps: page.steps }, result, sharesOf(option, isNewDough)),
    ]
    texts += 1
    faults += found.length
    for (const fault of found) console.log(`${page.name}, ${option}: ${fault}`)
  }
}
console.log(`${texts} texts, ${faults} faults`)
