import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import type { ListChoice } from '#domain/recipe-list/facet-address.ts'
import { Select } from '../../ui/select.tsx'

/** The value of the 'all' option: a select cannot hold an empty one. */
const ALL = 'tutte'

const options = (all: string, values: string[]) => [
  { value: ALL, label: all },
  ...[...new Set(values)].map((value) => ({ value, label: value })),
]

interface ListSelectsProps {
  cards: RecipeCard[] | undefined
  choice: ListChoice
  set: (change: Partial<ListChoice>) => void
}

/** Category and difficulty. A form that is sent without scripts has them too. */
export function ListSelects({ cards = [], choice, set }: ListSelectsProps) {
  const choose = (name: 'categoria' | 'difficolta') => (value: string) => {
    const { [name]: _, ...others } = choice.chosen
    set({ chosen: value === ALL ? others : { ...others, [name]: [value] } })
  }
  const [category, difficulty] = [choice.chosen.categoria?.[0], choice.chosen.difficolta?.[0]]
  return (
    <>
      <Select
        label="Categoria"
        value={category ?? ALL}
        options={options(
          'Tutte le categorie',
          cards.map((card) => card.category),
        )}
        onChange={choose('categoria')}
      />
      <Select
        label="Difficoltà"
        value={difficulty ?? ALL}
        options={options(
          'Tutte le difficoltà',
          cards.map((card) => card.difficulty),
        )}
        onChange={choose('difficolta')}
      />
      {category && <input type="hidden" name="categoria" value={category} />}
      {difficulty && <input type="hidden" name="difficolta" value={difficulty} />}
    </>
  )
}
