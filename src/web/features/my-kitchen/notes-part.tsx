import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeNotesQuery } from '../../api/reader-queries.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { KeptList, NothingYet, OfReader } from './kitchen-part.tsx'

const SHOWN = 6

export const NotesPart = () => (
  <OfReader
    account={<Notes />}
    device={
      <NothingYet to="/ricette" action="Scegli che cosa cucinare">
        Con un account annoti com'è andata accanto a ogni ricetta, e alla prossima infornata lo rileggi qui.
        Le note le leggi soltanto tu.
      </NothingYet>
    }
  />
)

function Notes() {
  const { api } = useQueries()
  const { data: notes = [], isError } = useQuery(recipeNotesQuery(api))
  const { data: recipes } = useQuery({ ...recipeCardsQuery(api), enabled: notes.length > 0 })
  if (isError) return <p role="alert">Non siamo riusciti a caricare le tue note.</p>
  if (notes.length === 0)
    return (
      <NothingYet to="/ricette" action="Scegli che cosa cucinare">
        Dopo una pizza scrivi com'è andata, in fondo alla sua ricetta: la nota ti aspetta qui.
      </NothingYet>
    )
  return (
    <KeptList>
      {notes.slice(0, SHOWN).map(({ id, recipeId, text, cookedOn }) => (
        <li key={id} className="py-2">
          <Link to={recipePage(recipeId)} className="link-quiet block py-1">
            <span className="block font-semibold">
              {recipes?.find((recipe) => recipe.id === recipeId)?.name ?? 'Ricetta'},{' '}
              {new Date(cookedOn).toLocaleDateString('it-IT')}
            </span>
            <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>
          </Link>
        </li>
      ))}
    </KeptList>
  )
}
