import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import type { AdminRecipePage, RecipeState } from '#contracts/admin-recipes.ts'
import { BIN_DAYS } from '#contracts/admin-recipes.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState, Spinner } from '../../../ui/feedback.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { MoreButton } from '../more-button.tsx'
import { useAdminPages } from '../use-admin-query.ts'
import { useSearchText } from '../use-search-text.ts'
import { editorPath } from './recipe-paths.ts'
import { RecipeRow } from './recipe-row.tsx'

const STATES: { value: RecipeState; label: string }[] = [
  { value: 'all', label: 'Tutte' },
  { value: 'published', label: 'Pubblicate' },
  { value: 'draft', label: 'Bozze' },
  { value: 'deleted', label: 'Cestino' },
]

export function RecipeList() {
  const { typed, setTyped, search } = useSearchText()
  const [state, setState] = useState<RecipeState>('all')
  const list = useAdminPages<AdminRecipePage>(apiPaths.adminRecipes, { state, ...(search && { search }) })
  const recipes = list.data?.pages.flatMap((page) => page.recipes)
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
      <div className="mt-4 mb-6 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label="Cerca una ricetta"
          type="search"
          placeholder="Una parte del nome"
          icon={<Search className="size-5" aria-hidden />}
          value={typed}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label="Mostra"
          value={state}
          options={STATES}
          onChange={(value) => setState(STATES.find((one) => one.value === value)?.value ?? 'all')}
        />
      </div>
      {state === 'deleted' && (
        <p className="mb-4 text-ink-soft">
          Ciò che elimini resta qui {BIN_DAYS} giorni, poi sparisce per sempre con i suoi voti.
        </p>
      )}
      <div aria-live="polite">
        {list.isError && (
          <LoadError onRetry={() => void list.refetch()}>
            <p>Non siamo riusciti a caricare le ricette.</p>
          </LoadError>
        )}
        {list.isPending && <Spinner text="Caricamento..." />}
        {recipes?.length === 0 && (
          <EmptyState title={state === 'deleted' ? 'Il cestino è vuoto' : 'Nessuna ricetta trovata'} />
        )}
      </div>
      {recipes && recipes.length > 0 && (
        <ul aria-label="Ricette trovate" className="grid gap-3">
          {recipes.map((recipe) => (
            <RecipeRow key={recipe.id} recipe={recipe} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </section>
  )
}
