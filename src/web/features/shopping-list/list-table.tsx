import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { type FocusEvent, Fragment, useEffect, useEffectEvent, useState } from 'react'
import type { ListRow } from '#domain/shopping-list/shopping-item.ts'
import { SafetyMark } from './safety-mark.tsx'
import { type ListGroup, useRecipeNames } from './use-shown-list.ts'

export type RowChange = Partial<Pick<ListRow, 'name' | 'quantity' | 'checked'>>

/**
 * The unsaved text of a row. It is saved when the reader leaves the row or the page. An incomplete name
 * might belong to another department, and the row would move during typing.
 */
function useRowDraft(row: ListRow, onChange: (change: RowChange) => void) {
  const [draft, setDraft] = useState<RowChange>({})
  const keep = (more: RowChange = {}) => {
    const change = { ...draft, ...more }
    if (Object.keys(change).length > 0) onChange(change)
    setDraft({})
  }
  const keepOnLeaving = useEffectEvent(() => {
    if (document.hidden) keep()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', keepOnLeaving)
    return () => document.removeEventListener('visibilitychange', keepOnLeaving)
  }, [])
  return {
    name: draft.name ?? row.name,
    quantity: draft.quantity ?? row.quantity,
    write: (part: RowChange) => setDraft({ ...draft, ...part }),
    keep,
    leave: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) keep()
    },
  }
}

/** No index of a stored row: a change can make one row of several, and the indices after it move. */
function keyOf(rows: readonly ListRow[], at: number): string {
  const { name } = rows[at] as ListRow
  return `${name} ${rows.slice(0, at).filter((row) => row.name === name).length}`
}

export interface ListTableProps {
  caption: string
  groups: readonly ListGroup[]
  isEditing: boolean
  onChange: (row: ListRow, change: RowChange) => void
  onDelete: (row: ListRow) => void
}

const field =
  'relative z-1 w-full rounded-md border border-transparent bg-transparent px-1 py-2 hover:border-line focus:border-line sm:px-2'

export function ListTable({ caption, groups, isEditing, onChange, onDelete }: ListTableProps) {
  const namesOf = useRecipeNames()
  const hasAmounts = groups.some(({ rows }) => rows.some(({ quantity }) => quantity !== ''))
  const amountCell = clsx(!hasAmounts && !isEditing && 'max-sm:hidden')
  const deleteCell = clsx(!isEditing && 'max-sm:hidden')
  return (
    <div className="no-print @container">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="w-11" />
          <col />
          <col className={clsx('w-26 sm:w-40', amountCell)} />
          <col className={clsx('w-11', deleteCell)} />
        </colgroup>
        <thead className="border-b border-line text-sm max-sm:sr-only">
          <tr>
            <th scope="col">
              <span className="sr-only">Preso</span>
            </th>
            <th scope="col" className="py-2 pl-2 font-semibold">
              Ingrediente
            </th>
            <th scope="col" className={clsx('py-2 pl-2 font-semibold', amountCell)}>
              Quantità
            </th>
            <th scope="col" className={deleteCell}>
              <span className="sr-only">Elimina</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr>
                <th scope="colgroup" colSpan={2} className="kicker pt-5 pb-1 font-sans text-gold">
                  {title}
                </th>
              </tr>
              {rows.map((row, at) => (
                <Row
                  key={keyOf(rows, at)}
                  row={row}
                  recipes={namesOf(row.recipes)}
                  isEditing={isEditing}
                  cells={{ amountCell, deleteCell }}
                  onChange={(change) => onChange(row, change)}
                  onDelete={() => onDelete(row)}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  row: ListRow
  recipes: readonly string[]
  isEditing: boolean
  cells: { amountCell: string; deleteCell: string }
  onChange: (change: RowChange) => void
  onDelete: () => void
}

function Row({ row, recipes, isEditing, cells, onChange, onDelete }: RowProps) {
  const { name, quantity, write, keep, leave } = useRowDraft(row, onChange)
  const { checked } = row
  const written = clsx(
    field,
    'min-h-11',
    !isEditing && 'max-sm:pointer-events-none',
    checked && 'text-ink-soft line-through',
  )
  return (
    <tr className="border-b border-line align-top" onBlur={leave}>
      <td className="relative">
        <label className="flex size-11 cursor-pointer items-center justify-center after:absolute after:inset-y-0 after:left-0 after:w-[100cqw]">
          <span className="sr-only">Preso: {name}</span>
          <input
            type="checkbox"
            checked={checked}
            onChange={() => keep({ checked: !checked })}
            className="relative z-1 size-5 accent-(--basil-fill)"
          />
        </label>
      </td>
      <td>
        <textarea
          aria-label="Ingrediente"
          rows={1}
          value={name}
          maxLength={200}
          onChange={({ target }) => write({ name: target.value.replaceAll('\n', ' ') })}
          className={clsx(written, 'field-sizing-content block resize-none')}
        />
        <SafetyMark line={name} recipes={recipes} />
      </td>
      <td className={cells.amountCell}>
        <textarea
          aria-label={`Quantità di ${name}`}
          autoComplete="off"
          rows={1}
          maxLength={60}
          value={quantity}
          onChange={({ target }) => write({ quantity: target.value.replaceAll('\n', ' ') })}
          className={clsx(
            written,
            'field-sizing-content block resize-none tabular-nums max-sm:text-right',
            !isEditing && 'max-sm:text-sm',
          )}
        />
        {row.buy && quantity === row.quantity && (
          <p className="-mt-2 px-1 pb-2 text-sm text-ink-soft max-sm:pb-1 max-sm:text-right max-sm:leading-tight sm:px-2">
            {row.buy}
          </p>
        )}
      </td>
      <td className={cells.deleteCell}>
        <button
          type="button"
          aria-label={`Elimina ${name}`}
          onClick={onDelete}
          className="relative z-1 flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-crust hover:text-tomato"
        >
          <Trash2 className="size-5" aria-hidden />
        </button>
      </td>
    </tr>
  )
}
