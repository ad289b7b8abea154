import { clsx } from 'clsx'
import { useId } from 'react'
import type { Comparison } from '#contracts/import/import-entry.ts'

const TITLES = {
  site: 'Differenze da ciò che è sul sito',
  queue: 'Differenze dall’altra voce che aspetta',
  earlier: 'Che cosa è cambiato nella pagina',
} as const

/** Line by line; what a colour says is also said by a sign and, to screen readers, by a word. */
export function EntryComparison({
  comparison,
  title = TITLES[comparison.with],
}: {
  comparison: Comparison
  title?: string
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {comparison.fields.length === 0 && <p className="mt-2 text-ink-soft">Nessuna differenza.</p>}
      {comparison.fields.map(({ field, lines }) => (
        <div key={field} className="mt-4">
          <h4 className="font-semibold">{field}</h4>
          <ul className="mt-1 overflow-hidden rounded-md border border-line text-sm">
            {lines.map(({ change, text }, index) => (
              <li key={index} className={clsx('flex gap-2 px-3 py-1', LOOKS[change])}>
                <span aria-hidden="true" className="w-3 shrink-0 text-center">
                  {SIGNS[change]}
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="sr-only">{WORDS[change]} </span>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const SIGNS = { same: '', added: '+', removed: '−' } as const
const WORDS = { same: '', added: 'Aggiunto:', removed: 'Tolto:' } as const
const LOOKS = {
  same: 'bg-paper text-ink-soft',
  added: 'bg-paper font-semibold text-basil',
  removed: 'bg-crust text-tomato line-through',
} as const
