/**
 * Turns files of content/ into modules and drawings in generated/knowledge/, which is not in the
 * repository. Writes only files that change.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setItalianMessages } from '../src/server/plugins/italian-messages.ts'
import { allergenWordsModule } from './knowledge/allergen-words.ts'
import { articleModules } from './knowledge/articles.ts'
import { ContentError } from './knowledge/content-error.ts'
import { craftWordsModule } from './knowledge/craft-words.ts'
import { doughChecksModule } from './knowledge/dough-checks.ts'
import { articleDrawings, drawingModules } from './knowledge/drawings.ts'
import { foodWordsModule } from './knowledge/food-words.ts'
import { ingredientModules } from './knowledge/ingredient-modules.ts'
import { lineWordsModule } from './knowledge/line-words.ts'
import { measureModules } from './knowledge/measure-modules.ts'
import { pictureModules } from './knowledge/picture-modules.ts'
import { firstAidModule, readFirstAid } from './knowledge/read-first-aid.ts'
import { improveModule, readImprove } from './knowledge/read-improve.ts'
import { readIngredients } from './knowledge/read-ingredients.ts'
import { readStyles } from './knowledge/read-styles.ts'
import {
  readHomeNutrition,
  readMeasures,
  readPregnancy,
  readSearchWords,
  readSubstitutes,
  readTraditions,
} from './knowledge/read-tables.ts'
import { sourcesIn } from './knowledge/reading-sources.ts'
import { searchPlacesModule } from './knowledge/search-places.ts'
import { searchWordsModule } from './knowledge/search-words-module.ts'
import { storedDataModule, toppingIdeasModule } from './knowledge/small-tables.ts'
import { styleModules } from './knowledge/style-modules.ts'
import { pregnancyModule, tableModules } from './knowledge/table-modules.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const content = `${root}content/`
const target = `${root}generated/knowledge/`
const textOf = (path: string) => readFileSync(content + path, 'utf8')

function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(content + folder).filter((name) => !name.startsWith('.'))
  return new Map(names.sort().map((name) => [name, textOf(`${folder}/${name}`)]))
}

function readingVersion(made: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256')
  const { files, modules } = sourcesIn(root)
  for (const file of files) hash.update(file).update(readFileSync(root + file))
  for (const name of modules) hash.update(name).update(made[name] ?? '')
  return hash.digest('hex').slice(0, 16)
}

export function buildKnowledge(): void {
  setItalianMessages()
  const entries = readIngredients(filesIn('ingredients'))
  const styles = readStyles(filesIn('styles'), textOf('style-order.yaml'))
  const firstAid = readFirstAid(filesIn('first-aid'))
  const drawingsIn = (folder: string) => filesIn(`drawings/${folder}`)
  const made: Record<string, string> = {
    ...ingredientModules(entries),
    ...measureModules(readMeasures(textOf('measures.yaml'), entries), entries),
    ...lineWordsModule(textOf('line-words.yaml')),
    ...styleModules(styles),
    ...searchWordsModule(entries, styles, readSearchWords(textOf('search/words.yaml'))),
    ...searchPlacesModule(textOf('search/places.yaml'), textOf('search/terms.yaml')),
    ...storedDataModule(textOf('stored-data.yaml')),
    ...doughChecksModule(textOf('dough-checks.yaml')),
    ...craftWordsModule(textOf('craft-words.yaml'), textOf('glossary.yaml')),
    ...drawingModules({
      words: textOf('drawings.yaml'),
      glossary: textOf('glossary.yaml'),
      symptomIds: firstAid.symptoms.map(({ id }) => id),
      filesIn: drawingsIn,
    }),
    ...articleModules(filesIn('articles'), articleDrawings(drawingsIn)),
    ...tableModules(
      entries,
      readTraditions(textOf('traditions.yaml'), entries),
      readHomeNutrition(textOf('home-nutrition.yaml'), entries),
      readSubstitutes(textOf('substitutes.yaml'), entries),
    ),
    ...improveModule(readImprove(filesIn('improve'), entries)),
    ...foodWordsModule(textOf('food-words.yaml'), entries),
    ...allergenWordsModule(textOf('allergen-words.yaml')),
    ...toppingIdeasModule(textOf('topping-ideas.yaml'), entries),
    ...pictureModules(filesIn('pictures'), entries),
    ...firstAidModule(firstAid),
    'pregnancy.ts': pregnancyModule(readPregnancy(textOf('pregnancy.yaml'), entries)),
  }
  const version = `export const READING_VERSION = '${readingVersion(made)}'\n`
  const modules = { ...made, 'reading-version.ts': version }
  mkdirSync(target, { recursive: true })
  for (const [name, source] of Object.entries(modules)) {
    const note = 'Made from content/ by scripts/build-knowledge.ts: change it there.'
    const text = name.endsWith('.svg') ? `<!-- ${note} -->\n${source}` : `// ${note}\n${source}`
    if (!existsSync(target + name) || readFileSync(target + name, 'utf8') !== text)
      writeFileSync(target + name, text)
  }
}

if (import.meta.main) {
  try {
    buildKnowledge()
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error)
    process.exit(1)
  }
}
