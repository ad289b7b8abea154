import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useClock } from '../../../ui/use-clock.ts'
import { useTypedBefore } from '../../../ui/use-typed-before.ts'

const Answer = lazyPart(() => import('./tonight-answer.tsx'), { waiting: <Skeleton className="h-66" /> })

const GUESTS = { first: 4, min: 1, max: 24 }

/** Three hours before the first pizza, as in `evening-hours.ts`, which only the answer loads. */
const isInTime = (nowMs: number) => new Date(nowMs).getHours() < 17

/** The number of guests, and below it, from the first touch on, the evening that comes of it. */
export function TonightPanel() {
  const navigate = useNavigate()
  const queries = useQueries()
  const nowMs = useClock(null)
  const [typed, setTyped] = useState(String(GUESTS.first))
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const seat = (count: string) => {
    setAsked(true)
    setTyped(count)
  }
  useTypedBefore(form, ({ ospiti }) => ospiti !== undefined && seat(ospiti))
  const guests = guestsIn(typed)
  const open = async () => {
    if (guests === null) return navigate('/serata')
    const { tonightPage, SHOWN_BEFORE } = await import('./tonight-plan.ts')
    return navigate(tonightPage(queries, guests), { state: SHOWN_BEFORE })
  }
  return (
    <form
      ref={form}
      action="/serata"
      method="get"
      className="max-w-lg rounded-lg border border-line bg-paper p-4 text-ink shadow-lift sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        open().catch(() => navigate(`/serata?ospiti=${guests}`))
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <label htmlFor="ospiti-stasera" className="font-display text-xl leading-tight">
          Quanti siete stasera?
        </label>
        <div className="flex shrink-0 items-center gap-1.5">
          <Step label="Un ospite in meno" from={guests} by={-1} onStep={seat}>
            −
          </Step>
          <input
            id="ospiti-stasera"
            name="ospiti"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => seat(target.value)}
            className="min-h-12 w-12 rounded-md border border-line bg-paper text-center text-2xl font-semibold tabular-nums"
          />
          <Step label="Un ospite in più" from={guests} by={1} onStep={seat}>
            +
          </Step>
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {guests === null
          ? `Scrivi un numero da ${GUESTS.min} a ${GUESTS.max}`
          : nowMs === null || isInTime(nowMs)
            ? `Prima pizza ${nowMs === null ? '' : 'stasera '}alle 20:00`
            : 'Per stasera è tardi: domani alle 20:00'}
      </p>
      {isAsked && guests !== null && (
        <div className="mt-3">
          <Answer guests={guests} />
        </div>
      )}
      <Button type="submit" size="large" className="mt-3 w-full">
        <span className="glyph glyph-flame size-5" /> Prepara la serata
      </Button>
    </form>
  )
}

function guestsIn(typed: string): number | null {
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
  return count >= GUESTS.min && count <= GUESTS.max ? count : null
}

interface StepProps {
  label: string
  from: number | null
  by: 1 | -1
  onStep: (count: string) => void
  children: ReactNode
}

const Step = ({ label, from, by, onStep, children }: StepProps) => (
  <Button
    look="secondary"
    aria-label={label}
    className="size-12 px-0! text-2xl noscript:hidden"
    disabled={from === null || from + by < GUESTS.min || from + by > GUESTS.max}
    onClick={() => onStep(String((from ?? GUESTS.first) + by))}
  >
    {children}
  </Button>
)
