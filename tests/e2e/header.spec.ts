import type { Page } from '@playwright/test'
import { ACCOUNT_LIMITS } from '#contracts/accounts/account.ts'
import { endSession, getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { BENCH_MENU, HEADER_MENU, HELP_MENU, ROOMS_MENU } from '#contracts/pages/every-page.built.ts'
import { expectNothingMoved, watchShifts } from '../visits/layout-shift.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, holdScripts, logIn, open, recordCalls, refuse, wake } from './visitor.ts'

/** The items of the header, then every room. */
const MENU_ITEMS = [
  'Ricette',
  ...[HEADER_MENU, ROOMS_MENU, BENCH_MENU, HELP_MENU].flat().map(({ label }) => label),
]

/** In every width nothing of the header lies over anything else, or beyond the window. */
async function expectApartInEveryWidth(page: Page) {
  for (let width = 320; width <= 1600; width += 40) {
    await page.setViewportSize({ width, height: 800 })
    const ends = await page.getByRole('banner').evaluate((element) =>
      [...element.querySelectorAll('a, button')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.top < 68)
        .sort((one, other) => one.left - other.left)
        .map(({ left, right }) => [left, right]),
    )
    for (const [index, [left = 0]] of ends.entries())
      if (index > 0) expect(left, `at ${width} px`).toBeGreaterThanOrEqual(ends[index - 1]?.[1] ?? 0)
    expect(ends.at(-1)?.[1], `at ${width} px`).toBeLessThanOrEqual(width)
  }
}

async function expectHeaderAtTheTop(page: Page) {
  await expect(page.getByRole('banner')).toBeInViewport()
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
}

test('header and footer lead a visitor to pages and to the sections of home, and nobody asks who he is', async ({
  page,
}) => {
  const calls = recordCalls(page)
  await open(page, '/ricette/1')
  const header = page.getByRole('banner')
  const items = header.getByRole('navigation', { name: 'Principale' })
  await expect(items.locator('[aria-current=page]')).toHaveText('Ricette')
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeHidden()
  await items.getByRole('link', { name: 'Guida Forno' }).click()
  await expect(page).toHaveURL('/guida-forno')
  await expect(items.locator('[aria-current=page]')).toHaveText('Guida Forno')
  await items.getByRole('link', { name: 'Ricette', exact: true }).click()
  await expect(page).toHaveURL('/#ricette')
  const recipes = page.getByRole('heading', { name: 'Ricette Classiche' })
  await expect(recipes).toBeInViewport()

  // An anchor is where it says, also after another page was left halfway.
  await page.getByRole('heading', { name: /^Scarica l'app/ }).scrollIntoViewIfNeeded()
  await expectHeaderAtTheTop(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await footer.getByRole('link', { name: 'Ricette' }).click()
  await expect(page).toHaveURL('/#ricette')
  await expect(recipes).toBeInViewport()
  await footer.scrollIntoViewIfNeeded()
  await expectHeaderAtTheTop(page)
  await header.getByRole('link', { name: 'Accedi' }).click()
  await expect(page.getByLabel('E-mail').first()).toBeVisible()
  await header.getByRole('link', { name: 'Cornicione' }).click()
  await expect(page).toHaveURL('/')
  expect(calls.filter((call) => call.endsWith(getMe.path))).toEqual([])
})

test('two keys open the search, unless somebody types', async ({ page }) => {
  await open(page, '/ricette')
  const typed = page.getByRole('main').getByRole('searchbox').first()
  await typed.press('/')
  await expect(typed).toHaveValue('/')
  await typed.press('Control+k')
  await expect(page).not.toHaveURL(/cerca$/)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/cerca')
  const field = page.getByRole('searchbox', { name: 'Che cosa cerchi?' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
})

test('what is opened from a recipe has one way back, with its doses', async ({ page }) => {
  await open(page, '/ricette/1?dosi=6')
  await page.getByRole('link', { name: 'Pronto soccorso' }).first().click()
  await expect(page).toHaveURL(/^[^?]*pronto-soccorso/)
  await page.getByRole('navigation', { name: 'Aiuto' }).getByRole('link', { name: 'Glossario' }).click()
  await expect(page).toHaveURL('/glossario')
  // A page that is loaded anew keeps the place of the link from its first paint on.
  await watchShifts(page)
  await open(page, '/glossario')
  await expect(page.getByRole('link', { name: 'Torna alla Margherita' })).toBeVisible()
  await expectNothingMoved(page, 0.002)
  await page.getByRole('link', { name: 'Torna alla Margherita' }).click()
  await expect(page).toHaveURL('/ricette/1?dosi=6')
  await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Guida Forno' }).click()
  await expect(page).toHaveURL('/guida-forno')
  await expect(page.getByRole('link', { name: /^Torna/ })).toHaveCount(0) // he left the recipe for the home page
})

test('a reader has a menu under his name; Logout makes a visitor of him, here and in the other tabs', async ({
  page,
  context,
}) => {
  const name = 'Maria B'.padEnd(ACCOUNT_LIMITS.name.max, 'x')
  await logIn(page, { name, isVerified: false })
  const other = await context.newPage()
  await open(other, '/shop')
  await other.getByRole('button', { name }).click()
  await expect(other.getByRole('menuitem').first()).toBeVisible() // the menu has arrived, and listens
  await open(page, '/privacy')
  const button = page.getByRole('banner').getByRole('button', { name })
  await expect(button).toContainText('MB')
  await expect(page.getByRole('link', { name: 'Accedi' })).toHaveCount(0)
  const window = page.viewportSize()
  await expectApartInEveryWidth(page)
  await page.setViewportSize(window ?? { width: 1440, height: 900 })

  const items = page.getByRole('menuitem')
  await button.click()
  await expect(items).toHaveText([
    'Profilo',
    'Preferiti e collezioni',
    'Le tue serate',
    'Lista della spesa',
    'Logout',
  ])
  await items.filter({ hasText: 'Profilo' }).click()
  await expect(page).toHaveURL('/profilo')
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()

  // A logout that fails says why, and keeps the reader.
  const logOut = async () => {
    await button.click()
    await items.filter({ hasText: 'Logout' }).click()
  }
  await refuse(page, endSession.path)
  await logOut()
  await expectNotification(page, 'Logout fallito', 'Guasto di prova')
  await page.unroute(`**${endSession.path}`)
  await page.route(`**${endSession.path}`, (route) => route.abort())
  await logOut()
  await expectNotification(page, 'Logout fallito', 'Errore durante il logout')
  await page.unroute(`**${endSession.path}`)
  await logOut()
  await expectNotification(page, 'Logout effettuato')
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
    await expect(tab.getByText(name)).toHaveCount(0)
  }
  expect((await page.request.get(getMe.path)).status()).toBe(401)
})

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('a bar leads to the places that matter, marks where the reader is, covers nothing, and makes room for who cooks', async ({
    page,
  }) => {
    await open(page, '/ricette/1')
    const bar = page.getByRole('navigation', { name: 'Scorciatoie' })
    await expect(bar.getByRole('link')).toHaveText(['Ricette', 'Serata', 'Cerca', 'Impasto', 'La mia cucina'])
    await expect(bar.locator('[aria-current=page]')).toHaveText('Ricette')
    for (const place of await bar.getByRole('link').all()) {
      const box = await place.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: 'Cucina passo passo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar).toHaveCount(0)
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect()
      const top = bar && document.elementFromPoint(bar.x + bar.width / 2, bar.y + bar.height / 2)
      return top?.closest('[role=dialog]') !== null
    })
    expect(covered).toBe(true)
    await page.keyboard.press('Escape')

    await bar.getByRole('link', { name: 'Impasto' }).click()
    await expect(page).toHaveURL('/calcolatore-impasto')
    await expect(bar.locator('[aria-current=page]')).toHaveText('Impasto')
    const top = (await bar.boundingBox())?.y ?? 0
    const line = await page
      .getByRole('term')
      .filter({ hasText: /^Lievito$/ })
      .first()
      .boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(top)
    // The last line of the page stands above the bar.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await page.getByRole('link', { name: 'Cookie Policy' }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
    await expectHeaderAtTheTop(page)
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(
      page.viewportSize()?.height ?? 0,
    )
    await bar.getByRole('link', { name: 'La mia cucina' }).click()
    await expect(page).toHaveURL('/la-mia-cucina')
    await expect(page.getByRole('heading', { name: 'Cuori e collezioni' })).toBeInViewport()
    await expect(bar.locator('[aria-current=page]')).toHaveText('La mia cucina')
  })

  test('the menu opens before the scripts are here, is left in every way, by keyboard too, and has the account', {
    tag: '@proof',
  }, async ({ page }) => {
    const { name } = await logIn(page, { isVerified: false })
    const scripts = await holdScripts(page)
    await page.goto('/privacy', { waitUntil: 'commit' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const opener = page.getByRole('button', { name: 'Apri il menu' })
    await expect(menu).toBeHidden()
    await expect(page.getByRole('link', { name: 'Guida Forno' })).toHaveCount(0)
    await opener.click()
    await expect(menu.getByRole('link')).toHaveText(MENU_ITEMS)
    scripts.release()
    await wake(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Shop' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()

    await opener.click()
    await page.getByRole('button', { name: 'Chiudi il menu' }).click()
    await expect(menu).toBeHidden()
    await opener.click()
    await page.mouse.click(4, 34) // beside the name of the site
    await expect(menu).toBeHidden()
    await opener.press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Ricette', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/calcolatore-impasto')

    await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
    await expect(page).toHaveURL('/')
    await opener.click()
    await menu.getByRole('link', { name: 'Ricette', exact: true }).click()
    await expect(page).toHaveURL('/#ricette')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeInViewport()

    await opener.click()
    await expect(menu.getByText(name)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Profilo' })).toHaveAttribute('href', '/profilo')
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expect(menu).toBeHidden()
    await expectNotification(page, 'Logout effettuato')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
  })
})
