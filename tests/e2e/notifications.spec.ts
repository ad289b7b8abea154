import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, notification, open, ownClock } from './visitor.ts'

const searchFor = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).fill(text)
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
}
const area = (page: Page) => page.getByRole('region', { name: /^Notifiche/ }).getByRole('list')

test('only the newest notification is there, for five seconds or until it is closed; F8 leads to it, and an error stands out', async ({
  page,
}) => {
  await ownClock(page)
  await open(page, '/')
  const background = () => notification(page).evaluate((item) => getComputedStyle(item).backgroundColor)
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota', 'Inserisci un termine di ricerca')
  const destructive = await background()
  await searchFor(page, 'marinara')
  await expectNotification(page, 'Ricerca completata')
  await expect(page.getByText('Ricerca vuota')).toHaveCount(0)
  expect(await background()).not.toBe(destructive)
  expect((await area(page).boundingBox())?.width).toBe(420)

  // From here on the time stands still.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(notification(page)).toHaveCount(0)
  const expectFiveSeconds = async () => {
    await searchFor(page, '')
    await expectNotification(page, 'Ricerca vuota')
    await page.clock.runFor(4900)
    await expectNotification(page, 'Ricerca vuota')
    await page.clock.runFor(200)
    await expect(notification(page)).toHaveCount(0)
  }
  await expectFiveSeconds()
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota')
  await page.keyboard.press('F8')
  await expect(area(page)).toBeFocused()
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await expect(notification(page)).toHaveCount(0)
  await expectFiveSeconds() // also after one was closed by hand
})

test('at the top of a phone the page makes room for a notification, so that its title is not covered', {
  tag: '@phone-only',
}, async ({ page }) => {
  await open(page, '/lista-spesa')
  await page.getByRole('checkbox', { name: 'Pizza Margherita', exact: true }).check()
  await page.getByRole('button', { name: 'Genera Lista della Spesa' }).click()
  await expectNotification(page, 'Lista generata')
  const title = page.getByRole('heading', { level: 1 })
  const edges = async () => ({ title: await title.boundingBox(), area: await area(page).boundingBox() })
  await expect
    .poll(async () => {
      const now = await edges()
      return (now.title?.y ?? 0) - ((now.area?.y ?? 0) + (now.area?.height ?? 0))
    })
    .toBeGreaterThanOrEqual(-1)
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await expect(page.getByRole('main')).not.toHaveAttribute('style', /translate/)
})

test('a notification fills a phone, and goes away with a swipe to the right of more than 50 px', {
  tag: ['@phone-only', '@proof'],
}, async ({ page }) => {
  await open(page, '/')
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota')
  expect((await area(page).boundingBox())?.width).toBe(page.viewportSize()?.width)
  await notification(page).evaluate((item) =>
    Promise.all(item.getAnimations().map((slide) => slide.finished)),
  )
  const box = await notification(page).boundingBox()
  if (!box) throw new Error('the notification has no box')
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  const swipe = async (px: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + px, y, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(45)
  await expect(notification(page)).toHaveAttribute('data-swipe', 'cancel')
  await swipe(60)
  await expect(notification(page)).toHaveCount(0)
})
