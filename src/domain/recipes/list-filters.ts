/** What is typed above the list of recipes; what is chosen there is src/domain/recipe-list. */

type Described = { name: string; description: string }

/** The recipes in whose name or description the text stands, without regard to case or to spaces around it. */
export function withText<Listed extends Described>(list: readonly Listed[], text: string): Listed[] {
  const wanted = text.trim().toLowerCase()
  return list.filter(
    ({ name, description }) =>
      name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  )
}

/** They say what a recipe is or has not: a name may hold them or not. */
const SAYS_MORE = /(?:^|\s)(?:senza|non|vegan[aeio]?|vegetarian[aeio]?|celiac\p{L}*)(?=\s|$)/iu

/** Whether the search is to answer: for a text that stands in no name and no description, or says more than words. */
export const isForSearch = (text: string, list: readonly Described[]): boolean =>
  text.trim() !== '' && (SAYS_MORE.test(text) || withText(list, text).length === 0)
