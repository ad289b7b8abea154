import type { FoundEntry } from '#contracts/import/import-entry.ts'
import { chosenLinks, hintOf } from '#domain/import/choose-links.ts'
import type { ImportKind, SourceType } from '#domain/import/import-vocabulary.ts'
import type { Fetched, PageFetcher } from '../fetching/fetch-page.ts'
import type { Politeness } from '../fetching/politeness.ts'
import { ImportFailure } from '../import-failure.ts'
import { pageKey } from '../reading/page-key.ts'
import type { PageReader } from '../reading/page-reader.ts'
import { folderOf, isInFolder, type SiteFolder } from '../reading/site-folder.ts'
import {
  type Findings,
  type Item,
  type ItemOutcome,
  MOST_ITEMS,
  type Run,
  type RunsRepository,
} from './runs.repository.ts'

const MOST_LISTS = 20
const DEEPEST = 3

export interface ReadingParts {
  runs: Pick<RunsRepository, 'freshness' | 'readAt'>
  fetcher: PageFetcher
  politeness: Pick<Politeness, 'sitemapsOf'>
  reader: PageReader
}

type Write = (found: Findings) => Promise<ItemOutcome>

export async function readItem(
  parts: ReadingParts,
  run: Run,
  item: Item,
  signal: AbortSignal,
): Promise<Write> {
  try {
    return item.role === 'page'
      ? await readPage(parts, run, item, signal)
      : await readList(parts, run, item, signal)
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error
    const { isSkip, message } = error
    return async () => ({ state: isSkip ? 'skipped' : 'error', message })
  }
}

async function readPage(
  { runs, fetcher, reader }: ReadingParts,
  run: Run,
  item: Item,
  signal: AbortSignal,
): Promise<Write> {
  const freshness = await runs.freshness(item.url)
  const page = await fetcher.fetch(item.url, { signal, freshness })
  if (page.state === 'unchanged') return async () => ({ state: 'unchanged' })
  const folder = folderFor(item)
  if (folder && !isInFolder(page.url, folder)) {
    throw new ImportFailure('La pagina rimanda fuori dalla cartella della fonte.', { isSkip: true })
  }
  const { found = [] } = await reader.read({ what: run.kind, text: page.text, url: page.url })
  return async (findings) => {
    await findings.remember(page)
    const changes = await fileAll(findings, { kind: run.kind, sourceUrl: pageKey(page.url), found })
    if (changes.length === 0) return { state: 'empty', message: NOTHING[run.kind] }
    return { state: changes.includes('new') ? 'new' : changes.includes('changed') ? 'changed' : 'unchanged' }
  }
}

export const NOTHING: Readonly<Record<ImportKind, string>> = {
  recipe: "Nella pagina non c'è una ricetta.",
  pizzeria: "Nella pagina non c'è una pizzeria.",
}

interface Told {
  kind: ImportKind
  sourceUrl: string
  found: readonly FoundEntry[]
}

async function fileAll(findings: Pick<Findings, 'file'>, { found, ...from }: Told) {
  const changes: ('new' | 'changed' | 'unchanged')[] = []
  for (const one of found) {
    const part = found.length > 1 ? partOf(one.name) : undefined
    changes.push((await findings.file({ ...from, part, found: one })).change)
  }
  return changes
}

export const partOf = (name: string) => encodeURIComponent(name.toLowerCase().slice(0, 80).toWellFormed())

async function readList(parts: ReadingParts, run: Run, item: Item, signal: AbortSignal): Promise<Write> {
  const { runs, fetcher, reader } = parts
  const folder = folderFor(item)
  const list = await fetchList(fetcher, item, signal)
  if (!list) return async () => ({ state: 'skipped', message: 'Il sito non ha una mappa.' })
  const isSite = item.role === 'site'
  const maps = isSite ? await mapsOf(parts, list.url, folder, signal) : []
  const { links } = await reader.read({ what: isSite ? 'site' : 'list', text: list.text, url: list.url })
  const pages = (links?.pages ?? []).filter(({ url }) => !folder || isInFolder(url, folder))
  const readAt = await runs.readAt(pages.map(({ url }) => url))
  const areMeant = !isSite || folder !== undefined
  const chosen = chosenLinks(pages, { kind: run.kind, areMeant, readAt, most: MOST_ITEMS })
  const lists = [...maps, ...(links?.lists ?? [])].map((url) => ({ url, hint: hintOf(url, run.kind) }))
  const further = item.depth < DEEPEST ? lists.toSorted((a, b) => b.hint - a.hint).slice(0, MOST_LISTS) : []
  const found = [
    ...further.map(({ url }) => ({ url, role: 'sitemap' as SourceType })),
    ...chosen.map((url) => ({ url, role: 'page' as SourceType })),
  ]
  return async (findings) => {
    const added = await findings.add(found)
    return { state: 'listed', message: added === 1 ? '1 indirizzo' : `${added} indirizzi` }
  }
}

async function fetchList(
  fetcher: PageFetcher,
  item: Item,
  signal: AbortSignal,
): Promise<Exclude<Fetched, { state: 'unchanged' }> | undefined> {
  try {
    const list = await fetcher.fetch(item.url, { signal })
    return list.state === 'read' ? list : undefined
  } catch (error) {
    if (
      error instanceof ImportFailure &&
      item.depth > 0 &&
      guessesOf(item.url, folderFor(item)).includes(item.url)
    )
      return undefined
    throw error
  }
}

const folderFor = ({ siteUrl }: Item): SiteFolder | undefined =>
  siteUrl === null ? undefined : folderOf(siteUrl)

const guessesOf = (url: string, folder: SiteFolder | undefined): string[] =>
  [...(folder ? [`${folder.path}sitemap.xml`] : []), '/sitemap.xml'].map((path) => new URL(path, url).href)

async function mapsOf(
  { politeness }: ReadingParts,
  url: string,
  folder: SiteFolder | undefined,
  signal: AbortSignal,
): Promise<string[]> {
  const named = await politeness.sitemapsOf(new URL(url), signal)
  return named.length > 0 ? named.slice(0, MOST_LISTS) : guessesOf(url, folder)
}
