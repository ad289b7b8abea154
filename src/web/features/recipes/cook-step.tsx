import { clsx } from 'clsx'
import { CalendarPlus } from 'lucide-react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { AskedDoses } from '#domain/recipes/doses/doses.ts'
import { piecesOf, timesOfOne } from '#domain/recipes/doses/scaled-pieces.ts'
import { type ActInRest, actsInRests } from '#domain/recipes/dough/acts-in-rest.ts'
import { shortDuration } from '#domain/recipes/duration.ts'
import { firstWords } from '#domain/recipes/first-words.ts'
import { findGesture } from '#domain/recipes/steps/find-gesture.ts'
import { stepDoses } from '#domain/recipes/steps/step-doses.ts'
import { findStepTimes } from '#domain/recipes/steps/step-times.ts'
import { timersToIcs } from '#domain/recipes/steps/timer-ics.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/download-file.ts'
import { MeasuredText } from '../../ui/measured-text.tsx'
import { GesturePicture } from '../drawings/gesture-picture.tsx'
import { timerKey } from '../timers/end-times.ts'
import { ringsText } from '../timers/system-notification.ts'
import { TimerButton } from '../timers/timer-button.tsx'
import { OwnOven } from './own-oven.part.tsx'
import type { RunningTimer } from './use-running-timers.ts'

const NEXT_CHARACTERS = 70
const ACT_CHARACTERS = 100

interface CookStepProps {
  recipe: Recipe
  steps: string[]
  asked: Pick<AskedDoses, 'doses' | 'factor'>
  position: number
  isLarge: boolean
}

export function CookStep({ recipe, steps, asked, position, isLarge }: CookStepProps) {
  const text = steps[position] ?? ''
  const next = steps[position + 1]
  const doses = stepDoses(
    recipe.steps[position] ?? [],
    recipe,
    asked.factor,
    timesOfOne(piecesOf(recipe, asked)),
  )
  return (
    <>
      {doses.length > 0 && (
        <ul aria-label="Dosi di questo passo" className="mb-5 flex flex-wrap gap-2">
          {doses.map((dose) => (
            <li
              key={dose}
              className={clsx(
                'rounded-full bg-crust px-3.5 py-1 font-semibold tabular-nums',
                isLarge && 'text-xl',
              )}
            >
              {dose}
            </li>
          ))}
        </ul>
      )}
      <p
        aria-live="polite"
        className={clsx(
          'leading-snug font-medium',
          isLarge ? 'text-[clamp(2.1rem,1.4rem+3.6vw,3.75rem)]' : 'text-[clamp(1.5rem,1rem+2.4vw,2.5rem)]',
        )}
      >
        <MeasuredText>{text}</MeasuredText>
      </p>
      <OwnOven recipe={recipe} doses={asked} step={position} />
      <StepTimers recipe={recipe} step={position} text={text} />
      <DuringRest steps={steps} position={position} />
      <StepGesture text={text} />
      {next && (
        <p className={clsx('mt-6 text-ink-soft', isLarge && 'text-xl')}>
          <span className="font-semibold">Poi:</span> {firstWords(next, NEXT_CHARACTERS)}
        </p>
      )}
    </>
  )
}

/** What is due before this step's rest is over, though a later step says it. */
function DuringRest({ steps, position }: Pick<CookStepProps, 'steps' | 'position'>) {
  const acts = actsInRests(steps).filter(({ step }) => step === position)
  if (acts.length === 0) return null
  return (
    <ul aria-label="Prima che l'attesa finisca" className="mt-4 grid gap-1">
      {acts.map((due) => (
        <li key={due.act}>
          <span className="font-semibold">{dueText(due)}:</span> {firstWords(due.act, ACT_CHARACTERS)}
        </li>
      ))}
    </ul>
  )
}

const dueText = ({ afterMin, ofMin, isOneOf }: ActInRest): string => {
  const [after, whole] = [afterMin, ofMin].map((minutes) => shortDuration(minutes).replaceAll(' ', '\u00a0'))
  if (isOneOf) return `Nell'attesa di ${whole}, dopo ${after}`
  return afterMin === 0 ? 'Subito' : `Fra ${after}`
}

interface TimerNoticeProps {
  recipe: { id: number; name: string }
  running: readonly RunningTimer[]
}

export function TimerNotice({ recipe, running }: TimerNoticeProps) {
  const { publicUrl } = useSite()
  const counting = running.filter(({ isOver }) => !isOver)
  if (counting.length === 0) return null
  const save = () => {
    const ends = counting.map(({ key, step, time }) => ({
      id: key.replace(/^timer:/, '').replaceAll(':', '-'),
      endsAtMs: time.endsAt,
      title: `Passo ${step + 1}: ${[time.what, time.label].filter(Boolean).join(', ')}`,
    }))
    const file = { recipe: recipe.name, host: new URL(publicUrl).hostname, stampMs: Date.now() }
    saveFile('timer.ics', new Blob([timersToIcs(ends, file)], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <p className="max-w-prose">
        {ringsText()} A schermo bloccato il telefono può fermarla: per le attese lunghe metti la fine nel
        calendario, che ti avvisa anche allora.
      </p>
      <Button look="secondary" size="small" onClick={save}>
        <CalendarPlus className="size-4" aria-hidden /> Aggiungi al calendario
      </Button>
    </div>
  )
}

function StepGesture({ text }: { text: string }) {
  const gesture = findGesture(text)
  return (
    gesture && (
      <div className="mt-6">
        <GesturePicture gesture={gesture} />
      </div>
    )
  )
}

interface StepTimersProps {
  recipe: { id: number; name: string }
  step: number
  text: string
}

const StepTimers = ({ recipe, step, text }: StepTimersProps) => (
  <ul className="mt-8 flex flex-wrap gap-3">
    {findStepTimes(text).map((time, place) => {
      const key = timerKey(recipe.id, step, place)
      return (
        <li key={key}>
          <TimerButton
            storageKey={key}
            label={time.text}
            recipe={recipe.name}
            what={time.what}
            seconds={time.minS}
          />
        </li>
      )
    })}
  </ul>
)
