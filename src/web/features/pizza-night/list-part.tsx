import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { listed } from '#domain/pizza-night/guest-groups.ts'
import { SHOPPING_LIST_KEY } from '#domain/shopping-list/stored-list.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { storedText } from '../../ui/stored-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { PART_IDS, ResultPart } from './result-part.tsx'

const shoppingList = storedText(SHOPPING_LIST_KEY)

export function ListPart({ sheet }: { sheet: EveningSheet }) {
  const { toBuy, atHome } = sheet.list
  const departments = [...new Set(toBuy.map(({ department }) => department))]
  return (
    <ResultPart id={PART_IDS.list} title="La spesa" intro="Per tutte le pizze insieme, reparto per reparto.">
      <div className="gap-8 sm:columns-2">
        {departments.map((department) => (
          <section key={department} aria-label={department} className="mb-5 break-inside-avoid">
            <h4 className="mb-1 text-lg">{department}</h4>
            <ul className="divide-y divide-line border-t border-line">
              {toBuy
                .filter((row) => row.department === department)
                .map(({ name, quantity, buy, forWhom, forPizzas }) => (
                  <li key={name + quantity} className="py-2 print:py-0.5">
                    <span className="flex justify-between gap-4">
                      <span>{name}</span>
                      <span className="text-right font-semibold tabular-nums">
                        <span className="whitespace-nowrap">{buy ?? quantity}</span>{' '}
                        {buy && (
                          <span className="whitespace-nowrap font-normal text-ink-soft">({quantity})</span>
                        )}
                      </span>
                    </span>
                    {forPizzas && <span className="text-sm text-ink-soft">per {listed(forPizzas)}</span>}
                    {forWhom.length > 0 && (
                      <span className="flex items-center gap-1.5 text-sm font-semibold text-basil">
                        <span className="glyph glyph-gluten-free size-4" /> per {listed(forWhom)}
                      </span>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      {atHome.length > 0 && (
        <p className="text-sm text-ink-soft">
          Già in casa:{' '}
          {atHome
            .map(({ name, quantity }) => `${name.toLowerCase()}${quantity ? ` (${quantity})` : ''}`)
            .join(', ')}
          .
        </p>
      )}
      <p className="no-print mt-4 flex flex-wrap gap-2 noscript:hidden">
        <Button look="secondary" onClick={() => putOnList(sheet)}>
          <span className="glyph glyph-basket size-5" /> Metti nella lista della spesa
        </Button>
        <ButtonLink look="secondary" to="/lista-spesa">
          Apri la lista
        </ButtonLink>
      </p>
    </ResultPart>
  )
}

function putOnList({ list, pizzas }: EveningSheet) {
  const before = shoppingList.read()
  const recipes = pizzas.map(({ recipeId }) => recipeId)
  const items = list.toBuy.map(({ name, quantity }) => ({ name, checked: false, quantity, times: 1 }))
  const text = JSON.stringify({ items, recipes, isByRecipe: false })
  if (!shoppingList.write(text)) shoppingList.hold(text)
  toast({
    title: 'Lista della spesa pronta',
    description:
      before === null ? 'La trovi alla pagina della lista.' : "Ha preso il posto di quella che c'era.",
    ...(before !== null && { action: { label: 'Annulla', onSelect: () => void shoppingList.write(before) } }),
  })
}
