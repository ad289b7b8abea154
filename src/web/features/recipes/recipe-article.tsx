import type { Recipe } from '#contracts/recipes/recipe.ts'
import { useSite } from '../../api/site-context.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { RecipeHeader } from '../recipe-cards/recipe-header.tsx'
import { CookingActions } from './cooking-actions.tsx'
import { GoingOn } from './going-on.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { methodFor } from './method.ts'
import { RatingForm } from './rating-form.tsx'
import { recipeCrumbs, recipeJsonLd, sharePicture } from './recipe-json-ld.ts'
import { NotesOfReader } from './recipe-notes/notes-of-reader.tsx'
import { RecipeSource } from './recipe-source.tsx'
import { RecipeStrip } from './recipe-strip.tsx'
import { sheetSizePt } from './sheet-size.ts'
import { StepList } from './step-list.tsx'
import { useDoses } from './use-doses.ts'
import { VideoSection } from './video-section.tsx'
import { WhyItWorks } from './why-it-works.tsx'

export const RECIPE_COLUMNS =
  'recipe-columns grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(19rem,0.8fr)_1.4fr]'

interface RecipeArticleProps {
  recipe: Recipe
  isPreview?: boolean
}

export function RecipeArticle({ recipe, isPreview = false }: RecipeArticleProps) {
  const { publicUrl } = useSite()
  const doses = useDoses(recipe)
  const { steps, note } = methodFor(recipe, doses)
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
        jsonLd={import.meta.env.SSR ? [recipeJsonLd(recipe, publicUrl), recipeCrumbs(recipe, publicUrl)] : []}
      />
      {doses.refused && (
        <p role="status" className="wrap no-print bg-crust pt-4 font-semibold">
          Il link chiede dosi che questa ricetta non può avere («{doses.refused}»): qui sotto trovi le sue.
        </p>
      )}
      <RecipeHeader recipe={recipe} />
      <RecipeStrip recipe={recipe} doses={doses} />
      <div className="wrap">
        <CookingActions
          recipe={recipe}
          steps={steps}
          note={note}
          doses={doses}
          isPreview={isPreview}
          url={publicUrl + path + doses.query('?')}
        />
        <div className={RECIPE_COLUMNS}>
          <IngredientsPanel recipe={recipe} doses={doses} />
          <div>
            <StepList steps={steps} note={note} />
            {recipe.why && <WhyItWorks text={recipe.why} />}
            {!isPreview && <FirstAidLink className="mt-8" from={`ricetta=${recipe.id}${doses.query('&')}`} />}
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
      {!isPreview && <GoingOn recipeId={recipe.id} />}
    </article>
  )
}
