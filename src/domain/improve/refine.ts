/** The variant 'gourmet': one contrast of texture, one of perfume, both after the oven. */
import { type Addition, withAddition } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { type Traits, traitsOf } from './traits.ts'
import { newLine, workGroups } from './work-lines.ts'

export function refine(recipe: RecipeToImprove): Draft {
  const traits = traitsOf(recipe)
  const draft: Draft = {
    groups: workGroups(recipe),
    steps: stepsOf(recipe),
    changes: [],
    notes: ['Servi su piatti caldi e completa al tavolo: profumo e croccantezza durano pochi minuti.'],
  }
  return [creamy(recipe, traits), crunchy(recipe, traits), perfume(traits)]
    .filter((addition) => addition !== null)
    .reduce(withAddition, draft)
}

/** Burrata's heart, where dairy is at home and nothing of the kind is there yet. */
function creamy(
  { servings, isVegan }: RecipeToImprove,
  { isSweet, hasDairy, hasFish, has }: Traits,
): Addition | null {
  if (isVegan || isSweet || hasFish || !hasDairy || has(/stracciatella|burrata/iu)) return null
  return {
    line: newLine('stracciatella', 40 * servings, 'stracciatella'),
    why: "fredda sulla pizza bollente: il contrasto di temperatura e di consistenza è il gesto delle pizzerie d'autore",
    finish:
      'Appena fuori dal fuoco disponi la stracciatella a piccoli ciuffi, ben sgocciolata e a temperatura ambiente.',
  }
}

function crunchy({ servings }: RecipeToImprove, { isSweet, has }: Traits): Addition {
  const nut = has(/pistacchi/iu)
    ? 'nocciole'
    : isSweet || !has(/mandorle/iu)
      ? isSweet
        ? 'pistacchi'
        : 'mandorle'
      : 'pistacchi'
  return {
    line: newLine(`${nut} ${nut === 'pistacchi' ? 'sgusciati' : 'pelate'}`, 8 * servings, nut),
    why: 'il croccante e il tostato che mancano a una superficie morbida',
    prepare:
      nut === 'pistacchi'
        ? 'Tosta i pistacchi 6 minuti in forno a 160 °C e, una volta freddi, tritali grossolanamente con il coltello.'
        : `Tosta le ${nut} 6 minuti in forno a 160 °C e, una volta fredde, tritale grossolanamente con il coltello.`,
    finish: `Completa con la granella di ${nut}, senza coprire tutto: tre o quattro pizzichi bastano.`,
  }
}

const perfume = ({ has }: Traits): Addition =>
  has(/limone/iu)
    ? {
        line: newLine('sale in fiocchi', null, 'sale'),
        why: 'pochi cristalli sulla superficie danno sapidità a scatti, con meno sale in tutto',
        finish: 'Chiudi con qualche cristallo di sale in fiocchi.',
      }
    : {
        line: { ...newLine('scorza grattugiata di limone non trattato', null, 'limone') },
        why: 'gli oli essenziali si liberano con il calore della pizza e alleggeriscono i grassi',
        finish: 'Grattugia sopra un velo di scorza di limone, solo la parte gialla.',
      }
