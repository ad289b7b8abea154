import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getAdminRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Protected } from '../accounts/protected.tsx'
import { RecipeArticle } from './recipe-article.tsx'

export default function RecipePreviewPage() {
  const id = rowIdOf(useParams().id)
  return (
    <>
      <PageMeta
        title="Anteprima"
        description="Una ricetta prima che esca."
        path={`/admin/anteprima/${id}`}
        hidden
      />
      <Protected adminOnly>{() => <Preview id={id} />}</Protected>
    </>
  )
}

function Preview({ id }: { id: number }) {
  const { api } = useQueries()
  const { data, isError, refetch } = useQuery({
    queryKey: ['preview', id],
    queryFn: ({ signal }) => api(getAdminRecipe, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (isError)
    return (
      <div className="wrap py-16">
        <LoadError heading="h2" onRetry={() => void refetch()}>
          <p>Non siamo riusciti a caricare l'anteprima. Forse la ricetta non esiste più.</p>
        </LoadError>
      </div>
    )
  if (!data) return <Spinner text="Caricamento..." />
  return (
    <>
      <aside aria-label="Anteprima" className="no-print border-b border-line bg-paper">
        <div className="wrap flex flex-wrap items-center justify-between gap-3 py-3">
          <p>
            <strong>Anteprima.</strong>{' '}
            {data.isPublished
              ? 'La ricetta è sul sito così.'
              : 'La ricetta non è sul sito: la vede solo la redazione.'}
          </p>
          <ButtonLink look="secondary" size="small" to={`/admin?scheda=ricette&ricetta=${id}`}>
            Modifica
          </ButtonLink>
        </div>
      </aside>
      <RecipeArticle recipe={data} isPreview />
    </>
  )
}
