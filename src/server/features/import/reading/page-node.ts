import type { Cheerio, CheerioAPI } from 'cheerio'

type Inside<List> = List extends Cheerio<infer Node> ? Node : never

export type AnyNode = Inside<ReturnType<ReturnType<CheerioAPI['root']>['contents']>>
export type Element = Extract<AnyNode, { attribs: unknown }>

const isElement = (node: AnyNode): node is Element => 'attribs' in node

export const select = (page: CheerioAPI, selector: string): Element[] =>
  page(selector).toArray().filter(isElement)
