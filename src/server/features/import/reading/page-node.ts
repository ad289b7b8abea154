/** Nodes of a parsed page, by the parser's own description: the package that holds their names is not one of ours. */
import type { Cheerio, CheerioAPI } from 'cheerio'

type Inside<List> = List extends Cheerio<infer Node> ? Node : never

export type AnyNode = Inside<ReturnType<ReturnType<CheerioAPI['root']>['contents']>>
export type Element = Extract<AnyNode, { attribs: unknown }>

const isElement = (node: AnyNode): node is Element => 'attribs' in node

/** The elements that a selector names, in the order of the page. */
export const select = (page: CheerioAPI, selector: string): Element[] =>
  page(selector).toArray().filter(isElement)
