import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { recipePage } from '#contracts/pages/page-paths.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import {
  DOSE_FACTORS,
  DOSES_PARAM,
  type Doses,
  type DosesKind,
  factorOf,
  ownDoses,
  typedDoses,
  writeDoses,
} from '#domain/recipes/doses/doses.ts'
import { formatUpTo } from '../../ui/format.ts'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import type { ChosenDoses } from './use-doses.ts'

const FLOUR_STEP_G = 100

interface DosesFieldProps {
  recipe: Recipe
  doses: Doses
  label: string
  onChoose: ChosenDoses['choose']
  onChange: ChosenDoses['change']
}

function useTyping({ recipe, doses, onChoose, onChange }: DosesFieldProps) {
  /** Null while nobody types: the field then shows the page's value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const read = (text: string) => {
    const next = typedDoses(doses.kind, text)
    return next && factorOf(recipe, next) !== null ? next : null
  }
  const type = (text: string) => {
    setTyped(text)
    const next = read(text)
    if (!next) return
    setWrong(false)
    onChoose(next)
  }
  const leave = (text = typed) => {
    if (text === null) return
    if (read(text)) setTyped(null)
    else setWrong(true)
  }
  return {
    text: typed ?? writeDoses(doses),
    isWrong,
    step: (by: 1 | -1) => {
      setTyped(null)
      setWrong(false)
      onChange((newest) => stepped(newest, by))
    },
    type,
    leave: () => leave(),
    adopt: (text: string) => {
      type(text)
      leave(text)
    },
  }
}

export function DosesField(props: DosesFieldProps) {
  const { recipe, doses, label } = props
  const { text, isWrong, step, type, leave, adopt } = useTyping(props)
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ [DOSES_PARAM]: typed }) => typed !== undefined && adopt(typed))
  const isPan = doses.kind === 'pans'
  return (
    <form
      ref={form}
      action={recipePage(recipe.id)}
      method="get"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className="flex items-center gap-2">
        <Step recipe={recipe} doses={doses} by={-1} onStep={step}>
          <Minus className="size-4" aria-hidden />
        </Step>
        <input
          name={DOSES_PARAM}
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'dosi-errore' : undefined}
          inputMode={isPan ? 'text' : 'decimal'}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={30}
          value={text}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={leave}
          className={clsx(
            'min-h-11 rounded-md border bg-paper px-3 text-center font-semibold tabular-nums',
            isPan ? 'w-44' : 'w-24',
            isWrong ? 'border-tomato' : 'border-line',
          )}
        />
        <Step recipe={recipe} doses={doses} by={1} onStep={step}>
          <Plus className="size-4" aria-hidden />
        </Step>
        <input
          type="submit"
          value="Ricalcola"
          className="hidden min-h-11 px-3 font-semibold noscript:block"
        />
      </div>
      {isPan && (
        <p className="mt-1.5 text-sm text-ink-soft">Lunghezza x larghezza; di una tonda il diametro.</p>
      )}
      {isWrong && (
        <p id="dosi-errore" role="alert" className="mt-1.5 text-sm font-medium text-tomato">
          {limitsOf(recipe, doses.kind)}
        </p>
      )}
    </form>
  )
}

interface StepProps {
  recipe: Recipe
  doses: Doses
  by: 1 | -1
  onStep: (by: 1 | -1) => void
  children: ReactNode
}

function Step({ recipe, doses, by, onStep, children }: StepProps) {
  const next = stepped(doses, by)
  if (!next) return null
  return (
    <button
      type="button"
      aria-label={`${by > 0 ? 'Più' : 'Meno'} ${doses.kind === 'flour' ? 'farina' : recipe.servingsUnit}`}
      disabled={factorOf(recipe, next) === null}
      onClick={() => onStep(by)}
      className="flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-paper hover:border-ink-soft disabled:opacity-40"
    >
      {children}
    </button>
  )
}

function stepped(doses: Doses, by: 1 | -1): Doses | null {
  if (doses.kind === 'pans') return null
  if (doses.kind === 'servings') return { ...doses, servings: doses.servings + by }
  const hundreds = doses.flourG / FLOUR_STEP_G
  return { ...doses, flourG: ((by > 0 ? Math.floor(hundreds) : Math.ceil(hundreds)) + by) * FLOUR_STEP_G }
}

function limitsOf(recipe: Recipe, kind: DosesKind): string {
  if (kind === 'pans')
    return 'Scrivi le misure della teglia in centimetri, per esempio 40 x 30: da 5 a 120 per lato.'
  const own = ownDoses(recipe, kind)
  const size = own?.kind === 'flour' ? own.flourG : recipe.servings
  const [least, most] = [Math.ceil(size * DOSE_FACTORS.min), Math.floor(size * DOSE_FACTORS.max)]
  return `Scrivi un numero da ${formatUpTo(least, 0)} a ${formatUpTo(most, 0)}.`
}
