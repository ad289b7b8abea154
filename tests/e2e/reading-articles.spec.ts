import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

test('the contents of an article lead to every section, and it ends with another', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/privacy')
  await page
    .getByRole('navigation', { name: 'Risorse' })
    .getByRole('link', { name: 'Forni e Cottura' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Forni e cottura: le tre strade del calore',
  )
  const contents = page.getByRole('navigation', { name: 'In questo articolo' }).getByRole('link')
  await expect(contents).not.toHaveCount(0)
  for (const anchor of await contents.all()) {
    const name = (await anchor.textContent()) ?? ''
    await anchor.click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
  await expect(page).toHaveURL(/#fonti$/)
  const others = page.getByRole('navigation', { name: 'Continua a leggere' })
  const title = (await others.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  await others.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an article goes to paper with its drawings and without its menus', async ({ page }) => {
  await open(page, '/tecniche-di-impasto')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Tre riquadri/ })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
