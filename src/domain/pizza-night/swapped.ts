/** What the menu is pinned to after one pizza of it is changed for another.
 *
 * Source  where everybody has his own, the pizza of each guest; where all share, each as often as it is baked.
 * Valid   any sheet. */
import type { EveningSheet } from './evening-sheet.ts'
import { isShared } from './table-words.ts'

export function swapped(sheet: EveningSheet, from: string, to: string): string[] {
  const keys = isShared(sheet)
    ? sheet.pizzas.flatMap(({ key, count }) => Array.from({ length: count }, () => key))
    : sheet.guests.flatMap(({ shares }) => shares.map(({ pizza }) => pizza))
  return keys.map((key) => (key === from ? to : key))
}

/** The plan has the one pizza instead of the other beside the rest of the menu, and all eat in the same way. */
export function isSwapped(before: EveningSheet, after: EveningSheet, from: string, to: string): boolean {
  const keys = new Set(after.pizzas.map(({ key }) => key))
  const isKept = before.pizzas.every(({ key }) => keys.has(key === from ? to : key))
  const { service: was = 'each' } = before
  return isKept && after.service === was
}
