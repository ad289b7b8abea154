import { pageAt } from '#contracts/pages/pages.ts'
import { LONGEST_VALUE } from '#domain/words/longest-value.ts'

/** What campaigns and social networks append: it never changes a page, not even that of a tool. */
const TRACKING = /^(utm_\w*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid|_ga|_gl|ref)$/i
const MAX_PARAMETERS = 60
const MAX_NAME_LENGTH = 40

/** A last path segment that ends like a file name. No page has such an address. */
const FILE = /\.[a-z][a-z0-9]{1,11}$/i
/** Where the site's files are: what is missing there is missing for programs, whoever asks. */
const FILE_FOLDER = /^\/(assets|icone|immagini)\//
/** What a browser accepts when somebody goes to an address; for a picture or a script it does not. */
const ASKS_FOR_PAGE = /\btext\/html\b/i

export type PageAddress =
  | {
      kind: 'page' /** Path and the parameters that count, in one spelling. */
      target: string
      hasQuery: boolean
    }
  | { kind: 'moved'; location: string }
  | { kind: 'file' }

/**
 * Reads a request target, and what its sender accepts: who goes to a file that is not there reads the page that says so,
 * a program gets a short answer. The same page asked for with other tracking parameters, or the same ones in another order,
 * is the same page; doubled and trailing slashes lead to the one address that search engines shall know.
 */
export function pageAddress(requestTarget: string, accept = ''): PageAddress {
  const queryAt = requestTarget.indexOf('?')
  const path = queryAt < 0 ? requestTarget : requestTarget.slice(0, queryAt)
  const rawQuery = queryAt < 0 ? '' : requestTarget.slice(queryAt + 1)
  if (FILE.test(path) && (FILE_FOLDER.test(path) || !ASKS_FOR_PAGE.test(accept))) return { kind: 'file' }

  const tidy = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  // A backslash is a slash to browsers: `/\host` as a location would lead to another site.
  if (tidy !== path && !tidy.includes('\\')) {
    return { kind: 'moved', location: rawQuery ? `${tidy}?${rawQuery}` : tidy }
  }
  const query = relevantQuery(path, rawQuery)
  return { kind: 'page', target: query ? `${path}?${query}` : path, hasQuery: query !== '' }
}

/**
 * True when copies of the answer may lie in a browser or a CDN: a page for everybody, asked for without anything that is
 * a person's own. A token, a shared calculation or list and whatever belongs to an account leaves no copy; nor does a
 * parameter that nobody here knows.
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
    // Its page cuts a long question too: left out, the browser would find another page than the server made.
    .map(([name, value]): [string, string] => [name, readsAs(value)])
    .filter(([name, value]) => name.length <= MAX_NAME_LENGTH && value.length <= LONGEST_VALUE)
    .slice(0, MAX_PARAMETERS)
  const parameters = new URLSearchParams(kept)
  parameters.sort()
  return parameters.toString()
}
