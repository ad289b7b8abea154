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
  const nut = has(/pistacchi|fungh|porcini|zucca|gorgonzola|patat/iu)
    ? 'nocciole'
    : isSweet || !has(/mandorle/iu)
      ? isSweet
        ? 'pistacchi'
        : 'mandorle'
      : 'pistacchi'
  return {
    line: newLine(`${nut} ${nut === 'pistacchi' ? 'sgusciati' : 'pelate'}`, 8 * servings, nut),
    why: 'il croccante e il tostato che mancano a una superficie morbida',
    prepareEarly:
      nut === 'pistacchi'
        ? 'Tosta i pistacchi 4 minuti in padella asciutta a fuoco dolce e, una volta freddi, tritali grossolanamente con il coltello.'
        : `Tosta le ${nut} 4 minuti in padella asciutta a fuoco dolce e, una volta fredde, tritale grossolanamente con il coltello.`,
    finish: `Completa con la granella di ${nut}, senza coprire tutto: tre o quattro pizzichi bastano.`,
  }
}

/** Earth asks for thyme, salt and smoke for pepper, the rest for lemon; nothing that is there already. */
function perfume({ has, hasMeat }: Traits): Addition {
  if (has(/fungh|porcini|zucca|patat|melanzan/iu) && !has(/timo/iu))
    return {
      line: newLine('timo fresco', null, null),
      why: 'il calore della pizza ne libera il profumo, che lega con le note di terra',
      finish: 'Sfoglia sopra qualche rametto di timo fresco.',
    }
  if (hasMeat && !has(/pepe/iu))
    return {
      line: newLine('pepe nero in grani', null, null),
      why: 'macinato al momento profuma più di quanto pizzichi e taglia il grasso',
      finish: 'Chiudi con una macinata grossa di pepe nero.',
    }
  if (has(/limone/iu))
    return {
      line: newLine('sale in fiocchi', null, 'sale'),
      why: 'pochi cristalli sulla superficie danno sapidità a scatti, con meno sale in tutto',
      finish: 'Chiudi con qualche cristallo di sale in fiocchi.',
    }
  return {
    line: newLine('scorza grattugiata di limone non trattato', null, 'limone'),
    why: 'gli oli essenziali si liberano con il calore della pizza e alleggeriscono i grassi',
    finish: 'Grattugia sopra un velo di scorza di limone, solo la parte gialla.',
  }
}
