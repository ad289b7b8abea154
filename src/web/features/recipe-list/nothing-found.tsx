import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import { type ListChoice, toggled } from '#domain/recipe-list/facet-address.ts'
import { passes } from '#domain/recipe-list/facet-bits.ts'
import { chosenOf, FACETS } from '#domain/recipe-list/facet-list.ts'
import { counted } from '#domain/words/counted.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Elsewhere, useElsewhere } from '../site-search/elsewhere.tsx'

interface NothingFoundProps {
  choice: ListChoice
  /** All recipes, and those that the text leaves. */
  cards: readonly RecipeCard[]
  withText: readonly RecipeCard[]
  /** What the search says of a dish that the site does not have. */
  absent: string | undefined
  set: (change: Partial<ListChoice>) => void
  reset: () => void
}

/** What there would be without one of the filters, or without the words. Who has words only loses nothing by beginning again. */
function waysOn({ choice, cards, withText }: Pick<NothingFoundProps, 'choice' | 'cards' | 'withText'>) {
  const { text, chosen } = choice
  const filters = FACETS.flatMap((facet) =>
    chosenOf(chosen, facet).map((token) => ({
      name: facet.values.find((value) => value.token === token)?.chosen ?? token,
      among: withText,
      change: { chosen: toggled(chosen, facet.name, token) },
    })),
  )
  const hasBoth = text.trim() !== '' && filters.length > 0
  const words = !hasBoth ? [] : [{ name: text.trim(), among: cards, change: { text: '' } }]
  return [...words, ...filters].flatMap(({ name, among, change }) => {
    const count = among.filter(({ facets }) => passes(facets, { ...choice, ...change }.chosen)).length
    return count > 0 ? [{ name, change, found: counted(count, 'ricetta', 'ricette') }] : []
  })
}

interface BesideListProps extends Omit<NothingFoundProps, 'absent' | 'withText'> {
  settledText: string
  isEmpty: boolean
  /** Undefined while they are searched. */
  withText: readonly RecipeCard[] | undefined
}

/** What the rest of the site has for the words, and that the list has nothing. Of a dish that is not here one of them speaks. */
export function BesideList({ settledText, isEmpty, withText, ...found }: BesideListProps) {
  const said = useElsewhere(settledText)?.answer
  const absent = isEmpty && said?.path === '/ricette' ? said.answer : undefined
  const nothing = isEmpty && <NothingFound {...found} withText={withText ?? []} absent={absent} />
  const isAbsent = absent !== undefined
  return (
    <>
      {isAbsent && nothing}
      <Elsewhere
        text={settledText}
        hasNoRecipes={withText?.length === 0 && Object.keys(found.choice.chosen).length === 0}
        isSaid={isAbsent}
      />
      {!isAbsent && nothing}
    </>
  )
}

function NothingFound({ absent, set, reset, ...found }: NothingFoundProps) {
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
      <p>{ways.length > 0 ? 'Prova a togliere qualcosa.' : (absent ?? 'Prova con altre parole.')}</p>
    </EmptyState>
  )
}
