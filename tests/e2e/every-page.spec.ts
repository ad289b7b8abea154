import type { Page } from '@playwright/test'
import { OPEN_PAGES, PROTECTED_PAGES } from './site-map.ts'
import { expect, test } from './site-test.ts'
import { logInAsAdmin, open } from './visitor.ts'

async function expectShell(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page).toHaveTitle(/Cornicione/)
}

for (const path of OPEN_PAGES) {
  test(`${path} opens by its address, whole and without errors`, async ({ page }) => {
    const response = await open(page, path)
    expect(response?.status()).toBe(200)
    await expectShell(page)
    await expect(page).toHaveURL(path)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
  })
}

for (const path of PROTECTED_PAGES) {
  test(`${path} opens by its address for an administrator`, async ({ page }) => {
    await logInAsAdmin(page)
    const response = await open(page, path)
    expect(response?.status()).toBe(200)
    await expectShell(page)
    await expect(page).toHaveURL(path)
  })
}

for (const path of [
  '/pagina-che-non-esiste',
  '/ricette/1/altro',
  '/auth/altro',
  '/pippo.html',
  '/storia.pizza',
]) {
  test(`${path} is the not-found page with its status`, async ({ page }) => {
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expectShell(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await page.getByRole('link', { name: 'Torna alla home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tradizione italiana a casa tua')
  })
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )

test('no link, anchor or picture of the whole site is broken', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000)
  const pages = new Map<string, string>()
  const broken: string[] = []
  const anchors: { from: string; path: string; anchor: string }[] = []
  const files = new Set<string>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const answer = await page.request.get(path, { maxRedirects: 0 })
    if (answer.status() !== 200) broken.push(`${answer.status()} ${path}`)
    const html = await answer.text()
    pages.set(path, html)
    for (const src of attributes(html, 'src')) files.add(src)
    for (const set of attributes(html, 'srcSet')) {
      for (const source of set.split(', ')) files.add(source.split(' ')[0] ?? '')
    }
    for (const href of attributes(html, 'href')) {
      if (!/^[/#]/.test(href)) continue
      const { pathname, search, hash } = new URL(href, `http://site${path}`)
      if (/\.\w+$/.test(pathname)) files.add(pathname)
      else waiting.push(pathname + search)
      if (hash) anchors.push({ from: path, path: pathname + search, anchor: hash.slice(1) })
    }
  }
  for (const { from, path, anchor } of anchors) {
    if (!pages.get(path)?.includes(` id="${anchor}"`)) broken.push(`${from} -> ${path}#${anchor}`)
  }
  for (const file of files) {
    const answer = await page.request.head(file)
    if (answer.status() !== 200) broken.push(`${answer.status()} ${file}`)
  }
  expect([...new Set(broken)]).toEqual([])
  // The walk really went everywhere: all recipes, all reading pages and tools.
  expect(pages.size).toBeGreaterThan(86 + 15)
})
