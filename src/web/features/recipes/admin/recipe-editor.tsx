import { getAdminRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import { EditorPage } from '#web/features/admin/editor-page.tsx'
import { RecipeFormView } from './recipe-form.tsx'
import { LIST_PATH } from './use-recipe-actions.ts'

const TEXTS = {
  notLoaded: 'Non siamo riusciti a caricare la ricetta. Forse non esiste più.',
  binTitle: 'La ricetta è nel cestino',
  inBin: "Ripristinala dall'elenco del cestino, poi potrai modificarla.",
}

export default function RecipeEditor({ id }: { id: number | undefined }) {
  const back = { to: LIST_PATH, text: 'Tutte le ricette' }
  return (
    <EditorPage id={id} endpoint={getAdminRecipe} heading="ricetta" back={back} texts={TEXTS}>
      {(recipe) => <RecipeFormView {...(recipe && { recipe })} />}
    </EditorPage>
  )
}
