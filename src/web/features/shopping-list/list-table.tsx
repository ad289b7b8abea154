import { Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'

interface ListTableProps {
  items: ShoppingItem[]
  onChange: (index: number, change: Partial<ShoppingItem>) => void
  onDelete: (index: number) => void
}

const field =
  'w-full rounded-md border border-transparent bg-transparent px-2 py-2 hover:border-line focus:border-line'

/** Rows in their order, without identity but their place; once the quantities are summed, a heading where a department begins. */
export const ListTable = ({ items, onChange, onDelete }: ListTableProps) => (
  <table className="no-print w-full table-fixed text-left">
    <caption className="sr-only">Ingredienti da comprare</caption>
    <thead className="border-b border-line text-sm">
      <tr>
        <th scope="col" className="w-11">
          <span className="sr-only">Preso</span>
        </th>
        <th scope="col" className="py-2 pl-2 font-semibold">
          Ingrediente
        </th>
        <th scope="col" className="w-28 py-2 pl-2 font-semibold sm:w-40">
          Quantità
        </th>
        <th scope="col" className="w-11">
          <span className="sr-only">Elimina</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((item, index) => (
        <Fragment key={index}>
          {item.department && item.department !== items[index - 1]?.department && (
            <tr>
              <th scope="colgroup" colSpan={4} className="kicker pt-5 pb-1 font-sans text-gold">
                {item.department}
              </th>
            </tr>
          )}
          <Row item={item} onChange={(change) => onChange(index, change)} onDelete={() => onDelete(index)} />
        </Fragment>
      ))}
    </tbody>
  </table>
)

interface RowProps {
  item: ShoppingItem
  onChange: (change: Partial<ShoppingItem>) => void
  onDelete: () => void
}

const Row = ({ item: { name, checked, quantity }, onChange, onDelete }: RowProps) => (
  <tr className="border-b border-line align-top">
    <td>
      <label className="flex size-11 items-center justify-center">
        <span className="sr-only">Preso: {name}</span>
        <input
          type="checkbox"
          checked={checked}
          onChange={() => onChange({ checked: !checked })}
          className="size-5 accent-(--basil-fill)"
        />
      </label>
    </td>
    <td>
      <textarea
        aria-label="Ingrediente"
        rows={1}
        value={name}
        maxLength={200}
        onChange={(event) => onChange({ name: event.target.value.replaceAll('\n', ' ') })}
        className={`${field} field-sizing-content min-h-11 resize-none ${checked ? 'text-ink-soft line-through' : ''}`}
      />
    </td>
    <td>
      <input
        aria-label={`Quantità di ${name}`}
        autoComplete="off"
        maxLength={60}
        value={quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
        className={`${field} min-h-11`}
      />
    </td>
    <td>
      <button
        type="button"
        aria-label={`Elimina ${name}`}
        onClick={onDelete}
        className="flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-crust hover:text-tomato"
      >
        <Trash2 className="size-5" aria-hidden />
      </button>
    </td>
  </tr>
)
