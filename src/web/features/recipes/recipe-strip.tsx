import type { Recipe } from '#contracts/recipes/recipe.ts'
import { bakeMinutesOf, piecesOf } from '#domain/recipes/doses/scaled-pieces.ts'
import { shortDuration, spokenDuration } from '#domain/recipes/duration.ts'
import { servingsNoun } from '#domain/words/servings.ts'
import { formatDecimal } from '../../ui/format.ts'
import { useClock } from '../../ui/use-clock.ts'
import type { OwnTime } from './method.ts'
import { dinnerStart, readyText } from './ready-text.ts'
import { Allergens, Diets } from './recipe-fitness.tsx'
import type { ChosenDoses } from './use-doses.ts'

interface RecipeStripProps {
  recipe: Recipe
  doses: ChosenDoses
  /** The bake in the reader's oven, if one was told. */
  own: OwnTime | null
}

export function RecipeStrip({ recipe, doses, own }: RecipeStripProps) {
  const bakeTime = bakeMinutesOf(recipe.bakeTime, piecesOf(recipe, doses))
  return (
    <section aria-label="In breve" className="recipe-strip no-print border-b border-line bg-paper">
      <div className="wrap grid gap-x-14 gap-y-4 py-5 md:grid-cols-[auto_1fr]">
        <div className="grid content-start gap-1.5">
          <Times recipe={{ ...recipe, bakeTime }} own={own} />
          <ReadyAt minutes={recipe.preparationTime - recipe.bakeTime + (own?.maxMin ?? bakeTime)} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <Energy recipe={recipe} />
            <Diets recipe={recipe} />
          </div>
        </div>
        <Allergens recipe={recipe} />
      </div>
    </section>
  )
}

export const PrintedStrip = ({ recipe }: { recipe: Recipe }) => (
  <footer className="mt-1 hidden text-sm print:block">
    <Diets recipe={recipe} />
    <Allergens recipe={recipe} />
  </footer>
)

const TIMES = [
  { time: 'activeTime', what: 'al banco', sign: 'glyph-hat' },
  { time: 'restTime', what: 'di attesa', sign: 'glyph-hourglass' },
  { time: 'bakeTime', what: 'di cottura', sign: 'glyph-flame' },
] as const

const Times = ({ recipe, own }: { recipe: Recipe; own: OwnTime | null }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-lg font-semibold">
    {TIMES.filter(({ time }) => recipe[time] > 0).map(({ time, what, sign }) => (
      <li key={time} className="flex items-center gap-1.5">
        <span className={`glyph ${sign} size-4 text-gold`} />
        {time === 'bakeTime' && own ? (
          <span>
            {own.text} nel tuo forno <span className="font-normal text-ink-soft">(stima)</span>
          </span>
        ) : (
          `${shortDuration(recipe[time])} ${what}`
        )}
      </li>
    ))}
  </ul>
)

/** Who cooks something quicker knows when to begin. */
const QUICK_MIN = 180

/** The cached page contains only the duration, because the time of day depends on the reader's clock. */
function ReadyAt({ minutes }: { minutes: number }) {
  const nowMs = useClock(null)
  const forDinner = minutes > QUICK_MIN && dinnerStart(minutes)
  return (
    <p>
      {nowMs ? (
        <>
          Se cominci adesso mangi{' '}
          <strong className="font-semibold">{readyText(new Date(nowMs), minutes)}</strong>.
        </>
      ) : (
        `Pronta in ${spokenDuration(minutes)}.`
      )}
      {forDinner && (
        <span className="block">
          Per cena (20:00) comincia <span className="whitespace-nowrap">{forDinner}</span>.
        </span>
      )}
    </p>
  )
}

function Energy({ recipe: { nutrition, servingsUnit } }: { recipe: Recipe }) {
  if (!nutrition) return null
  const { perServing, atLeast, isEstimate } = nutrition
  return (
    <p>
      {atLeast.includes('kcal') && 'almeno '}
      <strong className="font-semibold tabular-nums">{formatDecimal(perServing.kcal ?? 0)} kcal</strong> a{' '}
      {servingsNoun(1, servingsUnit)}
      {isEstimate && <span className="text-ink-soft"> (stima)</span>}
    </p>
  )
}
