import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportEntry, ImportEntryRow } from '#contracts/import/import-entry.ts'
import { Lines, Titled } from '../../ui/titled.tsx'

export const hostOf = (url: string): string =>
  URL.canParse(url) && /^https?:/.test(url) ? new URL(url).host.replace(/^www\./, '') : 'pagina incollata'

export const duplicateText = ({ where, name, score }: NonNullable<ImportEntryRow['duplicate']>): string =>
  `Somiglia a «${name}», ${where === 'site' ? 'già sul sito' : "che aspetta anch'essa"} (${Math.round(score * 100)}% uguale)`

export const EntryNotes = ({ entry }: { entry: ImportEntry }) => (
  <>
    {entry.doubts.length > 0 && (
      <div role="note" className="rounded-md border border-line bg-crust p-4">
        <strong>Da controllare.</strong> Confronta la voce con la pagina prima di approvarla.
        <Lines className="mt-2 list-disc pl-5" of={entry.doubts} />
      </div>
    )}
    {entry.duplicate && (
      <p role="note" className="rounded-md border border-line bg-crust p-4">
        <strong>Possibile doppione.</strong> {duplicateText(entry.duplicate)}.
        {entry.kind === 'recipe' && entry.duplicate.where === 'site' && (
          <>
            {' '}
            <a href={`/ricette/${entry.duplicate.id}`} target="_blank" rel="noreferrer">
              Aprila
            </a>
          </>
        )}
      </p>
    )}
  </>
)

export const EntryOrigin = ({ entry }: { entry: ImportEntry }) => (
  <Titled as="h3" id="origine" title="Da dove viene" look="text-lg">
    <dl className="mt-2 grid gap-1 text-sm">
      <Fact name="Pagina">
        {/^https?:/.test(entry.sourceUrl) ? (
          <SourceLink url={entry.sourceUrl} />
        ) : (
          'Incollata, senza indirizzo'
        )}
      </Fact>
      <Fact name="Autore">{entry.author ?? 'Non indicato'}</Fact>
      <Fact name="Sito">{entry.siteName ?? hostOf(entry.sourceUrl)}</Fact>
      <Fact name="Lingua">{entry.language ?? 'Non indicata'}</Fact>
      {entry.imageUrl && (
        <Fact name="Immagine">
          <SourceLink url={entry.imageUrl} />{' '}
          <span className="text-ink-soft">(resta della fonte: sul sito non si usa)</span>
        </Fact>
      )}
    </dl>
  </Titled>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_1fr] gap-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

const SourceLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer nofollow">
    {url} <ExternalLink className="inline size-4" aria-label="(si apre in un'altra finestra)" />
  </a>
)
