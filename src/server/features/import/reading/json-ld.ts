import type { CheerioAPI } from 'cheerio'
import { jsonrepair } from 'jsonrepair'

/** Repairing is work for each character: a script larger than this is either valid or left alone. */
const MOST_REPAIRED = 1_000_000

/** What the page's JSON-LD scripts say, valid or nearly so; what cannot be read is passed over. */
export function jsonLdOf(page: CheerioAPI): unknown[] {
  const scripts = page('script[type]')
    .toArray()
    .filter(({ attribs }) => /ld\+json/i.test(attribs.type ?? ''))
  return scripts.flatMap((script) => {
    const parsed = parseJson(page(script).text())
    return parsed === undefined ? [] : [parsed]
  })
}

function parseJson(source: string): unknown {
  const text = source
    .replace(/^[\s\ufeff]*(?:<!--|\/\*+\s*<!\[CDATA\[\s*\*+\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*+\s*\]\]>\s*\*+\/|\/\/\s*\]\]>|\]\]>)[\s;]*$/, '')
    .replace(/;\s*$/, '')
    .trim()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text.length > MOST_REPAIRED ? undefined : repaired(text)
  }
}

function repaired(text: string): unknown {
  // Control characters are what breaks most of them; a comment needs its line break. Two objects in a row are a list.
  for (const source of [text, text.replace(/\p{Cc}/gu, ' '), `[${text}]`]) {
    try {
      return JSON.parse(jsonrepair(source))
    } catch {}
  }
  return undefined
}
