import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { PastePage } from './paste-page.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { RunPanel } from './run-panel.tsx'
import { SourceList } from './source-list.tsx'

const TEXTS: Readonly<Record<ImportKind, { title: string; intro: string }>> = {
  recipe: {
    title: 'Scraping delle ricette',
    intro:
      "Lo scraping parte da solo ogni ora e legge le fonti attive. Quello che trova si ferma qui sotto, tra le voci da approvare: sul sito arriva soltanto ciò che approvi tu, con l'autore e il link della fonte.",
  },
  pizzeria: {
    title: 'Scraping delle pizzerie',
    intro:
      "Lo scraping parte da solo ogni ora e legge le fonti attive. Le pizzerie che trova aspettano qui sotto: prima di pubblicarle completa la descrizione, e lascia l'anno soltanto se è documentato.",
  },
}

export default function ImportPanel({ kind }: { kind: ImportKind }) {
  const { title, intro } = TEXTS[kind]
  return (
    <section aria-labelledby="scraping" className="grid gap-8">
      <div>
        <h2 id="scraping" className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-3xl text-ink-soft">{intro}</p>
      </div>
      <RunPanel kind={kind} />
      <ReviewQueue kind={kind} />
      <SourceList kind={kind} />
      <PastePage kind={kind} />
    </section>
  )
}
