import { ButtonLink } from '../../ui/button.tsx'
import { useStoredList } from '../shopping-list/stored-shopping-list.ts'
import { NothingYet } from './kitchen-part.tsx'

const SHOWN = 5

export function ListPart() {
  const { items } = useStoredList()
  if (items.length === 0)
    return (
      <NothingYet to="/lista-spesa" action="Fai la lista">
        Scegli le pizze: la lista somma gli ingredienti e li divide per reparto.
      </NothingYet>
    )
  const left = items.filter(({ checked }) => !checked)
  return (
    <>
      <p className="font-semibold">
        {left.length === 0
          ? 'Hai preso tutto'
          : left.length === 1
            ? 'Manca una cosa'
            : `Mancano ${left.length} cose`}
      </p>
      {left.length > 0 && (
        <p className="mt-1 text-ink-soft">
          {left
            .slice(0, SHOWN)
            .map(({ name }) => name)
            .join(', ')}
          {left.length > SHOWN && ` e altre ${left.length - SHOWN}`}
        </p>
      )}
      <ButtonLink look="secondary" size="small" to="/lista-spesa" className="mt-4 min-h-11!">
        Apri la lista
      </ButtonLink>
    </>
  )
}
