import type { ListChoice, Order } from './facet-address.ts'
import { countFacets, type FacetCounts, passes } from './facet-bits.ts'

/** Orders an unsorted list so that neighbours look different if possible.
 *
 * Valid   any list. Deterministic, and nothing is lost. In two columns, as on a phone, no card looks like
 *         the card above it, unless about half of the list has the same look. */
const REACH = 24
/** Cost of taking a recipe from one place further down the list. */
const PER_PLACE = 0.25
const SAME = { above: 100, beside: 4 } as const
/** Bonus for a look, multiplied by the look's share of the remaining recipes. Without the bonus the most
 * common look would pile up at the end. */
const PER_SHARE = 20

export function variedOrder<Listed>(
  list: readonly Listed[],
  lookOf: (recipe: Listed) => readonly string[],
): Listed[] {
  const left = list.map((recipe) => {
    const look = lookOf(recipe)
    return { recipe, look, whole: look.join() }
  })
  const counts = new Map<string, number>()
  for (const { whole } of left) counts.set(whole, (counts.get(whole) ?? 0) + 1)
  const ordered: typeof left = []
  while (left.length > 0) {
    const [beside, above] = [ordered.at(-1), ordered.at(-2)]
    const cost = ({ look, whole }: (typeof left)[number], place: number) =>
      2 * likeness(look, beside?.look) +
      likeness(look, above?.look) +
      (whole === above?.whole ? SAME.above : 0) +
      (whole === beside?.whole ? SAME.beside : 0) -
      (PER_SHARE * (counts.get(whole) ?? 0)) / left.length +
      PER_PLACE * place
    const costs = left.slice(0, REACH).map(cost)
    const near = costs.indexOf(Math.min(...costs))
    const isLike = left[near]?.whole === above?.whole
    const further = isLike ? left.findIndex(({ whole }) => whole !== above?.whole) : -1
    const [next] = left.splice(further < 0 ? near : further, 1)
    if (!next) break
    counts.set(next.whole, (counts.get(next.whole) ?? 1) - 1)
    ordered.push(next)
  }
  return ordered.map(({ recipe }) => recipe)
}

const likeness = (look: readonly string[], other: readonly string[] = []): number =>
  look.filter((part, index) => part === other[index]).length

export interface Listed {
  facets: string
  look: readonly string[]
  preparationTime: number
  activeTime: number
  publishedAt: string
}

const BY: Readonly<Record<Exclude<Order, ''>, (one: Listed, other: Listed) => number>> = {
  tempo: (one, other) => one.preparationTime - other.preparationTime,
  lavoro: (one, other) => one.activeTime - other.activeTime,
  nuove: (one, other) => other.publishedAt.localeCompare(one.publishedAt),
}

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
  return { recipes: text.trim() === '' ? variedOrder(passing, ({ look }) => look) : passing, counts }
}
