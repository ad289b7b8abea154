import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { draftOfRecipe } from '#domain/import/draft-of-recipe.ts'
import { recipeOfPage } from './read-page.ts'

type Page = {
  name: string
  url?: string
  lang?: string
  head?: string
  data?: unknown
  body?: string
  expect: {
    name: string
    ingredients: string[]
    steps: string[]
    servings?: number
    servingsUnit?: string
    times?: (number | null)[]
    imageUrl?: string
  }
}
const pages: Page[] = parse(readFileSync(new URL('./unseen-pages.yaml', import.meta.url), 'utf8'))

test.each(pages)(
  '$name',
  ({ url = 'https://ricette.example/pizza/', lang = 'it', head = '', data, body = '', expect: right }) => {
    const script = data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''
    const html = `<!doctype html><html lang="${lang}"><head>${head}${script}</head><body class="single comments-open has-sidebar">${body}</body></html>`
    const found = recipeOfPage(html, url)
    const draft = found && draftOfRecipe(found)
    expect({
      name: found?.name,
      ingredients: found?.ingredients,
      steps: found?.steps,
      ...(right.servings && { servings: draft?.servings, servingsUnit: draft?.servingsUnit }),
      ...(right.times && { times: [found?.prepMin, found?.cookMin, found?.totalMin] }),
      ...(right.imageUrl && { imageUrl: found?.imageUrl }),
    }).toEqual(right)
  },
)
