import { expect, test } from './site-test.ts'
import { open, ownClock } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

test('who looks elsewhere is told by the system, and a tap leads to the window; the calendar rings where a page cannot', {
  tag: '@proof',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    const shown: unknown[] = []
    Object.assign(window, { shown })
    document.hasFocus = () => false
    // A browser without a window neither asks nor shows.
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'granted'
      return permission
    }
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void shown.push([title, options?.body, options?.data])
  })
  await ownClock(page)
  const step = '/ricette/1?dosi=6&cucina=2'
  await open(page, step)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const cooking = page.getByRole('dialog')
  await cooking.getByRole('button', { name: 'Avvia 12-15 minuti' }).click()
  await expect(cooking).toContainText('finché non la tocchi, e ti manda una notifica.')
  await expect.poll(() => page.workers().length).toBe(1) // its clock, for when nobody sees the page
  const download = page.waitForEvent('download')
  await cooking.getByRole('button', { name: 'Aggiungi al calendario' }).click()
  expect((await download).suggestedFilename()).toBe('timer.ics')
  await page.clock.fastForward('12:01')
  const body = 'Pizza Margherita, passo 2: Rovescia tutto sul banco e impasta, 12-15 minuti.'
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shown')))
    .toEqual([['Tempo scaduto', body, { to: step }]])
  await expect.poll(() => page.workers().length).toBe(0)
  await expect(page.getByRole('link', { name: 'Torna al passo' })).toHaveAttribute('href', step)

  const [worker] = context.serviceWorkers()
  // A browser without a window shows no notification to tap, and lets only a real tap open windows.
  const tap = (to: string) =>
    worker?.evaluate(async (path) => {
      const done: string[] = []
      const clients = Reflect.get(self, 'clients')
      clients.openWindow = async (url: URL) => void done.push(`opened ${url.pathname}${url.search}`)
      const focus = async function (this: { url: string }) {
        done.push(`focused ${new URL(this.url).pathname}`)
      }
      Object.assign(Reflect.get(self, 'WindowClient').prototype, { focus })
      let answered: Promise<unknown> | undefined
      self.dispatchEvent(
        Object.assign(new Event('notificationclick'), {
          notification: { data: { to: path }, close: () => done.push('closed') },
          waitUntil: (work: Promise<unknown>) => {
            answered = work
          },
        }),
      )
      await answered
      return done
    }, to)
  expect(await tap(step)).toEqual(['closed', 'focused /ricette/1'])
  expect(await tap('/ricette/2?dosi=3&cucina=1')).toEqual(['closed', 'opened /ricette/2?dosi=3&cucina=1'])
})
