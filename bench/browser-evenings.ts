import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import type { EveningRequest } from '../src/domain/pizza-night/evening-request.ts'
import type { EveningRecipe } from '../src/domain/pizza-night/menu/evening-pizza.ts'
import { CHROMIUM_LAUNCH } from '../tests/support/chromium-launch.ts'

export interface BrowserEvening {
  /** Milliseconds. `step` is the longest single step of the preparation. */
  step: number
  first: number
  others: number[]
  hard: number[]
}

declare const measure: (
  recipes: EveningRecipe[],
  request: EveningRequest,
  again: number,
  hard: EveningRequest[],
) => BrowserEvening & { isPlanned: boolean }

async function script(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('evening-in-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'evening',
      },
    },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code ?? ''
}

export async function eveningsInBrowser(
  recipes: EveningRecipe[],
  request: EveningRequest,
  { rounds, again, hard }: { rounds: number; again: number; hard: EveningRequest[] },
): Promise<BrowserEvening[]> {
  const content = await script()
  const evenings: BrowserEvening[] = []
  for (let round = 0; round < rounds; round++) {
    const browser = await chromium.launch(CHROMIUM_LAUNCH)
    const page = await browser.newPage()
    await page.addScriptTag({ content })
    const evening = await page.evaluate(
      ([catalogue, table, rounds, tables]) => measure(catalogue, table, rounds, tables),
      [recipes, request, again, round === 0 ? hard : []] as const,
    )
    await browser.close()
    if (!evening.isPlanned) throw new Error('the browser planned no evening')
    evenings.push(evening)
  }
  return evenings
}
