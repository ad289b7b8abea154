import type { ImportSource } from '#contracts/import/import-source.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'

export const OF_KIND: Readonly<Record<ImportKind, string>> = {
  recipe: 'delle ricette',
  pizzeria: 'delle pizzerie',
}

/** The source with exactly this URL, or the only source whose URL contains the text. Otherwise throws an
 * error in Italian with the list of sources. */
export function sourceNamed(name: string, kind: ImportKind, sources: readonly ImportSource[]): ImportSource {
  const named = sources.filter(({ url }) => url.toLowerCase().includes(name.toLowerCase()))
  const source = named.find(({ url }) => url === name) ?? named[0]
  const all = `fonte ${OF_KIND[kind]}`
  if (!source)
    throw new Error(
      `Nessuna ${all} ha «${name}» nell'indirizzo. ${sources.length === 0 ? `Non c'è ancora nessuna ${all}.` : `Ci sono:\n${addressesOf(sources)}`}`,
    )
  if (named.length > 1 && source.url !== name)
    throw new Error(
      `Più fonti ${OF_KIND[kind]} hanno «${name}» nell'indirizzo: scrivine una per intero.\n${addressesOf(named)}`,
    )
  return source
}

const addressesOf = (sources: readonly ImportSource[]) => sources.map(({ url }) => url).join('\n')
