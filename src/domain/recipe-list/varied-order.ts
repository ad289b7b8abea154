/** Orders an unsorted list so that neighbours look different if possible.
 *
 * Valid   any list. Deterministic, and nothing is lost. In two columns, as on a phone, no card looks like the card above
 *         it, unless about half of the list has the same look; in four, no picture is like the one on its left or above. */
export interface Seen {
  look: readonly string[]
  /** What its picture shows at first sight; nothing is known of uploaded ones. */
  picture?: PictureSight | undefined
}

export interface PictureSight {
  /** CIE L*a*b* of the mean colour. */
  colour: readonly [number, number, number]
  framing: string
}

interface Placed<Listed> extends Seen {
  recipe: Listed
  whole: string
}

const REACH = 24
/** Cost of taking a recipe from one place further down the list. */
const PER_PLACE = 0.25
const SAME = { above: 100, beside: 4, picture: 60 } as const
/** Bonus for a look, multiplied by the look's share of the remaining recipes. Without the bonus the most
 * common look would pile up at the end. */
const PER_SHARE = 20
const COLUMNS = 4
/** Over the list, until no two neighbours are alike. */
const PASSES = 8
/** CIE76 from which two mean colours look different. */
const LEAST_COLOUR_DIFFERENCE = 12

/** The first recipe that `opens` names stands at the beginning. */
export function variedOrder<Listed>(
  list: readonly Listed[],
  seenAs: (recipe: Listed) => Seen,
  opens: (recipe: Listed) => boolean = () => false,
): Listed[] {
  const left = list.map((recipe): Placed<Listed> => {
    const seen = seenAs(recipe)
    return { recipe, ...seen, whole: seen.look.join() }
  })
  const counts = new Map<string, number>()
  for (const { whole } of left) counts.set(whole, (counts.get(whole) ?? 0) + 1)
  const ordered: typeof left = []
  const put = (at: number) => {
    for (const next of left.splice(at, 1)) {
      counts.set(next.whole, (counts.get(next.whole) ?? 1) - 1)
      ordered.push(next)
    }
  }
  const opening = left.findIndex(({ recipe }) => opens(recipe))
  if (opening >= 0) put(opening)
  while (left.length > 0) {
    const [beside, above, wideAbove] = [ordered.at(-1), ordered.at(-2), ordered.at(-COLUMNS)]
    const cost = ({ look, whole, picture }: Placed<Listed>, place: number) =>
      2 * likeness(look, beside?.look) +
      likeness(look, above?.look) +
      (whole === above?.whole ? SAME.above : 0) +
      (whole === beside?.whole ? SAME.beside : 0) +
      (isAlike(picture, beside?.picture) ? SAME.picture : 0) +
      (isAlike(picture, wideAbove?.picture) ? SAME.picture : 0) -
      (PER_SHARE * (counts.get(whole) ?? 0)) / left.length +
      PER_PLACE * place
    const costs = left.slice(0, REACH).map(cost)
    const near = costs.indexOf(Math.min(...costs))
    const isLike = left[near]?.whole === above?.whole
    const further = isLike ? left.findIndex(({ whole }) => whole !== above?.whole) : -1
    put(further < 0 ? near : further)
  }
  exchangeAlike(ordered, opening < 0 ? 0 : 1)
  return ordered.map(({ recipe }) => recipe)
}

function likeness(look: readonly string[], other: readonly string[] = []): number {
  let same = 0
  for (let index = 0; index < look.length; index += 1) if (look[index] === other[index]) same += 1
  return same
}

export function isAlike(one: PictureSight | undefined, other: PictureSight | undefined): boolean {
  if (!one || !other) return false
  if (one.framing === other.framing) return true
  // By index and squared: this runs thousands of times while a phone wakes the list, before anything is compiled.
  const lightness = one.colour[0] - other.colour[0]
  const red = one.colour[1] - other.colour[1]
  const yellow = one.colour[2] - other.colour[2]
  return lightness * lightness + red * red + yellow * yellow < LEAST_COLOUR_DIFFERENCE ** 2
}

/** What is still alike at the end changes places with another recipe, as long as that leaves fewer such neighbours. */
function exchangeAlike(ordered: Placed<unknown>[], from: number): void {
  const pictures = (one: number, other: number) =>
    isAlike(ordered[one]?.picture, ordered[other]?.picture) ? 1 : 0
  const looks = (one: number, other: number) => (ordered[one]?.whole === ordered[other]?.whole ? 1 : 0)
  const alike = (at: number) =>
    pictures(at, at - 1) + pictures(at, at + 1) + pictures(at, at - COLUMNS) + pictures(at, at + COLUMNS)
  const clashes = (at: number) => alike(at) + looks(at, at - 2) + looks(at, at + 2)
  const exchange = (one: number, other: number) => {
    const first = ordered[one]
    const second = ordered[other]
    if (!first || !second) return
    ordered[one] = second
    ordered[other] = first
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let one = ordered.length - 1; one >= from; one -= 1) {
      let own = alike(one) > 0 ? clashes(one) : 0
      for (let other = ordered.length - 1; other >= from && own > 0; other -= 1) {
        const before = own + clashes(other)
        exchange(one, other)
        const after = clashes(one) + clashes(other)
        // In every second pass one that changes nothing stays: the next pass finds others beside it.
        if (after > before || (after === before && pass % 2 === 0)) exchange(one, other)
        else own = alike(one) > 0 ? clashes(one) : 0
      }
    }
  }
}
