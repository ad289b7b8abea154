import type { Diet } from '../ingredients/diets.ts'
import type { Shape } from '../recipes/listed-recipe.ts'

export type Company = {
  with?: readonly string[]
  and?: readonly string[]
  without?: readonly string[]
} & Partial<Record<Trait, boolean>>
type Trait =
  | 'sweet'
  | 'meat'
  | 'fish'
  | 'dairy'
  | 'hot'
  | 'vegan'
  | 'glutenFree'
  | 'closed'
  | 'fried'
  | 'cold'

export type AddedLine = {
  name?: string
  grams?: number
  text?: string
  food?: string
  weighs?: false
}

export type Added = { where?: Company; line: AddedLine; why: string; ready?: string; serve?: string }
type PairedAdded = Added & { pairing: string }

type HotContent = {
  hot: readonly string[]
  strength: { words: readonly string[]; say: string }
  choices: readonly { add: string; where?: Company }[]
  additions: readonly (Added & { id: string })[]
}
type RefinedContent = {
  textures: readonly PairedAdded[]
  sweet: readonly Added[]
  perfumes: readonly (PairedAdded & { kind: string; inOil?: string })[]
  last: readonly Added[]
  oil: Added & { serve: string }
}

type ToppingTopic = readonly {
  title: string
  text: string
  where: Company & { simmered?: readonly string[] }
}[]

export type DoughTip =
  | `water${'GlutenFree' | 'Wet' | 'Soft' | 'Firm' | 'Dry'}`
  | `flour${'' | 'Cold'}`
  | 'starter'
  | 'yeast'
  | 'powder'
  | `rest${'' | 'GlutenFree'}`
  | `salt${'' | 'First'}`
  | Shape
  | 'tegliaAsTold'
  | 'sodium'
  | 'nextDay'

type Staples = {
  added: readonly { name: string; food?: string; words: readonly string[] }[]
  pantry: readonly string[]
  unnamed: readonly string[]
  spices: readonly string[]
  pinched: readonly string[]
  seasoning: readonly string[]
  plain: readonly string[]
  halves: Readonly<Record<string, string>>
}

type Toppings = Readonly<Record<'brown' | 'ready' | 'base', readonly string[]>>

export type DoughKind = 'glutenFree' | 'almond' | 'tapioca'
export type FormName =
  | 'tonda'
  | 'teglia'
  | 'focaccia'
  | 'chiusa'
  | 'doppia'
  | 'fritta'
  | 'dischi'
  | 'piadina'
  | 'dolce'
  | 'torta'
  | 'farcita'
export type DoughPart = { name: string; share: number; food?: string }
type DoughMix = {
  flat?: boolean
  eggs?: boolean
  parts: readonly DoughPart[]
  steps: readonly string[]
}
type DoughContent = {
  title: string
  /** Weight of this dough divided by that of a wheat dough: [stima]. */
  weight: number
  restMin: number
  /** For each form: °C, minutes before the topping, minutes with the topping. `DoughsContent.instead` covers
   * missing forms. */
  bakes: Readonly<Partial<Record<FormName | 'doppiaDolce', readonly number[]>>>
  change: { what: string; why: string }
  rest?: string
  sweet: DoughPart & { told: string }
  notes: readonly string[]
  mixes: readonly DoughMix[]
}
type DoughsContent = Readonly<Record<DoughKind, DoughContent>> & {
  forms: Readonly<Record<FormName, readonly string[]>>
  instead: Readonly<
    Record<
      'fritta' | 'frittaChiusa' | 'arrotolata' | 'artistica' | 'aperta' | 'coperta' | 'forno' | 'ceci',
      string
    >
  >
  someTins: Readonly<Record<string, string>>
  topped: { line: { name: string; grams: number; food: string }; note: string }
} & Readonly<Record<'late' | 'raw' | 'dry' | 'below' | 'titled' | 'unrisen' | 'undusted', string>>

export type ImproveContent = {
  HOT: HotContent
  REFINED: RefinedContent
  TOPPING_TOPICS: readonly ToppingTopic[]
  DOUGH_TIPS: Readonly<Record<DoughTip, { title: string; text: string }>>
  STAPLES: Staples
  DOUGHS: DoughsContent
  TOPPINGS: Toppings
  NOTES: Readonly<Record<Diet, readonly string[]>>
}
