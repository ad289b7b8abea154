/** By which words a picture and a photo know what lies on a pizza; the words themselves: content/pictures/. */

import type { ToppingLook } from '#knowledge/topping-looks.ts'
import type { Base } from './bases.ts'

export type ToppingTable = {
  /** `weight` 4 characterises the pizza, 3 is a main topping, 2 a smaller one, 1 only seasons, 0 stands in for nothing. */
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
    /** Only the name decides: an ingredient alone does not make the base. */
    inName?: true
  }[]
  /** Cheeses that run in the oven, and those that stay in pieces. */
  MELTING: readonly string[]
  PIECES: readonly string[]
  /** Ids of ingredients that make a pizza red where no word names its base. */
  TOMATOES: readonly string[]
  /** Kinds that stand for the same thing: the first one found speaks for the others. */
  KIN: readonly (readonly ToppingLook[])[]
  /** Toppings that would not show on the base, or that have dissolved in it. */
  UNSEEN_ON: Partial<Record<Base, readonly ToppingLook[]>>
}
