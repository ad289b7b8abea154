import { useDeferredValue, useId, useMemo } from 'react'
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { recipeFacts } from '#domain/recipe-list/recipe-facts.ts'
import { pictureOf } from '#domain/recipe-list/stand-in.ts'
import { ListRecipeCard } from '#web/features/recipe-cards/list-recipe-card.tsx'
import { RecipeHeader } from '#web/features/recipe-cards/recipe-header.tsx'
import { Titled } from '#web/ui/titled.tsx'
import { type PreviewedRecipe, type PreviewTexts, previewedRecipe } from './previewed-recipe.ts'

/** The position of the card in a list: pictures after the first row load lazily. */
const LATER = 9

const AS_ON_A_PHONE =
  '[&_h4]:text-2xl! [&_dl]:grid-cols-2! [&_header>div]:grid-cols-1! [&_header>div]:gap-4! [&_header>div]:p-4! [&_.recipe-picture]:order-none! [&_.recipe-picture]:[view-transition-name:none]'

export default function RecipePreview({ texts }: { texts: PreviewTexts }) {
  const id = useId()
  const shown = useDeferredValue(texts)
  const recipe = usePictured(previewedRecipe(shown), shown.ingredients)
  return (
    <Titled
      as="h3"
      id={id}
      title="Come la vedrà chi legge"
      look="text-lg"
      className="grid content-start gap-3"
    >
      <p className="text-sm text-ink-soft">Nelle liste, e in cima alla sua pagina. Cambia mentre scrivi.</p>
      <div inert className="grid gap-4">
        <ListRecipeCard recipe={recipe} position={LATER} />
        <div className={`overflow-hidden rounded-lg border border-line ${AS_ON_A_PHONE}`}>
          <RecipeHeader recipe={recipe} heading="h4" />
        </div>
      </div>
    </Titled>
  )
}

function usePictured(recipe: PreviewedRecipe, ingredients: readonly string[]): PreviewedRecipe {
  const { name, category, imageUrl } = recipe
  const list = ingredients.join('\n')
  const shown = useMemo(() => {
    if (imageUrl !== '') return imageUrl
    const written = list.split('\n')
    const lines = recipeLines(written)
    const facts = recipeFacts({ name, category, ingredients: written, instructions: '' }, lines)
    return pictureOf('', { category, facts, foods: lines.flatMap(({ id }) => id || []) })
  }, [name, category, imageUrl, list])
  return { ...recipe, imageUrl: shown }
}
