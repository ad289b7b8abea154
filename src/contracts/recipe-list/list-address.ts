import { type ListChoice, writeChoice } from '#domain/recipe-list/facet-address.ts'

export const RECIPES_PER_PAGE = 24

export const choiceQuery = (choice: ListChoice): string =>
  new URLSearchParams(writeChoice(choice)).toString().replaceAll('%2C', ',')

export function listAddress(choice: ListChoice): string {
  const query = choiceQuery(choice)
  return query === '' ? '/ricette' : `/ricette?${query}`
}
