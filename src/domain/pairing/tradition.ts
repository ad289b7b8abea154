/** A pizza or a regional dish that everybody knows, as the meeting of its ingredients. */
export type Tradition = Readonly<{
  name: string
  /** For each place the ids that may take it. */
  places: readonly (readonly string[])[]
  /** Olive oil is in nearly all of them, and no place of its own. */
  takesOil: boolean
  /** A habit of pizzerias rather than a dish of a region. */
  isModern: boolean
}>
