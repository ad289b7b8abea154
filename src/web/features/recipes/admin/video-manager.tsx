import { useState } from 'react'
import { listAdminRecipes } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipePage, AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import { SearchedList } from '#web/features/admin/searched-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Titled } from '#web/ui/titled.tsx'
import { RECIPE_TEXTS, recipesOf } from './use-recipe-actions.ts'
import { VideoForm } from './video-form.tsx'

export default function VideoManager() {
  const [chosen, setChosen] = useState<AdminRecipeRow>()
  return (
    <Titled id="video-ricette" title="Video delle ricette">
      {chosen ? (
        <VideoForm key={chosen.id} recipe={chosen} onClose={() => setChosen(undefined)} />
      ) : (
        <RecipeChoice onChoose={setChosen} />
      )}
    </Titled>
  )
}

const RecipeChoice = ({ onChoose }: { onChoose: (recipe: AdminRecipeRow) => void }) => (
  <SearchedList<AdminRecipePage, AdminRecipeRow>
    endpoint={listAdminRecipes}
    rowsOf={recipesOf}
    search={{ label: 'Scegli una ricetta', placeholder: 'Una parte del nome' }}
    texts={{ ...RECIPE_TEXTS, list: 'Ricette tra cui scegliere' }}
    isDense
  >
    {(recipe) => (
      <li>
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
    )}
  </SearchedList>
)
