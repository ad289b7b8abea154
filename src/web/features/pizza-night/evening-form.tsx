import { Minus, Plus } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { GUESTS_NAME } from '#domain/pizza-night/evening-address.ts'
import { CHOSEN_RECIPES } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_LIMITS, KITCHEN_FIELDS, MENU_FIELDS } from '#domain/pizza-night/evening-fields.ts'
import { formatShortDay } from '#domain/words/clock-format.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/form-buttons.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { EveningField } from './evening-field.tsx'
import { GuestFields } from './guest-fields.tsx'
import { KitchenFields, MenuFields, OvenFields, ServingFields, servingText } from './kitchen-fields.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import { NeedCounters } from './need-counters.tsx'
import { startAgain } from './start-again.ts'
import { wallTimeIn } from './use-draft.ts'
import type { EveningState } from './use-evening.ts'
import { WaysOut } from './ways-out.tsx'

const EVENING_MIN = 20 * 60

interface EveningFormProps {
  evening: EveningState
  ref: Ref<HTMLFormElement>
  refusal: Ref<HTMLParagraphElement>
}

export function EveningForm({ evening, ref, refusal }: EveningFormProps) {
  const { plan, isPending, failure, errors } = evening
  const isIn = (names: readonly string[]) =>
    Object.keys(errors).some((field) => names.some((name) => field.startsWith(name)))
  return (
    <form
      ref={ref}
      aria-label="La tua serata"
      action="/serata"
      method="get"
      className="rounded-lg border border-line bg-paper p-5 shadow-card sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        plan()
      }}
    >
      {failure && !isPending && (
        <p
          ref={refusal}
          tabIndex={-1}
          role="alert"
          className="mb-4 scroll-mt-4 rounded-md border-l-4 border-gold bg-crust px-4 py-3 font-medium"
        >
          {failure}
        </p>
      )}
      {failure ? !isPending && <WaysOut evening={evening} /> : <LeftOutNote evening={evening} />}
      <HowMany evening={evening} />
      <noscript>
        <p className="mt-6">
          Chi non mangia che cosa lo dici dopo aver premuto «Prepara la serata», sotto questo modulo.
        </p>
      </noscript>
      <fieldset className="mt-6 min-w-0 noscript:hidden">
        <legend className="mb-3 font-display text-2xl text-balance">Chi non mangia che cosa</legend>
        <NeedCounters evening={evening} />
      </fieldset>
      <When evening={evening} />
      <div className="mt-6 divide-y divide-line border-y border-line">
        <Part
          title="Nomi e gusti, persona per persona"
          isWanted={isIn(['guests.'])}
          className="noscript:hidden"
        >
          <GuestFields evening={evening} />
        </Part>
        <Part
          title="Come si serve"
          chosen={servingText(evening.draft)}
          isWanted={isIn(['service', 'servedBy', 'maxWait'])}
        >
          <ServingFields evening={evening} />
        </Part>
        <Part title="Il tuo forno" isWanted={isIn(['oven'])}>
          <OvenFields evening={evening} />
        </Part>
        <Part title="Tempi e cucina" isWanted={isIn(Object.keys(KITCHEN_FIELDS))}>
          <KitchenFields evening={evening} />
        </Part>
        <Part
          title="Menu e dispensa"
          isWanted={isIn(['recipes', ...Object.keys(MENU_FIELDS)]) || evening.draft.from === CHOSEN_RECIPES}
        >
          {(isOpen) => <MenuFields evening={evening} isOpen={isOpen} />}
        </Part>
      </div>
      <Button type="submit" size="large" className="mt-6 w-full" disabled={isPending}>
        <span className="glyph glyph-flame size-5" />{' '}
        {isPending ? 'Prepariamo la serata...' : 'Prepara la serata'}
      </Button>
      {evening.sheet && (
        <Button look="quiet" className="mt-2 w-full noscript:hidden" onClick={() => startAgain(evening)}>
          Cancella e ricomincia
        </Button>
      )}
    </form>
  )
}

interface PartProps {
  title: string
  /** What is chosen in it. */
  chosen?: string
  isWanted: boolean
  className?: string
  children: ReactNode | ((isOpen: boolean) => ReactNode)
}

function Part({ title, chosen, isWanted, className = '', children }: PartProps) {
  const [isOpen, setOpen] = useState(isWanted)
  return (
    <details
      // A section opened by `isWanted` stays open, because the reader may be typing in it.
      open={isWanted || isOpen || undefined}
      className={`group ${className}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-13 items-center justify-between gap-4 font-semibold">
        <span>
          {title}
          {chosen && <span className="block text-sm font-normal text-ink-soft">{chosen}</span>}
        </span>
        <span aria-hidden className="text-xl text-ink-soft transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="space-y-4 pt-1 pb-6">
        {typeof children === 'function' ? children(isOpen) : children}
      </div>
    </details>
  )
}

function HowMany({ evening: { draft, seat, errors } }: { evening: EveningState }) {
  const { min, max } = EVENING_LIMITS.guests
  const count = draft.guests.length
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-2xl">Quanti siete?</legend>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <IconButton
          icon={Minus}
          label="Un ospite in meno"
          look="secondary"
          className="size-12 noscript:hidden"
          disabled={count <= min}
          onClick={() => seat(String(count - 1))}
        />
        <input
          aria-label="Ospiti, te compreso"
          name={GUESTS_NAME}
          inputMode="numeric"
          value={draft.guestCount}
          maxLength={10}
          aria-invalid={errors.guests ? true : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => seat(target.value)}
          className="min-h-12 w-16 rounded-md border border-line bg-paper text-center text-2xl font-semibold tabular-nums"
        />
        <IconButton
          icon={Plus}
          label="Un ospite in più"
          look="secondary"
          className="size-12 noscript:hidden"
          disabled={count >= max}
          onClick={() => seat(String(count + 1))}
        />
        <p className="text-ink-soft">{draft.guestCount.trim() === '1' ? 'persona' : 'persone'}</p>
      </div>
    </fieldset>
  )
}

/** Tonight, tomorrow, and the next Saturday after them. */
function nearDays(): { name: string; at: string }[] {
  const toSaturday = 6 - new Date().getDay()
  const saturday = wallTimeIn(toSaturday < 2 ? toSaturday + 7 : toSaturday, EVENING_MIN)
  return [
    { name: 'Stasera', at: wallTimeIn(0, EVENING_MIN) },
    { name: 'Domani', at: wallTimeIn(1, EVENING_MIN) },
    { name: formatShortDay(saturday), at: saturday },
  ]
}

function When({ evening }: { evening: EveningState }) {
  const { draft, change } = evening
  const isBrowser = useIsBrowser()
  const days = isBrowser ? nearDays() : []
  const time = draft.bakeAt.slice(10) || 'T20:00'
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="font-display text-2xl">Quando inforni la prima pizza?</legend>
      {/* The minimum height stays while the browser's date is unknown. */}
      <div className="mt-3 flex min-h-10 flex-wrap gap-2 noscript:hidden">
        {days.map(({ name, at }) => (
          <Chip
            key={at}
            isOn={draft.bakeAt.slice(0, 10) === at.slice(0, 10)}
            onToggle={() => change({ bakeAt: at.slice(0, 10) + time })}
          >
            {name}
          </Chip>
        ))}
      </div>
      <EveningField className="mt-3" evening={evening} name="bakeAt" label="Giorno e ora" />
    </fieldset>
  )
}
