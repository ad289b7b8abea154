import { ACCOUNT_LIMITS } from '#contracts/accounts/account.ts'
import { endSession, getMe } from '#contracts/accounts/accounts.endpoints.ts'
import { mainNavigation } from '../../src/web/shell/navigation.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, holdScripts, logIn, open, recordCalls, refuse, wake } from './visitor.ts'

test('the logo leads home, and visitors find Accedi', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/privacy')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/auth')
  await header.getByRole('link', { name: 'Cornicione' }).click()
  await expect(page).toHaveURL('/')
})

test('who has never logged in is not asked about, on no page', async ({ page }) => {
  const calls = recordCalls(page)
  for (const path of ['/', '/ricette/1', '/lista-spesa', '/auth']) await open(page, path)
  expect(calls.filter((call) => call.endsWith(getMe.path))).toEqual([])
})

test('the header stays in sight while the page scrolls', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toBeInViewport()
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

for (const name of ['Maria Antonietta Bellantoni', 'x'.repeat(ACCOUNT_LIMITS.name.max)]) {
  test(`nothing of the header lies over anything else, logged in as ${name.slice(0, 9)}`, async ({
    page,
  }) => {
    await logIn(page, { name })
    await open(page, '/privacy')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name })).toBeAttached()
    for (let width = 320; width <= 1600; width += 40) {
      await page.setViewportSize({ width, height: 800 })
      const ends = await header.evaluate((element) =>
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
  })
}

test('the first Tab stop skips to the content', async ({ page }) => {
  await open(page, '/ricette')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a wide window', () => {
  test('shows its six items, in their order, with their addresses', async ({ page }) => {
    await open(page, '/privacy')
    const items = page.getByRole('navigation', { name: 'Principale' }).getByRole('link')
    await expect(items).toHaveText(['Ricette', ...mainNavigation.map(({ label }) => label)])
    const addresses = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(['/#ricette', ...mainNavigation.map(({ to }) => to)])
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeHidden()
  })

  test('Ricette is an anchor on home and leads there from other pages', async ({ page }) => {
    await open(page, '/')
    const item = page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Ricette', exact: true })
    await expect(item).toHaveAttribute('href', '#ricette')
    await open(page, '/shop')
    await item.click()
    await expect(page).toHaveURL('/#ricette')
    await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeInViewport()
  })

  test('marks the page that is open', async ({ page }) => {
    await open(page, '/guida-forno')
    const items = page.getByRole('navigation', { name: 'Principale' })
    await expect(items.getByRole('link', { name: 'Guida Forno' })).toHaveAttribute('aria-current', 'page')
    await expect(items.getByRole('link', { name: 'Shop' })).not.toHaveAttribute('aria-current')
    for (const path of ['/ricette', '/ricette/1']) {
      await open(page, path)
      await expect(items.locator('[aria-current=page]')).toHaveText('Ricette')
    }
  })

  test('a reader who is logged in has a menu with Profilo and Logout', async ({ page }) => {
    await logIn(page)
    await open(page, '/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Mario Rossi' })
    await expect(button).toContainText('MR')
    await expect(page.getByRole('link', { name: 'Accedi' })).toHaveCount(0)
    await button.click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Profilo',
      'Preferiti e collezioni',
      'Lista della spesa',
      'Logout',
    ])
    await page.getByRole('menuitem', { name: 'Profilo' }).click()
    await expect(page).toHaveURL('/profilo')
    await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
  })

  test('Logout makes a visitor of the reader, here and in the other tabs', async ({ page, context }) => {
    const { name } = await logIn(page)
    const other = await context.newPage()
    await open(other, '/shop')
    await other.getByRole('button', { name }).click()
    await expect(other.getByRole('menuitem').first()).toBeVisible() // the menu has arrived, and listens
    await open(page, '/')
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expectNotification(page, 'Logout effettuato')
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
      await expect(tab.getByText(name)).toHaveCount(0)
    }
    expect((await page.request.get(getMe.path)).status()).toBe(401)
  })

  test('a failing logout says why and keeps the reader', async ({ page }) => {
    const { name } = await logIn(page)
    await refuse(page, endSession.path)
    await open(page, '/')
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expectNotification(page, 'Logout fallito', 'Guasto di prova')
    await page.unroute(`**${endSession.path}`)
    await page.route(`**${endSession.path}`, (route) => route.abort())
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expectNotification(page, 'Logout fallito', 'Errore durante il logout')
  })
})

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('a bar leads to the places that matter, marks where the reader is, and covers nothing', async ({
    page,
  }) => {
    await open(page, '/ricette/1')
    const bar = page.getByRole('navigation', { name: 'Scorciatoie' })
    await expect(bar.getByRole('link')).toHaveText(['Ricette', 'Impasto', 'Forno', 'Spesa', 'Preferiti'])
    await expect(bar.locator('[aria-current=page]')).toHaveText('Ricette')
    for (const place of await bar.getByRole('link').all()) {
      const box = await place.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await bar.getByRole('link', { name: 'Impasto' }).click()
    await expect(page).toHaveURL('/calcolatore-impasto')
    await expect(bar.locator('[aria-current=page]')).toHaveText('Impasto')
    const top = (await bar.boundingBox())?.y ?? 0
    const doses = page.locator('a[href="#dosi"]')
    const line = await doses.boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(top)
    // The last line of the page stands above the bar.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await page.getByRole('link', { name: 'Cookie Policy' }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
    await bar.getByRole('link', { name: 'Preferiti' }).click()
    await expect(page).toHaveURL('/#pizza-box')
    await expect(page.getByRole('heading', { name: 'La Mia Pizza Box' })).toBeInViewport()
    await expect(bar.locator('[aria-current=page]')).toHaveCount(0)
  })

  test('the bar makes room for who cooks', async ({ page }) => {
    await open(page, '/ricette/1')
    await page.getByRole('button', { name: 'Cucina passo passo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Scorciatoie' })).toHaveCount(0)
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect()
      const top = bar && document.elementFromPoint(bar.x + bar.width / 2, bar.y + bar.height / 2)
      return top?.closest('[role=dialog]') !== null
    })
    expect(covered).toBe(true)
  })

  test('the menu opens, closes, and closes when an item is chosen', async ({ page }) => {
    await open(page, '/privacy')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const item = page.getByRole('link', { name: 'Guida Forno' })
    await expect(menu).toBeHidden()
    await expect(item).toHaveCount(0)

    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await expect(menu.getByRole('link')).toHaveText(['Ricette', ...mainNavigation.map(({ label }) => label)])
    await page.getByRole('button', { name: 'Chiudi il menu' }).click()
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeFocused()

    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await item.click()
    await expect(page).toHaveURL('/guida-forno')
    await expect(menu).toBeHidden()
  })

  test('the menu opens before the scripts are here, and stays open when they come', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/privacy', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeVisible()
    scripts.release()
    await wake(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Shop' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a tap beside the menu closes it', async ({ page }) => {
    await open(page, '/privacy')
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await page.mouse.click(195, 800)
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })

  test('Ricette closes the menu on home too', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Ricette' }).click()
    await expect(page).toHaveURL('/#ricette')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Ricette Classiche' })).toBeInViewport()
  })

  test('a reader who is logged in finds name, Profilo and Logout in the menu', async ({ page }) => {
    await logIn(page)
    await open(page, '/')
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByText('Mario Rossi')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Profilo' })).toHaveAttribute('href', '/profilo')
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expect(menu).toBeHidden()
    await expectNotification(page, 'Logout effettuato')
    await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible()
  })
})
