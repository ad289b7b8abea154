import type { Page } from '@playwright/test'

const KEY = 'taps'

/**
 * Counts, from the next page on, how often somebody touches the screen; what a test does without touching is not counted,
 * nor is a touch that Playwright takes back because something else lay there: nothing comes of its first event.
 */
export const countTaps = (page: Page) =>
  page.addInitScript((key) => {
    addEventListener(
      'mousedown',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1))
      },
      { capture: true },
    )
  }, KEY)

export const tapsOf = (page: Page): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key)), KEY)
