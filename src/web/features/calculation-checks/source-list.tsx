import { GOLDEN_SOURCES, type GoldenSource } from '#knowledge/dough-checks.ts'
import { Titled } from '../../ui/surfaces.tsx'

export const sourceAnchor = (key: string) => `fonte-${key.toLowerCase()}`

const sources: [key: string, source: GoldenSource][] = Object.entries(GOLDEN_SOURCES)

export const SourceList = () => (
  <Titled id="fonti" title="Fonti">
    <ul className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2">
      {sources.map(([key, { title, url, grade, known }]) => (
        <li key={key} id={sourceAnchor(key)} className="border-t border-line pt-3">
          <p className="font-semibold">
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="link-quiet py-1">
                {title}
              </a>
            ) : (
              title
            )}
          </p>
          <p className="mt-0.5 text-sm text-ink-soft">
            {key} · grado {grade}. {known}
          </p>
        </li>
      ))}
    </ul>
  </Titled>
)
