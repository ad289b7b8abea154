import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import type { PairingIngredient } from '#contracts/pairing/pairing.ts'
import { INGREDIENT_CATEGORIES, type IngredientCategory } from '#domain/pairing/ingredient.ts'
import type { PairingTab } from '#domain/pairing/pairing-address.ts'
import { filterPantry, NO_FILTER } from '#domain/pairing/pantry-filter.ts'
import { Field } from '../../ui/field.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Select } from '../../ui/select.tsx'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { ALL_CATEGORIES, CATEGORY_LABELS, categoryOptions } from './category-labels.ts'

interface IngredientPickerProps {
  ingredients: readonly PairingIngredient[]
  chosen: readonly string[]
  onToggle: (id: string) => void
  label: string
  sent: { name: 'base' | 'con'; valueWith: (id: string) => string; scheda?: PairingTab }
}

const LIST_HEIGHT_PX = 340

export function IngredientPicker({ ingredients, chosen, onToggle, label, sent }: IngredientPickerProps) {
  const [text, setText] = useState('')
  const [category, setCategory] = useState<IngredientCategory | ''>('')
  const shown = filterPantry(ingredients, { ...NO_FILTER, text, category })
  const isKnown = shown.length > 0 || filterPantry(ingredients, { ...NO_FILTER, text }).length > 0
  useCountedSearch(text, isKnown)
  const groups = INGREDIENT_CATEGORIES.map((name) => ({
    name,
    members: shown.filter((ingredient) => ingredient.category === name),
  })).filter(({ members }) => members.length > 0)
  return (
    <div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1 noscript:hidden">
        <Field
          label="Cerca un ingrediente"
          type="search"
          autoComplete="off"
          placeholder="Per esempio zucca"
          icon={<Search className="size-5" aria-hidden />}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          label="Categoria"
          value={category || ALL_CATEGORIES}
          options={categoryOptions}
          onChange={(value) => setCategory(INGREDIENT_CATEGORIES.find((name) => name === value) ?? '')}
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {shown.length === 0
          ? 'Nessun ingrediente con questo nome'
          : shown.length === 1
            ? '1 ingrediente'
            : `${shown.length} ingredienti`}
      </p>
      <form action="/abbinamenti-ingredienti" method="get" className="mt-2 rounded-md border border-line">
        {sent.scheda && <input type="hidden" name="scheda" value={sent.scheda} />}
        <ScrollArea label={label} maxHeightPx={LIST_HEIGHT_PX}>
          {groups.map(({ name, members }) => (
            <fieldset key={name} className="p-3">
              <legend className="kicker float-left mb-2 w-full text-gold">{CATEGORY_LABELS[name]}</legend>
              <div className="clear-left flex flex-wrap gap-2">
                {members.map((ingredient) => (
                  <button
                    key={ingredient.id}
                    type="submit"
                    name={sent.name}
                    value={sent.valueWith(ingredient.id)}
                    aria-pressed={chosen.includes(ingredient.id)}
                    onClick={(event) => {
                      event.preventDefault()
                      onToggle(ingredient.id)
                    }}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-paper px-4 text-sm font-semibold hover:border-ink-soft aria-pressed:border-basil-fill aria-pressed:bg-basil-fill aria-pressed:text-on-fill"
                  >
                    {chosen.includes(ingredient.id) && <Check className="size-4" aria-hidden />}
                    {ingredient.name}
                  </button>
                ))}
              </div>
            </fieldset>
          ))}
        </ScrollArea>
      </form>
    </div>
  )
}
