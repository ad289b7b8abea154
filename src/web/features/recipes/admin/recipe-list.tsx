import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BIN_DAYS } from '#contracts/admin/catalogue-entry.ts'
import { listAdminRecipes } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipePage, AdminRecipeRow, RecipeState } from '#contracts/recipes/admin-recipes.ts'
import { SearchedList } from '#web/features/admin/searched-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { editorPath } from './recipe-paths.ts'
import { RecipeRow } from './recipe-row.tsx'
import { RECIPE_TEXTS, recipesOf } from './recipe-texts.ts'

const STATES: { value: RecipeState; label: string }[] = [
  { value: 'all', label: 'Tutte' },
  { value: 'published', label: 'Pubblicate' },
  { value: 'draft', label: 'Bozze' },
  { value: 'deleted', label: 'Cestino' },
]

export function RecipeList() {
  const [state, setState] = useState<RecipeState>('all')
  return (
    <section aria-labelledby="elenco-ricette">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="elenco-ricette" tabIndex={-1} className="text-2xl">
          Ricette
        </h2>
        <ButtonLink to={editorPath('nuova')}>
          <Plus className="size-5" aria-hidden /> Nuova ricetta
        </ButtonLink>
      </div>
      <SearchedList<AdminRecipePage, AdminRecipeRow>
        endpoint={listAdminRecipes}
        params={{ state }}
        rowsOf={recipesOf}
        search={{ label: 'Cerca una ricetta', placeholder: 'Una parte del nome' }}
        texts={state === 'deleted' ? { ...RECIPE_TEXTS, empty: 'Il cestino è vuoto' } : RECIPE_TEXTS}
        filter={
          <Select
            label="Mostra"
            value={state}
            options={STATES}
            onChange={(value) => setState(STATES.find((one) => one.value === value)?.value ?? 'all')}
          />
        }
        note={
          state === 'deleted' && (
            <p className="mb-4 text-ink-soft">
              Ciò che elimini resta qui {BIN_DAYS} giorni, poi sparisce per sempre con i suoi voti.
            </p>
          )
        }
      >
        {(recipe) => <RecipeRow recipe={recipe} />}
      </SearchedList>
    </section>
  )
}
