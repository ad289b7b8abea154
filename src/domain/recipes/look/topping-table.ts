import type { ToppingLook } from '#knowledge/topping-looks.ts'
import type { Base } from './bases.ts'

export type ToppingTable = {
  /** `weight`: 4 characterises the pizza, 3 is a main topping, 2 a smaller topping, 1 a seasoning; see
   * content/pictures/toppings.yaml. */
  TOPPINGS: readonly {
    look: ToppingLook
    weight: number
    words: readonly string[]
    not?: readonly string[]
  }[]
  BASES: readonly {
    base: Base
    words: readonly string[]
    taste?: 'sweet' | 'savoury'
    /** Found only by the recipe's name: an ingredient alone does not make the base. */
    inName?: true
  }[]
  MELTING: readonly string[]
  PIECES: readonly string[]
  TOMATOES: readonly string[]
  KIN: readonly (readonly ToppingLook[])[]
  /** Toppings invisible on the base, or dissolved in it. */
  UNSEEN_ON: Partial<Record<Base, readonly ToppingLook[]>>
}
