import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDate, formatTime } from '#domain/words/clock-format.ts'
import { useQueries } from '../../api/queries-context.ts'
import { deviceShelf } from '../pizza-night/kept/device-shelf.ts'
import { eveningsQuery } from '../pizza-night/kept/kept-queries.ts'
import { accountShelf, type Shelf } from '../pizza-night/kept/shelf.ts'
import { KeptList, NothingYet, OfReader } from './kitchen-part.tsx'

export const EveningsPart = () => (
  <OfReader account={<OfAccount />} device={<Evenings shelf={deviceShelf} />} />
)

const OfAccount = () => <Evenings shelf={accountShelf(useQueries().api)} />

function Evenings({ shelf }: { shelf: Shelf }) {
  const { data: evenings = [], isError } = useQuery({
    ...eveningsQuery(shelf),
    enabled: typeof window !== 'undefined',
  })
  if (isError) return <p role="alert">Non siamo riusciti a caricare le tue serate.</p>
  if (evenings.length === 0)
    return (
      <NothingYet to="/serata" action="Prepara una serata">
        Dicci quanti siete e a che ora: menu, impasti e orari restano qui, pronti per la prossima volta.
      </NothingYet>
    )
  return (
    <KeptList>
      {evenings.map(({ id, title, bakeAtMs, timeZone, guests }) => (
        <li key={id} className="py-2">
          <Link to={`/serata#serata-${id}`} className="link-quiet block py-1">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="block text-sm text-ink-soft first-letter:uppercase">
              {formatDate(bakeAtMs, timeZone)}, ore {formatTime(bakeAtMs, timeZone)},{' '}
              {guests === 1 ? 'una persona' : `${guests} persone`}
            </span>
          </Link>
        </li>
      ))}
    </KeptList>
  )
}
