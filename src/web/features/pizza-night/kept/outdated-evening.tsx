import { useEffect, useRef } from 'react'
import { localClock, parseWallTime } from '#domain/dough/plan/local-clock.ts'
import { ALL_RECIPES, CHOSEN_RECIPES, type EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_FIELDS } from '#domain/pizza-night/evening-fields.ts'
import { atTable } from '#domain/pizza-night/kept-evening.ts'
import {
  fieldDifferences,
  guestDifferences,
  pizzasInWords,
  unitedGuests,
} from '#domain/pizza-night/two-evenings.ts'
import { formatDate, formatTime } from '#domain/words/clock-format.ts'
import type { Field } from '#domain/words/form-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { saidOf } from '../guest-fields.tsx'
import type { EveningState } from '../use-evening.ts'
import { KEPT_HEADING, openEvening } from './open-evening.ts'
import { OUTDATED_HEADING } from './say-failure.ts'
import type { OpenedEvening, Shelf } from './shelf.ts'

interface Row {
  what: string
  mine: string
  theirs: string
}

function hourOf({ bakeAt }: EveningDraft): string {
  const wall = parseWallTime(bakeAt)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (!wall) return 'da scegliere'
  const atMs = localClock(timeZone).instantOf(wall)
  return `${formatDate(atMs, timeZone)}, ore ${formatTime(atMs, timeZone)}`
}

const recipesOf = ({ from, recipes }: EveningDraft) => {
  if (from === ALL_RECIPES) return 'tutte'
  return from === CHOSEN_RECIPES ? `${recipes.length} che hai scelto` : 'una tua collezione'
}

function labelled(name: Exclude<keyof EveningDraft, 'guests'>): [string, (draft: EveningDraft) => string] {
  if (name === 'guestCount') return ['Quanti siete', ({ guests }) => String(guests.length)]
  if (name === 'from' || name === 'recipes') return ['Da quali ricette', recipesOf]
  const { label, inWords }: Field = EVENING_FIELDS[name]
  return [label, name === 'bakeAt' ? hourOf : (draft) => inWords(draft[name] as never)]
}

function differencesOf(draft: EveningDraft, title: string, theirs: OpenedEvening): Row[] {
  const guests = guestDifferences(draft, theirs.draft).map(({ mine, theirs: other }): Row => {
    const name = mine?.name.trim() || other?.name.trim()
    const said = (guest: typeof mine) => {
      if (!guest) return "non c'è"
      return name && guest.name.trim() === '' ? `senza nome, ${saidOf(guest)}` : saidOf(guest)
    }
    return {
      what: name || 'Un ospite senza nome',
      mine: said(mine),
      theirs: said(other),
    }
  })
  const labels = new Map<string, (one: EveningDraft) => string>()
  for (const field of fieldDifferences(draft, theirs.draft))
    if (field !== 'guests') labels.set(...labelled(field))
  const fields = [...labels].map(
    ([what, words]): Row => ({ what, mine: words(draft), theirs: words(theirs.draft) }),
  )
  const named = title === theirs.title ? [] : [{ what: 'Nome', mine: title, theirs: theirs.title }]
  return [...guests, ...named, ...fields]
}

interface OutdatedEveningProps {
  evening: EveningState
  place: Shelf['place']
  theirs: OpenedEvening
  title: string
  isPending: boolean
  isRefused: boolean
  onKeep: (draft?: EveningDraft) => void
  onTake: () => void
}

export function OutdatedEvening(props: OutdatedEveningProps) {
  const { evening, place, theirs, title, isPending, isRefused, onKeep, onTake } = props
  const { draft, sheet, isChanged } = evening
  const rows = differencesOf(draft, title, theirs)
  const isSame = rows.length === 0
  useEffect(() => {
    if (isSame) openEvening.write(theirs)
  }, [isSame, theirs])
  const heading = useFocus(isRefused)
  if (isSame) return null
  const hasOtherGuests = guestDifferences(draft, theirs.draft).length > 0
  const united = hasOtherGuests ? unitedGuests(draft.guests, theirs.draft.guests) : null
  const pizzas = isChanged ? undefined : pizzasInWords(sheet)
  const theirPizzas = pizzasInWords(theirs.plan)
  const keep = (change: Partial<EveningDraft> = {}) => {
    openEvening.write(theirs)
    evening.change(change)
    onKeep({ ...draft, ...change })
  }
  return (
    <section
      aria-labelledby={OUTDATED_HEADING}
      className="space-y-4 rounded-md border border-tomato p-4 sm:p-5"
    >
      <h3 ref={heading} id={OUTDATED_HEADING} tabIndex={-1} className="text-lg outline-none">
        Questa serata è cambiata altrove
      </h3>
      <p>
        {place === 'account' ? "Un altro dispositivo o un'altra scheda" : "Un'altra scheda"} l'ha salvata dopo
        che l'hai aperta qui. Ciò che hai scritto è ancora qui: guarda che cosa è diverso e scegli.
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(({ what, mine, theirs: other }) => (
          <Difference key={what + mine + other} what={what} mine={mine} theirs={other} />
        ))}
        {pizzas && theirPizzas && pizzas !== theirPizzas && (
          <Difference what="Pizze" mine={pizzas} theirs={theirPizzas} />
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        {united && (
          <Button disabled={isPending} onClick={() => keep(atTable(united))}>
            Tieni gli ospiti di entrambe
          </Button>
        )}
        <Button look={united ? 'secondary' : 'primary'} disabled={isPending} onClick={() => keep()}>
          Salva la mia
        </Button>
        <Button look="secondary" disabled={isPending} onClick={onTake}>
          Prendi quella salvata
        </Button>
      </div>
      {united && (
        <p className="text-sm text-ink-soft">
          Con gli ospiti di entrambe restano tutti i nomi, le esigenze e le allergie delle due; il resto come
          l'hai scritto qui.
        </p>
      )}
    </section>
  )
}

function useFocus(isRefused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRefused && document.activeElement === document.body) heading.current?.focus()
  }, [isRefused])
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById(KEPT_HEADING)?.focus({ preventScroll: true })
    },
    [],
  )
  return heading
}

const Difference = ({ what, mine, theirs }: Row) => (
  <div className="grid gap-x-4 py-2 sm:grid-cols-2">
    <dt className="font-semibold wrap-anywhere sm:col-span-2">{what}</dt>
    <dd className="wrap-anywhere">
      <span className="text-sm text-ink-soft">Qui:</span> {mine}
    </dd>
    <dd className="wrap-anywhere">
      <span className="text-sm text-ink-soft">Salvata:</span> {theirs}
    </dd>
  </div>
)
