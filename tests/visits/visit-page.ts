import { expect, type Page } from '@playwright/test'
import { goInside, recordCalls, wake } from '../e2e/visitor.ts'
import { bringFonts } from './house-fonts.ts'
import { expectNothingMoved, scrollThrough, watchShifts } from './layout-shift.ts'
import { be } from './log-in.ts'
import { countTimers, makeSteady, settlingOf, stopClock } from './steady-page.ts'
import type { Calls, Visit } from './visit.ts'

/** Its own calls and parts are those of every page. */
const PLAIN_PAGE = '/privacy'

/** What tools calculate with, and ask for as soon as they are opened; by the beginning of the address. */
const ASKS: readonly (readonly [string, RegExp])[] = [
  ['/calcolatore-impasto', /^GET .api.dough-recipes$/],
  ['/la-mia-cucina', /^GET .api.dough-recipes$/],
  ['/calcolatore-nutrizione', /^GET .api.(nutrition.|recipes.\d)/],
  ['/lista-spesa', /^GET .api.recipes\b/],
  ['/serata', /^GET .api.recipes$/],
  ['/?pizzaType', /^\w+ .api.(dough-calculator\b|nutrition.bake-profiles)/],
]

const pathOf = (url: URL) => url.pathname + url.search

/** Calls that the page shall wait for, or not get, however often it asks. */
const disturb = (page: Page, calls: Calls) =>
  page.route(
    (url) => pathOf(url) in calls,
    (route) =>
      calls[pathOf(new URL(route.request().url()))] === 'refused'
        ? route.fulfill({ status: 500, json: { message: 'Guasto di prova' } })
        : undefined, // never answered
  )

/** What every page has, read in one go. */
async function expectShell(page: Page, { path, who, opens }: Visit) {
  const shell = await page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    return {
      title: document.title,
      lang: document.documentElement.lang,
      frame: [all('body > header, header[role=banner]').length > 0, all('footer').length > 0],
      headings: all('h1').length,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    }
  })
  expect.soft(shell.title).toMatch(/Cornicione/)
  expect.soft(shell.lang).toBe('it')
  expect.soft(shell.frame, 'header and footer').toEqual([true, true])
  expect.soft(shell.headings, 'headings of the first level').toBe(1)
  if (who === undefined) expect.soft(shell.description).toMatch(/\S{3}/)
  if (!opens) expect.soft(new URL(page.url())).toMatchObject({ pathname: path.split(/[?#]/)[0] })
}

/** Opens a page by its address, and looks at it before anything of it is touched. */
async function openByAddress(page: Page, visit: Visit, settled: () => Promise<void>) {
  const { path, status = 200, mayShift = 0 } = visit
  const asked = recordCalls(page)
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  await wake(page)
  await settled()
  await visit.sees?.(page)
  if (!visit.opens) await scrollThrough(page)
  await expectNothingMoved(page, mayShift)
  // It comes with all that a reader without an account sees, but for what a tool calculates with.
  const [, known] = ASKS.find(([start]) => path.startsWith(start)) ?? []
  const unexpected = asked.filter((call) => !known?.test(call))
  if (visit.who === undefined) expect.soft(unexpected, 'calls of the API').toEqual([])
}

/** A page that is opened by its address comes with its data: it waits and fails only inside the site. */
async function comeInside(page: Page, path: string, calls: Calls) {
  await page.goto(PLAIN_PAGE)
  await wake(page)
  await disturb(page, calls)
  await goInside(page, path)
  await page.waitForURL(`**${path}`)
}

/** Opens the page as the visit says. Returns a function that waits until it is complete. */
export async function arrive(page: Page, visit: Visit): Promise<() => Promise<void>> {
  const { calls = {}, who, path, opens, isNotified = false } = visit
  const isHeld = (url: URL) => calls[pathOf(url)] === 'held'
  const settled = settlingOf(page, isNotified, Object.values(calls).includes('held') ? isHeld : undefined)
  if (who) await be(page, who)
  await stopClock(page)
  await countTimers(page)
  await bringFonts(page)
  await watchShifts(page)
  if (visit.calls) await comeInside(page, path, calls)
  else await openByAddress(page, visit, settled)
  // Before anything is opened: where a click scrolls to depends on the heights.
  await makeSteady(page)
  await opens?.(page)
  await settled()
  await expectShell(page, visit)
  return settled
}
