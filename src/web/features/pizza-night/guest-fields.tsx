import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ALLERGIES, allergyName, isSpecies } from '#domain/ingredients/species.ts'
import { appetiteField, dislikesField, nameField } from '#domain/pizza-night/evening-address.ts'
import type { GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_LIMITS } from '#domain/pizza-night/evening-fields.ts'
import { APPETITES, type Appetite, NEEDS, type Need } from '#domain/pizza-night/evening-request.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { EveningState } from './use-evening.ts'

export const NEED_NAMES: Readonly<Record<Need, string>> = {
  vegana: 'Vegano',
  vegetariana: 'Vegetariano',
  celiachia: 'Celiaco',
  'senza lattosio': 'Senza lattosio',
  gravidanza: 'In gravidanza',
}
const APPETITE_NAMES: Readonly<Record<Appetite, string>> = {
  0.5: 'Mezza pizza',
  1: 'Una pizza',
  1.5: 'Una pizza e mezza',
  2: 'Due pizze',
}
export const appetites = APPETITES.map((value) => ({ value: String(value), label: APPETITE_NAMES[value] }))

interface ChipsProps<One> {
  all: readonly One[]
  chosen: readonly One[]
  nameOf: (one: One) => string
  onChange: (chosen: One[]) => void
}

const Chips = <One extends string>({ all, chosen, nameOf, onChange }: ChipsProps<One>) => (
  <div className="flex flex-wrap gap-2">
    {all.map((one) => {
      const isOn = chosen.includes(one)
      const toggle = () => onChange(isOn ? chosen.filter((other) => other !== one) : [...chosen, one])
      return (
        <Chip key={one} isOn={isOn} onToggle={toggle}>
          {nameOf(one)}
        </Chip>
      )
    })}
  </div>
)

export interface GuestChange {
  guest: GuestDraft
  onChange: (changes: Partial<GuestDraft>) => void
}

export const NeedChips = ({ guest, onChange }: GuestChange) => (
  <Chips
    all={NEEDS}
    chosen={guest.needs}
    nameOf={(need) => NEED_NAMES[need]}
    onChange={(needs) => onChange({ needs })}
  />
)

export const AllergyChips = ({ guest, onChange }: GuestChange) => (
  <Chips
    all={ALLERGIES}
    chosen={guest.allergies}
    nameOf={allergyName}
    onChange={(allergies) => onChange({ allergies })}
  />
)

/** Fourteen groups and more, closed until somebody wants them. */
export function AllergyFold({ guest, onChange }: GuestChange) {
  const count = guest.allergies.length
  const [isOpen] = useState(count > 0)
  return (
    <details open={isOpen || undefined}>
      <summary className="min-h-11 content-center text-sm font-semibold">
        Allergie{count > 0 ? `: ${count}` : '…'}
      </summary>
      <div className="mt-2">
        <AllergyChips guest={guest} onChange={onChange} />
      </div>
    </details>
  )
}

export function GuestFields({ evening: { draft, change, errors } }: { evening: EveningState }) {
  const setGuest = (index: number, changes: Partial<GuestDraft>) =>
    change((before) => ({
      guests: before.guests.map((guest, place) => (place === index ? { ...guest, ...changes } : guest)),
    }))
  return (
    <ol className="space-y-3">
      {draft.guests.map((guest, index) => (
        <li key={index}>
          <GuestCard
            guest={guest}
            index={index}
            errorAt={(field) =>
              Object.entries(errors).find(([name]) => `${name}.`.startsWith(`guests.${index}.${field}`))?.[1]
            }
            onChange={(changes) => setGuest(index, changes)}
          />
        </li>
      ))}
    </ol>
  )
}

interface GuestCardProps extends GuestChange {
  index: number
  errorAt: (field: string) => string | undefined
}

export function saidOf({ appetite, needs, allergies, dislikes }: Omit<GuestDraft, 'name'>): string {
  const parts = [
    ...(appetite === 1 ? [] : [APPETITE_NAMES[appetite].toLowerCase()]),
    ...needs.map((need) => NEED_NAMES[need].toLowerCase()),
    ...allergies.map((one) => `allergia: ${isSpecies(one) ? one : allergyName(one).toLowerCase()}`),
    ...(dislikes.trim() === '' ? [] : [`niente ${dislikes}`]),
  ]
  return parts.length === 0 ? 'mangia tutto' : parts.join(', ')
}

function GuestCard({ guest, index, errorAt, onChange }: GuestCardProps) {
  const [isOpen, setOpen] = useState(false)
  const error = errorAt('')
  const [nameError, dislikesError] = [errorAt('name.'), errorAt('dislikes.')]
  return (
    <details
      className="group/guest rounded-md border border-line"
      open={error ? true : undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 py-2">
        <span className="min-w-0">
          <span className="font-semibold">{guest.name.trim() || `Ospite ${index + 1}`}</span>{' '}
          <span className="text-sm text-ink-soft">{saidOf(guest)}</span>
        </span>
        <span aria-hidden className="text-ink-soft transition-transform group-open/guest:rotate-45">
          +
        </span>
      </summary>
      <div className="space-y-4 border-t border-line p-4">
        {error && !nameError && !dislikesError && (
          <p role="alert" className="text-sm font-medium text-tomato">
            {error}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Nome"
            data-name={nameField(index)}
            value={guest.name}
            maxLength={EVENING_LIMITS.nameLength}
            autoComplete="off"
            error={nameError}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <SelectField
            label="Quanta fame ha"
            dataName={appetiteField(index)}
            value={String(guest.appetite)}
            options={appetites}
            onChange={(value) => onChange({ appetite: Number(value) as Appetite })}
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">Mangia</legend>
          <NeedChips guest={guest} onChange={onChange} />
        </fieldset>
        <AllergyFold guest={guest} onChange={onChange} />
        <Field
          label="Non gli piace"
          data-name={dislikesField(index)}
          placeholder="cipolla, acciughe"
          value={guest.dislikes}
          error={dislikesError}
          onChange={({ target }) => onChange({ dislikes: target.value })}
        />
        {isOpen && <Wish guest={guest} onChange={onChange} />}
      </div>
    </details>
  )
}

export function Wish({
  guest,
  label = 'La pizza che vorrebbe',
  onChange,
}: {
  guest: Pick<GuestDraft, 'wish'>
  label?: string
  onChange: (changes: Pick<GuestDraft, 'wish'>) => void
}) {
  const { data = [] } = useQuery(recipeCardsQuery(useQueries().api))
  const options = data
    .filter(({ leftOut }) => leftOut === null)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = guest.wish === '' || options.some(({ value }) => value === guest.wish)
  return (
    <SelectField
      label={label}
      value={guest.wish}
      emptyLabel="Scegliete voi"
      options={isKnown ? options : [{ value: guest.wish, label: 'Quella del link' }, ...options]}
      onChange={(wish) => onChange({ wish })}
    />
  )
}
