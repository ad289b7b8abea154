/** The variant 'piccante'. */
import { writeDecimal } from '../recipe/kitchen-number.ts'
import { withAddition } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { traitsOf } from './traits.ts'
import { newLine, workGroups, workLine } from './work-lines.ts'

export function spiceUp(recipe: RecipeToImprove): Draft {
  const { isSweet, hasMeat, hasFish, isHot, has } = traitsOf(recipe)
  const draft: Draft = {
    groups: workGroups(recipe),
    steps: stepsOf(recipe),
    changes: [],
    notes: [
      'Il piccante cresce con il riposo e con il calore: comincia con metà dose se non conosci la forza dei tuoi peperoncini.',
    ],
  }
  if (isSweet)
    return withPowder(
      draft,
      recipe,
      'spolvera il dolce al momento di servire: il piccante arriva dopo lo zucchero e lo fa sembrare meno dolce',
    )
  const hot = isHot
    ? withPowder(draft, recipe, 'rinforza il piccante che la ricetta ha già, senza aggiungere acqua')
    : withFresh(draft, recipe)
  const suitsNduja = hasMeat && has(/salame|salsicc|soppressata|spianata|guanciale|pancetta/iu)
  if (!suitsNduja || hasFish || has(/nduja|pistacch|fichi|tartufo|porcini/iu)) return hot
  return withAddition(hot, {
    line: newLine("'nduja di Spilinga", 12 * recipe.servings, 'nduja'),
    why: 'sciolta dal calore porta il peperoncino in ogni morso; è ricca di sale, perciò sala meno il resto',
    prepare:
      "Stacca la 'nduja a noccioline e distribuiscila sul condimento prima della cottura, lasciando libero il bordo.",
  })
}

const withPowder = (draft: Draft, { servings }: RecipeToImprove, why: string): Draft =>
  withAddition(draft, {
    line: { ...newLine('peperoncino calabrese in polvere', 0.5 * servings, 'peperoncino-secco') },
    why,
    finish: 'Spolvera con il peperoncino calabrese in polvere appena prima di servire.',
  })

function withFresh(draft: Draft, { servings }: RecipeToImprove): Draft {
  const count = Math.max(1, Math.round(servings / 2))
  const line = {
    ...workLine(count === 1 ? '1 peperoncino fresco' : `${writeDecimal(count)} peperoncini freschi`),
    isNew: true,
  }
  const them = count === 1 ? 'il peperoncino fresco' : 'i peperoncini freschi'
  const warm = count === 1 ? 'scaldalo' : 'scaldali'
  return withAddition(draft, {
    line,
    why: 'uno ogni due porzioni dà un piccante netto che non copre gli altri sapori (stima)',
    prepare: `Affetta sottilmente ${them}, ${warm} un minuto a fuoco dolce in un cucchiaio d'olio e distribuisci olio e rondelle sul condimento.`,
  })
}
