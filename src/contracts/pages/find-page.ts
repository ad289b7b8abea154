import { NO_ROW, rowIdOf } from '#domain/words/row-id.ts'
import type { Page, Part } from './define-pages.ts'

const FITS: Readonly<Record<Part, (text: string) => boolean>> = {
  row: (text) => rowIdOf(text) !== NO_ROW,
  name: (text) => /^[a-z0-9-]{1,60}$/.test(text),
  token: () => true,
}

export function pageFinder<Found extends Pick<Page, 'path'> & { part?: Part | undefined }>(
  pages: readonly Found[],
) {
  const whole = new Map(pages.filter(({ part }) => !part).map((page) => [page.path as string, page]))
  const parted = pages.flatMap((page) =>
    page.part ? [{ page, begin: page.path.replace(/:.*/, ''), fits: FITS[page.part] }] : [],
  )
  return (path: string): Found | undefined =>
    whole.get(path) ??
    parted.find(({ begin, fits }) => path.startsWith(begin) && fits(path.slice(begin.length)))?.page
}
