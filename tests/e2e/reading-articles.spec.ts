import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

test('the contents of an article lead to its sections, and it goes to paper with its drawings and without its menus', {
  tag: '@proof',
}, async ({ page }) => {
  await open(page, '/tecniche-di-impasto')
  const contents = page.getByRole('navigation', { name: 'In questo articolo' }).getByRole('link')
  for (const anchor of [contents.first(), contents.last()]) {
    const name = (await anchor.textContent()) ?? ''
    await anchor.click()
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
  await expect(page).toHaveURL(/#fonti$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Tre riquadri/ })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
