import { ArrowLeft } from 'lucide-react'
import { getAdminRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import { useAdminOnce } from '#web/features/admin/use-admin-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { RecipeFormView } from './recipe-form.tsx'
import { LIST_PATH } from './recipe-paths.ts'

export default function RecipeEditor({ id }: { id: number | undefined }) {
  return (
    <section aria-labelledby="ricetta">
      <ButtonLink to={LIST_PATH} look="quiet" size="small" className="mb-1 -ml-4">
        <ArrowLeft className="size-4" aria-hidden /> Tutte le ricette
      </ButtonLink>
      {id === undefined ? <RecipeFormView /> : <SavedRecipe id={id} />}
    </section>
  )
}

function SavedRecipe({ id }: { id: number }) {
  const { data, isError, refetch } = useAdminOnce(getAdminRecipe, id)
  if (isError)
    return (
      <LoadError heading="h2" onRetry={() => void refetch()}>
        <p>Non siamo riusciti a caricare la ricetta. Forse non esiste più.</p>
      </LoadError>
    )
  if (!data) return <Spinner text="Caricamento..." />
  if (data.deletedAt)
    return (
      <LoadError heading="h2" title="La ricetta è nel cestino" onRetry={() => void refetch()}>
        <p>Ripristinala dall'elenco del cestino, poi potrai modificarla.</p>
      </LoadError>
    )
  return <RecipeFormView recipe={data} />
}
