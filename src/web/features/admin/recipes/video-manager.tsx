import { Search } from 'lucide-react'
import { useState } from 'react'
import type { AdminRecipePage, AdminRecipeRow } from '#contracts/admin-recipes.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState, Spinner } from '../../../ui/feedback.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { MoreButton } from '../more-button.tsx'
import { useAdminPages } from '../use-admin-query.ts'
import { useSearchText } from '../use-search-text.ts'
import { VideoForm } from './video-form.tsx'

/** The video of each recipe: choose one, paste a link or pick a suggestion, save or cancel. */
export default function VideoManager() {
  const [chosen, setChosen] = useState<AdminRecipeRow>()
  return (
    <section aria-labelledby="video-ricette">
      <h2 id="video-ricette" className="text-2xl">
        Video delle ricette
      </h2>
      {chosen ? (
        <VideoForm key={chosen.id} recipe={chosen} onClose={() => setChosen(undefined)} />
      ) : (
        <RecipeChoice onChoose={setChosen} />
      )}
    </section>
  )
}

function RecipeChoice({ onChoose }: { onChoose: (recipe: AdminRecipeRow) => void }) {
  const { typed, setTyped, search } = useSearchText()
  const list = useAdminPages<AdminRecipePage>(apiPaths.adminRecipes, search ? { search } : {})
  const recipes = list.data?.pages.flatMap((page) => page.recipes)
  return (
    <>
      <Field
        label="Scegli una ricetta"
        type="search"
        placeholder="Una parte del nome"
        icon={<Search className="size-5" aria-hidden />}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        className="mt-4 mb-6 max-w-xl"
      />
      <div aria-live="polite">
        {list.isError && (
          <LoadError onRetry={() => void list.refetch()}>
            <p>Non siamo riusciti a caricare le ricette.</p>
          </LoadError>
        )}
        {list.isPending && <Spinner text="Caricamento..." />}
        {recipes?.length === 0 && <EmptyState title="Nessuna ricetta trovata" />}
      </div>
      {recipes && recipes.length > 0 && (
        <ul aria-label="Ricette tra cui scegliere" className="grid gap-2 md:grid-cols-2">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <button
                type="button"
                onClick={() => onChoose(recipe)}
                className="flex min-h-12 w-full items-center justify-between gap-3 rounded-md border border-line bg-paper px-4 py-2 text-left hover:border-ink-soft"
              >
                <span className="wrap-anywhere">{recipe.name}</span>
                <Badge tone={recipe.youtubeVideoId ? 'basil' : 'plain'}>
                  {recipe.youtubeVideoId ? 'Ha un video' : 'Senza video'}
                </Badge>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </>
  )
}
