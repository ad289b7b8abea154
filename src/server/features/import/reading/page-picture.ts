import type { CheerioAPI } from 'cheerio'
import { type Element, select } from './page-node.ts'

const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'src']
const DRAWN = /logo|icon|avatar|gravatar|sprite|pixel|spacer|placeholder|badge|banner|\.svg(?:\?|$)/iu
const LEAST_WIDTH = 150

export function sourceOf({ attribs }: Element): string {
  const [source] = LAZY.map((name) => attribs[name] ?? '').filter(
    (one) => one !== '' && !/^data:/iu.test(one),
  )
  const set = (attribs['data-srcset'] ?? attribs.srcset ?? '').split(/,\s+/u).at(-1) ?? ''
  return source ?? set.trim().split(/\s+/u)[0] ?? ''
}

export function pictureOf(page: CheerioAPI): string | null {
  const told = ['meta[property^="og:image"]', 'meta[name="twitter:image"]', 'link[rel="image_src"]']
    .flatMap((selector) => select(page, selector))
    .map(({ attribs }) => attribs.content ?? attribs.href ?? '')
    .find((address) => /\S/u.test(address) && !/^\d+$/u.test(address))
  if (told !== undefined) return told
  const shown = select(
    page,
    'article img,main img,[class*="post"] img,[class*="entry"] img,amp-img,body img',
  ).filter(
    (image) =>
      !(Number.parseInt(image.attribs.width ?? '', 10) < LEAST_WIDTH) &&
      sourceOf(image) !== '' &&
      !DRAWN.test(`${sourceOf(image)} ${image.attribs.class ?? ''}`) &&
      page(image).closest(
        'nav,footer,aside,:not(html,body,main):is([class*="comment"],[class*="related"],[class*="sidebar"])',
      ).length === 0,
  )
  return shown[0] ? sourceOf(shown[0]) : null
}
