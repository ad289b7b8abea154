/** Nodes of a parsed page, by the parser's own description: the package that holds their names is not one of ours. */
import type { CheerioAPI } from 'cheerio'

type Inside<List> = List extends { toArray(): (infer Node)[] } ? Node : never

export type AnyNode = Inside<ReturnType<ReturnType<CheerioAPI['root']>['contents']>>
export type Element = Extract<AnyNode, { attribs: unknown; name: string }>
