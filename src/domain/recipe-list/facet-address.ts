/** What was chosen as an address writes it: ?stile=teglia,pala&dieta=vegana&senza=uova&entro=6&ordina=tempo&pagina=2
 *
 * Valid   any address. A form without scripts repeats a parameter, a link has a comma between two values: both are read.
 *         What is no value of a facet is told apart and never guessed at. */
import { type Chosen, chosenOf, FACETS, type FacetName } from './facet-list.ts'

/** '' is the order of the site: the varied one, or the best first of what was looked for. */
export const ORDERS = {
  '': 'Consigliate',
  tempo: 'Pronte prima',
  lavoro: 'Meno lavoro',
  nuove: 'Più nuove',
} as const
export type Order = keyof typeof ORDERS

export interface ListChoice {
  text: string
  chosen: Chosen
  order: Order
  /** From 1: so many pages stand below each other. */
  page: number
}
/** A parameter and a value that it cannot have. */
export interface UnknownValue {
  name: string
  value: string
}

const TEXT = 'cerca'
const ORDER = 'ordina'
const PAGE = 'pagina'
/** All that an address of the list may say. */
export const LIST_PARAMETERS: readonly string[] = [TEXT, ...FACETS.map(({ name }) => name), ORDER, PAGE]

/** Further down nobody reads, and no list of the site is as long. */
const LAST_PAGE = 500
/** A value that is told to the reader again. */
const LONGEST_TOLD = 40

/** As URLSearchParams has it. */
interface Address {
  get(name: string): string | null
  getAll(name: string): string[]
}

export function readChoice(address: Address): { choice: ListChoice; unknown: UnknownValue[] } {
  const unknown: UnknownValue[] = []
  const refuse = (name: string, value: string) => unknown.push({ name, value: value.slice(0, LONGEST_TOLD) })
  const chosen: Partial<Record<FacetName, string[]>> = {}
  for (const facet of FACETS) {
    const tokens: string[] = []
    for (const typed of valuesOf(address, facet.name)) {
      const value = facet.values.find(({ token }) => token.toLowerCase() === typed.toLowerCase())
      if (!value || (facet.needs === 'one' && tokens.length > 0 && !tokens.includes(value.token)))
        refuse(facet.name, typed)
      else if (!tokens.includes(value.token)) tokens.push(value.token)
    }
    if (tokens.length > 0) chosen[facet.name] = tokens
  }
  const order = address.get(ORDER) ?? ''
  if (!isOrder(order)) refuse(ORDER, order)
  const pageText = address.get(PAGE) ?? '1'
  const page = /^[1-9]\d{0,2}$/.test(pageText) && Number(pageText) <= LAST_PAGE ? Number(pageText) : undefined
  if (page === undefined) refuse(PAGE, pageText)
  return {
    choice: { text: address.get(TEXT) ?? '', chosen, order: isOrder(order) ? order : '', page: page ?? 1 },
    unknown,
  }
}

const isOrder = (value: string): value is Order => Object.hasOwn(ORDERS, value)

const valuesOf = (address: Address, name: string): string[] =>
  address
    .getAll(name)
    .flatMap((values) => values.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')

/** In the order of the form; what is as at first is left out. */
export function writeChoice({ text, chosen, order, page }: ListChoice): [name: string, value: string][] {
  return [
    ...(text === '' ? [] : ([[TEXT, text]] as [string, string][])),
    ...FACETS.flatMap((facet): [string, string][] => {
      const tokens = chosenOf(chosen, facet)
      return tokens.length === 0 ? [] : [[facet.name, tokens.join(',')]]
    }),
    ...(order === '' ? [] : ([[ORDER, order]] as [string, string][])),
    ...(page === 1 ? [] : ([[PAGE, String(page)]] as [string, string][])),
  ]
}

/** `chosen` with the token taken in, or taken out where it is in. */
export function toggled(chosen: Chosen, name: FacetName, token: string): Chosen {
  const facet = FACETS.find((one) => one.name === name)
  const before = chosen[name] ?? []
  const isOn = before.includes(token)
  const kept = facet?.needs === 'one' ? [] : before.filter((other) => other !== token)
  const after = isOn ? before.filter((other) => other !== token) : [...kept, token]
  const { [name]: _, ...others } = chosen
  // In the order of the facets, so that the same choice has one address.
  const order = facet?.values.map((value) => value.token) ?? []
  return after.length === 0 ? others : { ...others, [name]: order.filter((value) => after.includes(value)) }
}
