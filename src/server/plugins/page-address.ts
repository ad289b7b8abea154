import { pageAt } from '#contracts/pages/pages.ts'
import { LONGEST_VALUE } from '#domain/words/longest-value.ts'

const TRACKING = /^(utm_\w*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|_ga|_gl|ref)$/i
const MAX_PARAMETERS = 60
const MAX_NAME_LENGTH = 40

const FILE = /\.[a-z][a-z0-9]{1,11}$/i
const FILE_FOLDER = /^\/(assets|icone|immagini)\//
const ASKS_FOR_PAGE = /\btext\/html\b/i

export type PageAddress =
  | {
      kind: 'page'
      /** Canonical: the path and the sorted query parameters that the page reads. */
      target: string
      hasQuery: boolean
    }
  | { kind: 'moved'; location: string }
  | { kind: 'file' }

/**
 * Interprets a request target and its Accept header. For a missing file, a client that accepts text/html gets
 * an error page, except in the file folders; otherwise the response is short. Tracking parameters and the
 * order of parameters are ignored. Double and trailing slashes redirect to the canonical URL.
 */
export function pageAddress(requestTarget: string, accept = ''): PageAddress {
  const queryAt = requestTarget.indexOf('?')
  const path = queryAt < 0 ? requestTarget : requestTarget.slice(0, queryAt)
  const rawQuery = queryAt < 0 ? '' : requestTarget.slice(queryAt + 1)
  if (FILE.test(path) && (FILE_FOLDER.test(path) || !ASKS_FOR_PAGE.test(accept))) return { kind: 'file' }

  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  // Browsers treat a backslash as a slash, so a redirect to `/\host` would lead to another site.
  if (tidy !== path && !tidy.includes('\\')) {
    return { kind: 'moved', location: rawQuery ? `${tidy}?${rawQuery}` : tidy }
  }
  const query = relevantQuery(path, rawQuery)
  return { kind: 'page', target: query ? `${path}?${query}` : path, hasQuery: query !== '' }
}

/**
 * True if browsers and CDNs may cache the response: a public page, and no personal data in its URL. False
 * for a token, a shared calculation or list, an account page, or an unknown parameter.
 */
export function mayBeKept(requestTarget: string): boolean {
  const [path = '', ...query] = requestTarget.split('?')
  const page = pageAt(path)
  if (!page?.isPublic) return false
  const known = page.query ?? []
  return [...new URLSearchParams(query.join('?')).keys()].every(
    (name) => TRACKING.test(name) || (known !== 'any' && known.includes(name)),
  )
}

function relevantQuery(path: string, rawQuery: string): string {
  const { query: known, readsAs = String } = pageAt(path) ?? {}
  if (!rawQuery || !known) return ''
  const kept = [...new URLSearchParams(rawQuery)]
    .filter(([name]) => (known === 'any' ? !TRACKING.test(name) : known.includes(name)))
    .map(([name, value]): [string, string] => [name, readsAs(value)])
    .filter(([name, value]) => name.length <= MAX_NAME_LENGTH && value.length <= LONGEST_VALUE)
    .slice(0, MAX_PARAMETERS)
  const parameters = new URLSearchParams(kept)
  parameters.sort()
  return parameters.toString()
}
