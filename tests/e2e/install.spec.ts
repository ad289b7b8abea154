import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { open, wake } from './visitor.ts'

const banner = (page: Page) => page.getByRole('region', { name: "Scarica l'app di Cornicione" })
const button = (page: Page) => banner(page).getByRole('button', { name: "Installa l'app" })

/** Makes the browser's offer, as Chromium does some time after the load; true when the page takes it up. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => Object.assign(window, { prompts: (Reflect.get(window, 'prompts') ?? 0) + 1 })
    return !dispatchEvent(Object.assign(event, { prompt }))
  })
const prompts = (page: Page) => page.evaluate(() => Reflect.get(window, 'prompts') as number | undefined)

test('an offer of another page, made before it was awake, is taken up by the banner of home until the app is installed', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/glossario')
  expect(await offer(page)).toBe(true)
  await wake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Cornicione' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tradizione italiana a casa tua')
  await expect(banner(page)).toContainText('se ne cancelli i dati, li perdi')
  await button(page).click()
  await expect.poll(() => prompts(page)).toBe(1)
  await expect(banner(page).getByText('Sul computer')).toHaveCount(0)
  // The browser asks only once: later visits explain how to install by hand.
  await button(page).click()
  await expect(banner(page).getByText('Sul computer')).toBeVisible()
  expect(await prompts(page)).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(banner(page).getByText("L'app è installata")).toBeVisible()
  await expect(button(page)).toHaveCount(0)
})

for (const [device, userAgent, says] of [
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
    'Su iPhone',
  ],
  [
    'Firefox on a computer',
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Sul computer Firefox non la installa',
  ],
] as const)
  test.describe(device, { tag: ['@phone-only', '@proof'] }, () => {
    test.use({ userAgent })
    test('is told its own way, and no other', async ({ page }) => {
      await open(page, '/')
      await button(page).click()
      const explained = banner(page).getByText(/^Sul? (iPhone|Android|computer|Mac)/)
      await expect(explained).toHaveCount(1)
      await expect(explained).toContainText(says)
    })
  })
