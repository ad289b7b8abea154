/** The five ingredients of the home page, with what to know about them.
 *
 * Units   for 100 g, as the table `foods.ts` has them: a test compares every figure. They stand here a second time so that
 *         the home page need not carry the whole table.
 * Source  [USDA-SR], [CIQUAL-2020]; `percentage` of the reference intakes of [REG-1169-2011], fibre of 25 g a day [EFSA-FIBRE-2010]. */
import type { NutrientName } from './nutrients.ts'

type Importance = 'Alta' | 'Media' | 'Bassa'
export type HomeNutrient = {
  name: string
  nutrient: NutrientName
  value: number
  importance: Importance
  description: string
}
export type HomeCard = {
  foodId: string
  name: string
  emoji: string
  description: string
  nutrients: HomeNutrient[]
}

/** What an adult may count on in a day: kcal, grams, milligrams of sodium (6 g of salt). */
const DAILY: Readonly<Record<NutrientName, number>> = {
  kcal: 2000,
  protein_g: 50,
  carbs_g: 260,
  fat_g: 70,
  sat_fat_g: 20,
  fiber_g: 25,
  sugar_g: 90,
  sodium_mg: 2400,
}

/** Percent of a day that 100 g bring. */
export const dailyPct = ({ nutrient, value }: HomeNutrient): number => (100 * value) / DAILY[nutrient]

export const HOME_CARDS: readonly HomeCard[] = [
  {
    foodId: 'farina-00',
    name: 'Farina',
    emoji: '🌾',
    description: "È quasi tutta amido: dà l'energia della pizza e, con il glutine, la sua struttura.",
    nutrients: [
      {
        name: 'Carboidrati',
        nutrient: 'carbs_g',
        value: 73.61,
        importance: 'Alta',
        description: 'Amido, soprattutto: nutre il lievito e dà colore alla crosta.',
      },
      {
        name: 'Proteine',
        nutrient: 'protein_g',
        value: 10.33,
        importance: 'Alta',
        description: "Con l'acqua formano il glutine, che trattiene il gas della lievitazione.",
      },
      {
        name: 'Fibre',
        nutrient: 'fiber_g',
        value: 2.7,
        importance: 'Media',
        description: "L'integrale ne ha quattro volte tante.",
      },
      {
        name: 'Energia',
        nutrient: 'kcal',
        value: 364,
        importance: 'Media',
        description: 'Un panetto da 250 g ne contiene circa 150 di farina.',
      },
    ],
  },
  {
    foodId: 'pelati',
    name: 'Pomodoro',
    emoji: '🍅',
    description:
      'I pelati sono acqua per nove decimi: molto sapore, poche calorie. Stima: i valori sono della polpa.',
    nutrients: [
      {
        name: 'Energia',
        nutrient: 'kcal',
        value: 26.1,
        importance: 'Bassa',
        description: 'Ottanta grammi su una pizza: ventuno calorie.',
      },
      {
        name: 'Zuccheri',
        nutrient: 'sugar_g',
        value: 3.2,
        importance: 'Media',
        description: "Equilibrano l'acidità: un pomodoro maturo non chiede zucchero.",
      },
      {
        name: 'Fibre',
        nutrient: 'fiber_g',
        value: 1.8,
        importance: 'Media',
        description: 'Stanno nella polpa e nelle bucce: la passata ne perde una parte.',
      },
      {
        name: 'Sodio',
        nutrient: 'sodium_mg',
        value: 27.1,
        importance: 'Bassa',
        description: 'Dipende dalla marca: dove è aggiunto il sale può essere anche quattro volte tanto.',
      },
    ],
  },
  {
    foodId: 'fior-di-latte',
    name: 'Mozzarella',
    emoji: '🧀',
    description: 'Porta le proteine e i grassi della margherita, e con il latte il suo calcio.',
    nutrients: [
      {
        name: 'Proteine',
        nutrient: 'protein_g',
        value: 16.5,
        importance: 'Alta',
        description: 'Complete come quelle del latte: sono la caseina che fila.',
      },
      {
        name: 'Grassi',
        nutrient: 'fat_g',
        value: 17.7,
        importance: 'Alta',
        description: 'Sciogliendosi ungono la pizza: con molta mozzarella serve meno olio.',
      },
      {
        name: 'Grassi saturi',
        nutrient: 'sat_fat_g',
        value: 11.7,
        importance: 'Media',
        description: 'Sono più della metà dei suoi grassi: è la dose che fa la differenza.',
      },
      {
        name: 'Sodio',
        nutrient: 'sodium_mg',
        value: 240,
        importance: 'Media',
        description: "Quella asciutta per pizza ne ha anche il triplo: leggi l'etichetta.",
      },
    ],
  },
  {
    foodId: 'olio-evo',
    name: 'Olio di oliva',
    emoji: '🫒',
    description: 'Grasso puro, per lo più monoinsaturo: un cucchiaio pesa circa 13 g.',
    nutrients: [
      {
        name: 'Grassi',
        nutrient: 'fat_g',
        value: 100,
        importance: 'Alta',
        description: 'Legano i profumi e rendono morbida la mollica delle pizze in teglia.',
      },
      {
        name: 'Grassi saturi',
        nutrient: 'sat_fat_g',
        value: 13.808,
        importance: 'Media',
        description: 'Un settimo del totale: il burro ne ha più di metà.',
      },
      {
        name: 'Energia',
        nutrient: 'kcal',
        value: 884,
        importance: 'Media',
        description: 'Un cucchiaio: circa 120 calorie.',
      },
    ],
  },
  {
    foodId: 'basilico',
    name: 'Basilico',
    emoji: '🌿',
    description: 'Quattro foglie pesano due grammi: conta per il profumo, non per le cifre.',
    nutrients: [
      {
        name: 'Fibre',
        nutrient: 'fiber_g',
        value: 1.6,
        importance: 'Bassa',
        description: 'Per 100 g, che nessuno mette su una pizza.',
      },
      {
        name: 'Proteine',
        nutrient: 'protein_g',
        value: 3.15,
        importance: 'Bassa',
        description: 'Molte per una foglia, pochissime in quattro foglie.',
      },
      {
        name: 'Energia',
        nutrient: 'kcal',
        value: 23,
        importance: 'Bassa',
        description: 'Su una pizza: mezza caloria.',
      },
    ],
  },
]

export const HOME_TIPS: readonly string[] = [
  'Pesa la mozzarella: passare da 120 a 80 g toglie circa 90 kcal a ogni pizza.',
  "Metti l'olio a crudo, a fine cottura, con il cucchiaino: ne basta la metà.",
  "Il sale sta soprattutto nell'impasto e nei formaggi: assaggia prima di salare il pomodoro.",
  'Un terzo di farina integrale al posto della 00 raddoppia le fibre.',
]
