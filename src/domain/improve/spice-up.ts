/** The variant 'piccante': the heat that suits the toppings, where it can still be put. */
import { writeDecimal } from '../recipe/kitchen-number.ts'
import { type Addition, withAddition } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { bakeShapeOf, type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { type Traits, traitsOf } from './traits.ts'
import { newLine, workGroups, workLine } from './work-lines.ts'

const isShut = (recipe: RecipeToImprove) => /^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe))

export function spiceUp(recipe: RecipeToImprove): Draft {
  const draft: Draft = {
    groups: workGroups(recipe),
    steps: stepsOf(recipe),
    changes: [],
    notes: [
      'Il piccante cresce con il riposo e con il calore: comincia con metà dose se non conosci la forza dei tuoi peperoncini.',
    ],
  }
  return withAddition(draft, heatFor(recipe, traitsOf(recipe)))
}

function heatFor(recipe: RecipeToImprove, traits: Traits): Addition {
  const { isSweet, hasMeat, hasFish, isHot, has } = traits
  if (isSweet) return chilliPowder(recipe, 'il piccante arriva dopo lo zucchero e lo fa sembrare meno dolce')
  if (has(/w[uü]rstel/iu)) return mustard(recipe)
  const suitsNduja = hasMeat && !hasFish && has(/salame|salsicc|soppressata|spianata|guanciale|pancetta/iu)
  if (suitsNduja && !has(/nduja|pistacch|fichi|tartufo|porcini/iu)) return nduja(recipe)
  if (isHot) return chilliPowder(recipe, 'rinforza il piccante che la ricetta ha già, senza aggiungere acqua')
  return has(/patat|zucca|ceci|fagioli|fungh|porcini|champignon|verza/iu) &&
    !has(/pomodor|pelati|passata|pistacch/iu)
    ? paprika(recipe)
    : freshChilli(recipe, has(/mortadella|gamber|prosciutto crudo|bottarga|speck/iu))
}

/** What is strewn: inside while it can be opened, else at the table. */
function strewnOn(recipe: RecipeToImprove, noun: string, name: string): Pick<Addition, 'prepare' | 'finish'> {
  return isShut(recipe)
    ? { prepare: `Spolvera il ripieno con ${noun} prima di chiudere la pasta.` }
    : { finish: `Spolvera con ${name} appena prima di servire.` }
}

const chilliPowder = (recipe: RecipeToImprove, why: string): Addition => ({
  line: newLine('peperoncino calabrese in polvere', 0.5 * recipe.servings, 'peperoncino-secco'),
  why,
  ...strewnOn(recipe, 'il peperoncino calabrese in polvere', 'il peperoncino calabrese in polvere'),
})

const paprika = (recipe: RecipeToImprove): Addition => ({
  line: newLine('paprica affumicata piccante', 0.8 * recipe.servings, null),
  why: 'con le note di terra il fumo lega più del peperoncino fresco, e scalda senza bruciare',
  ...strewnOn(recipe, 'la paprica affumicata piccante', 'la paprica affumicata piccante'),
})

const mustard = ({ servings }: RecipeToImprove): Addition => ({
  line: newLine('senape forte', 8 * servings, 'senape'),
  why: 'è il piccante di casa dei wurstel: sale al naso, taglia il grasso e passa subito',
  finish: 'Fuori dal forno completa con la senape forte a gocce, senza spalmarla: il calore le toglie forza.',
})

const nduja = (recipe: RecipeToImprove): Addition => ({
  line: newLine("'nduja di Spilinga", 12 * recipe.servings, 'nduja'),
  why: 'sciolta dal calore porta il peperoncino in ogni morso; è ricca di sale, perciò sala meno il resto',
  prepare: isShut(recipe)
    ? "Stacca la 'nduja a noccioline e distribuiscila sul ripieno prima di chiudere la pasta."
    : "Stacca la 'nduja a noccioline e distribuiscila sul condimento prima della cottura, lasciando libero il bordo.",
})

function freshChilli(recipe: RecipeToImprove, isDressedRaw: boolean): Addition {
  const count = Math.max(1, Math.round(recipe.servings / 2))
  const isOne = count === 1
  const them = isOne ? 'il peperoncino fresco' : 'i peperoncini freschi'
  const oil = `Affetta sottilmente ${them} e ${isOne ? 'scaldalo' : 'scaldali'} un minuto a fuoco dolce in un cucchiaio d'olio`
  const isLate = bakeShapeOf(recipe) === 'fritta' || isDressedRaw
  const where = isShut(recipe)
    ? 'unisci olio e rondelle al ripieno prima di chiudere la pasta'
    : 'distribuisci olio e rondelle sul condimento'
  return {
    line: {
      ...workLine(isOne ? '1 peperoncino fresco' : `${writeDecimal(count)} peperoncini freschi`),
      isNew: true,
    },
    why: isLate
      ? 'crudo brucerebbe e basta: intiepidito in olio profuma, e va su ciò che il forno non tocca (uno ogni due porzioni, stima)'
      : 'uno ogni due porzioni dà un piccante netto che non copre gli altri sapori (stima)',
    ...(isLate && !isShut(recipe)
      ? {
          prepareEarly: `${oil}, poi spegni.`,
          finish: `Completa con l'olio e le rondelle di peperoncino.`,
        }
      : { prepare: `${oil}; ${where}.` }),
  }
}
