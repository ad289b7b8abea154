import type { Recipe } from '#contracts/recipes/recipe.ts'
import { homeBake } from '#domain/oven-guide/home-bake.ts'
import { surfaceName } from '#domain/oven-guide/surfaces.ts'
import { type Pieces, piecesOf } from '#domain/recipes/doses/scaled-pieces.ts'
import { shortDuration, spokenDuration } from '#domain/recipes/duration.ts'
import { servingsNoun, servingsText } from '#domain/words/servings.ts'
import { formatDecimal } from '../../ui/format.ts'
import { useClock } from '../../ui/use-clock.ts'
import { type OwnTime, ownMethod } from './method.ts'
import { dinnerStart, nextDinner, readyText } from './ready-text.ts'
import { Allergens, Diets } from './recipe-fitness.tsx'
import type { ChosenDoses } from './use-doses.ts'

interface RecipeStripProps {
  /** With the times for these doses. */
  recipe: Recipe
  doses: ChosenDoses
  /** The bake in the reader's oven, if one was told. */
  own: OwnTime | null
}

export function RecipeStrip({ recipe, doses, own }: RecipeStripProps) {
  return (
    <section aria-label="In breve" className="recipe-strip no-print border-b border-line bg-paper">
      <div className="wrap grid gap-x-14 gap-y-4 py-5 md:grid-cols-[auto_1fr]">
        <div className="grid content-start gap-1.5">
          <Times recipe={recipe} doses={doses} own={own} />
          <ReadyAt minutes={recipe.preparationTime} isLarger={doses.factor > 1} />
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

/** What a figure holds for. Nobody has weighed the work for other doses, and minutes say nothing without their oven. */
function besideTimes(recipe: Recipe, doses: ChosenDoses, own: OwnTime | null) {
  const { servings, servingsUnit } = recipe
  return {
    activeTime: doses.factor === 1 ? '' : ` per ${servingsText(servings, servingsUnit)}`,
    restTime: '',
    bakeTime: own
      ? ` (stima)${own.one ? `, ${own.one} per infornata,` : ''} ${own.where}`
      : besideTested(recipe, piecesOf(recipe, doses)),
  }
}

/** Nobody leaves one pizza in the oven for the minutes of all. */
function besideTested(recipe: Recipe, { own, wanted }: Pieces): string {
  const tested = homeBake({ ...recipe, steps: ownMethod(recipe) })
  if (!tested) return ''
  const minutes = Math.round((tested.minutes * own) / wanted)
  const each = minutes < recipe.bakeTime ? `, circa ${minutes}\u00a0min per infornata,` : ''
  return `${each} a ${tested.maxTempC}\u00a0°C, ${surfaceName(tested.surface, 'home').toLowerCase()}`
}

interface TimesProps {
  recipe: Recipe
  doses: ChosenDoses
  own: OwnTime | null
}

function Times({ recipe, doses, own }: TimesProps) {
  const beside = besideTimes(recipe, doses, own)
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-lg font-semibold">
      {TIMES.filter(({ time }) => recipe[time] > 0).map(({ time, what, sign }) => (
        <li key={time} className="flex items-start gap-1.5">
          <span className={`glyph ${sign} mt-[0.45em] size-4 shrink-0 text-gold`} />
          <span>
            {time === 'bakeTime' && own
              ? `${own.text} nel tuo forno`
              : `${shortDuration(recipe[time])} ${what}`}
            <span className="text-base font-normal text-ink-soft">{beside[time]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Who cooks something quicker knows when to begin. */
const QUICK_MIN = 180

/** The cached page contains only the duration, because the time of day depends on the reader's clock. */
function ReadyAt({ minutes, isLarger }: { minutes: number; isLarger: boolean }) {
  const nowMs = useClock(null)
  const anyDay = minutes > QUICK_MIN && dinnerStart(minutes)
  const [dinner, start] = nowMs ? nextDinner(new Date(nowMs), minutes) : ['Per cena', anyDay]
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
      {anyDay && (
        <span className="block">
          {dinner} (20:00) comincia <span className="whitespace-nowrap">{start}</span>.
        </span>
      )}
      {isLarger && (
        <span className="block">Con queste dosi il lavoro si allunga: comincia un po' prima.</span>
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
