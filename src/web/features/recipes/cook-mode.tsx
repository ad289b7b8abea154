import { ALargeSmall, ChevronLeft, ChevronRight, Timer } from 'lucide-react'
import { type TouchEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { withoutDoses } from '#domain/lines/measures.ts'
import { type AskedDoses, queryOfDoses } from '#domain/recipes/doses/doses.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { storedText } from '../../ui/stored-text.ts'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { useWakeLock } from '../timers/use-wake-lock.ts'
import { CookEnd } from './cook-end.tsx'
import { AllIngredients, AllSteps, type CookList, ListToggles, Toggle } from './cook-lists.tsx'
import { CookStep, TimerNotice } from './cook-step.tsx'
import { useCookedStep } from './use-cooked-step.ts'
import { type RunningTimer, useRunningTimers } from './use-running-timers.ts'

interface CookModeProps {
  recipe: Recipe
  told: string[]
  asked: Pick<AskedDoses, 'doses' | 'factor'>
  note: string
  isPreview: boolean
  onClose: () => void
}

const NARROW = 'max-[24rem]:px-4'

const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * The arrow keys change the step. The listener is on the window, because the focused button may disappear.
 * It captures keys before the dialog gets them: Escape must first close the top layer (`closeTop`).
 */
function useKeys(go: (by: 1 | -1) => void, closeTop: (() => void) | undefined) {
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (isWriting(event)) return
      if (event.key === 'ArrowRight') go(1)
      if (event.key === 'ArrowLeft') go(-1)
      if (event.key !== 'Escape' || !closeTop) return
      event.stopPropagation()
      closeTop()
    }
    window.addEventListener('keydown', act, { capture: true })
    return () => window.removeEventListener('keydown', act, { capture: true })
  })
}

function useFromTop(shown: string) {
  const sheet = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown) sheet.current?.scrollIntoView({ block: 'start' })
    before.current = shown
  }, [shown])
  return sheet
}

export default function CookMode({ recipe, told, asked, note, isPreview, onClose }: CookModeProps) {
  const steps = useMemo(() => told.map(withoutDoses), [told])
  const running = useRunningTimers(recipe.id)
  const end = isPreview ? steps.length - 1 : steps.length
  const { step: position, turn, isListed, list, unlist } = useCookedStep(running[0]?.step ?? 0, end)
  const [isLarge, toggleLarge] = useLargePrint()
  const isAwake = useWakeLock()
  const [listed, setListed] = useState<CookList>('steps')
  const choose = (wanted: CookList) => {
    setListed(wanted)
    if (!isListed) list()
    else if (wanted === listed) unlist()
  }
  const show = (step: number) => turn(() => step)
  const go = (by: 1 | -1) => turn((step) => step + by)
  useKeys(go, isListed ? unlist : undefined)
  const swipe = useSwipe(go)
  const sheet = useFromTop(`${position} ${isListed && listed}`)
  const from = `ricetta=${recipe.id}${queryOfDoses(recipe, asked.doses, '&')}`
  const isEnd = position === steps.length
  const place = isEnd ? 'Ricetta finita' : `Passo ${position + 1} di ${steps.length}`

  return (
    <Dialog
      onClose={onClose}
      fullScreen
      title={recipe.name}
      description={`${place}${isAwake ? '. Lo schermo resta acceso.' : ''}`}
    >
      <div ref={sheet} {...swipe} className="mx-auto flex min-h-full max-w-4xl touch-pan-y flex-col">
        <Progress position={position} count={steps.length} />
        <div className="mt-3 flex flex-wrap gap-2">
          <ListToggles open={isListed ? listed : null} onChoose={choose} />
          <Toggle aria-pressed={isLarge} onClick={toggleLarge}>
            <ALargeSmall className="size-5" aria-hidden /> Caratteri grandi
          </Toggle>
        </div>
        {note && position === 0 && <p className="mt-3 text-ink-soft">{note}</p>}
        <OtherTimers running={running.filter(({ step }) => step !== position)} onChoose={show} />
        {isListed ? (
          <>
            {listed === 'ingredients' ? (
              <AllIngredients recipe={recipe} asked={asked} isLarge={isLarge} />
            ) : (
              <AllSteps steps={steps} position={position} isLarge={isLarge} onChoose={show} />
            )}
            {!isPreview && <FirstAidLink className="mt-4" from={from} />}
          </>
        ) : (
          <div className="flex flex-1 flex-col justify-center py-4 sm:py-6">
            {isEnd ? (
              <CookEnd recipe={recipe} from={from} />
            ) : (
              <CookStep recipe={recipe} steps={steps} asked={asked} position={position} isLarge={isLarge} />
            )}
            <TimerNotice recipe={recipe} running={running.filter(({ step }) => step === position)} />
          </div>
        )}
        <div className="sticky -bottom-5 flex justify-between gap-3 bg-flour py-3">
          <Button
            look="secondary"
            size="large"
            className={NARROW}
            disabled={position === 0}
            onClick={() => go(-1)}
          >
            <ChevronLeft className="size-5" aria-hidden /> Indietro
          </Button>
          {position < end ? (
            <Button size="large" className={NARROW} onClick={() => go(1)}>
              {position === steps.length - 1 ? 'Ho finito' : 'Avanti'}{' '}
              <ChevronRight className="size-5" aria-hidden />
            </Button>
          ) : (
            <Button size="large" className={NARROW} onClick={onClose}>
              Alla ricetta
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Progress({ position, count }: { position: number; count: number }) {
  const done = Math.min(position + 1, count)
  return (
    <div
      role="progressbar"
      aria-label="Avanzamento della ricetta"
      aria-valuemin={1}
      aria-valuenow={done}
      aria-valuemax={count}
      className="h-1.5 shrink-0 overflow-hidden rounded-full bg-crust"
    >
      <div
        className="h-full rounded-full bg-tomato-fill transition-[width] duration-500 ease-dough"
        style={{ width: `${(done / count) * 100}%` }}
      />
    </div>
  )
}

interface OtherTimersProps {
  running: RunningTimer[]
  onChoose: (step: number) => void
}

const OtherTimers = ({ running, onChoose }: OtherTimersProps) => (
  <ul className="mt-3 flex flex-wrap gap-2">
    {running.map(({ key, step, text }) => (
      <li key={key}>
        <Button look="secondary" size="small" className="py-1 text-left" onClick={() => onChoose(step)}>
          <Timer className="size-4 shrink-0" aria-hidden /> {text}
        </Button>
      </li>
    ))}
  </ul>
)

const stored = storedText('ai-fornelli:caratteri')
const LARGE = 'grandi'

function useLargePrint() {
  const isLarge = stored.use() === LARGE
  const toggle = () => {
    const wanted = isLarge ? 'normali' : LARGE
    if (!stored.write(wanted)) stored.hold(wanted)
  }
  return [isLarge, toggle] as const
}

/** In CSS pixels. A shorter movement is a tap. */
const LEAST_PX = 60
/** In CSS pixels. A touch closer to the edge is the phone's own Back gesture. */
const EDGE_PX = 24

/** `turn` gets 1 for a swipe to the left, -1 for a swipe to the right. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      const isInside = finger && finger.clientX > EDGE_PX && finger.clientX < innerWidth - EDGE_PX
      from.current = isInside && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      const start = from.current
      from.current = null
      if (!start || !finger) return
      const [dx, dy] = [finger.clientX - start.x, finger.clientY - start.y]
      if (Math.abs(dx) >= LEAST_PX && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1)
    },
    onTouchCancel: () => {
      from.current = null
    },
  }
}
