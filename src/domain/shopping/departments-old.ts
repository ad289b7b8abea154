/** Where a food stands in an Italian supermarket. */
import type { Food } from '../nutrition/food.ts'

export const DEPARTMENTS = [
  'Ortofrutta',
  'Latticini e uova',
  'Salumi e carne',
  'Pesce',
  'Farine e lieviti',
  'Dispensa',
  'Da casa',
  'Altro',
] as const
export type Department = (typeof DEPARTMENTS)[number]

const BY_CATEGORY: Readonly<Record<Food['category'], Department>> = {
  farina: 'Farine e lieviti',
  formaggio: 'Latticini e uova',
  carne: 'Salumi e carne',
  verdure: 'Ortofrutta',
  salsa: 'Dispensa',
  olio: 'Dispensa',
  altro: 'Dispensa',
}

/** Foods that do not stand where the others of their category do. */
const ELSEWHERE: Readonly<Partial<Record<Department, string>>> = {
  'Da casa': 'acqua',
  'Latticini e uova': 'uova tuorlo albume burro margarina lievito-fresco',
  'Salumi e carne': 'strutto',
  Pesce:
    'alici-fresche salmone-affumicato baccala baccala-salato gamberi granchio surimi cozze vongole calamari seppie polpo',
  'Farine e lieviti': 'lievito-secco lievito-madre licoli pane',
  Ortofrutta:
    'basilico prezzemolo rosmarino timo salvia menta aneto erba-cipollina ananas fichi pere uva fragole mirtilli ' +
    'ciliegie melagrana limone tartufo',
  Dispensa:
    'funghi-scatola mais ceci cannellini borlotti lenticchie olive-nere olive-verdi capperi pomodori-secchi carciofini',
}

const byFood = new Map(
  Object.entries(ELSEWHERE).flatMap(([department, ids]) =>
    ids.split(' ').map((id) => [id, department as Department] as const),
  ),
)

export const departmentOf = (food: Food | undefined): Department =>
  food ? (byFood.get(food.id) ?? BY_CATEGORY[food.category]) : 'Altro'
