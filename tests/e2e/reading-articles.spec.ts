import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

const ARTICLES = [
  ['Storia della Pizza', 'Storia della pizza, carte alla mano'],
  ['Tecniche di Impasto', 'Tecniche di impasto: acqua, tempo e poche mosse'],
  ['Forni e Cottura', 'Forni e cottura: le tre strade del calore'],
  ['Ingredienti di Qualità', "Ingredienti di qualità: l'etichetta prima del carrello"],
] as const

test('the four articles open from the footer, and their contents lead to every section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/privacy')
  for (const [link, title] of ARTICLES) {
    await page.getByRole('navigation', { name: 'Risorse' }).getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^Circa \d minuti di lettura$/)).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'In questo articolo' }).getByRole('link')
    expect(await contents.count()).toBeGreaterThanOrEqual(6)
    for (const anchor of await contents.all()) {
      const name = (await anchor.textContent()) ?? ''
      await anchor.click()
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
    }
    await expect(page).toHaveURL(/#fonti$/)
  }
})

test('an article ends with the other three, and goes to paper without its menus', async ({ page }) => {
  await open(page, '/forni-e-cottura')
  const others = page.getByRole('navigation', { name: 'Continua a leggere' })
  await expect(others.getByRole('heading', { level: 3 })).toHaveCount(3)
  await others.getByRole('link', { name: ARTICLES[1][1] }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ARTICLES[1][1])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Tre riquadri/ })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
