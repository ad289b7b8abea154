import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { guestName, NEEDS, type Need } from '#domain/pizza-night/evening-request.ts'
import { saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { countOf, freePlace, isCounted, withBoth, withCount } from '#domain/pizza-night/need-counts.ts'
import { Button } from '../../ui/button.tsx'
import { AllergyChips, NeedChips, saidOf } from './guest-fields.tsx'
import { takeChange } from './take-change.ts'
import type { EveningState } from './use-evening.ts'

export const COUNTED_NAMES: Readonly<Record<Need, string>> = {
  vegana: 'Vegani',
  vegetariana: 'Vegetariani',
  celiachia: 'Celiaci',
  'senza lattosio': 'Senza lattosio',
  gravidanza: 'In gravidanza',
}
const ALLERGY = 'Allergie…'

const ALLERGY_OPENER = 'apri-allergie'

function openAllergies() {
  const opener = document.getElementById(ALLERGY_OPENER)
  opener?.focus()
  opener?.click()
}

/** Plans the evening with one more person of this need. */
async function addNeed(evening: EveningState, need: Need) {
  const { draft, onPlanned } = evening
  const count = countOf(draft.guests, need) + 1
  const guests = withCount(draft.guests, need, count)
  if (await takeChange(evening, { ...draft, guests }, `${COUNTED_NAMES[need]} a tavola: ${count}`))
    onPlanned()
}

/** Above the plan on phones, where the form is folded: a need plans the evening again, and allergies are told in the form, which is unfolded first. */
export function NeedStarts({ evening, onTell }: { evening: EveningState; onTell: () => void }) {
  const { guests } = evening.draft
  const countFor = (need: Need | typeof ALLERGY) => (need === ALLERGY ? 0 : countOf(guests, need))
  return (
    <ul aria-label="Chi c'è a tavola" className="mt-2 flex flex-wrap gap-2 lg:hidden noscript:hidden">
      {([...NEEDS, ALLERGY] as const).map((need) => (
        <li key={need}>
          <Button
            look="secondary"
            className={clsx('px-3! text-sm', countFor(need) > 0 && 'border-basil-fill! text-basil')}
            disabled={evening.isPending || freePlace(guests) === undefined}
            onClick={() => {
              if (need !== ALLERGY) return void addNeed(evening, need)
              onTell()
              openAllergies()
            }}
          >
            {need === ALLERGY ? ALLERGY : COUNTED_NAMES[need]}
            {countFor(need) > 0 && ` ${countFor(need)}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type Seated = (now: GuestDraft[]) => GuestDraft[]

/** The guest whose needs are shown one by one, and from where he was opened. */
interface Person {
  place: number
  from: 'allergies' | 'both' | 'list'
}

export function NeedCounters({ evening: { draft, change } }: { evening: EveningState }) {
  const { guests } = draft
  const [opened, setOpened] = useState<Person>()
  const [said, setSaid] = useState('')
  const person = opened && guests[opened.place] ? opened : undefined
  const panel = useId()
  const free = freePlace(guests)
  // Two taps may come before the next render: each builds on the newest guests.
  const set = (next: Seated) => change((before) => ({ guests: next(before.guests) }))
  const count = (need: Need, by: number) => {
    set((now) => {
      const next = withCount(now, need, countOf(now, need) + by)
      setSaid(`${COUNTED_NAMES[need]} ${countOf(next, need)}`)
      return next
    })
  }
  const open = (from: Person['from'], place: number | undefined) =>
    setOpened(place === undefined || person?.from === from ? undefined : { place, from })
  const counted = guests.findIndex((guest) => isCounted(guest) && saysNeeds(guest))
  const kinds = NEEDS.filter((need) => countOf(guests, need) > 0).length
  const form = person && <PersonNeeds id={panel} guests={guests} person={person} onChange={set} />
  return (
    <div className="noscript:hidden">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2">
        {NEEDS.map((need) => (
          <Counter
            key={need}
            need={need}
            count={countOf(guests, need)}
            isFull={free === undefined}
            isLeast={withCount(guests, need, 0).every((guest, place) => guest === guests[place])}
            onCount={(by) => count(need, by)}
          />
        ))}
        <Button
          id={ALLERGY_OPENER}
          look="secondary"
          className="min-h-11 text-sm"
          aria-expanded={person?.from === 'allergies'}
          aria-controls={person?.from === 'allergies' ? panel : undefined}
          disabled={free === undefined && person?.from !== 'allergies'}
          onClick={() => open('allergies', free)}
        >
          {ALLERGY}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {person?.from === 'allergies' && form}
      <p className="mt-2 text-sm text-ink-soft">Ogni numero conta persone diverse.</p>
      <details className="text-sm text-ink-soft">
        <summary className="min-h-11 content-center">Dove restano questi dati?</summary>
        <p className="pb-2">
          Servono soltanto a scegliere le pizze: restano su questo dispositivo, o nel tuo account se lì salvi
          la serata, non entrano nei link e al più tardi trenta giorni dopo la serata li dimentichiamo.
        </p>
      </details>
      {(kinds > 1 || person?.from === 'both') && (
        <Button
          look="quiet"
          className="min-h-11 px-0! text-left text-sm"
          aria-expanded={person?.from === 'both'}
          aria-controls={person?.from === 'both' ? panel : undefined}
          onClick={() => open('both', counted)}
        >
          Qualcuno ha più di un'esigenza
        </Button>
      )}
      {person?.from === 'both' && form}
      <ul aria-label="Chi ha più esigenze o allergie">
        {guests.map((guest, place) =>
          isCounted(guest) ||
          !saysNeeds(guest) ||
          (person?.place === place && person.from !== 'list') ? null : (
            <li key={place}>
              <Button
                look="quiet"
                className="min-h-11 px-0! text-left text-sm"
                aria-expanded={person?.place === place}
                onClick={() => setOpened(person?.place === place ? undefined : { place, from: 'list' })}
              >
                <span className="font-semibold">{guestName(guest, place)}</span> {saidOf(guest)}
              </Button>
              {person?.place === place && form}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

interface CounterProps {
  need: Need
  count: number
  isFull: boolean
  isLeast: boolean
  onCount: (by: 1 | -1) => void
}

/** The whole name adds one, so that a second tap finds the same place. */
const Counter = ({ need, count, isFull, isLeast, onCount }: CounterProps) => (
  <div className="flex min-w-0 overflow-hidden rounded-md border border-line bg-paper">
    {count > 0 && !isLeast && (
      <button
        type="button"
        aria-label={`${COUNTED_NAMES[need]} ${count}: togli una persona`}
        onClick={({ currentTarget }) => {
          // This button goes with the last person, and the focus must not go with it.
          if (count === 1) (currentTarget.nextElementSibling as HTMLElement | null)?.focus()
          onCount(-1)
        }}
        className="grid w-10 shrink-0 place-items-center border-r border-line -outline-offset-2 hover:bg-crust"
      >
        <Minus className="size-4" aria-hidden />
      </button>
    )}
    <button
      type="button"
      aria-label={`${COUNTED_NAMES[need]} ${count}: aggiungi una persona`}
      disabled={isFull}
      onClick={() => onCount(1)}
      className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-1 px-3 text-left text-sm leading-tight font-semibold -outline-offset-2 hover:bg-crust disabled:text-ink-soft"
    >
      <span>
        {COUNTED_NAMES[need]}
        {'\u00a0'}
        <span className="tabular-nums">{count}</span>
      </span>
      <Plus className="size-4 shrink-0" aria-hidden />
    </button>
  </div>
)

interface PersonNeedsProps {
  id: string
  guests: GuestDraft[]
  person: Person
  onChange: (next: Seated) => void
}

function PersonNeeds({ id, guests, person: { place, from }, onChange }: PersonNeedsProps) {
  const guest = guests[place]
  if (!guest) return null
  const put = (changes: Partial<GuestDraft>) =>
    onChange((now) => now.map((one, index) => (index === place ? { ...one, ...changes } : one)))
  const setNeeds = ({ needs = [] }: Partial<GuestDraft>) => {
    const more = needs.find((need) => !guest.needs.includes(need))
    if (more && from === 'both') onChange((now) => withBoth(now, place, more))
    else put({ needs })
  }
  const name = guestName(guest, place)
  return (
    <fieldset id={id} className="mt-2 min-w-0 space-y-3 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-semibold">
        {from === 'allergies' ? `Una persona con allergie (${name})` : name}
      </legend>
      {from !== 'allergies' && <NeedChips guest={guest} onChange={setNeeds} />}
      <AllergyChips guest={guest} onChange={put} />
    </fieldset>
  )
}
