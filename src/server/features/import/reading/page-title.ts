/** What a page calls its dish. */
import type { CheerioAPI } from 'cheerio'
import { nameSimilarity } from '#domain/import/similarity.ts'
import { lineOf } from './page-text.ts'

const SEPARATOR = /\s+[|–—»:·•-]\s+|:\s+/u

/** The heading that the page's title names, or the title; neither is the name of the site. */
export function titleOf(page: CheerioAPI): string {
  const meta = lineOf(page('meta[property="og:title"]').attr('content') ?? page('title').first().text())
  const parts = meta.split(SEPARATOR)
  const headings = page('h1,h2[class*="title" i],h3[class*="title" i]')
    .toArray()
    .map((heading) => ({ text: lineOf(page(heading).html() ?? ''), isMain: heading.name === 'h1' }))
    .filter(({ text }) => text !== '')
  const declared = lineOf(page('meta[property="og:site_name"]').attr('content') ?? '')
  const site = (text: string) =>
    text === declared || (headings.length > 1 && parts.length > 1 && [parts[0], parts.at(-1)].includes(text))
  const isNamed = ({ text }: { text: string }) => meta.toLowerCase().includes(text.toLowerCase())
  // A blog's main heading may be its own name, and the dish stands in one below.
  const own = headings.filter(
    ({ text, isMain }) => !(isMain && site(text) && headings.some((one) => !one.isMain)),
  )
  const main = own.filter(({ isMain }) => isMain)
  const alike = own.find(({ text }) => parts.some((part) => nameSimilarity(text, part) > 0.5))
  const found = own.find(isNamed) ?? (main.length === 1 ? main[0] : alike)
  return found?.text ?? meta.replace(/\s+[|–—»:-]\s+[^|–—»:-]*$/u, '')
}
