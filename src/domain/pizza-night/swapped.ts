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
