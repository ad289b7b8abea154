import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DOSES_PARAM } from '#domain/recipes/doses/doses.ts'
import { readSharedList } from '#domain/shopping-list/shared-list.ts'
import type { ShoppingItem } from '#domain/shopping-list/shopping-item.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { toast } from '../../ui/toast-store.ts'
import { changeList } from './stored-shopping-list.ts'
import { useGenerate } from './use-generate.ts'

/** Prefix of the rows in the URL's fragment. Browsers do not send the fragment to servers. */
export const SHARED_LIST = 'lista='

function take(items: ShoppingItem[], recipes: number[]) {
  const before = changeList((list) => ({ ...list, items, recipes, doses: {} }))
  toast({
    title: 'Lista ricevuta',
    description: `Il link porta ${items.length === 1 ? 'un ingrediente' : `${items.length} ingredienti`}.`,
    ...(before.items.length > 0 && {
      action: { label: 'Annulla', onSelect: () => changeList(() => before) },
    }),
  })
}

export function useSharedList() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { generate } = useGenerate()
  const { data } = useQuery(recipeCardsQuery(useQueries().api))
  const query = new URLSearchParams(search)
  const one = query.get('ricetta')
  const oneDoses = one === null ? null : query.get(DOSES_PARAM)
  const asked = one ?? query.get('ricette')

  const openRows = (rows: ShoppingItem[], recipes: number[]) => {
    const { items } = changeList((list) => list)
    if (items.length === 0) take(rows, recipes)
    else
      toast({
        title: 'Lista dal link',
        description: "La tua lista è rimasta com'era.",
        action: { label: 'Usa quella del link', onSelect: () => take(rows, recipes) },
      })
    // Removes the fragment and the query parameters, so that a reload does not offer the list again.
    void navigate('/lista-spesa', { replace: true, preventScrollReset: true })
  }
  const openRecipes = (recipes: number[]) => {
    const doses = oneDoses && one ? { [one]: oneDoses } : {}
    const before = changeList((list) => ({ ...list, recipes, doses }))
    if (before.items.length === 0) void generate(recipes)
    else
      toast({
        title: 'Ricette scelte dal link',
        description: "La tua lista è rimasta com'era.",
        action: { label: 'Genera la lista', onSelect: () => void generate(recipes) },
      })
  }
  const open = useEffectEvent(() => {
    if (!data) return
    const ids = (asked ?? '').split(',').filter(Boolean)
    const known = data.map(({ id }) => id).filter((id) => ids.includes(String(id)))
    const unknown = ids.filter((id) => !known.some((one) => String(one) === id))
    const rows = hash.startsWith(`#${SHARED_LIST}`) ? readSharedList(hash.slice(1 + SHARED_LIST.length)) : []
    if (rows.length > 0) openRows(rows, known)
    else if (known.length > 0) openRecipes(known)
    if (unknown.length > 0)
      toast({
        title: 'Ricetta non trovata',
        description: `Il link nomina ricette che non ci sono: ${unknown.join(', ').slice(0, 60)}`,
        tone: 'warning',
      })
  })
  const isReady = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the newest address by itself
  useEffect(() => open(), [asked, hash, isReady])
}
