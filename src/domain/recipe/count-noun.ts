export type GrammaticalNumber = 'one' | 'many'
type Gender = 'm' | 'f'

/** A word that recipes count with, of content/measures.yaml: 'spicchio', 'cipolla'. */
export type CountNoun = Readonly<{
  one: string
  many: string
  /** 'uovo' is masculine and 'uova' feminine, hence one gender for each number. */
  gender: Readonly<Record<GrammaticalNumber, Gender>>
  /** True for things that nobody halves: a leaf, a pinch, a sprig. */
  isWhole: boolean
}>
