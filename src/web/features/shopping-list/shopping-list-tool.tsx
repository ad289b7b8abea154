import { type RefObject, useRef } from 'react'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { printPart } from '../../ui/print-part.ts'
import { showStart } from '../../ui/show-start.ts'
import { Card } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ListActions } from './list-actions.tsx'
import { ListTable } from './list-table.tsx'
import { PrintedList } from './printed-list.tsx'
import { RecipeChecklist } from './recipe-checklist.tsx'
import { changeList, useStoredList } from './use-stored-list.ts'

/** The checklist of recipes and the list made of them, kept in this browser. */
export function ShoppingListTool({ heading }: { heading: 'h2' | 'h3' }) {
  const title = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <div className="grid grid-cols-1 items-start gap-6 print:block lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card className="no-print px-4 sm:px-6">
        <RecipeChecklist
          onGenerated={() => {
            title.current?.focus({ preventScroll: true })
            showStart(title.current)
          }}
        />
      </Card>
      <Card className="px-4 sm:px-6">
        <div ref={sheet}>
          <List heading={heading} title={title} onPrint={() => printPart(sheet.current)} />
        </div>
      </Card>
    </div>
  )
}

interface ListProps {
  heading: 'h2' | 'h3'
  title: RefObject<HTMLHeadingElement | null>
  onPrint: () => void
}

function List({ heading: Heading, title, onPrint }: ListProps) {
  const { items } = useStoredList()
  const change = (index: number, part: Partial<ShoppingItem>) =>
    changeList((list) => ({
      ...list,
      items: list.items.map((item, at) => (at === index ? { ...item, ...part } : item)),
    }))
  const remove = (index: number) => {
    const before = items
    changeList((list) => ({ ...list, items: list.items.filter((_, at) => at !== index) }))
    toast({
      title: 'Riga eliminata',
      description: before[index]?.name ?? '',
      action: { label: 'Annulla', onSelect: () => changeList((list) => ({ ...list, items: before })) },
    })
  }
  const left = items.filter(({ checked }) => !checked).length
  return (
    <div className="grid grid-cols-1 gap-4 print:block">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <Heading ref={title} tabIndex={-1} className="text-xl outline-none">
          <span className="print:hidden">Da comprare</span>
          <span className="hidden print:inline">Lista della spesa</span>
        </Heading>
        <p aria-live="polite" className="no-print text-sm text-ink-soft">
          {items.length > 0 && (left === 0 ? 'Hai preso tutto' : `${left} da prendere su ${items.length}`)}
        </p>
      </div>
      {items.length === 0 ? (
        <EmptyState title="La lista è vuota">
          Scegli una o più ricette e genera la lista, oppure aggiungi un ingrediente a mano.
        </EmptyState>
      ) : (
        <>
          <ListTable items={items} onChange={change} onDelete={remove} />
          <PrintedList items={items} />
        </>
      )}
      <ListActions onPrint={onPrint} />
    </div>
  )
}
