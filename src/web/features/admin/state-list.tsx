import { Plus } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { SearchedList } from './searched-list.tsx'

interface StateListProps {
  id: string
  title: string
  create: { to: string; text: string }
  states: ComponentProps<typeof Select>['options']
  binNote: string
}
type Searched<Page extends { next: number | null }, Row extends { id: number }> = Omit<
  ComponentProps<typeof SearchedList<Page, Row>>,
  'params' | 'filter' | 'note'
>

/** A list of the dashboard whose rows are sorted out by their state, with the bin as the last state. */
export function StateList<Page extends { next: number | null }, Row extends { id: number }>({
  id,
  title,
  create,
  states,
  binNote,
  texts,
  ...list
}: StateListProps & Searched<Page, Row>) {
  const [state, setState] = useState('all')
  const inBin = state === 'deleted'
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={id} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <ButtonLink to={create.to}>
          <Plus className="size-5" aria-hidden /> {create.text}
        </ButtonLink>
      </div>
      <SearchedList
        {...list}
        params={{ state }}
        texts={inBin ? { ...texts, empty: 'Il cestino è vuoto' } : texts}
        filter={<Select label="Mostra" value={state} options={states} onChange={setState} />}
        note={inBin && <p className="mb-4 text-ink-soft">{binNote}</p>}
      />
    </section>
  )
}
