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
    inName?: true
  }[]
  MELTING: readonly string[]
  PIECES: readonly string[]
  TOMATOES: readonly string[]
  KIN: readonly (readonly ToppingLook[])[]
  UNSEEN_ON: Partial<Record<Base, readonly ToppingLook[]>>
}
