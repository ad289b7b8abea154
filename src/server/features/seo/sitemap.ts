import { recipePage } from '#contracts/pages/page-paths.ts'
import { ALL_PAGES, PUBLIC_PAGES, pathsOf } from '#contracts/pages/pages.ts'
import { symptomPage } from '#domain/first-aid/first-aid-address.ts'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { escapeXml } from '#server/features/feeds/xml-text.ts'

export interface SitemapRecipe {
  id: number
  /** ISO 8601. */
  updatedAt: string
}

export function sitemap(publicUrl: string, recipes: readonly SitemapRecipe[]): string {
  const entries = [
    ...PUBLIC_PAGES.map((path) => entry(publicUrl + path)),
    ...SYMPTOMS.map(({ id }) => entry(publicUrl + symptomPage(id))),
    ...recipes.map(({ id, updatedAt }) => entry(publicUrl + recipePage(id), updatedAt.slice(0, 10))),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const entry = (address: string, day?: string) =>
  `  <url><loc>${escapeXml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`

export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...pathsOf(ALL_PAGES.filter(({ seenBy }) => seenBy)).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
