import { useId } from 'react'
import type { Comparison } from '#contracts/import/import-entry.ts'
import { Titled } from '../../ui/titled.tsx'
import { WordDifference } from './word-difference.tsx'

const TITLES = {
  site: 'Differenze da ciò che è sul sito',
  queue: "Differenze dall'altra voce che aspetta",
  earlier: 'Che cosa è cambiato nella pagina',
} as const

export function EntryComparison({
  comparison,
  title = TITLES[comparison.with],
}: {
  comparison: Comparison
  title?: string
}) {
  const id = useId()
  return (
    <Titled as="h3" id={id} title={title} look="text-xl">
      {comparison.fields.length === 0 && <p className="mt-2 text-ink-soft">Nessuna differenza.</p>}
      {comparison.fields.map(({ field, before, after }) => (
        <div key={field} className="mt-4 grid gap-1">
          <h4 className="font-semibold">{field}</h4>
          <WordDifference before={before} after={after} />
        </div>
      ))}
    </Titled>
  )
}
