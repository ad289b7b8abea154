import { Search } from 'lucide-react'
import { useState } from 'react'
import type { PairingIngredient } from '#contracts/pairing/pairing.ts'
import { FLAVOR_NAMES } from '#domain/pairing/flavor-balance.ts'
import { FLAVORS, INGREDIENT_CATEGORIES } from '#domain/pairing/ingredient.ts'
import { filterPantry, MONTH_NAMES, NO_FILTER, seasonText } from '#domain/pairing/pantry-filter.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { ALL_CATEGORIES, CATEGORY_LABELS, categoryOptions } from './category-labels.ts'
import type { Pairing } from './use-pairing.ts'

const ANY_MONTH = 'sempre'
const months = [
  { value: ANY_MONTH, label: 'Tutti i mesi' },
  ...MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label })),
]
const FELT_FROM = 4

export function DatabaseTab(props: {
  ingredients: readonly PairingIngredient[]
  pairing: Pairing
  onUse: (id: string) => void
}) {
  // The filter is local state, because the URL updates too slowly for typing.
  const [filter, setFilter] = useState(props.pairing.filter)
  const change = (changes: Partial<typeof filter>) => {
    setFilter((current) => ({ ...current, ...changes }))
    props.pairing.showFilter({ ...filter, ...changes })
  }
  const shown = filterPantry(props.ingredients, filter)
  const isKnown = () => filterPantry(props.ingredients, { ...NO_FILTER, text: filter.text }).length > 0
  useCountedSearch(filter.text, shown.length > 0 || isKnown())
  return (
    <>
      <search className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto] noscript:hidden">
        <Field
          label="Cerca per nome o regione"
          type="search"
          autoComplete="off"
          icon={<Search className="size-5" aria-hidden />}
          value={filter.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Select
          label="Categoria"
          value={filter.category || ALL_CATEGORIES}
          options={categoryOptions}
          onChange={(value) =>
            change({ category: INGREDIENT_CATEGORIES.find((name) => name === value) ?? '' })
          }
        />
        <Select
          label="Mese"
          value={filter.month === null ? ANY_MONTH : String(filter.month)}
          options={months}
          onChange={(value) => change({ month: value === ANY_MONTH ? null : Number(value) })}
        />
        <div className="flex min-h-12 items-center">
          <Chip
            isOn={filter.onlyTraditional}
            onToggle={() => change({ onlyTraditional: !filter.onlyTraditional })}
          >
            Solo tradizionali
          </Chip>
        </div>
      </search>
      <h2 aria-live="polite" className="mt-6 mb-4 font-sans text-base font-semibold tracking-normal">
        {shown.length === 1 ? '1 ingrediente' : `${shown.length} ingredienti`}
      </h2>
      {shown.length === 0 && (
        <EmptyState
          title="Nessun ingrediente trovato"
          action={
            <Button className="noscript:hidden" onClick={() => change(NO_FILTER)}>
              Reimposta i filtri
            </Button>
          }
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((ingredient) => (
          <li key={ingredient.id}>
            <IngredientCard ingredient={ingredient} onUse={() => props.onUse(ingredient.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

const IngredientCard = ({ ingredient, onUse }: { ingredient: PairingIngredient; onUse: () => void }) => {
  const felt = FLAVORS.filter((flavor) => ingredient.flavorProfile[flavor] >= FELT_FROM)
  return (
    <article className="flex h-full flex-col gap-2 rounded-lg border border-line bg-paper p-5">
      <h3 className="text-lg">{ingredient.name}</h3>
      <p className="flex flex-wrap gap-2">
        <Badge>{CATEGORY_LABELS[ingredient.category]}</Badge>
        {ingredient.traditional && <Badge tone="basil">Tradizionale</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {ingredient.region}, {seasonText(ingredient.seasonal)}
      </p>
      <p className="text-sm">
        {felt.map((flavor) => `${FLAVOR_NAMES[flavor]} ${ingredient.flavorProfile[flavor]}`).join(', ') ||
          'delicato'}
      </p>
      <Button look="quiet" className="mt-auto -ml-5 self-start noscript:hidden" onClick={onUse}>
        Trova abbinamenti<span className="sr-only"> per {ingredient.name}</span>
      </Button>
    </article>
  )
}
