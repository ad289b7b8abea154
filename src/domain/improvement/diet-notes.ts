/** What a reader has to know of a recipe under a diet: labels, limits, and how little sodium it has. */

import type { Diet } from '../ingredients/diets.ts'
import { isReadyDough } from '../recipes/dough/ready-dough.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import { nutritionOf, unweighedSalt } from './effects.ts'
import type { Change, Draft } from './improved-recipe.ts'
import { familyOf, isOfKind } from './substitute.ts'
import { listed, nameOfLine } from './work-lines.ts'

type Groups = Draft['groups']

/** Less sodium than this may be called little: [REG-1924-2006]. Milligrams in 100 g. */
const LITTLE_SODIUM_MG = 120
/** A tenth less is less. */
const LESS = 0.9

/** The words of the law are for what is weighed as a whole and stays below its figure. */
export const hasLittleSodium = (groups: Groups, servings: number): boolean =>
  unweighedSalt(groups).length === 0 && nutritionOf(groups, servings).per_100g.sodium_mg <= LITTLE_SODIUM_MG

export const hasLessSodium = (before: Groups, after: Groups, servings: number): boolean =>
  unweighedSalt(after).length < unweighedSalt(before).length ||
  nutritionOf(after, servings).per_slice.sodium_mg <= LESS * nutritionOf(before, servings).per_slice.sodium_mg

/** What is bought ready, and not made for the diet. */
const READY =
  /(?<!\p{L})(?:mix|preparato|miscela|pesto|pan[ei]|pancarr\p{L}+|pangratt\p{L}+|piadin\p{L}+|grissin\p{L}+|cracker|rotolo|sfoglia|sals[ae](?! (?:(?:di )?(?:pomodor|soia)|worcester))|sugo|crema|maionese|dado(?! di)|brodo|hummus|biscott\p{L}+)(?!\p{L})/iu
const MADE_FOR_IT =
  /vegan|vegetal|senza (?:lattosio|glutine)|di mandorl|di lenticch|piccante di|di cocco|di tofu/iu

const namesOf = (groups: Groups): string[] =>
  groups.flatMap(({ lines }) => lines.map(({ text }) => nameOfLine(text).replace(/\P{L}+$/u, '')))
const isReady = (name: string) =>
  (READY.test(name) || isReadyDough(name)) &&
  !/(?:nell|per l)'impasto/iu.test(name) &&
  !MADE_FOR_IT.test(name) &&
  !/fatt[oaie] in casa/iu.test(name)

const MAY_HAVE: Readonly<Partial<Record<Diet, string>>> = {
  vegana: 'latte, formaggio, uova o strutto',
  vegetariana: 'strutto, carne o formaggi con caglio animale',
  'senza lattosio': 'latte, burro o formaggio',
}

function readyNote(diet: Diet, groups: Groups): string[] {
  const ready = [...new Set(namesOf(groups).filter(isReady))]
  const within = MAY_HAVE[diet]
  if (within === undefined || ready.length === 0) return []
  return [`Leggi l'etichetta di ciò che è pronto (${listed(ready)}): può contenere ${within}.`]
}

export function dietNotes(recipe: RecipeToImprove, diet: Diet, { groups, changes }: Draft): string[] {
  if (diet === 'a basso contenuto di sodio') return [sodiumNote(recipe, groups), ...cannedTomato(groups)]
  return [...readyNote(diet, groups), ...ownNotes(groups, diet, changes)]
}

const ownNotes = (groups: Groups, diet: Diet, changes: readonly Change[]): string[] =>
  diet === 'vegana' ? (changes.length > 0 ? [PLANT_PRODUCTS] : []) : (NOTES[diet]?.(groups) ?? [])

/** Whether the list has some cheese still, or some cured meat. */
const has = (groups: Groups, kind: 'formaggio' | 'carne'): boolean =>
  groups.some(({ lines }) =>
    lines.some(({ text, foodId }) => {
      const family = familyOf(foodId, nameOfLine(text))
      return family !== 'carne' && isOfKind(family, kind)
    }),
  )

/** Sodium in 100 g, and whether it may be called little. */
function sodiumNote({ servings }: RecipeToImprove, groups: Groups): string {
  const missing = unweighedSalt(groups)
  const mg = Math.round(nutritionOf(groups, servings).per_100g.sodium_mg)
  if (missing.length > 0)
    return `Quanto sodio ha non è noto: nel conto mancano la quantità o i valori di ${listed([...new Set(missing)])}. Per questo non la chiamiamo «a basso contenuto di sodio».`
  return mg <= LITTLE_SODIUM_MG
    ? `Stima per ciò che è in lista: circa ${mg} mg di sodio in 100 g di prodotto cotto, sotto i ${LITTLE_SODIUM_MG} mg che la legge chiede per dirsi a basso contenuto.`
    : `Stima per ciò che è in lista: circa ${mg} mg di sodio in 100 g di prodotto cotto, più dei ${LITTLE_SODIUM_MG} mg che la legge chiede per dirsi a basso contenuto: è una ricetta con meno sodio, non un alimento dietetico.`
}

const cannedTomato = (groups: Groups): string[] =>
  namesOf(groups).some((name) =>
    /(?<!\p{L})(?:passata|polpa|pelati|schiacciati)(?!\p{L}| di (?!pomodor))/iu.test(name),
  )
    ? ['Compra passata, polpa e pelati senza sale aggiunto: la stima conta quelli.']
    : []

const PLANT_PRODUCTS =
  "I prodotti vegetali variano molto da una marca all'altra: controlla sale e allergeni in etichetta."

const NOTES: Readonly<Partial<Record<Diet, (groups: Groups) => string[]>>> = {
  'senza glutine': (groups) => [
    ...(has(groups, 'carne')
      ? ['Salumi e insaccati possono contenere glutine: scegline con la dicitura senza glutine.']
      : []),
    'Per chi è celiaco contano anche le contaminazioni: lievito, amidi e spezie devono avere la dicitura senza glutine.',
  ],
  'senza lattosio': (groups) => [
    ...(has(groups, 'carne')
      ? ["Alcuni salumi e insaccati contengono lattosio: controlla l'etichetta."]
      : []),
    ...(namesOf(groups).join().includes('senza lattosio')
      ? [
          'Senza lattosio non vuol dire senza latte: chi è allergico alle proteine del latte non può mangiarla.',
        ]
      : []),
  ],
  vegetariana: (groups) =>
    has(groups, 'formaggio') ? ['Di ogni formaggio controlla che il caglio sia vegetale o microbico.'] : [],
  paleo: (groups) => [
    ...(has(groups, 'carne') ? ['Scegli salumi senza zuccheri e senza latte aggiunti.'] : []),
    ...(groups.some(({ lines }) => lines.some(({ text }) => /sott'?olio(?!.*oliva)/iu.test(text)))
      ? ["Di ciò che è sott'olio compra quello in olio d'oliva."]
      : []),
    'La dieta paleo non ha una definizione unica: qui sono esclusi cereali, legumi, latticini, zucchero raffinato e oli di semi.',
  ],
}
