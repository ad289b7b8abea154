import { Search } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState, SkeletonRows } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { PartError } from './part-error.tsx'
import { type PagedEndpoint, useAdminPages } from './use-admin-query.ts'

const DELAY_MS = 250

function useSearchText() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, setTyped, search }
}

const LOADING_ROWS = 6

interface SearchedListProps<Page extends { next: number | null }, Row> {
  endpoint: PagedEndpoint<Page>
  params?: Readonly<Record<string, string>>
  rowsOf: (page: Page) => readonly Row[]
  search: { label: string; placeholder: string }
  texts: {
    list: string
    failed: string
    empty: string
    emptyHint?: string
  }
  filter?: ReactNode
  note?: ReactNode
  isDense?: boolean
  children: (row: Row) => ReactNode
}

export function SearchedList<Page extends { next: number | null }, Row extends { id: number }>(
  props: SearchedListProps<Page, Row>,
) {
  const { endpoint, params, rowsOf, search: asked, texts, filter, note, isDense, children } = props
  const { typed, setTyped, search } = useSearchText()
  const list = useAdminPages(endpoint, { ...params, ...(search && { search }) })
  const rows = list.data?.pages.flatMap(rowsOf)
  return (
    <>
      <div className="mt-4 mb-6 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label={asked.label}
          type="search"
          placeholder={asked.placeholder}
          icon={<Search className="size-5" aria-hidden />}
          value={typed}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
        {filter}
      </div>
      {note}
      <div aria-live="polite">
        <PartError of={list} besideData says={texts.failed} />
        {list.isPending && <SkeletonRows text="Caricamento..." count={LOADING_ROWS} row="h-28" />}
        {rows?.length === 0 && (
          <EmptyState title={texts.empty}>{texts.emptyHint && <p>{texts.emptyHint}</p>}</EmptyState>
        )}
      </div>
      {rows && rows.length > 0 && (
        <ul aria-label={texts.list} className={isDense ? 'grid gap-2 md:grid-cols-2' : 'grid gap-3'}>
          {rows.map((row) => (
            <Fragment key={row.id}>{children(row)}</Fragment>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </>
  )
}

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

export const MoreButton = ({ list }: MoreButtonProps) =>
  list.hasNextPage && (
    <Button
      look="secondary"
      className="mt-6"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? 'Un momento...' : 'Mostra altri'}
    </Button>
  )
