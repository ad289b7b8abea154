/** Where a reader of first aid comes from, as its addresses carry it: apart, for the pages that only link to it. */
import { DOSES_PARAM } from '#domain/recipes/doses/doses.ts'

/** What the reader comes from: a recipe with its doses, or the calculator's dough as its short address. */
export const FROM_PARAMETERS = ['ricetta', DOSES_PARAM, 'impasto'] as const
export type FromParameter = (typeof FROM_PARAMETERS)[number]

/** A page of first aid, with what the address before it says of where the reader comes from. */
export function withFrom(page: string, before: { get: (name: string) => string | null }): string {
  const from = FROM_PARAMETERS.flatMap((name) => {
    const value = before.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return from.length === 0 ? page : `${page}${page.includes('?') ? '&' : '?'}${from.join('&')}`
}
