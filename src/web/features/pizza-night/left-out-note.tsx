import { useQuery } from '@tanstack/react-query'
import { ALL_RECIPES, CHOSEN_RECIPES } from '#domain/pizza-night/evening-draft.ts'
import { whyNever } from '#domain/pizza-night/menu/left-out.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeQuery } from '../../api/recipe-queries.ts'
import { Button } from '../../ui/button.tsx'
import type { EveningState } from './use-evening.ts'

/** Of the only recipe that was chosen: no evening can bake it. */
export function LeftOutNote({ evening }: { evening: EveningState }) {
  const { from, recipes } = evening.draft
  const [id, ...others] = recipes
  return from === CHOSEN_RECIPES && id !== undefined && others.length === 0 ? (
    <Alone evening={evening} id={id} />
  ) : null
}

function Alone({ evening: { change }, id }: { evening: EveningState; id: number }) {
  const { data } = useQuery(recipeQuery(useQueries().api, id))
  const reason = data ? whyNever(data) : null
  if (!data || reason === null) return null
  return (
    <div role="status" className="mb-6 rounded-md border-l-4 border-gold bg-crust px-4 py-3">
      <p>
        <strong className="font-semibold">{data.name}</strong> resta fuori dalla serata: {reason}.
      </p>
      <p className="mt-2 noscript:hidden">
        Aggiungi altre ricette sotto «Menu e dispensa», oppure lascia scegliere a noi.
      </p>
      <Button
        look="secondary"
        className="mt-3 noscript:hidden"
        onClick={() => change({ from: ALL_RECIPES, recipes: [] })}
      >
        Scegli fra tutte le ricette
      </Button>
      <noscript>
        <a href="/serata">Prepara la serata con tutte le ricette</a>
      </noscript>
    </div>
  )
}
