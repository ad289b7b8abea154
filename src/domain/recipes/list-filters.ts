type Described = { name: string; description: string }

/** True if the name has a part of what is asked, as 'fiori di zucca' for 'zucca', and nobody asked for that part. */
export function isOnlyPartOf(name: string, asked: readonly string[]): boolean {
  const said = ` ${asked.join(' ').toLowerCase()} `
  return asked.some((word) => {
    const part = ` di ${word.toLowerCase()} `
    return word !== '' && !said.includes(part) && ` ${name.toLowerCase()} `.includes(part)
  })
}

export function withText<Listed extends Described>(list: readonly Listed[], text: string): Listed[] {
  const wanted = text.trim().toLowerCase()
  return list
    .filter(
      ({ name, description }) =>
        name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
    )
    .toSorted(
      (one, other) => Number(isOnlyPartOf(one.name, [wanted])) - Number(isOnlyPartOf(other.name, [wanted])),
    )
}

const SAYS_MORE = /(?:^|\s)(?:senza|non|vegan[aeio]?|vegetarian[aeio]?|celiac\p{L}*)(?=\s|$)/iu

export const isForSearch = (text: string, list: readonly Described[]): boolean =>
  text.trim() !== '' && (SAYS_MORE.test(text) || withText(list, text).length === 0)
