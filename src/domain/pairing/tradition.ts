export type Tradition = Readonly<{
  name: string
  places: readonly (readonly string[])[]
  takesOil: boolean
  isModern: boolean
}>
