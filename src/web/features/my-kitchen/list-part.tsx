import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { useStoredList } from '../shopping-list/stored-shopping-list.ts'
import { useShownList } from '../shopping-list/use-shown-list.ts'
import { NothingYet } from './kitchen-part.tsx'

export function ListPart() {
  const { items } = useStoredList()
  if (items.length === 0)
    return (
      <NothingYet to="/lista-spesa" action="Fai la lista">
        Scegli le pizze: la lista somma gli ingredienti e li divide per reparto.
      </NothingYet>
    )
  return (
    <>
      <LeftToBuy />
      <ButtonLink look="secondary" size="small" to="/lista-spesa" className="mt-4 min-h-11!">
        Apri la lista
      </ButtonLink>
    </>
  )
}

/** What is left, in the order in which the shop is walked through. */
function LeftToBuy() {
  const { groups, isWaiting } = useShownList()
  if (isWaiting) return <Skeleton className="h-24 w-full" />
  const left = groups.flatMap(({ title, rows }) => {
    const names = rows.flatMap(({ name, checked }) => (checked ? [] : name.toLowerCase()))
    return names.length === 0 ? [] : { title, names }
  })
  const count = left.reduce((sum, { names }) => sum + names.length, 0)
  return (
    <>
      <p className="font-semibold">
        {count === 0 ? 'Hai preso tutto' : count === 1 ? 'Manca una cosa' : `Mancano ${count} cose`}
      </p>
      <ul className="mt-1 text-ink-soft">
        {left.map(({ title, names }) => (
          <li key={title} className="line-clamp-2">
            {title}: {names.join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
