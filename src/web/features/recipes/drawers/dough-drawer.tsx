import { useState } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { doughFormOf, type RecipeForm } from '#domain/dough/full/recipe-form.ts'
import { bakeMinutesOf, piecesOf, toldBallG } from '#domain/recipes/doses/scaled-pieces.ts'
import { type PlanPoint, planBackwards } from '#domain/recipes/dough/recipe-plan.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { percentText, roundForScales, writeDecimal } from '#domain/words/kitchen-number.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { formatUpTo } from '../../../ui/format.ts'
import { Titled } from '../../../ui/titled.tsx'
import { methodFor, ownMethod } from '../method.ts'
import { dayTimeText } from '../ready-text.ts'
import { calculatorAddress, doughRecipeOf } from './dough-recipe.ts'
import type { DrawerProps } from './drawer-props.ts'

const MINUTE_MS = 60_000
const EVENING_H = 20
const EVENINGS = 3
export default function DoughDrawer({ recipe, doses, onClose }: DrawerProps) {
  const [meal, setMeal] = useState('')
  const answer = doughFormOf(doughRecipeOf(recipe), doses)
  const pieces = piecesOf(recipe, doses)
  const bakeTime = bakeMinutesOf(recipe.bakeTime, pieces)
  return (
    <Dialog onClose={onClose} title="Impasto" description={recipe.name}>
      {'form' in answer ? (
        <Formula answer={answer} toldG={toldBallG(methodFor(recipe, doses).steps, pieces)} />
      ) : (
        <p>{answer.refusal}</p>
      )}
      <MealPlan recipe={{ ...recipe, bakeTime }} meal={meal} onMeal={setMeal} />
      {'form' in answer && (
        <>
          <ButtonLink className="mt-5" to={calculatorAddress(recipe, doses, inOvenAt(meal, bakeTime))}>
            Apri nel calcolatore
          </ButtonLink>
          {meal !== '' && (
            <p className="mt-3 text-sm text-ink-soft">
              Nel calcolatore si mangia alla stessa ora, ma si conta solo il lavoro dell'impasto: il suo piano
              comincia in un altro momento, e si tiene alle ore in cui sei in piedi.
            </p>
          )}
          {answer.notes.map((note) => (
            <p key={note} className="mt-3 text-sm text-ink-soft">
              {note}
            </p>
          ))}
        </>
      )}
    </Dialog>
  )
}

const fieldText = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)

const inOvenAt = (meal: string, bakeTime: number) =>
  meal && fieldText(new Date(new Date(meal).getTime() - bakeTime * MINUTE_MS))

const yeastText = (yeast: Extract<RecipeForm, { form: unknown }>['yeast']) =>
  yeast
    .map(
      ({ part, grams }) =>
        `${writeDecimal(roundForScales(grams))} g${yeast.length > 1 ? ` ${part.toLowerCase()}` : ''}`,
    )
    .join(', ')

interface FormulaProps {
  answer: Extract<RecipeForm, { form: unknown }>
  toldG: number | undefined
}

/** A ball weighs what the steps of the page say. */
function Formula({ answer: { form, yeast }, toldG }: FormulaProps) {
  const calculation = calculateDough(form)
  const ballG = 'outputs' in calculation ? calculation.outputs.perBallWeightG : 0
  const facts = [
    [form.shape === 'pan' ? 'Teglie' : 'Panetti', `${form.servings} da ${toldG ?? formatUpTo(ballG, 0)} g`],
    ['Acqua', percentText(form.hydrationPct)],
    ['Sale', percentText(form.saltPct)],
    ...(form.oilPct > 0 ? [['Grassi', percentText(form.oilPct)]] : []),
    ...(yeast.length > 0 ? [['Lievito', yeastText(yeast)]] : []),
    ...(form.prefermentEnabled
      ? [['Prefermento', `${percentText(form.prefermentFlourPct)} della farina`]]
      : []),
    ['Riposo', `${shortDuration(form.fermentHours * 60)}${form.fermentMode === 'cold' ? ', al freddo' : ''}`],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function evenings(totalMin: number, now: Date): Date[] {
  const ready = now.getTime() + totalMin * MINUTE_MS
  const first = new Date(ready)
  first.setHours(EVENING_H, 0, 0, 0)
  if (first.getTime() < ready) first.setDate(first.getDate() + 1)
  return Array.from({ length: EVENINGS }, (_, away) => {
    const evening = new Date(first)
    evening.setDate(first.getDate() + away)
    return evening
  })
}

interface MealPlanProps {
  recipe: Recipe
  meal: string
  onMeal: (meal: string) => void
}

function MealPlan({ recipe, meal, onMeal }: MealPlanProps) {
  const now = new Date()
  const at = new Date(meal)
  const isChosen = !Number.isNaN(at.getTime())
  const points = planBackwards(recipe, ownMethod(recipe))
  return (
    <Titled as="h3" id="a-tavola" title="Quando si mangia?" look="text-lg" className="mt-6">
      <div className="mt-3 flex flex-wrap gap-2">
        {evenings(recipe.activeTime + recipe.restTime + recipe.bakeTime, now).map((evening) => (
          <Chip
            key={evening.getTime()}
            isOn={meal === fieldText(evening)}
            onToggle={() => onMeal(fieldText(evening))}
          >
            {dayTimeText(evening, now)}
          </Chip>
        ))}
      </div>
      <Field
        label="Un altro momento"
        type="datetime-local"
        className="mt-3 max-w-72"
        value={meal}
        onChange={({ target }) => onMeal(target.value)}
      />
      {isChosen && <Points points={points} at={at} now={now} />}
    </Titled>
  )
}

const NIGHT_H = { from: 23, to: 6 } as const
const isNight = (at: Date) => at.getHours() >= NIGHT_H.from || at.getHours() < NIGHT_H.to
/** Plan points at which the reader has to work. The page warns if one of them falls in the night. The bake
 * does not count, because the reader has chosen the time of the meal. */
const isHands = ({ kind }: PlanPoint) => kind === 'start' || kind === 'rest'

const wordsOf = (point: PlanPoint): string => {
  if (point.kind === 'rest')
    return `Passo ${point.step + 1}: riposo di ${shortDuration(Math.round(point.restMin))}`
  return { start: 'Comincia', bake: 'Inforna', table: 'A tavola' }[point.kind]
}

function Points({ points, at, now }: { points: readonly PlanPoint[]; at: Date; now: Date }) {
  const moments = points.map((point) => ({
    point,
    moment: new Date(
      Math.round((at.getTime() - point.beforeMin * MINUTE_MS) / (5 * MINUTE_MS)) * 5 * MINUTE_MS,
    ),
  }))
  const begin = moments[0]?.moment ?? now
  const atNight = moments.findIndex(({ point, moment }) => isHands(point) && isNight(moment))
  const isLate = begin.getTime() < now.getTime() - 5 * MINUTE_MS
  return (
    <>
      {isLate && (
        <p role="status" className="mt-4 font-semibold">
          Per quell'ora bisognava cominciare {dayTimeText(begin, now)}: scegli più tardi.
        </p>
      )}
      {!isLate && atNight >= 0 && (
        <p role="status" className="mt-4 font-semibold">
          {atNight === 0 ? 'Si dovrebbe cominciare' : 'Ci sarebbe da mettere le mani in pasta'} di notte,{' '}
          {dayTimeText(moments[atNight]?.moment ?? now, now)}: prova con un'altra ora.
        </p>
      )}
      <ol className="mt-4 border-l-2 border-line">
        {moments.map(({ point, moment }, index) => (
          <li key={index} className="relative py-1.5 pl-5">
            <span
              aria-hidden
              className="absolute top-3.5 -left-[0.3rem] size-2 rounded-full bg-tomato-fill"
            />
            <strong className="font-semibold tabular-nums">{dayTimeText(moment, now)}</strong>{' '}
            {wordsOf(point)}
          </li>
        ))}
      </ol>
      <p className="mt-1 text-sm text-ink-soft">
        Le ore vengono dai riposi della ricetta; il lavoro fra l'uno e l'altro è una stima.
      </p>
    </>
  )
}
