import { ChevronLeft, ChevronRight, Timer } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { Recipe } from '#contracts/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { StepTimers } from './step-timers.tsx'
import { useCookedStep } from './use-cooked-step.ts'
import { useRunningTimers } from './use-running-timers.ts'

interface CookModeProps {
  recipe: Recipe
  steps: string[]
  /** Holds for every step; empty where there is nothing to say. */
  note: string
  onClose: () => void
}

/** One step at a time, in letters that can be read from the other side of the bench. The arrow keys turn the page. */
export default function CookMode({ recipe, steps, note, onClose }: CookModeProps) {
  const running = useRunningTimers(recipe.id)
  const last = steps.length - 1
  const [position, setPosition] = useCookedStep(running[0]?.step ?? 0, last)
  const isAwake = useWakeLock()
  const go = useCallback(
    (by: number) => setPosition((current) => Math.min(last, Math.max(0, current + by))),
    [last, setPosition],
  )

  // On the window: the focus may be on any button of the dialog, or on one that has just gone.
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') go(1)
      if (key === 'ArrowLeft') go(-1)
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [go])

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fullScreen
      title={recipe.name}
      description={`Passo ${position + 1} di ${steps.length}${isAwake ? '. Lo schermo resta acceso.' : ''}`}
    >
      <div className="mx-auto flex h-full max-w-4xl flex-col">
        <div
          role="progressbar"
          aria-label="Avanzamento della ricetta"
          aria-valuemin={1}
          aria-valuenow={position + 1}
          aria-valuemax={steps.length}
          className="h-1.5 overflow-hidden rounded-full bg-crust"
        >
          <div
            className="h-full rounded-full bg-tomato-fill transition-[width] duration-500 ease-dough"
            style={{ width: `${((position + 1) / steps.length) * 100}%` }}
          />
        </div>
        {note && <p className="mt-3 text-ink-soft">{note}</p>}
        <ul className="mt-3 flex flex-wrap gap-2">
          {running
            .filter(({ step }) => step !== position)
            .map(({ key, step, text }) => (
              <li key={key}>
                <Button look="secondary" size="small" onClick={() => setPosition(step)}>
                  <Timer className="size-4" aria-hidden /> Passo {step + 1}: {text}
                </Button>
              </li>
            ))}
        </ul>
        <div className="flex flex-1 flex-col justify-center py-6">
          <p aria-live="polite" className="text-[clamp(1.5rem,1rem+2.4vw,2.5rem)] leading-snug font-medium">
            {steps[position]}
          </p>
          <StepTimers recipe={recipe} step={position} text={steps[position] ?? ''} />
        </div>
        <div className="flex justify-between gap-3 pb-2">
          <Button look="secondary" size="large" disabled={position === 0} onClick={() => go(-1)}>
            <ChevronLeft className="size-5" aria-hidden /> Indietro
          </Button>
          {position < last ? (
            <Button size="large" onClick={() => go(1)}>
              Avanti <ChevronRight className="size-5" aria-hidden />
            </Button>
          ) : (
            <Button size="large" onClick={onClose}>
              Buon appetito
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
