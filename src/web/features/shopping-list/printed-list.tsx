import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import { useQueries } from '../../api/queries-context.ts'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { useStoredList } from './use-stored-list.ts'

/**
 * How many lines stand in two columns on one sheet of Letter, the shorter of the two papers; beyond, three. Those hold
 * about 200 lines (202 were one sheet, 208 two): thirty recipes added up, 162 to 182 lines, are one sheet, and line by
 * line, 299 to 360, two or three. Four columns of 8 pt would hold 260, and break most lines.
 */
const MOST_IN_TWO_COLUMNS = 60

/** The list as it goes to the market: columns with boxes to tick by pencil, on paper only. */
export function PrintedList({ items }: { items: ShoppingItem[] }) {
  return (
    <div className="hidden print:block">
      <ForWhom />
      <PrintedOn prefix="Lista del" />
      <ul
        className={clsx(
          'mt-4',
          items.length > MOST_IN_TWO_COLUMNS ? 'printed-long-list columns-3 gap-6' : 'columns-2 gap-10',
        )}
      >
        {items.map(({ name, checked, quantity, department }, index) => (
          <Fragment key={index}>
            {department && department !== items[index - 1]?.department && (
              <li className="kicker break-after-avoid pt-3 pb-0.5 first:pt-0">{department}</li>
            )}
            <li className="flex gap-2.5 border-b border-line py-0.5 leading-tight">
              <span
                aria-hidden
                className="mt-px size-3 shrink-0 border border-current text-center text-xs leading-3"
              >
                {checked && '×'}
              </span>
              <span className={clsx('grow', checked && 'line-through')}>{name}</span>
              {quantity && <span className="shrink-0 font-semibold tabular-nums">{quantity}</span>}
            </li>
          </Fragment>
        ))}
      </ul>
    </div>
  )
}

/** Which recipes it was made for. */
function ForWhom() {
  const { data } = useQuery(useQueries().recipeCards())
  const { recipes } = useStoredList()
  const names = recipes.flatMap((id) => data?.find((recipe) => recipe.id === id)?.name ?? [])
  return names.length > 0 && <p className="mt-1">Per: {names.join(', ')}</p>
}
