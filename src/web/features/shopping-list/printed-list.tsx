import { clsx } from 'clsx'
import { Fragment } from 'react'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { PrintedSafety } from './safety-mark.tsx'
import { useStoredList } from './stored-shopping-list.ts'
import { rowsOf, type ShownList, useRecipeNames } from './use-shown-list.ts'

/**
 * Number of lines that fit two columns on a Letter sheet, which is shorter than A4. Longer lists have three
 * columns.
 */
const MOST_IN_TWO_COLUMNS = 60

export function PrintedList({ shown }: { shown: ShownList }) {
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
            {rows.map(({ name, checked, quantity, sources, recipes: ids }) => (
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
                {quantity && <span className="shrink-0 font-semibold tabular-nums">{quantity}</span>}
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </div>
  )
}
