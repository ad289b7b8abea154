import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import type { AdminRecipe } from '#contracts/recipes/admin-recipes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LIST_PATH, previewPath, useRecipeActions } from './use-recipe-actions.ts'

interface PublicationBarProps {
  recipe: AdminRecipe
  /** Unsaved changes block publication, because only the saved version would be published. */
  isDirty: boolean
}

export function PublicationBar({ recipe, isDirty }: PublicationBarProps) {
  const actions = useRecipeActions()
  const navigate = useNavigate()
  const [isPublished, setPublished] = useState(recipe.isPublished)
  useEffect(() => setPublished(recipe.isPublished), [recipe.isPublished])
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={isPublished ? 'basil' : 'plain'}>{isPublished ? 'Pubblicata' : 'Bozza'}</Badge>
      <ButtonLink
        look="quiet"
        size="small"
        to={isPublished ? recipePage(recipe.id) : previewPath(recipe.id)}
        target="_blank"
      >
        {isPublished ? 'Vedi sul sito' : 'Anteprima'}
      </ButtonLink>
      <Button
        look="secondary"
        size="small"
        disabled={isDirty}
        onClick={() => actions.setPublished(recipe, !isPublished, () => setPublished(!isPublished))}
      >
        {isPublished ? 'Togli dal sito' : 'Pubblica'}
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={isDirty}
        onClick={() => {
          actions.remove({ ...recipe, isPublished })
          void navigate(LIST_PATH)
        }}
      >
        Elimina
      </Button>
      {isDirty && <p className="text-sm text-ink-soft">Salva prima le modifiche.</p>}
    </div>
  )
}
