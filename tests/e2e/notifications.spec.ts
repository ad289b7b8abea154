import type { Page } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { expectNotification, notification, open, ownClock } from './visitor.ts'

const searchFor = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Cerca tra le ricette' }).fill(text)
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
}

test('only the newest notification is visible, and it can be closed', async ({ page }) => {
  await open(page, '/')
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota', 'Inserisci un termine di ricerca')
  await searchFor(page, 'marinara')
  await expectNotification(page, 'Ricerca completata')
  await expect(page.getByText('Ricerca vuota')).toHaveCount(0)
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await expect(notification(page)).toHaveCount(0)
})

for (const { name, closeFirst } of [
  { name: 'stays for five seconds', closeFirst: false },
  { name: 'stays for five seconds, also after one was closed by hand', closeFirst: true },
]) {
  test(name, async ({ page }) => {
    await ownClock(page)
    await open(page, '/')
    await searchFor(page, '')
    await expectNotification(page, 'Ricerca vuota')
    if (closeFirst) await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(notification(page)).toHaveCount(0)
    await searchFor(page, '')
    await expectNotification(page, 'Ricerca vuota')
    await page.clock.runFor(4900)
    await expectNotification(page, 'Ricerca vuota')
    await page.clock.runFor(200)
    await expect(notification(page)).toHaveCount(0)
  })
}

test('goes away with a swipe to the right of more than 50 px', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota')
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

test('F8 moves the focus to the notifications', async ({ page }) => {
  await open(page, '/')
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /^Notifiche/ }).getByRole('list')).toBeFocused()
})

test('is at most 420 px wide on a wide window and fills a phone', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await open(page, '/')
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota')
  const area = page.getByRole('region', { name: /^Notifiche/ }).getByRole('list')
  const box = await area.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.width).toBe(isMobile ? width : 420)
})

test('an error stands out in the colour of errors', async ({ page }) => {
  await open(page, '/')
  await searchFor(page, '')
  await expectNotification(page, 'Ricerca vuota')
  const background = () => notification(page).evaluate((item) => getComputedStyle(item).backgroundColor)
  const destructive = await background()
  await searchFor(page, 'marinara')
  await expectNotification(page, 'Ricerca completata')
  expect(await background()).not.toBe(destructive)
})
