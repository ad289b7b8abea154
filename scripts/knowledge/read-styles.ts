import { RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { ContentError } from './content-error.ts'
import { readYaml } from './read-yaml.ts'
import { LISTED_PARTS, type ListedPart, StyleEntry, StyleId, StyleOrder } from './style-schema.ts'

const PARTS = ['simple', 'full', 'oven', 'ranges', 'bake', 'list'] as const
type Part = (typeof PARTS)[number]
type Style = StyleEntry & { id: string; file: string }
export type Listed<P extends Part> = {
  style: Style
  id: string
  name: string
  part: NonNullable<StyleEntry[P]>
}
export type Styles = { [P in Part]: Listed<P>[] }

const ORDER_FILE = 'content/style-order.yaml'

function readFile(name: string, text: string): { styles: Style[]; problems: string[] } {
  const file = `content/styles/${name}`
  const id = StyleId.safeParse(name.replace(/\.yaml$/, ''))
  if (!name.endsWith('.yaml') || !id.success)
    return {
      styles: [],
      problems: [`${file}: un file è uno stile, e si chiama come il suo id: new_york.yaml`],
    }
  const { data, problems } = readYaml(file, text, StyleEntry)
  return { styles: data ? [{ ...data, id: id.data, file }] : [], problems }
}

function listed<P extends Part>(styles: readonly Style[], part: P): Listed<P>[] {
  return styles.flatMap((style) => {
    const own: Style[P] = style[part]
    if (own === undefined) return []
    const name = 'name' in own ? own.name : undefined
    return [{ style, id: own.id ?? style.id, name: name ?? style.name, part: own }]
  })
}

const say = ({ file, name }: Style, problem: string) => `${file}, «${name}»: ${problem}`

function checkIds(styles: readonly Style[], part: Part): string[] {
  const all = listed(styles, part)
  return all.flatMap(({ style, id }) => {
    const first = all.find((other) => other.id === id)?.style
    return first === style ? [] : [say(style, `${part}.id: «${id}» c'è già in ${first?.file}`)]
  })
}

function checkTogether(styles: readonly Style[]): string[] {
  const bakes = listed(styles, 'bake')
  return [
    ...PARTS.flatMap((part) => checkIds(styles, part)),
    ...styles
      .filter(({ bakesLike }) => bakesLike && !bakes.some(({ style }) => style.id === bakesLike))
      .map((style) => say(style, `bakesLike: «${style.bakesLike}» non è uno stile con una parte bake`)),
    ...styles
      .filter(({ listedAs }) => listedAs && !styles.some(({ id, list }) => id === listedAs && list))
      .map((style) => say(style, `listedAs: «${style.listedAs}» non è uno stile dell'elenco`)),
    ...RECIPE_CATEGORIES.flatMap((category) => {
      const having = styles.filter(({ categories }) => categories?.includes(category))
      return having.slice(1).map((style) => say(style, `categories: «${category}» è già di un altro stile`))
    }),
  ]
}

function checkOrder(styles: readonly Style[], order: StyleOrder): string[] {
  return LISTED_PARTS.flatMap((part) => {
    const ids = order[part]
    const having = listed(styles, part).map(({ style }) => style.id)
    return [
      ...ids
        .filter((id) => !having.includes(id))
        .map((id) => `«${id}» non è uno stile con una parte ${part}`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `«${id}» c'è due volte`),
    ].map((problem) => `${ORDER_FILE}: ${part}: ${problem}`)
  })
}

export function readStyles(files: ReadonlyMap<string, string>, orderText: string): Styles {
  const read = [...files].map(([name, text]) => readFile(name, text))
  const styles = read.flatMap((one) => one.styles)
  const { data: order, problems } = readYaml(ORDER_FILE, orderText, StyleOrder)
  const broken = [...read.flatMap((one) => one.problems), ...problems]
  if (broken.length > 0 || !order) throw new ContentError(broken)
  const wrong = [...checkTogether(styles), ...checkOrder(styles, order)]
  if (wrong.length > 0) throw new ContentError(wrong)
  const inOrder = <P extends ListedPart>(part: P) => {
    const all = listed(styles, part)
    const ids = [...order[part], ...all.map(({ style }) => style.id)]
    return all.toSorted((a, b) => ids.indexOf(a.style.id) - ids.indexOf(b.style.id))
  }
  return {
    simple: inOrder('simple'),
    full: inOrder('full'),
    oven: inOrder('oven'),
    ranges: listed(styles, 'ranges'),
    bake: inOrder('bake'),
    list: inOrder('list'),
  }
}
