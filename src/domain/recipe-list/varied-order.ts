/** The order of an unsorted list: neighbours look different where possible.
 *
 * Valid   any list; the same one always gives the same order, and nothing is lost. */

/** From how many places further down a recipe may be taken. */
const REACH = 24
/** What each place further down costs: eight places as much as one likeness with the neighbour. */
const PER_PLACE = 0.25

/** `lookOf` lists what is seen at a glance, the most striking first. */
export function variedOrder<Listed>(
  list: readonly Listed[],
  lookOf: (recipe: Listed) => readonly string[],
): Listed[] {
  const left = [...list]
  const looks = new Map(list.map((recipe) => [recipe, lookOf(recipe)]))
  const ordered: Listed[] = []
  while (left.length > 0) {
    const [last, beforeLast] = [ordered.at(-1), ordered.at(-2)].map((recipe) => recipe && looks.get(recipe))
    const near = left.slice(0, REACH)
    const costs = near.map((recipe, place) => {
      const look = looks.get(recipe) ?? []
      // Two columns on a phone: the one above is a neighbour too.
      return 2 * likeness(look, last) + likeness(look, beforeLast) + PER_PLACE * place
    })
    const [next] = left.splice(costs.indexOf(Math.min(...costs)), 1)
    ordered.push(next as Listed)
  }
  return ordered
}

const likeness = (look: readonly string[], other: readonly string[] = []): number =>
  look.filter((part, index) => part === other[index]).length
