import { useState } from 'react'
import { addressOfDoses, dosedRecipe, servingsMade } from '#domain/recipes/doses/doses.ts'
import { withRecipe } from '#domain/shopping-list/add-recipe.ts'
import type { StoredShoppingList } from '#domain/shopping-list/stored-list.ts'
import { servingsText } from '#domain/words/servings.ts'
import { changeList, useStoredList } from '#web/features/shopping-list/stored-shopping-list.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DrawerProps } from './drawer-props.ts'

export default function ListDrawer({ recipe, doses, onClose }: DrawerProps) {
  const list = useStoredList()
  const [before, setBefore] = useState<StoredShoppingList | null>(null)
  const address = addressOfDoses(recipe, doses.doses)
  const { ingredients } = dosedRecipe(recipe, address || null)
  const isThere = list.items.some(({ recipes }) => recipes?.includes(recipe.id))
  const hasSameDoses = isThere && (list.doses[recipe.id] ?? '') === address
  const add = () =>
    setBefore(changeList((stored) => withRecipe(stored, { id: recipe.id, ingredients, doses: address })))
  const undo = () => {
    if (before) changeList(() => before)
    setBefore(null)
  }
  const amount = servingsText(servingsMade(recipe, doses), recipe.servingsUnit)
  return (
    <Dialog onClose={onClose} title="Lista della spesa" description={`${recipe.name}, per ${amount}`}>
      <ul className="columns-1 gap-8 sm:columns-2">
        {ingredients.map((line, index) => (
          <li key={index} className="break-inside-avoid border-b border-line py-1.5">
            {line}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 min-h-6 font-semibold">
        {hasSameDoses && `È sulla lista, per ${amount}.`}
        {isThere && !hasSameDoses && 'È già sulla lista, con altre dosi.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {hasSameDoses ? (
          <ButtonLink to="/lista-spesa">Apri la lista</ButtonLink>
        ) : (
          <Button onClick={add}>{isThere ? 'Aggiorna le dosi' : 'Metti sulla lista'}</Button>
        )}
        {before && (
          <Button look="secondary" onClick={undo}>
            Annulla
          </Button>
        )}
        {hasSameDoses && (
          <ButtonLink look="secondary" to="/ricette">
            Scegli un'altra ricetta
          </ButtonLink>
        )}
        <Button look="quiet" onClick={onClose}>
          Torna alla ricetta
        </Button>
      </div>
    </Dialog>
  )
}
