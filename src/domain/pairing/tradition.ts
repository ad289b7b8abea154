export type Tradition = Readonly<{
  name: string
  /** For each place, the ids of the ingredients that can fill it. */
  places: readonly (readonly string[])[]
  takesOil: boolean
  isModern: boolean
}>
