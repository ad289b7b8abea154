import type { CheerioAPI } from 'cheerio'
import { nameSimilarity } from '#domain/import/similarity.ts'
import { lineOf } from './page-text.ts'

const SEPARATOR = /\s+[|–—»:·•-]\s+|:\s+/u

export function titleOf(page: CheerioAPI): string {
  const meta = lineOf(page('meta[property="og:title"]').attr('content') ?? page('title').first().text())
  const site = lineOf(page('meta[property="og:site_name"]').attr('content') ?? '')
  const parts = meta.split(SEPARATOR)
  const headings = (selector: string) =>
    page(selector)
      .toArray()
      .map((heading) => lineOf(page(heading).html() ?? ''))
      .filter((text) => text !== '' && text !== site)
  const lower = headings(
    ':is(h2,h3):is([class*="post-title" i],[class*="entry-title" i],[class*="recipe-title" i])',
  )
  const belowOf = (part: string) =>
    lower.find((text) => parts.some((other) => other !== part && nameSimilarity(text, other) > 0.5))
  const main = headings('h1').filter((text) => !(parts.includes(text) && belowOf(text) !== undefined))
  const named = main.find((text) => meta.toLowerCase().includes(text.toLowerCase()))
  const found = named ?? (main.length > 0 ? undefined : belowOf(''))
  if (found !== undefined || main.length === 1) return found ?? (main[0] as string)
  return meta.replace(/\s+[|–—»:-]\s+[^|–—»:-]*$/u, '')
}
