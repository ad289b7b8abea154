import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { EVENING_MIN, tonightMin } from '#domain/pizza-night/tonight-hours.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Skeleton } from '../../../ui/feedback.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useClock } from '../../../ui/use-clock.ts'
import { useTypedBefore } from '../../../ui/use-typed-before.ts'

const Answer = lazyPart(() => import('./tonight-answer.tsx'), { waiting: <Skeleton className="h-66" /> })

const GUESTS = { first: 4, min: 1, max: 24 }

const clockText = (atMin: number) => `${Math.floor(atMin / 60)}:${String(atMin % 60).padStart(2, '0')}`

/** Tonight or tomorrow: tomorrow from the start where tonight begins after eight. The page is cached, so until the
 * browser's clock is known it is tonight. */
function useDay() {
  const nowMs = useClock(null)
  const [chosen, choose] = useState<0 | 1 | null>(null)
  const now = nowMs === null ? null : new Date(nowMs)
  const soonestMin = now ? tonightMin(now.getHours() * 60 + now.getMinutes()) : EVENING_MIN
  const isLate = soonestMin !== EVENING_MIN
  const days = soonestMin === null ? 1 : (chosen ?? (isLate ? 1 : 0))
  const atMin = days === 0 && soonestMin !== null ? soonestMin : EVENING_MIN
  const first = `Inforni alle ${clockText(atMin)}`
  const why = soonestMin === null ? 'Per stasera è tardi' : `Stasera solo dalle ${clockText(soonestMin)}`
  // Who has chosen tomorrow knows why.
  const mustSay = isLate && days === 1 && (chosen === null || soonestMin === null)
  const told = mustSay ? `${why}: inforni domani alle ${clockText(atMin)}` : first
  return { days, atMin, told, isTonight: soonestMin !== null, choose } as const
}

/** The number of guests, and below it, from the first touch on, the evening that comes of it. */
export function TonightPanel() {
  const navigate = useNavigate()
  const queries = useQueries()
  const { days, atMin, told, isTonight, choose } = useDay()
  const [typed, setTyped] = useState(String(GUESTS.first))
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const seat = (count: string) => {
    setAsked(true)
    setTyped(count)
  }
  const take = (day: 0 | 1) => {
    setAsked(true)
    choose(day)
  }
  useTypedBefore(form, ({ ospiti }) => ospiti !== undefined && seat(ospiti))
  const guests = guestsIn(typed)
  const open = async () => {
    if (guests === null) return navigate('/serata')
    const { tonightPage, SHOWN_BEFORE } = await import('./tonight-plan.ts')
    return navigate(tonightPage(queries, { guests, days, atMin }), { state: SHOWN_BEFORE })
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
      <div className="flex items-center justify-between gap-2">
        <label htmlFor="ospiti-stasera" className="font-display text-xl leading-tight">
          Quanti siete {days === 0 ? 'stasera' : 'domani'}?
        </label>
        <div className="flex shrink-0 items-center gap-1">
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
      <div className="mt-3 flex gap-2">
        <Chip isOn={days === 0} isDisabled={!isTonight} onToggle={() => take(0)}>
          Stasera
        </Chip>
        <Chip isOn={days === 1} onToggle={() => take(1)}>
          Domani
        </Chip>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {guests === null ? `Scrivi un numero da ${GUESTS.min} a ${GUESTS.max}` : told}
      </p>
      {isAsked && guests !== null && (
        <div className="mt-3">
          <Answer guests={guests} days={days} atMin={atMin} />
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
    className="size-11 px-0! text-2xl noscript:hidden"
    disabled={from === null || from + by < GUESTS.min || from + by > GUESTS.max}
    onClick={() => onStep(String((from ?? GUESTS.first) + by))}
  >
    {children}
  </Button>
)
