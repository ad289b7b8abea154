import type { ListChoice, Order } from './facet-address.ts'
import { countFacets, type FacetCounts, passes } from './facet-bits.ts'
import type { Chosen } from './facet-list.ts'
import { sightOf } from './picture-sights.ts'
import { variedOrder } from './varied-order.ts'

export interface Listed {
  facets: string
  look: readonly string[]
  imageUrl: string
  preparationTime: number
  activeTime: number
  publishedAt: string
}

const BY: Readonly<Record<Exclude<Order, ''>, (one: Listed, other: Listed) => number>> = {
  tempo: (one, other) => one.preparationTime - other.preparationTime,
  lavoro: (one, other) => one.activeTime - other.activeTime,
  nuove: (one, other) => other.publishedAt.localeCompare(one.publishedAt),
}

/** Who has not chosen yet begins with a classic that is still ready this evening. */
const FOR_TONIGHT: Chosen = { categoria: ['Classica'], entro: ['3'], forno: ['casa'] }

export function listRecipes<Card extends Listed>(
  cards: readonly Card[],
  { text, chosen, order }: Omit<ListChoice, 'page'>,
): { recipes: Card[]; counts: FacetCounts } {
  const passing = cards.filter(({ facets }) => passes(facets, chosen))
  const { counts } = countFacets(
    cards.map(({ facets }) => ({ facets, count: 1 })),
    chosen,
  )
  if (order !== '') return { recipes: passing.toSorted(BY[order]), counts }
  return {
    recipes:
      text.trim() === ''
        ? variedOrder(
            passing,
            ({ look, imageUrl }) => ({ look, picture: sightOf(imageUrl) }),
            ({ facets }) => passes(facets, FOR_TONIGHT),
          )
        : passing,
    counts,
  }
}
