export const INGREDIENT_LABELS: Readonly<Record<string, RegExp>> = {
  bell_pepper: /peperoni/,
  cheese: /mozzarella|formaggi/,
  eggplant: /melanzane/,
  garlic: /aglio/,
  mushroom: /funghi/,
  olive: /olive/,
  onion: /cipoll/,
  pineapple: /ananas/,
  potato: /patate/,
  tomato: /pomodor/,
  zucchini: /zucchine/,
}

export const RECIPE_LABELS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /margherita|marguerita|mozzarella/,
    /Margherita|Bufalina|Pizza Napoletana|senza Glutine$|Pomodoro e Mozz|Padellino/,
  ],
  [/diavola|salam/, /Diavola|Nduja/],
  [/prosciutto|prosciulto/, /Prosciutto|Crudo/],
  [/funghi|porcini/, /Fungh|Porcin|Boscaiola|Capricc/],
  [/spinaci/, /Scarola|Friarielli|Cime|Broccoli|Zucchine/],
  [/tonno/, /Tonno/],
  [/quattro-form|quattro\.jpg|__cheese/, /Quattro Form|Cacio|Recco|Provola/],
  [/capricciosa|stagioni/, /Capricc|Stagioni/],
  [/vegetariana|veggie|farmhouse/, /Verdure|Ortolana|Vegana/],
  [/mortadella|mantovana|pistacchiosa|angolo/, /Mortadella|Crudo|Prosc/],
  [/nettuno|wholemeal/, /Rucola/],
]
