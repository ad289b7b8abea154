type Described = { name: string; description: string }

export function withText<Listed extends Described>(list: readonly Listed[], text: string): Listed[] {
  const wanted = text.trim().toLowerCase()
  return list.filter(
    ({ name, description }) =>
      name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  )
}

const SAYS_MORE = /(?:^|\s)(?:senza|non|vegan[aeio]?|vegetarian[aeio]?|celiac\p{L}*)(?=\s|$)/iu

export const isForSearch = (text: string, list: readonly Described[]): boolean =>
  text.trim() !== '' && (SAYS_MORE.test(text) || withText(list, text).length === 0)
