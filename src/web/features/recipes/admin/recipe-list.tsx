import { BIN_DAYS } from '#contracts/admin/catalogue-entry.ts'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { listAdminRecipes } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipePage, AdminRecipeRow, RecipeState } from '#contracts/recipes/admin-recipes.ts'
import { AdminRow } from '#web/features/admin/admin-row.tsx'
import { momentWith } from '#web/features/admin/moment-text.ts'
import { StateList } from '#web/features/admin/state-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { editorPath, previewPath, RECIPE_TEXTS, recipesOf, useRecipeActions } from './use-recipe-actions.ts'

const STATES: { value: RecipeState; label: string }[] = [
  { value: 'all', label: 'Tutte' },
  { value: 'published', label: 'Pubblicate' },
  { value: 'draft', label: 'Bozze' },
  { value: 'deleted', label: 'Cestino' },
]

export const RecipeList = () => (
  <StateList<AdminRecipePage, AdminRecipeRow>
    id="elenco-ricette"
    title="Ricette"
    create={{ to: editorPath('nuova'), text: 'Nuova ricetta' }}
    states={STATES}
    binNote={`Ciò che elimini resta qui ${BIN_DAYS} giorni, poi sparisce per sempre con i suoi voti.`}
    endpoint={listAdminRecipes}
    rowsOf={recipesOf}
    search={{ label: 'Cerca una ricetta', placeholder: 'Una parte del nome' }}
    texts={RECIPE_TEXTS}
  >
    {(recipe) => <RecipeRow recipe={recipe} />}
  </StateList>
)

function RecipeRow({ recipe }: { recipe: AdminRecipeRow }) {
  const { id, name, category, isPublished, deletedAt, updatedAt, youtubeVideoId } = recipe
  const actions = useRecipeActions()
  const items = deletedAt
    ? [{ label: 'Ripristina come bozza', onSelect: () => actions.restore(recipe, false) }]
    : [
        { label: 'Modifica', to: editorPath(id) },
        isPublished
          ? { label: 'Vedi sul sito', to: recipePage(id) }
          : { label: 'Anteprima', to: previewPath(id) },
        isPublished
          ? { label: 'Togli dal sito', onSelect: () => actions.setPublished(recipe, false) }
          : { label: 'Pubblica', onSelect: () => actions.setPublished(recipe, true) },
        { label: 'Elimina', onSelect: () => actions.remove(recipe) },
      ]
  return (
    <AdminRow
      name={name}
      to={!deletedAt && editorPath(id)}
      badges={
        <>
          <StateBadge isPublished={isPublished} isDeleted={deletedAt !== null} />
          {youtubeVideoId && <Badge tone="paper">Video</Badge>}
        </>
      }
      items={items}
    >
      <p className="mt-1 text-sm text-ink-soft">
        {category}, modificata {momentWith('il', updatedAt)}
      </p>
    </AdminRow>
  )
}

const StateBadge = ({ isPublished, isDeleted }: { isPublished: boolean; isDeleted: boolean }) =>
  isDeleted ? (
    <Badge tone="tomato">Nel cestino</Badge>
  ) : (
    <Badge tone={isPublished ? 'basil' : 'plain'}>{isPublished ? 'Pubblicata' : 'Bozza'}</Badge>
  )
