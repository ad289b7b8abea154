import { fileURLToPath } from 'node:url'
import { type CheerioAPI, load } from 'cheerio'
import { afterAll } from 'vitest'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { builtPages } from '#server/plugins/built-pages.ts'
import { testApp } from './test-app.ts'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** The application with the pages that `npm run build` made, for what they say before any script. */
export async function builtSite({ env = {} }: { env?: Record<string, string> } = {}) {
  const site = await testApp({ pages: builtPages(DIST), env })
  afterAll(() => site.close())
  const get = (url: string, headers = {}) => site.app.inject({ url, headers })
  return {
    get,
    /** A page as a browser gets it. */
    async page(path: string): Promise<{ status: number; $: CheerioAPI }> {
      const { statusCode, body } = await get(path, { accept: 'text/html' })
      return { status: statusCode, $: load(body) }
    },
    recipes: async () => (await get('/api/recipes')).json<Recipe[]>(),
    recipe: async (id: number) => (await get(`/api/recipes/${id}`)).json<Recipe>(),
  }
}

/** The words of elements, one entry each. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replaceAll(/\s+/g, ' ').trim())
