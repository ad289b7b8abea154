import { useState } from 'react'
import type { Recipe } from '#contracts/recipe.ts'
import { scaledStep } from '#domain/recipe/scaled-step.ts'
import { scaledMethodNote } from '#domain/recipe/servings.ts'
import { useSite } from '../../api/site-context.ts'
import { FirstAidLink } from '../../ui/first-aid-link.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { CookingActions } from './cooking-actions.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { RatingForm } from './rating-form.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { recipeCrumbs, recipeJsonLd, sharePicture } from './recipe-json-ld.ts'
import { NotesOfReader } from './recipe-notes/notes-of-reader.tsx'
import { RecipeSource } from './recipe-source.tsx'
import { sheetSizePt } from './sheet-size.ts'
import { StepList } from './step-list.tsx'
import { VideoSection } from './video-section.tsx'

export const RECIPE_COLUMNS =
  'recipe-columns grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(19rem,0.8fr)_1.4fr]'

interface RecipeArticleProps {
  recipe: Recipe
  /** Not on the site: nobody can find or rate it. */
  isPreview?: boolean
}

/** The whole page of a recipe. */
export function RecipeArticle({ recipe, isPreview = false }: RecipeArticleProps) {
  const { publicUrl } = useSite()
  const [servings, setServings] = useState(recipe.servings)
  const factor = servings / recipe.servings
  const steps = recipe.steps.map((parts) => scaledStep(parts, factor))
  const isScaled = recipe.steps.flat().some((part) => typeof part === 'object')
  const note = scaledMethodNote(recipe.servings, servings, recipe.servingsUnit, isScaled)
  const path = `/ricette/${recipe.id}`
  return (
    <article
      className="recipe-sheet"
      data-size={sheetSizePt({ description: recipe.description, steps, note })}
    >
      <PageMeta
        title={recipe.name}
        description={recipe.description}
        path={path}
        type="article"
        hidden={isPreview}
        image={sharePicture(recipe.imageUrl)}
        jsonLd={[recipeJsonLd(recipe, publicUrl), recipeCrumbs(recipe, publicUrl)]}
      />
      <RecipeHeader recipe={recipe} />
      <div className="wrap">
        <CookingActions
          recipe={recipe}
          steps={steps}
          factor={factor}
          note={note}
          isPreview={isPreview}
          url={publicUrl + path}
        />
        <div className={RECIPE_COLUMNS}>
          <IngredientsPanel recipe={recipe} servings={servings} setServings={setServings} />
          <div>
            <StepList steps={steps} note={note} />
            {!isPreview && <FirstAidLink className="mt-8" />}
            {recipe.source && <RecipeSource source={recipe.source} />}
          </div>
        </div>
      </div>
      <div className="no-print border-t border-line">
        <div className="wrap grid gap-10 py-14 lg:grid-cols-2">
          <VideoSection recipe={recipe} />
          {!isPreview && <RatingForm recipe={recipe} />}
        </div>
        {!isPreview && <NotesOfReader recipeId={recipe.id} />}
      </div>
    </article>
  )
}
