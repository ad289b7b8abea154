import { clsx } from 'clsx'
import { Fragment, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { amountText, changedList, type ListRow, newItem } from '#domain/shopping-list/shopping-item.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { SkeletonRows } from '../../ui/feedback.tsx'
import { printPart } from '../../ui/print-part.ts'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { showStart } from '../../ui/show-start.ts'
import { Card } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ListActions } from './list-actions.tsx'
import { ListTable, type RowChange } from './list-table.tsx'
import { RecipeChecklist } from './recipe-checklist.tsx'
import { PrintedSafety } from './safety-mark.tsx'
import { changeList, useStoredList } from './stored-shopping-list.ts'
import { rowsOf, type ShownList, useRecipeNames, useShownList } from './use-shown-list.ts'

const isListed = () => document.documentElement.dataset.listed !== undefined
const never = () => () => undefined

/** The list comes first if there is one. The server does not know, so until then the style sheet orders both. */
export function ShoppingListTool({ heading }: { heading: 'h2' | 'h3' }) {
  const title = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { items, recipes } = useStoredList()
  const hasList = items.length > 0
  const chosen = recipes.length
  const isListFirst = useSyncExternalStore(never, isListed, () => false) || hasList
  const picker = (
    <Card key="picker" className="no-print listed:order-last px-4 pt-1 pb-4 sm:px-6 sm:pt-2 sm:pb-5">
      <details open={!isListFirst}>
        <summary className="min-h-11 content-center font-semibold">
          Scegli le ricette{chosen > 0 && `: ${chosen} ${chosen === 1 ? 'scelta' : 'scelte'}`}
        </summary>
        <div className={clsx('mt-1', !isListFirst && 'listed:hidden')}>
          <RecipeChecklist
            onGenerated={() => {
              title.current?.focus({ preventScroll: true })
              showStart(title.current)
            }}
          />
        </div>
      </details>
    </Card>
  )
  const list = (
    <Card key="list" className="px-4 py-4 sm:px-6 sm:py-5">
      <div ref={sheet}>
        <List heading={heading} title={title} onPrint={() => printPart(sheet.current)} />
      </div>
    </Card>
  )
  return (
    <div
      className={clsx(
        'grid grid-cols-1 items-start gap-3 print:block sm:gap-6 noscript:hidden',
        isListFirst
          ? 'lg:grid-cols-[minmax(0,1fr)_22rem]'
          : 'lg:grid-cols-[22rem_minmax(0,1fr)] listed:lg:grid-cols-[minmax(0,1fr)_22rem]',
      )}
    >
      {isListFirst ? [list, picker] : [picker, list]}
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
  const shown = useShownList()
  const [isEditing, setEditing] = useState(false)
  const isEmpty = items.length === 0
  const add = () => {
    changeList((list) => ({ ...list, items: [...list.items, newItem()] }))
    setEditing(true)
  }
  return (
    <div
      className={clsx(
        'grid grid-cols-1 gap-4 print:block',
        // What stands below a list that is still coming stays below it.
        isEmpty && 'listed:min-h-[70vh] listed:grid-rows-[auto_1fr_auto]',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading ref={title} tabIndex={-1} className="text-xl outline-none">
          <span className="print:hidden">Da comprare</span>
          <span className="hidden print:inline">Lista della spesa</span>
        </Heading>
        <p aria-live="polite" className="no-print text-sm text-ink-soft tabular-nums">
          {!isEmpty && !shown.isWaiting && leftToBuy(shown, items.length)}
        </p>
      </div>
      {isEmpty ? (
        <div className="text-ink-soft">
          <h3 className="font-sans text-base font-semibold tracking-normal">La lista è vuota</h3>
          <p>Scegli una o più ricette e genera la lista, oppure aggiungi un ingrediente a mano.</p>
        </div>
      ) : (
        <>
          <div className="no-print flex flex-wrap gap-2">
            <Chip
              isOn={!shown.isByRecipe}
              onToggle={() => changeList((list) => ({ ...list, isByRecipe: !list.isByRecipe }))}
            >
              Somma quantità
            </Chip>
            <span className="sm:hidden">
              <Chip isOn={isEditing} onToggle={() => setEditing(!isEditing)}>
                Modifica
              </Chip>
            </span>
          </div>
          {shown.hasFailed && (
            <p role="status" className="no-print flex flex-wrap items-center gap-3 text-ink-soft">
              La somma non è arrivata: controlla la connessione.
              <Button look="secondary" size="small" onClick={shown.retry}>
                Riprova
              </Button>
            </p>
          )}
          {shown.isWaiting ? (
            <SkeletonRows text="Sommiamo le quantità..." count={items.length} row="h-8" />
          ) : (
            <Rows shown={shown} isEditing={isEditing} />
          )}
          <PrintedList shown={shown} />
        </>
      )}
      <ListActions rows={rowsOf(shown)} onAdd={add} onPrint={onPrint} />
    </div>
  )
}

/** The number of the notification, and what is left of it once the same ingredients are added. */
function leftToBuy({ groups }: ShownList, ingredients: number): string {
  const rows = groups.flatMap((group) => group.rows)
  const left = rows.filter(({ checked }) => !checked).length
  if (left === 0) return 'Hai preso tutto'
  const sum = rows.length < ingredients ? `Somma di ${ingredients} ingredienti: ` : ''
  return `${sum}${left} da prendere su ${rows.length}`
}

function Rows({ shown: { groups, atHome }, isEditing }: { shown: ShownList; isEditing: boolean }) {
  const { items } = useStoredList()
  const change = (row: ListRow, part: RowChange) =>
    changeList((list) => ({ ...list, items: changedList(list.items, row, part) }))
  const remove = (row: ListRow) => {
    const before = items
    changeList((list) => ({ ...list, items: list.items.filter((_, at) => !row.sources.includes(at)) }))
    toast({
      title: 'Riga eliminata',
      description: row.name,
      action: { label: 'Annulla', onSelect: () => changeList((list) => ({ ...list, items: before })) },
    })
  }
  const table = { isEditing, onChange: change, onDelete: remove }
  return (
    <>
      {groups.length > 0 && <ListTable caption="Ingredienti da comprare" groups={groups} {...table} />}
      {atHome && (
        <details className="no-print">
          <summary className="flex min-h-11 items-center py-2 text-ink-soft">
            {/* Shown while folded too, so that a reader without salt sees it. */}
            <span className="link-quiet">
              {atHome.title}: {atHome.rows.map(({ name }) => name.toLowerCase()).join(', ')}
            </span>
          </summary>
          <ListTable caption={atHome.title} groups={[atHome]} {...table} />
        </details>
      )}
    </>
  )
}

/**
 * Number of lines that fit two columns on a Letter sheet, which is shorter than A4. Longer lists have three
 * columns.
 */
const MOST_IN_TWO_COLUMNS = 60

function PrintedList({ shown }: { shown: ShownList }) {
  const { recipes } = useStoredList()
  const namesOf = useRecipeNames()
  const forWhom = namesOf(recipes).join(', ')
  const isLong = rowsOf(shown).length > MOST_IN_TWO_COLUMNS
  const groups = shown.atHome ? [...shown.groups, shown.atHome] : shown.groups
  return (
    <div className="hidden print:block">
      {forWhom && <p className="mt-1">Per: {forWhom}</p>}
      <PrintedOn prefix="Lista del" />
      <ul className={clsx('mt-4', isLong ? 'printed-long-list columns-3 gap-6' : 'columns-2 gap-10')}>
        {groups.map(({ title, rows }) => (
          <Fragment key={title}>
            <li className="kicker break-after-avoid pt-3 pb-0.5 first:pt-0">{title}</li>
            {rows.map(({ name, checked, quantity, buy, sources, recipes: ids }) => (
              <li key={sources[0]} className="flex gap-2.5 border-b border-line py-0.5 leading-tight">
                <span
                  aria-hidden
                  className="mt-px size-3 shrink-0 border border-current text-center text-xs leading-3"
                >
                  {checked && '×'}
                </span>
                <span className={clsx('grow', checked && 'line-through')}>
                  {name}
                  {!isLong && <PrintedSafety line={name} recipes={namesOf(ids)} />}
                </span>
                {quantity && (
                  <span className="shrink-0 font-semibold tabular-nums">{amountText({ quantity, buy })}</span>
                )}
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </div>
  )
}
