/** Finds out whether a pizza is baked in two stages: it comes out once for more toppings and goes in again, or
 * its tray changes shelf.
 *
 * Units   a share of the whole bake; seconds (`…S`).
 * Source  the words of the recipe's steps ('cuoci 5 minuti; disponi le melanzane e prosegui per altri 3
 *         minuti'). Fior di latte on a round one: the oven guide.
 * Valid   any text; without mention of a second stage there is one bake. */

import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { CHEESE_LATE } from '#domain/oven-guide/bake-plan.ts'
import { capitalised, uncapitalised } from '#domain/words/italian-noun.ts'

const FIRST = String.raw`\b(?:cuoc(?:i|ilo|ila)|inforna|precuocila)\b[^.]{0,80}?(\d+)(?:-(\d+))? minuti`
const ADDED = String.raw`\b(?:aggiungi|disponi|estrai|sfila|leva|tira|(?:fai )?scivolare)\b`
const SECOND = String.raw`\b(?:prosegui|rimett\p{L}+|cuoci|completa|termina)\b[^.\d]{0,40}?(\d+)(?:-(\d+))? minuti`
/** A tray comes out in a sentence of its own: '…per 15 minuti. Copri con la mozzarella e rimetti in forno'. */
const OF_TRAY =
  /\b(?:cuoci|inforna|appoggia la teglia)\b[^.]{0,80}?(\d+)(?:-(\d+))? minuti(?: a \d+ °C)?[^\d]{0,160}?(\b(?:aggiungi|copri con|distribuisci|estrai)\b[^\d]{0,140}?)\b(?:prosegui|rimett\p{L}+|cuoci|completa|termina)\b[^.\d]{0,60}?(\d+)(?:-(\d+))? minuti/iu
const TWO_BAKES = new RegExp(String.raw`${FIRST}[^\d]{0,110}?(${ADDED}[^\d]{0,140}?)${SECOND}`, 'iu')

/** A tray that only changes shelf: '13 minuti con la teglia sul fondo del forno e 9 minuti sul ripiano di mezzo'. */
const MOVED =
  /\b(?:cuoci|inforna)\b[^.]{0,90}?(\d+)(?:-(\d+))? minuti[^\d.]{0,60}?\b(?:e|poi|quindi)\b([^\d.]{0,60}?)(\d+)(?:-(\d+))?([^\d.:;]{0,50})/iu
const SHELF =
  /\b(?:a (?:metà|mezza|media) altezza|a metà forno|sul ripiano (?:centrale|di mezzo)|di un ripiano)(?!\p{L})/iu

/** Another shelf, and toppings some minutes later: the cook is told of both when the tray moves. */
const IN_THREE =
  /(\d+) minuti\. Spostala (a \p{L}+ altezza) e prosegui per (\d+)\.\s*(Copri con [^.]*?) e cuoci altri (\d+) minuti/iu

export type TwoBakes = {
  /** Null: when the oven guide turns it. */
  firstShare: number | null
  /** Only where the whole bake takes longer. */
  aboveS?: number
  /** What the recipe does between the two, for one pizza; null if it is not known. */
  added: string | null
}

const middle = (from: string | undefined, to: string | undefined) => (Number(from) + Number(to ?? from)) / 2

/** A recipe divides by its pizzas, or by its two trays: 'un quarto dei funghi', 'distribuisci metà del fior di latte'. */
const SHARE = /\b(?:un (?:terzo|quarto|quinto|sesto)|(?<=distribuisci )metà) de(?=l|i |gli )(?:l(?=l))?/giu
const REASON = /, che [^,]*$/u
const END = /[\s.;,:]+(?:e|poi)?\s*$|[\s.;,:]+$/u

const ofOne = (words: string) =>
  words
    .replace(END, '')
    .replace(REASON, '')
    .replace(SHARE, '')
    .replace(/(?<=^|\s)l (?=\p{L})/gu, 'il ')

export function twoBakes(instructions: string, isTray = false): TwoBakes | null {
  const found = (isTray ? OF_TRAY : TWO_BAKES).exec(instructions)
  if (found === null) return isTray ? (inThree(instructions) ?? moved(instructions)) : null
  const [whole, from, to, added = '', thenFrom, thenTo] = found
  const first = middle(from, to)
  const after = instructions.slice(found.index + whole.indexOf(added) + added.length).split('.')[0] ?? ''
  const shelf = isTray ? SHELF.exec(after)?.[0] : undefined
  return {
    firstShare: first / (first + middle(thenFrom, thenTo)),
    added: capitalised(ofOne(added)) + (shelf === undefined ? '' : `, poi rimetti ${shelf}`),
  }
}

function inThree(instructions: string): TwoBakes | null {
  const [, first, shelf, second, added = '', third] = IN_THREE.exec(instructions) ?? []
  if (first === undefined) return null
  return {
    firstShare: Number(first) / (Number(first) + Number(second) + Number(third)),
    added: `Sposta la teglia ${shelf}; dopo ${second} minuti ${uncapitalised(added)}`,
  }
}

function moved(instructions: string): TwoBakes | null {
  const [, from, to, between = '', thenFrom, thenTo, rest = ''] = MOVED.exec(instructions) ?? []
  const shelf = SHELF.exec(between + rest)?.[0]
  if (shelf === undefined) return null
  const first = middle(from, to)
  return {
    firstShare: first / (first + middle(thenFrom, thenTo)),
    added: `${shelf.startsWith('di ') ? 'Alza' : 'Sposta'} la teglia ${shelf}`,
  }
}

const CHEESE = /^(?:(fior di latte)|mozzarella)(?!\p{L})/iu

/** For `CHEESE_LATE`. */
export function lateCheese(toppings: readonly string[]): TwoBakes | null {
  const cheese = recipeLines(toppings).find(({ name }) => CHEESE.test(name))?.name
  if (cheese === undefined) return null
  const isMasculine = CHEESE.exec(cheese)?.[1] !== undefined
  return {
    firstShare: null,
    aboveS: CHEESE_LATE.aboveS,
    added: `Aggiungi ${isMasculine ? 'il' : 'la'} ${cheese.toLowerCase()}`,
  }
}
