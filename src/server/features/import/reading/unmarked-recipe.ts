/**
 * Recipes of pages without structured data, by what such pages have in common: a title, a list under a heading
 * 'Ingredienti', a list or paragraphs under 'Preparazione', and names of classes that say the same. No page is known
 * by name here.
 */
import type { CheerioAPI } from 'cheerio'
import { asHeading, headingOfLine, headingSomething } from '#domain/import/group-headings.ts'
import { isNoIngredient } from '#domain/import/page-furniture.ts'
import { partedSteps } from '#domain/import/parted-steps.ts'
import { hasAmounts } from '#domain/import/recipe-doubts.ts'
import { groupedLines } from './grouped-list.ts'
import { labelsOf, type PageLabels } from './page-labels.ts'
import { type Element, select } from './page-node.ts'
import { lineOf, linesOf, textOfNodes } from './page-text.ts'
import { cut, MOST, tidySteps } from './recipe-node.ts'

const WORDS = {
  ingredients:
    /^(?:gli |les |die |the )?(?:ingredient[ie]?s?|ingr[ée]dients?|ingredientes|ingredi[ëe]nte?n?|ingredienser|zutaten|ainekset|składniki)(?![\p{L}])/iu,
  steps:
    /^(?:la |le |il |the |how to )?(?:preparazione|procedimento|esecuzione|come si fa|come si prepara|istruzioni|passaggi|directions?|instructions?|method|preparation|pr[ée]paration|steps|make|elaboraci[óo]n|preparaci[óo]n|instrucciones|zubereitung|bereiding|bereidingswijze|fremgangsm[åa]de|g[øo]r s[åa]dan|gj[øo]r s[åa]|g[öo]r s[åa] h[äa]r|instruktioner|tillagning|modo de preparo|wykonanie)(?![\p{L}])/iu,
}
/** In names of classes and ids. */
const NAMES = {
  ingredients: ['ingredient', 'zutat', 'ingredienser'],
  steps: [
    'instruction',
    'direction',
    'preparation',
    'preparazione',
    'procedimento',
    'method',
    'bereiding',
    'step',
  ],
}
const TITLES = 'h1,h2,h3,h4,h5,h6,strong,b,dt,legend,p,div,span,th,a,button'
const LONGEST_HEADING = 60
/** A heading is a few words in a few elements: a page of boxes in boxes is not walked once for each of them. */
const HEADING_NODES = 60

type Part = keyof typeof WORDS

export interface UnmarkedRecipe extends PageLabels {
  name: string
  ingredients: string[]
  steps: string[]
}

/** A link that leads to no other page is a button; one to another page may say what an ingredient is. */
const BUTTON = ':is(:not([href]),[href^="#"],[href^="javascript:" i],[role="button"])'

/** Entries of the page's lists that are nothing but a button: 'Vai alla ricetta'. */
export const buttonLines = (page: CheerioAPI): string[] =>
  select(page, `li > a${BUTTON}:only-child`)
    .map((link) => [link, link.parent].map((one) => textOfNodes(one ? [one] : []).trim()))
    .filter(([link, entry]) => link !== '' && link === entry)
    .map(([, entry]) => lineOf(entry ?? ''))

export function unmarkedRecipe(page: CheerioAPI): UnmarkedRecipe {
  return {
    name: titleOf(page),
    ingredients: partOf(page, 'ingredients'),
    steps: partOf(page, 'steps'),
    ...labelsOf(page),
  }
}

/** The page's only main heading, or its title without the name of the site. */
export function titleOf(page: CheerioAPI): string {
  const meta = lineOf(page('meta[property="og:title"]').attr('content') ?? page('title').first().text())
  const headings = page('h1')
    .toArray()
    .map((heading) => lineOf(page(heading).html() ?? ''))
    .filter((text) => text !== '')
  const named = headings.find((heading) => meta.toLowerCase().includes(heading.toLowerCase()))
  return (
    named ??
    (headings.length === 1 ? (headings[0] as string) : meta.replace(/\s+[|–—»:-]\s+[^|–—»:-]*$/u, ''))
  )
}

function partOf(page: CheerioAPI, part: Part): string[] {
  const found = [...listsByClass(page, part), ...listsByHeading(page, part)]
  const several = found.filter((lines) => lines.length > 1)
  const best = several.find((lines) => isPlausible(lines, part)) ?? several[0] ?? found[0] ?? []
  const lines =
    part === 'steps'
      ? tidySteps(best)
      : headingSomething(upToSteps(best).map((line) => headingOfLine(line) ?? line))
  return lines.map(cut).slice(0, MOST[part])
}

/** A box that holds the whole recipe goes on behind its ingredients. */
function upToSteps(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.length <= LONGEST_HEADING && WORDS.steps.test(line))
  return end > 1 ? lines.slice(0, end) : lines
}

/** Ingredients have amounts; what only names things may be a menu of the page. */
const isPlausible = (lines: readonly string[], part: Part): boolean =>
  part === 'ingredients' ? hasAmounts(lines) : lines.some((line) => line.split(/\s+/).length > 3)

/** Elements that are themselves the lines, then lists inside what is named so. */
function listsByClass(page: CheerioAPI, part: Part): string[][] {
  return NAMES[part].flatMap((name) => {
    const selector = `[class*="${name}" i],[id*="${name}" i],[itemprop*="${name}" i]`
    const named = select(page, selector).filter((element) => !isFurniture(page, element))
    const lines = named.filter(({ name: tag }) => tag === 'li')
    const boxes = named.filter(({ name: tag }) => tag !== 'li')
    const inBoxes = groupsOf(boxes).map((group) =>
      part === 'ingredients'
        ? groupedLines(page, group, isPartTitle)
        : listLines(page, page(group).find('li').toArray()),
    )
    const [richest] = inBoxes.filter((one) => one.length > 1).toSorted((a, b) => b.length - a.length)
    const own = part === 'ingredients' ? ownEntries(page, named, lines) : listLines(page, lines)
    const candidates = [own, ...(richest ? [richest] : [])].filter((one) => one.length > 1)
    if (candidates.length > 0 || part === 'ingredients') return candidates
    const paragraphs = boxes.map((box) => listLines(page, page(box).find('p').toArray()))
    return paragraphs.filter((one) => one.length > 1).slice(0, 1)
  })
}

/** One ingredient each, by the name of its element. */
const ENTRY = /(?:^|\s)(?:p-|recipe-?|single-)?ingredient[es]?(?:-?(?:item|line|row))?(?:\s|$)/iu

/** Entries that are named themselves, under the headings that stand between them. */
function ownEntries(page: CheerioAPI, named: readonly Element[], items: readonly Element[]): string[] {
  const others = named.filter(({ name, attribs }) => name !== 'li' && ENTRY.test(attribs.class ?? ''))
  const lone = others.filter((element) => page(element).find('li,p,br').length === 0)
  const flat = listLines(page, items.length > 1 ? items : lone)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return flat
  const around = page(first)
    .parents()
    .toArray()
    .find((parent) => page(parent).find(last).length > 0)
  const grouped = around ? groupedLines(page, [around], isPartTitle) : []
  return grouped.filter((line) => !line.endsWith(':')).length === flat.length ? grouped : flat
}

/** 'Ingredienti' and 'Preparazione' head the whole, not a group of it. */
const isPartTitle = (text: string) => [WORDS.steps, WORDS.ingredients].some((words) => words.test(text))

/** Boxes of one class that stand side by side are the groups of one list. */
function groupsOf(boxes: readonly Element[]): Element[][] {
  const byParent = new Map<unknown, Map<string, Element[]>>()
  for (const box of boxes) {
    const byClass = byParent.get(box.parent) ?? new Map<string, Element[]>()
    const name = box.attribs.class ?? ''
    byParent.set(box.parent, byClass.set(name, (byClass.get(name) ?? []).concat(box)))
  }
  return [...byParent.values()].flatMap((byClass) => [...byClass.values()])
}

/** What follows a heading that says the word, up to the next heading of its rank. */
function listsByHeading(page: CheerioAPI, part: Part): string[][] {
  const headings = select(page, TITLES).filter((element) => {
    const text = beginningOf(element)
    return text.length <= LONGEST_HEADING && WORDS[part].test(text) && !isFurniture(page, element)
  })
  return headings.map((heading) => following(page, heading, part)).filter((lines) => lines.length > 0)
}

const beginningOf = (element: Element) => textOfNodes([element], false, HEADING_NODES).trim()

function following(page: CheerioAPI, heading: Element, part: Part): string[] {
  let element: Element | null = heading
  let counted: string[] = []
  for (let climb = 0; climb < 4 && element; climb += 1) {
    const below: Element[] = []
    for (const sibling of page(element).nextAll().toArray()) {
      const ends = isOtherPart(sibling, part) && !isBelow(sibling, heading)
      if (ends && /^h[1-6]$/.test(sibling.name) && !page(sibling).find('li').length) break
      below.push(sibling)
      if (ends) break
    }
    const lines = linesBelow(page, below, part)
    if (lines.length > 1) return lines
    // '1. Impasta … 2. Stendi … 3. Inforna …' in one paragraph or one entry of a list.
    if (part === 'steps' && counted.length === 0 && partedSteps(lines).length > 1) counted = lines
    element = element.parent && 'name' in element.parent ? (element.parent as Element) : null
  }
  return counted
}

function linesBelow(page: CheerioAPI, below: readonly Element[], part: Part): string[] {
  const isList = below.some((element) => element.name === 'li' || page(element).find('li').length > 0)
  return part === 'ingredients' && isList
    ? groupedLines(page, below, isPartTitle)
    : below.flatMap((element) => blockLines(page, element, part))
}

/** A heading of lower rank parts a list in groups, unless it says itself that another part begins. */
const isBelow = (element: Element, heading: Element): boolean =>
  /^h[1-6]$/.test(element.name) &&
  /^h[1-6]$/.test(heading.name) &&
  element.name > heading.name &&
  !isPartTitle(beginningOf(element))

const isOtherPart = (element: Element, part: Part): boolean => {
  const text = beginningOf(element)
  const other = part === 'ingredients' ? WORDS.steps : WORDS.ingredients
  return other.test(text) || (/^h[1-3]$/.test(element.name) && !WORDS[part].test(text))
}

function blockLines(page: CheerioAPI, element: Element, part: Part): string[] {
  const items = element.name === 'li' ? [element] : page(element).find('li').toArray()
  if (items.length > 0) return listLines(page, items)
  if (/^h[1-6]$/.test(element.name)) {
    const text = lineOf(page(element).html() ?? '')
    return part === 'ingredients' && text !== '' && !isPartTitle(text) ? [asHeading(text)] : []
  }
  const lines = linesOf(page(element).html() ?? '')
  if (part === 'steps') return element.name === 'p' ? lines : lines.filter((line) => line.length > 20)
  return lines.length > 1 || lines.some((line) => /^[\d½¼¾]|\bq\.? ?b\b/iu.test(line) || headingOfLine(line))
    ? lines
    : []
}

const listLines = (page: CheerioAPI, items: readonly Element[]): string[] =>
  items
    .filter((item) => page(item).find('li').length === 0)
    .map((item) => lineOf(page(item).html() ?? ''))
    .filter(
      (line, index, all) =>
        line !== '' && !/[{}]/.test(line) && !isNoIngredient(line) && all.indexOf(line) === index,
    )

/** Menus, side columns and comments speak of ingredients too. */
const isFurniture = (page: CheerioAPI, element: Element): boolean =>
  page(element).closest(
    'nav,footer,aside,' +
      [
        'related',
        'correlat',
        'comment',
        'menu',
        'share',
        'social',
        'sidebar',
        'widget',
        'newsletter',
        'suggest',
        'recommend',
      ]
        .map((word) => `:not(html,body,main)[class*="${word}" i],[id^="${word}" i]`)
        .join(','),
  ).length > 0
