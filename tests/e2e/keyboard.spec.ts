import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

/** Goes on to the next stop, which shows that it has the focus. */
async function pressTab(page: Page) {
  await page.keyboard.press('Tab')
  const stop = await page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { name: 'the page', outline: 'none of its own' }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return { name, outline: outlineWidth === '0px' ? 'none' : outlineStyle }
  })
  expect(stop.outline, stop.name).not.toBe('none')
  return stop.outline
}

/** Presses Tab until the element has the focus, and sees to it that it is in sight there. */
async function tabTo(page: Page, target: Locator, most = 80) {
  for (let presses = 0; presses < most; presses += 1) {
    const outline = await pressTab(page)
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(outline).toBe('solid')
      await expect(target).toBeInViewport()
      return
    }
  }
  throw new Error(`${most} times Tab did not reach ${target.toString()}`)
}

test('home, search, recipe, cook mode and back, without a pointer, and every stop shows that it has the focus', async ({
  page,
}) => {
  await open(page, '/')
  // The first stop skips to the content.
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('searchbox', { name: 'Cerca tra le ricette' }))
  await page.keyboard.type('marinara')
  await page.keyboard.press('Enter')
  const results = page.getByRole('region', { name: 'Ricette trovate' })
  await expect(results.getByRole('link').first()).toBeVisible()
  await tabTo(page, results.getByRole('link', { name: /Pizza Marinara/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizza Marinara')
  await expect(page.getByRole('main')).toBeFocused() // the link is gone, and the next Tab goes into the recipe

  const cook = page.getByRole('button', { name: 'Cucina passo passo' })
  await tabTo(page, cook)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pizza Marinara' })
  await expect(dialog).toContainText('Passo 1 di')
  await tabTo(page, dialog.getByRole('button', { name: 'Avanti' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Passo 2 di')
  // The focus stays in the dialog, however often Tab is pressed.
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cook).toBeFocused()

  for (let presses = 0; presses < 60; presses += 1) await pressTab(page)

  await page.goBack() // what Alt and the left arrow do; a browser without a window has no such keys
  await expect(page).toHaveURL('/#contenuto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tradizione italiana a casa tua')
})
