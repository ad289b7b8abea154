import { Fragment } from 'react'
import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import type { ListChoice } from '#domain/recipe-list/facet-address.ts'
import { Select } from '../../ui/select.tsx'
import { SelectField } from '../../ui/select-field.tsx'

const ALL = 'tutte'

interface ListSelectsProps {
  cards: RecipeCard[] | undefined
  choice: ListChoice
  set: (change: Partial<ListChoice>) => void
}

const NAMES = [
  {
    name: 'categoria',
    label: 'Categoria',
    all: 'Tutte le categorie',
    of: ({ category }: RecipeCard) => category,
  },
  {
    name: 'difficolta',
    label: 'Difficoltà',
    all: 'Tutte le difficoltà',
    of: ({ difficulty }: RecipeCard) => difficulty,
  },
] as const

export const ListSelects = ({ cards = [], choice, set }: ListSelectsProps) =>
  NAMES.map(({ name, label, all, of }) => {
    const choose = (value: string) => {
      const { [name]: _, ...others } = choice.chosen
      set({ chosen: value === '' ? others : { ...others, [name]: [value] } })
    }
    const chosen = choice.chosen[name]?.[0] ?? ''
    const options = [...new Set<string>(cards.map(of))].map((value) => ({ value, label: value }))
    return (
      <Fragment key={name}>
        <Select
          label={label}
          labelHidden
          value={chosen || ALL}
          options={[{ value: ALL, label: all }, ...options]}
          onChange={(value) => choose(value === ALL ? '' : value)}
          className="noscript:hidden"
        />
        <SelectField
          label={label}
          labelHidden
          name={name}
          value={chosen}
          emptyLabel={all}
          options={options}
          onChange={choose}
          className="hidden noscript:block"
        />
      </Fragment>
    )
  })
