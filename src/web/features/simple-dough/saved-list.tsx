import { Trash2 } from 'lucide-react'
import { timeAgo } from '#domain/dough/plan/relative-date.ts'
import type { SavedSimpleRecipe } from '#domain/dough/simple/saved-simple-recipes.ts'
import { PIZZA_TYPE_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { useClock } from '../../ui/use-clock.ts'

interface SavedListProps {
  recipes: readonly SavedSimpleRecipe[]
  selectedId: string | null
  onLoad: (recipe: SavedSimpleRecipe) => void
  onDelete: (recipe: SavedSimpleRecipe) => void
}

export function SavedList({ recipes, selectedId, onLoad, onDelete }: SavedListProps) {
  const now = useClock(0)
  return (
    <aside aria-labelledby="le-tue-ricette">
      <h3 id="le-tue-ricette" className="text-xl">
        Le tue ricette
      </h3>
      {recipes.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          Ancora nessuna: dopo un calcolo dai un nome all'impasto, e resta su questo dispositivo.
        </p>
      ) : (
        <div className="mt-3">
          <ScrollArea label="Ricette salvate" maxHeightPx={320}>
            <ul className="grid grid-cols-1 gap-2 p-0.5">
              {recipes.map((recipe) => (
                <li
                  key={recipe.id}
                  className="flex items-center rounded-md border border-line bg-paper has-aria-current:border-tomato"
                >
                  <button
                    type="button"
                    aria-current={recipe.id === selectedId ? true : undefined}
                    onClick={() => onLoad(recipe)}
                    className="min-h-14 min-w-0 flex-1 px-4 py-2 text-left"
                  >
                    <span className="block truncate font-semibold">{recipe.name}</span>
                    <span className="block text-sm text-ink-soft">
                      {PIZZA_TYPE_PRESETS[recipe.params.pizzaType].label} × {recipe.params.pizzaCount} ·{' '}
                      {timeAgo(Date.parse(recipe.date), now)}
                    </span>
                  </button>
                  <button
                    type="button"
                    aria-label={`Elimina ${recipe.name}`}
                    onClick={() => onDelete(recipe)}
                    className="mr-1 flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-crust hover:text-tomato"
                  >
                    <Trash2 className="size-4" aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          </ScrollArea>
        </div>
      )}
    </aside>
  )
}
