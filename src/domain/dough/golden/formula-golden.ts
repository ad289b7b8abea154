/** Published doughs, from the weight of the dough to its ingredients.
 *
 * Units   per vector; inches and ounces are converted here. Source  per vector. Valid  see golden-vector.ts. */
import type { GoldenSourceKey } from '#knowledge/dough-checks.ts'
import {
  doughPerFlour,
  type FormulaWeights,
  panAreaCm2,
  roundAreaCm2,
  weighFormula,
} from '../bakers-formula.ts'
import { type GoldenVector, golden } from './golden-vector.ts'

const CM_PER_IN = 2.54
const CM2_PER_IN2 = CM_PER_IN ** 2
const G_PER_OZ = 28.349523125

type Percentages = { water: number; salt?: number; oil?: number; sugar?: number; yeast?: number }
type PublishedDough = Pick<GoldenVector, 'id' | 'what' | 'unit' | 'source' | 'tolerance'> & {
  total: number
  pct: Percentages
  parts: Partial<FormulaWeights>
}
const published = (
  id: string,
  unit: string,
  source: GoldenSourceKey,
  figures: Omit<PublishedDough, 'id' | 'unit' | 'source'>,
): PublishedDough => ({ id, unit, source, ...figures })

const sharesOf = ({ water, salt = 0, oil = 0, sugar = 0, yeast = 0 }: Percentages) => ({
  waterShare: water / 100,
  saltShare: salt / 100,
  oilShare: oil / 100,
  sugarShare: sugar / 100,
  yeastShare: yeast / 100,
})

const PART_NAMES: Readonly<Record<keyof FormulaWeights, string>> = {
  flourG: 'farina',
  waterG: 'acqua',
  saltG: 'sale',
  oilG: 'olio',
  sugarG: 'zucchero',
  yeastG: 'lievito',
}

/** Square inches. */
const round12inArea = () => roundAreaCm2(12 * CM_PER_IN) / CM2_PER_IN2
const round16in = () => (2.8 * roundAreaCm2(16 * CM_PER_IN)) / CM2_PER_IN2
const pan8x10in = () => (0.15 * G_PER_OZ * panAreaCm2(8 * CM_PER_IN, 10 * CM_PER_IN)) / CM2_PER_IN2

const PUBLISHED_DOUGHS: readonly PublishedDough[] = [
  published('bp-stg', 'g', 'REG-97-2010', {
    what: "Pizza Napoletana STG, 1 l d'acqua",
    tolerance: 1e-6,
    total: 2855.5,
    pct: { water: 100 / 1.8, salt: 5.25 / 1.8, yeast: 0.3 / 1.8 },
    parts: { flourG: 1800, waterG: 1000, saltG: 52.5, yeastG: 3 },
  }),
  published('bp-lehmann-25lb', 'lb', 'PIZZAMAKING-2699', {
    what: 'Impasto da un sacco di 25 lb',
    tolerance: 0.001,
    total: 41.5,
    pct: { water: 63, salt: 1.75, oil: 1, yeast: 0.25 },
    parts: { flourG: 25, waterG: 15.75, saltG: 0.4375, oilG: 0.25, yeastG: 0.0625 },
  }),
  published('bp-163', 'g', 'FORUM-163', {
    what: '1000 g di impasto al 60%',
    tolerance: 0.6,
    total: 1000,
    pct: { water: 60, yeast: 3 },
    parts: { flourG: 613, waterG: 368, yeastG: 18 },
  }),
  published('bp-12kg', 'kg', 'PASTAMADRELOVER', {
    what: '12 kg di impasto al 75%',
    tolerance: 0.001,
    total: 12,
    pct: { water: 75, yeast: 1.5, salt: 2, oil: 2.5 },
    parts: { flourG: 6.6298 },
  }),
  published('bp-pizzapp', 'g', 'PIZZAPP', {
    what: '8 panetti da 250 g al 65%, 5% di scarto',
    tolerance: 2,
    total: 8 * 250 * 1.05,
    pct: { water: 65, salt: 3, yeast: 0.131 },
    parts: { flourG: 1249, waterG: 812, saltG: 37 },
  }),
  // The post's figures for water and yeast are wrong: see `leftOut` in content/dough-checks.yaml.
  published('tf-9in-formula', 'oz', 'PIZZAMAKING-576', {
    what: 'Tonda da 9 pollici, 6,35 oz di impasto',
    tolerance: 0.03,
    total: 6.35,
    pct: { water: 63, salt: 1.75, oil: 1, yeast: 0.25 },
    parts: { flourG: 3.85, saltG: 0.07, oilG: 0.04 },
  }),
  published('tf-pan-8x10', 'g', 'PIZZAMAKING-19129', {
    what: 'Teglia 8 x 10 pollici, fattore 0,15 oz/in²',
    tolerance: 0.02,
    total: pan8x10in(),
    pct: { water: 67, salt: 1.95, yeast: 0.4, oil: 2, sugar: 2 },
    parts: { flourG: 196.25, waterG: 131.49, saltG: 3.83, yeastG: 0.79, oilG: 3.93, sugarG: 3.93 },
  }),
  published('sz-formula', 'g', 'PIZZA-DOUGH-CALC', {
    what: 'Tonda da 16 pollici, 2,8 g/in² (il malto con lo zucchero)',
    tolerance: 0.0001,
    total: round16in(),
    pct: { water: 63, salt: 2, oil: 2, sugar: 1.5, yeast: 0.2 },
    parts: { flourG: 333.712747, waterG: 210.23903, saltG: 6.674255, yeastG: 0.667425 },
  }),
  // This source adds the yeast to the total, so `pct` has none.
  published('japi2-23', 'g', 'JONASWITT', {
    what: '4 panetti da 250 g al 65%, 50 g di sale al litro',
    tolerance: 0.0001,
    total: 1000,
    pct: { water: 65, salt: 65 * 0.05 },
    parts: { flourG: 594.35364, waterG: 386.32987, saltG: 19.316493 },
  }),
  published('japi2-24', 'g', 'JONASWITT', {
    what: "8 panetti da 250 g al 65%, 46 g di sale e 30 g d'olio al litro",
    tolerance: 0.0001,
    total: 2000,
    pct: { water: 65, salt: 65 * 0.046, oil: 65 * 0.03 },
    parts: { flourG: 1176.88596, waterG: 764.97587, saltG: 35.18889, oilG: 22.949276 },
  }),
]

function vectorsOf({ parts, pct, total, id, what, ...rest }: PublishedDough): GoldenVector[] {
  return (Object.keys(parts) as (keyof FormulaWeights)[]).map((part) => ({
    ...rest,
    id: `${id}-${PART_NAMES[part]}`,
    what: `${what}: ${PART_NAMES[part]}`,
    expected: parts[part] ?? Number.NaN,
    computed: () => weighFormula(total, sharesOf(pct))[part],
  }))
}

const sizeVectors: readonly GoldenVector[] = [
  golden('tf-12in', 'oz/in²', 'PIZZATODAY-2019', {
    what: 'Tonda da 12 pollici, 11 oz di impasto: fattore di spessore',
    expected: 0.0973,
    tolerance: 0.0001,
    computed: () => 11 / round12inArea(),
  }),
  golden('tf-sheet-sauce', 'oz', 'PIZZATODAY-2019', {
    what: 'Da 7 oz di salsa su una tonda da 12 pollici a una teglia da 18 x 26: salsa',
    expected: 28.99,
    tolerance: 0.05,
    computed: () => (7 * panAreaCm2(18 * CM_PER_IN, 26 * CM_PER_IN)) / CM2_PER_IN2 / round12inArea(),
  }),
  golden('sz-16in-2.8', 'g', 'PIZZA-DOUGH-CALC', {
    what: 'Tonda da 16 pollici, 2,8 g/in²: impasto',
    expected: 562.9734,
    tolerance: 0.001,
    computed: round16in,
  }),
  golden('sz-sicilian', 'g', 'PIZZA-DOUGH-CALC', {
    what: 'Teglia 17,25 x 12,25 pollici, 4,5 g/in²: impasto',
    expected: 950.906,
    tolerance: 0.001,
    computed: () => (4.5 * panAreaCm2(17.25 * CM_PER_IN, 12.25 * CM_PER_IN)) / CM2_PER_IN2,
  }),
  golden('tf-9in', 'oz', 'PIZZAMAKING-576', {
    what: 'Tonda da 9 pollici, fattore 0,1 oz/in²: impasto',
    expected: 6.35,
    tolerance: 0.02,
    computed: () => (0.1 * roundAreaCm2(9 * CM_PER_IN)) / CM2_PER_IN2,
  }),
  golden('tf-pan-8x10-totale', 'g', 'PIZZAMAKING-19129', {
    what: 'Teglia 8 x 10 pollici, fattore 0,15 oz/in²: impasto',
    expected: 340.2,
    tolerance: 0.02,
    computed: pan8x10in,
  }),
  golden('tf-pan-8x10-somma', '%', 'PIZZAMAKING-19129', {
    what: 'Teglia 8 x 10 pollici: somma delle percentuali',
    expected: 173.35,
    tolerance: 0.001,
    computed: () => 100 * doughPerFlour(sharesOf({ water: 67, salt: 1.95, yeast: 0.4, oil: 2, sugar: 2 })),
  }),
]

export const FORMULA_GOLDEN: readonly GoldenVector[] = [
  ...PUBLISHED_DOUGHS.flatMap(vectorsOf),
  ...sizeVectors,
]
