import { BIN_DAYS } from '#contracts/admin/catalogue-entry.ts'
import { listAdminRecipes } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipePage, AdminRecipeRow, RecipeState } from '#contracts/recipes/admin-recipes.ts'
import { StateList } from '#web/features/admin/state-list.tsx'
import { RecipeRow } from './recipe-row.tsx'
import { editorPath, RECIPE_TEXTS, recipesOf } from './use-recipe-actions.ts'

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
