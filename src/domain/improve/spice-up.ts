/** The variant 'piccante': the heat that suits the toppings, where it can still be put.
 *
 * Units   grams for a serving: [stima]. */
import { type Addition, withAddition } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { bakeShapeOf, portionsOf, type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { type Traits, traitsOf } from './traits.ts'
import { newLine, workGroups, workLine } from './work-lines.ts'

const isShut = (recipe: RecipeToImprove) => /^(?:chiusa|doppia)$/u.test(bakeShapeOf(recipe))

export function spiceUp(recipe: RecipeToImprove): Draft {
  const traits = traitsOf(recipe)
  const heat = heatFor(recipe, traits)
  const draft: Draft = {
    groups: workGroups(recipe),
    steps: stepsOf(recipe),
    changes: [],
    notes: /peperoncin|nduja/u.test(heat.line.text)
      ? [
          'I peperoncini sono molto diversi tra loro: comincia con metà dose se non conosci la forza dei tuoi.',
        ]
      : [],
  }
  return withAddition(draft, heat)
}

/** Whose own perfume a chilli would cover. */
const DELICATE = /tartufo|tuorli|uova|asparagi|pecorino romano|gricia|crescenza|stracchino/iu
const EARTHY =
  /patat|(?<!fiori di )zucca|ceci|fagioli|cannellini|fungh|porcini|champignon|cardoncelli|verza|radicchio/iu
const SAUCE = /pelati|passata|polpa di pomodoro/iu
const PORK = /salame|salsicc|soppressata|spianata|guanciale|pancetta|cicoli/iu
const RAW_LATE = /mortadella|gamber|prosciutto crudo|bottarga|speck|rucola/iu

function heatFor(recipe: RecipeToImprove, { isSweet, hasMeat, hasFish, isHot, has }: Traits): Addition {
  if (isSweet) return chilliPowder(recipe, 'il piccante arriva dopo lo zucchero e lo fa sembrare meno dolce')
  if (has(/w[uü]rstel/iu)) return mustard(recipe)
  if (hasMeat && !hasFish && has(PORK) && !has(/nduja|pistacch|fichi|tartufo|porcini|tuorli/iu))
    return nduja(recipe)
  if (has(DELICATE)) return has(/pepe nero in grani/iu) ? driedFlakes(recipe) : cracked(recipe)
  if (isHot) return chilliPowder(recipe, 'rinforza il piccante che la ricetta ha già, senza aggiungere acqua')
  if (has(SAUCE) && !has(/acciug|alici|bufala|scarola/iu))
    return hasMeat ? driedFlakes(recipe) : inTheSauce(recipe)
  if (has(EARTHY) && !has(/pomodor|pistacch/iu)) return paprika(recipe)
  if (has(RAW_LATE) || has(/acciug|alici|tonno/iu)) return chilliOil(recipe)
  return has(/sale grosso|sale in fiocchi/iu) ? driedFlakes(recipe) : freshChilli(recipe)
}

/** What is strewn: inside while it can be opened, else at the table. */
const strewn = (recipe: RecipeToImprove, noun: string, article = ''): Pick<Addition, 'prepare' | 'finish'> =>
  isShut(recipe)
    ? { prepare: `Spolvera il ripieno con ${article}${noun} prima di chiudere la pasta.` }
    : { finish: `Spolvera con ${article}${noun} appena prima di servire.` }

const chilliPowder = (recipe: RecipeToImprove, why: string): Addition => ({
  line: newLine('peperoncino calabrese in polvere', 0.5 * portionsOf(recipe), 'peperoncino-secco'),
  why,
  ...strewn(recipe, 'peperoncino calabrese in polvere', 'il '),
})

const driedFlakes = (recipe: RecipeToImprove): Addition => ({
  line: newLine('peperoncino secco in scaglie', 0.5 * portionsOf(recipe), 'peperoncino-secco'),
  why: 'le scaglie danno punte di piccante una alla volta, e si vedono: ognuno sa che cosa morde',
  ...strewn(recipe, 'peperoncino secco in scaglie', 'il '),
})

/** Into the tomato, which carries the heat everywhere. */
const inTheSauce = (recipe: RecipeToImprove): Addition => ({
  line: newLine('peperoncino secco', 0.4 * portionsOf(recipe), 'peperoncino-secco'),
  why: "pestato nel pomodoro il piccante si distribuisce uguale in ogni morso, e l'umido non lo lascia bruciare",
  prepareEarly: 'Pesta il peperoncino secco nel mortaio: va mescolato al pomodoro prima di usarlo.',
})

const paprika = (recipe: RecipeToImprove): Addition => ({
  line: newLine('paprica affumicata piccante', 0.8 * portionsOf(recipe), 'paprika'),
  why: 'con le note di terra il fumo lega più del peperoncino fresco, e scalda senza bruciare',
  ...strewn(recipe, 'paprica affumicata piccante', 'la '),
})

/** For what a chilli would drown. */
const cracked = (recipe: RecipeToImprove): Addition => ({
  line: newLine('pepe nero in grani', 0.7 * portionsOf(recipe), 'pepe-nero'),
  why: 'il pepe pestato punge e profuma senza coprire: qui il peperoncino nasconderebbe il resto',
  ...(isShut(recipe)
    ? {
        prepare:
          'Pesta grossolanamente il pepe nero in grani e spargilo sul ripieno prima di chiudere la pasta.',
      }
    : { finish: 'Pesta grossolanamente il pepe nero in grani e spargilo sopra.' }),
})

const chilliOil = (recipe: RecipeToImprove): Addition => ({
  line: newLine('olio al peperoncino', 3 * portionsOf(recipe), 'olio-evo'),
  why: 'va a crudo su ciò che il forno non tocca: il piccante arriva con il profumo e senza pezzi sotto i denti',
  ...(isShut(recipe)
    ? { prepare: "Versa a filo sul ripieno l'olio al peperoncino prima di chiudere la pasta." }
    : { finish: "Completa con l'olio al peperoncino, a gocce." }),
})

const mustard = (recipe: RecipeToImprove): Addition => ({
  line: newLine('senape forte', 8 * portionsOf(recipe), 'senape'),
  why: 'è il piccante di casa dei wurstel: sale al naso, taglia il grasso e passa subito',
  finish: 'Fuori dal forno completa con la senape forte a gocce, senza spalmarla: il calore le toglie forza.',
})

const nduja = (recipe: RecipeToImprove): Addition => ({
  line: newLine("'nduja di Spilinga", 12 * portionsOf(recipe), 'nduja'),
  why: 'sciolta dal calore porta il peperoncino in ogni morso; è ricca di sale, perciò sala meno il resto',
  prepare: isShut(recipe)
    ? "Stacca la 'nduja a noccioline e distribuiscila sul ripieno prima di chiudere la pasta."
    : "Stacca la 'nduja a noccioline e distribuiscila sul condimento prima della cottura, lasciando libero il bordo.",
})

function freshChilli(recipe: RecipeToImprove): Addition {
  const count = Math.max(1, Math.round(portionsOf(recipe) / 2))
  const [line, them, it, seeds] =
    count === 1
      ? ['1 peperoncino fresco', 'il peperoncino fresco', 'il peperoncino', 'privalo']
      : [`${count} peperoncini freschi`, 'i peperoncini freschi', 'le rondelle di peperoncino', 'privali']
  const isLate = bakeShapeOf(recipe) === 'fritta'
  return {
    line: { ...workLine(line), isNew: true },
    why: 'uno ogni due porzioni dà un piccante netto che non copre gli altri sapori (stima)',
    prepareEarly: `Affetta a rondelle sottilissime ${them} e ${seeds} dei semi.`,
    ...(isShut(recipe)
      ? { prepare: `Unisci ${it} al ripieno prima di chiudere la pasta.` }
      : isLate
        ? { finish: `Completa con ${it}.` }
        : { prepare: `Distribuisci ${it} sul condimento.` }),
  }
}
