/** The chosen filters of the recipe list as a query string:
 * ?stile=teglia,pala&dieta=vegana&entro=6&ordina=tempo
 *
 * Valid   any query string. Several values may be separated by commas (links) or repeat the parameter
 *         (forms without JavaScript). Unknown values are returned separately and never guessed. */
import { type Chosen, chosenOf, FACETS, type FacetName } from './facet-list.ts'

/** '' is the default order: with a search text the best match first, otherwise `variedOrder`, in which
 * neighbours look different. */
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
  page: number
}
export interface UnknownValue {
  name: string
  value: string
}

const TEXT = 'cerca'
const ORDER = 'ordina'
const PAGE = 'pagina'
export const LIST_PARAMETERS: readonly string[] = [TEXT, ...FACETS.map(({ name }) => name), ORDER, PAGE]

const LAST_PAGE = 500
const LONGEST_TOLD = 40

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

export function toggled(chosen: Chosen, name: FacetName, token: string): Chosen {
  const facet = FACETS.find((one) => one.name === name)
  const before = chosen[name] ?? []
  const isOn = before.includes(token)
  const kept = facet?.needs === 'one' ? [] : before.filter((other) => other !== token)
  const after = isOn ? before.filter((other) => other !== token) : [...kept, token]
  const { [name]: _, ...others } = chosen
  const order = facet?.values.map((value) => value.token) ?? []
  return after.length === 0 ? others : { ...others, [name]: order.filter((value) => after.includes(value)) }
}
