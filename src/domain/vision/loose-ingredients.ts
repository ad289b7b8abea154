/**
 * Which ingredients a photo of loose food may show: the colour that fills it suggests three of those that look so.
 *
 * Units   confidence 0 to 1: how often one of the three is there.
 * Source  set by hand (stima); measured in docs/photo-analysis.md.
 * Valid   one kind of ingredient that fills the picture. Suggestions for the reader to correct, never statements. */
import type { GlyphName } from '../picture/glyphs/glyph-book.ts'
import type { Shade, ShadeShares } from './shades.ts'

interface LooseIngredient {
  name: string
  /** What it is among the toppings of a recipe. */
  toppings: readonly GlyphName[]
  /** How it gets onto a pizza. */
  tip: string
}

export interface IngredientSuggestion extends LooseIngredient {
  confidence: number
}

interface ColourGroup {
  shade: Shade
  /** Share of the picture from which the colour speaks. */
  from: number
  ingredients: readonly [LooseIngredient, LooseIngredient, LooseIngredient]
  confidence: number
}

const loose = (name: string, toppings: readonly GlyphName[], tip: string): LooseIngredient => ({
  name,
  toppings,
  tip,
})

/** The most telling colours first; brown is also wood and cardboard. */
const GROUPS: readonly ColourGroup[] = [
  {
    shade: 'red',
    from: 0.35,
    confidence: 0.75,
    ingredients: [
      loose(
        'pomodori',
        ['tomatoSlice', 'cherryTomato'],
        'Se sono pomodori, tagliali, salali e lasciali sgocciolare prima di metterli sulla pizza.',
      ),
      loose(
        'pomodorini',
        ['cherryTomato'],
        "Se sono pomodorini, mettili con il taglio verso l'alto: il succo asciuga in forno e non bagna la pasta.",
      ),
      loose(
        'peperoni rossi',
        ['pepper'],
        'Se sono peperoni, arrostiscili e spellali prima: crudi restano duri nel tempo di una pizza.',
      ),
    ],
  },
  {
    shade: 'green',
    from: 0.3,
    confidence: 0.6,
    ingredients: [
      loose(
        'zucchine',
        ['courgette'],
        'Se sono zucchine, affettale sottili e asciugale alla piastra: cedono molta acqua.',
      ),
      loose('basilico', ['basil'], 'Se è basilico, mettilo a pizza sfornata: in forno annerisce.'),
      loose('rucola', ['rocket'], "Se è rucola, aggiungila condita all'ultimo, a pizza già in tavola."),
    ],
  },
  {
    shade: 'orange',
    from: 0.28,
    confidence: 0.55,
    ingredients: [
      loose(
        'peperoni',
        ['yellowPepper', 'pepper'],
        'Se sono peperoni, arrostiscili e spellali prima: crudi restano duri nel tempo di una pizza.',
      ),
      loose(
        'zucca',
        ['pumpkin'],
        'Se è zucca, cuocila in forno e frullala: diventa una base al posto del pomodoro.',
      ),
      loose(
        'arance',
        ['orange'],
        'Se sono arance, usane la scorza o le fette sulle pizze dolci, a fine cottura.',
      ),
    ],
  },
  {
    shade: 'purple',
    from: 0.25,
    confidence: 0.55,
    ingredients: [
      loose(
        'cipolle rosse',
        ['redOnion'],
        'Se sono cipolle rosse, affettale sottili e condiscile con olio prima del forno: appassiscono invece di bruciare.',
      ),
      loose(
        'radicchio',
        ['radicchio'],
        'Se è radicchio, passalo in padella un momento: perde acqua e un poco di amaro.',
      ),
      loose(
        'melanzane',
        ['aubergine'],
        'Se sono melanzane, grigliale o friggile prima: nel tempo di una pizza non cuociono.',
      ),
    ],
  },
  {
    shade: 'yellow',
    from: 0.3,
    confidence: 0.55,
    ingredients: [
      loose(
        'peperoni gialli',
        ['yellowPepper'],
        'Se sono peperoni, arrostiscili e spellali prima: crudi restano duri nel tempo di una pizza.',
      ),
      loose(
        'patate',
        ['potato'],
        'Se sono patate, affettale sottilissime e ungile bene, oppure sbollentale prima.',
      ),
      loose(
        'limoni',
        ['lemon'],
        'Se sono limoni, gratta la scorza a pizza sfornata: in forno diventa amara.',
      ),
    ],
  },
  {
    shade: 'brown',
    from: 0.65,
    confidence: 0.55,
    ingredients: [
      loose(
        'funghi',
        ['mushroom', 'porcino'],
        "Se sono funghi, saltali a fuoco vivo finché l'acqua è evaporata, poi mettili sulla pizza.",
      ),
      loose(
        'cipolle',
        ['onion', 'redOnion'],
        "Se sono cipolle, affettale sottili e stufale piano con un filo d'olio.",
      ),
      loose(
        'patate',
        ['potato'],
        'Se sono patate, affettale sottilissime e ungile bene, oppure sbollentale prima.',
      ),
    ],
  },
  {
    shade: 'dark',
    from: 0.32,
    confidence: 0.52,
    ingredients: [
      loose(
        'melanzane',
        ['aubergine'],
        'Se sono melanzane, grigliale o friggile prima: nel tempo di una pizza non cuociono.',
      ),
      loose(
        'olive nere',
        ['blackOlive'],
        'Se sono olive, aggiungile intere a metà cottura: quelle piccole bruciano presto.',
      ),
      loose(
        'tartufo',
        ['truffle'],
        'Se è tartufo, affettalo a pizza sfornata: il calore forte ne porta via il profumo.',
      ),
    ],
  },
]
/** Below this the answer is 'non sono sicuro'. */
export const SHOWN_FROM = 0.5

/** At most three, empty when no colour speaks clearly enough. */
export function suggestIngredients(seen: ShadeShares): IngredientSuggestion[] {
  const group = GROUPS.find(({ shade, from }) => seen[shade] >= from)
  if (!group || group.confidence <= SHOWN_FROM) return []
  return group.ingredients.map((ingredient) => ({ ...ingredient, confidence: group.confidence }))
}
