import type { CheerioAPI } from 'cheerio'
import { jsonrepair } from 'jsonrepair'

/** Characters. Repairing a longer script is slow. */
const MOST_REPAIRED = 1_000_000

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
  // Control characters make most of these scripts invalid. The first attempt keeps them, because a line break
  // ends a comment. The third attempt reads several objects in a row as a list.
  for (const source of [text, text.replace(/\p{Cc}/gu, ' '), `[${text}]`]) {
    try {
      return JSON.parse(jsonrepair(source))
    } catch {}
  }
  return undefined
}
