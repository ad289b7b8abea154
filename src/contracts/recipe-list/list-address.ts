/** The address of the list of recipes. */
import { type ListChoice, writeChoice } from '#domain/recipe-list/facet-address.ts'

/** Recipes on a page of the list, and in one answer of the API. */
export const RECIPES_PER_PAGE = 24

/** Without the question mark; empty if nothing is chosen. Commas are not encoded, so that people can read it. */
export const choiceQuery = (choice: ListChoice): string =>
  new URLSearchParams(writeChoice(choice)).toString().replaceAll('%2C', ',')

export function listAddress(choice: ListChoice): string {
  const query = choiceQuery(choice)
  return query === '' ? '/ricette' : `/ricette?${query}`
}
