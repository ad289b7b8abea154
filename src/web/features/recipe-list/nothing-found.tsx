import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import { type ListChoice, toggled } from '#domain/recipe-list/facet-address.ts'
import { passes } from '#domain/recipe-list/facet-bits.ts'
import { chosenOf, FACETS } from '#domain/recipe-list/facet-list.ts'
import { counted } from '#domain/words/counted.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'

interface NothingFoundProps {
  choice: ListChoice
  /** All recipes, and those that the text leaves. */
  cards: readonly RecipeCard[]
  withText: readonly RecipeCard[]
  set: (change: Partial<ListChoice>) => void
  reset: () => void
}

/** What there would be without one of the filters, or without the words. */
function waysOn({ choice, cards, withText }: Omit<NothingFoundProps, 'set' | 'reset'>) {
  const { text, chosen } = choice
  const filters = FACETS.flatMap((facet) =>
    chosenOf(chosen, facet).map((token) => ({
      name: facet.values.find((value) => value.token === token)?.chosen ?? token,
      among: withText,
      change: { chosen: toggled(chosen, facet.name, token) },
    })),
  )
  const words = text.trim() === '' ? [] : [{ name: text.trim(), among: cards, change: { text: '' } }]
  return [...words, ...filters].flatMap(({ name, among, change }) => {
    const count = among.filter(({ facets }) => passes(facets, { ...choice, ...change }.chosen)).length
    return count > 0 ? [{ name, change, found: counted(count, 'ricetta', 'ricette') }] : []
  })
}

export function NothingFound({ set, reset, ...found }: NothingFoundProps) {
  const ways = waysOn(found)
  return (
    <EmptyState
      title="Nessuna ricetta trovata"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {ways.map(({ name, change, found: count }) => (
            <Button
              key={name}
              look="secondary"
              className="max-w-full shrink! wrap-anywhere"
              onClick={() => set(change)}
            >
              Togli «{name}»: {count}
            </Button>
          ))}
          <Button look={ways.length > 0 ? 'quiet' : 'primary'} onClick={reset}>
            Reimposta i filtri
          </Button>
        </div>
      }
    >
      <p>{ways.length > 0 ? 'Prova a togliere qualcosa.' : 'Prova con altre parole, o con meno filtri.'}</p>
    </EmptyState>
  )
}
