/** Advice on a recipe, from its own figures: hydration, flour, rest, toppings, bake.
 *
 * Source  the dough of the recipe itself (`../recipes/dough/recipe-dough.ts`); what a figure means for the hand: [stima]. */

import { composeDough, type DoughComposition } from '../recipes/dough/recipe-dough.ts'
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import { withArticle } from '../units/number-article.ts'
import { nutritionOf } from './effects.ts'
import { groupsOf, type ListedRecipe, shapeOf } from './recipe-to-improve.ts'
import { type Tip, toppingTips } from './topping-tips.ts'
import { traitsOf } from './traits.ts'
import { workGroups } from './work-lines.ts'

export type RecipeTips = { title: string; tips: Tip[] }

function hydrationTip({ hydrationPct }: DoughComposition, isGlutenFree: boolean): Tip {
  const pct = Math.round(hydrationPct)
  const start = `L'impasto è idratato al ${pct}%`
  if (isGlutenFree)
    return {
      title: "L'acqua",
      text: `${start}: senza glutine è normale, perché amidi e psillio bevono molto. Non aggiungere farina se ti sembra molle: ungiti le mani e aspetta dieci minuti.`,
    }
  if (pct >= 72)
    return {
      title: "L'acqua",
      text: `${start}: è tanto. Tieni da parte un decimo dell'acqua e aggiungila a filo quando la pasta è già legata, poi dai tre giri di pieghe a mezz'ora l'uno dall'altro invece di impastare a lungo.`,
    }
  if (pct >= 63)
    return {
      title: "L'acqua",
      text: `${start}: morbido ma ancora facile da gestire. Lascia riposare farina e acqua 20 minuti prima del sale, e userai meno forza.`,
    }
  if (pct >= DRY_BELOW_PCT)
    return {
      title: "L'acqua",
      text: `${start}: sta in piedi da solo e si stende senza attaccarsi. Coprilo sempre con un telo umido, perché la superficie fa presto la crosta.`,
    }
  return {
    title: "L'acqua",
    text: `${start}: è un impasto asciutto, che si stende bene e cuoce in fretta. Coprilo sempre con un telo umido, perché la superficie fa presto la crosta.`,
  }
}
/** Below this a dough is called dry: [stima], a Neapolitan one at 60 is not. */
const DRY_BELOW_PCT = 58

function flourTip({ ingredients, preparationTime }: ListedRecipe): Tip | null {
  const strength = /W (\d{3})(?:-(\d{3}))?/u.exec(ingredients.join('\n'))
  const hours = Math.round(preparationTime / 60)
  if (!strength) return null
  const w = strength[2] ? `${strength[1]}-${strength[2]}` : strength[1]
  return {
    title: 'La farina',
    text: `La ricetta chiede una forza W ${w} e dura circa ${hours} ore dall'inizio alla tavola. Con una farina più debole accorcia i riposi${hours > 20 ? ', prima di tutto quello in frigorifero' : ''}: un impasto che ha aspettato troppo si strappa e resta pallido.`,
  }
}

function yeastTip({ yeastPct, starterG }: DoughComposition): Tip | null {
  if (starterG > 0)
    return {
      title: 'Il lievito madre',
      text: 'Usalo al culmine, quando è raddoppiato e profuma di frutta matura: due ore più tardi dà acidità e meno spinta.',
    }
  if (yeastPct <= 0) return null
  const pct = writeDecimal(Number(yeastPct.toFixed(2)))
  return {
    title: 'Il lievito',
    text: `È ${withArticle('il', pct)}% della farina, contato come lievito fresco. Se la cucina è più calda di 4 °C rispetto a quella della ricetta accorcia di circa un terzo i tempi a temperatura ambiente: guarda il volume, non l'orologio (stima).`,
  }
}

/** For a dough that no yeast raises: how its powder works, or what its rest is for. */
function restTip({ yeastPct, starterG }: DoughComposition, recipe: ListedRecipe): Tip | null {
  if (yeastPct > 0 || starterG > 0) return null
  if (/lievito istantaneo/iu.test(recipe.ingredients.join('\n')))
    return {
      title: 'La polvere istantanea',
      text: "Comincia a gonfiare appena si bagna: dall'impasto alla cottura non far passare più del riposo che dice la ricetta. Una bustina aperta da mesi ha perso forza: un cucchiaino in acqua calda deve fare subito schiuma.",
    }
  return {
    title: 'Il riposo',
    text: recipe.isGlutenFree
      ? "Qui non lievita niente: la sosta serve alla farina, che beve tutta l'acqua e si lascia premere senza spaccarsi."
      : 'Qui non lievita niente: la sosta serve al glutine, che si rilassa e lascia tirare la pasta. Se torna indietro, coprila e aspetta altri dieci minuti.',
  }
}

const BAKE: Readonly<Record<ReturnType<typeof shapeOf>, string>> = {
  tonda:
    "Scalda la pietra o l'acciaio almeno 45 minuti alla massima temperatura del forno e cuoci nel terzo superiore, con il grill negli ultimi due minuti: il fondo e il bordo devono finire insieme.",
  teglia:
    'Comincia sul ripiano più basso, dove la teglia prende calore da sotto, e finisci a metà altezza. Appena sfornata passala su una griglia: il vapore chiuso ammolla il fondo.',
  chiusa:
    'Lascia libero un dito di bordo, sigilla premendo due volte e apri uno sfiato in cima: il vapore che non esce di lì apre la cucitura. Un ripieno freddo tiene meglio.',
  fritta:
    "Tieni l'olio tra 175 e 185 °C con un termometro e friggi pochi pezzi per volta: ogni pezzo in più lo raffredda, e la pasta beve. Resta sempre davanti al fuoco e non riempire la pentola oltre metà.",
}

/** When the salt goes in, as the recipe itself says: it may have it in the water. */
function saltTip(
  { saltPct, yeastPct, starterG }: DoughComposition,
  { instructions, isGlutenFree }: ListedRecipe,
): Tip | null {
  if (saltPct <= 0) return null
  const start = `È ${withArticle('il', writeDecimal(Number(saltPct.toFixed(1))))}% della farina.`
  const isFirst = SALT_FIRST.test(instructions)
  const when = isFirst
    ? 'Scioglilo del tutto prima di versare la farina:'
    : "Aggiungilo quando la pasta ha già preso l'acqua:"
  const rises = yeastPct > 0 || starterG > 0
  const gives = isGlutenFree ? 'dà sapore' : 'rinforza il glutine'
  const does = rises ? `${gives} e frena il lievito, che così lavora con regolarità` : gives
  return { title: 'Il sale', text: `${start} ${when} ${does}.` }
}
const SALT_FIRST = /(?:sciogli|stempera)\p{L}* (?:il |tutto il )?sale|acqua[^.]*(?:sciogli|con) il sale/iu

/** From the lowest shelf to the middle one only where the recipe goes that way itself. */
const MOVES_UP =
  /(?:ripiano (?:più )?basso|parte bassa|sul fondo)[\s\S]*(?:metà altezza|media altezza|metà forno|più in alto|ripiano (?:centrale|medio))/iu
const bakeTip = (recipe: ListedRecipe): string =>
  shapeOf(recipe) === 'teglia' && !MOVES_UP.test(recipe.instructions)
    ? 'Segui il ripiano che dice la ricetta e guarda il fondo prima del sopra: deve staccarsi dalla teglia. Appena sfornata passala su una griglia: il vapore chiuso ammolla il fondo.'
    : BAKE[shapeOf(recipe)]

export function tipsFor(recipe: ListedRecipe): RecipeTips {
  const dough =
    composeDough(groupsOf(recipe)) ??
    composeDough(groupsOf(recipe).map(({ lines }) => ({ lines, isDough: true })))
  const salt = dough ? saltTip(dough, recipe) : null
  const sodium = nutritionOf(workGroups(recipe), recipe.servings).per_slice.sodium_mg
  const tips = [
    ...(dough
      ? [
          hydrationTip(dough, recipe.isGlutenFree),
          flourTip(recipe),
          yeastTip(dough),
          restTip(dough, recipe),
          salt,
        ]
      : []),
    ...toppingTips(traitsOf(recipe), recipe.instructions),
    { title: 'La cottura', text: bakeTip(recipe) },
    ...(sodium > 2000
      ? [
          {
            title: 'Il sale a tavola',
            text: `Una porzione porta circa ${writeDecimal(Math.round(sodium / 50) * 50)} mg di sodio (stima): assaggia prima di salare il condimento.`,
          },
        ]
      : []),
    {
      title: 'Il giorno dopo',
      text: "Gli avanzi si riprendono in padella coperta a fuoco basso, con due gocce d'acqua accanto: il fondo torna croccante e il sopra non si secca. Il microonde fa il contrario.",
    },
  ]
  return { title: `Consigli per ${recipe.name}`, tips: tips.filter((tip) => tip !== null) }
}

export const renderTips = ({ title, tips }: RecipeTips): string =>
  [`## ${title}`, '', ...tips.map((tip) => `- **${tip.title}**: ${tip.text}`)].join('\n')
