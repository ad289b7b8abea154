/** A well-known pizza or regional dish, as a combination of ingredients. */
export type Tradition = Readonly<{
  name: string
  /** For each place, the ids of the ingredients that can fill it. */
  places: readonly (readonly string[])[]
  /** Whether olive oil goes with it. Nearly all have it, so it has no place of its own. */
  takesOil: boolean
  /** A habit of pizzerias rather than a dish of a region. */
  isModern: boolean
}>
