import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import {
  type GlossaryContent,
  GlossaryFile,
  type PizzeriaContent,
  PizzeriasFile,
  type ProductContent,
  ProductsFile,
  RecipeFile,
} from './content-schema.ts'

export const CONTENT_DIRECTORY = fileURLToPath(new URL('../../../../content', import.meta.url))

type ContentFile = { name: string; source: string }
export type Content = {
  recipes: RecipeContent[]
  pizzerias: PizzeriaContent[]
  glossary: GlossaryContent[]
  products: ProductContent[]
}

export async function readContentFiles(directory: string): Promise<ContentFile[]> {
  const recipeNames = (await readdir(path.join(directory, 'recipes')))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  const names = [
    ...recipeNames.map((name) => `recipes/${name}`),
    'pizzerias.yaml',
    'glossary.yaml',
    'shop.yaml',
  ]
  return Promise.all(
    names.map(async (name) => ({ name, source: await readFile(path.join(directory, name), 'utf8') })),
  )
}

export async function fingerprint(files: ContentFile[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, source } of files) hash.update(`${name}\0${source}\0`)
  const here = path.dirname(fileURLToPath(import.meta.url))
  const program = (await readdir(here)).filter((name) => !name.includes('.test.')).sort()
  for (const name of program) hash.update(await readFile(path.join(here, name)))
  return hash.digest('hex')
}

/** Throws an Italian message with the file and the key of every mistake. */
export function parseContent(files: ContentFile[]): Content {
  const content: Content = { recipes: [], pizzerias: [], glossary: [], products: [] }
  const mistakes: string[] = []
  const read = <T>(file: ContentFile, schema: z.ZodType<T>): T[] => {
    try {
      const parsed = schema.safeParse(parse(file.source))
      if (parsed.success) return [parsed.data]
      for (const issue of parsed.error.issues)
        mistakes.push(`content/${file.name}: ${issue.path.join('.') || '(tutto)'}: ${issue.message}`)
    } catch (error) {
      mistakes.push(`content/${file.name}: ${(error as Error).message}`)
    }
    return []
  }
  for (const file of files) {
    if (file.name === 'pizzerias.yaml') content.pizzerias = read(file, PizzeriasFile).flat()
    else if (file.name === 'glossary.yaml') content.glossary = read(file, GlossaryFile).flat()
    else if (file.name === 'shop.yaml') content.products = read(file, ProductsFile).flat()
    else content.recipes.push(...read(file, RecipeFile))
  }
  for (const [kind, entries] of Object.entries(content)) mistakes.push(...repeatedIds(kind, entries))
  if (mistakes.length > 0) throw new StartFailure(`I contenuti hanno errori:\n${mistakes.join('\n')}`)
  return content
}

function repeatedIds(kind: string, entries: { id: number }[]): string[] {
  const seen = new Set<number>()
  return entries
    .filter(({ id }) => seen.has(id) || !seen.add(id))
    .map(({ id }) => `content/${kind}: id ${id} è usato due volte`)
}
