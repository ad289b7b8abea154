import { DOSES_PARAM } from '#domain/recipes/doses/doses.ts'

export const FROM_PARAMETERS = ['ricetta', DOSES_PARAM, 'impasto'] as const
export type FromParameter = (typeof FROM_PARAMETERS)[number]

export function withFrom(page: string, before: { get: (name: string) => string | null }): string {
  const from = FROM_PARAMETERS.flatMap((name) => {
    const value = before.get(name)
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return from.length === 0 ? page : `${page}${page.includes('?') ? '&' : '?'}${from.join('&')}`
}
