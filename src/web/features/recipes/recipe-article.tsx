import { useState } from 'react'
import { Link } from 'react-router'
import type { Recipe, RecipeSource as Source } from '#contracts/recipes/recipe.ts'
import { type CraftPart, withCraftWords } from '#domain/recipes/craft-words.ts'
import { linkedParts } from '#domain/words/linked-text.ts'
import { useSite } from '../../api/site-context.ts'
import { MeasuredText } from '../../ui/measured-text.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Titled } from '../../ui/titled.tsx'
import { backTo, useComeBackHere } from '../../ui/way-back.ts'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { RecipeHeader } from '../recipe-cards/recipe-header.tsx'
import { AfterRecipe } from './after-recipe.part.ts'
import { CookingActions } from './cooking-actions.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { methodFor, type OwnTime, timesFor } from './method.ts'
import { OwnOven, OwnTimeTeller } from './own-oven.part.tsx'
import { recipeCrumbs, recipeJsonLd, sharePicture } from './recipe-json-ld.ts'
import { RecipeStrip } from './recipe-strip.tsx'
import { StepPicture } from './step-picture.part.ts'
import { type ChosenDoses, useDoses } from './use-doses.ts'

export const RECIPE_COLUMNS =
  'recipe-columns grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(19rem,0.8fr)_1.4fr]'

export function RecipeArticle({ recipe, isPreview = false }: { recipe: Recipe; isPreview?: boolean }) {
  const { publicUrl } = useSite()
  const doses = useDoses(recipe)
  const [ownTime, setOwnTime] = useState<OwnTime | null>(null)
  const { steps, note } = methodFor(recipe, doses, ownTime)
  const timed = timesFor(recipe, doses, ownTime)
  useComeBackHere(isPreview ? undefined : backTo(recipe.name))
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
      <RecipeHeader recipe={timed} />
      <OwnTimeTeller recipe={recipe} doses={doses} onKnown={setOwnTime} />
      <RecipeStrip recipe={timed} doses={doses} own={ownTime} />
      <div className="wrap">
        <CookingActions
          recipe={recipe}
          steps={steps}
          note={note}
          doses={doses}
          isPreview={isPreview}
          url={publicUrl + path + doses.query('?')}
        />
      </div>
      <div className="wrap">
        <div className={RECIPE_COLUMNS}>
          <IngredientsPanel recipe={recipe} doses={doses} />
          <div>
            <StepList recipe={recipe} doses={doses} steps={steps} note={note} />
            {recipe.why && <WhyItWorks text={recipe.why} />}
            {!isPreview && <FirstAidLink className="mt-8" from={`ricetta=${recipe.id}${doses.query('&')}`} />}
            {recipe.source && <RecipeSource source={recipe.source} />}
          </div>
        </div>
      </div>
      <AfterRecipe recipe={recipe} isPreview={isPreview} />
    </article>
  )
}

export const RecipeSource = ({ source: { url, name, author } }: { source: Source }) => (
  <p className="mt-8 border-t border-line pt-4 text-sm text-ink-soft">
    Ricetta
    {author && ` di ${author}`}
    {(url ?? name) && (author ? ', da ' : ' da ')}
    {url ? (
      <a href={url} rel="nofollow external" className="wrap-anywhere">
        {name ?? new URL(url).host}
      </a>
    ) : (
      name
    )}
    .
  </p>
)

/** Font sizes of a printed recipe, in points. */
const SIZES_PT = [12, 11.5, 11] as const
const SMALLEST_PT = 10.5

/** Space other than the text of the steps, counted in characters. `HEAD` is the heading with its facts.
 * `STEP` is the number and the gap of a step. `BEFORE_STEPS` is a factor for the text before the steps. */
const HEAD = 200
const STEP = 60
const BEFORE_STEPS = 2

/** Measured on a full Letter sheet, which is shorter than A4: the font size in points times the square root
 * of the number of characters. */
const FULL_SHEET = 571

interface SheetText {
  description: string
  steps: string[]
  note: string
}

export function sheetSizePt({ description, steps, note }: SheetText): number {
  const before = BEFORE_STEPS * (description.length + note.length)
  const letters = steps.reduce((sum, step) => sum + step.length + STEP, HEAD + before)
  const largestPt = FULL_SHEET / Math.sqrt(letters)
  return SIZES_PT.find((sizePt) => sizePt <= largestPt) ?? SMALLEST_PT
}

const WhyItWorks = ({ text }: { text: string }) => (
  <Titled
    id="perche"
    title="Perché funziona"
    look="text-xl"
    className="no-print mt-10 rounded-lg bg-crust p-5 sm:p-6"
  >
    <p className="mt-2 max-w-prose">
      {linkedParts(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={index} to={part.to} className="link-quiet">
            {part.text}
          </Link>
        ),
      )}
    </p>
  </Titled>
)

const Step = ({ parts }: { parts: readonly CraftPart[] }) => (
  <p className="max-w-prose">
    {parts.map((part, index) =>
      typeof part === 'string' ? (
        <MeasuredText key={index} isDosed>
          {part}
        </MeasuredText>
      ) : (
        <Link
          key={index}
          to={`/glossario#${part.anchor}`}
          className="text-ink underline decoration-gold decoration-dotted underline-offset-4 hover:decoration-solid"
        >
          {part.shown}
        </Link>
      ),
    )}
  </p>
)

interface StepListProps {
  recipe: Recipe
  doses: ChosenDoses
  steps: string[]
  note: string
}

const StepList = ({ recipe, doses, steps, note }: StepListProps) => (
  <Titled id="procedimento" title="Procedimento">
    {note && <p className="mt-3 max-w-prose font-semibold print:mt-1">{note}</p>}
    <ol className="mt-5 grid gap-7">
      {withCraftWords(steps).map((parts, index) => (
        <li key={index} id={`passo-${index + 1}`} className="flex scroll-mt-24 gap-5">
          <span aria-hidden="true" className="w-9 shrink-0 font-display text-3xl leading-none text-tomato">
            {index + 1}
          </span>
          <div>
            <StepPicture text={steps[index] ?? ''} />
            <Step parts={parts} />
            <OwnOven recipe={recipe} doses={doses} step={index} />
          </div>
        </li>
      ))}
    </ol>
  </Titled>
)
