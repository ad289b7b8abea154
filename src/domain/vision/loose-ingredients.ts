/**
 * Which ingredients a photo of loose food may show: the colour that fills it suggests three of those that look so.
 *
 * Units   confidence 0 to 1: how often one of the three is there.
 * Source  set by hand (stima); measured in docs/photo-analysis.md.
 * Valid   one kind of ingredient that fills the picture. Suggestions for the reader to correct, never statements. */
import type { Shade, ShadeShares } from './shades.ts'

export interface IngredientSuggestion {
  name: string
  confidence: number
}

interface ColourGroup {
  shade: Shade
  /** Share of the picture from which the colour speaks. */
  from: number
  names: readonly [string, string, string]
  confidence: number
}

/** The most telling colours first; brown is also wood and cardboard. */
const GROUPS: readonly ColourGroup[] = [
  { shade: 'red', from: 0.35, names: ['pomodori', 'pomodorini', 'peperoni rossi'], confidence: 0.75 },
  { shade: 'green', from: 0.3, names: ['zucchine', 'basilico', 'rucola'], confidence: 0.6 },
  { shade: 'orange', from: 0.28, names: ['peperoni', 'zucca', 'carote'], confidence: 0.55 },
  { shade: 'purple', from: 0.25, names: ['cipolle rosse', 'radicchio', 'melanzane'], confidence: 0.55 },
  { shade: 'yellow', from: 0.3, names: ['peperoni gialli', 'patate', 'mais'], confidence: 0.55 },
  { shade: 'brown', from: 0.65, names: ['funghi', 'cipolle', 'patate'], confidence: 0.55 },
  { shade: 'dark', from: 0.32, names: ['melanzane', 'olive nere', 'tartufo'], confidence: 0.52 },
]
/** Below this the answer is 'non sono sicuro'. */
export const SHOWN_FROM = 0.5

/** At most three, empty when no colour speaks clearly enough. */
export function suggestIngredients(seen: ShadeShares): IngredientSuggestion[] {
  const group = GROUPS.find(({ shade, from }) => seen[shade] >= from)
  if (!group || group.confidence <= SHOWN_FROM) return []
  return group.names.map((name) => ({ name, confidence: group.confidence }))
}
