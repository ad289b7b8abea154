/** The ingredients with values for 100 g, from content/ingredients/.
 *
 * Source  named for each food: [USDA-SR] (public domain), [CIQUAL-2020] and [CIQUAL-2025] (Etalab 2.0),
 *         [BLS-4] (CC BY 4.0). The values were checked against [CREA]: see docs/sources.md. */

import { FOODS } from '#knowledge/foods.ts'
import { ID_OF_FORMER } from '#knowledge/former-ids.ts'
import type { Food } from './food.ts'

export { FOODS }

const byId = new Map(FOODS.map((food) => [food.id, food]))

export const foodById = (id: string): Food | undefined => byId.get(id) ?? byId.get(ID_OF_FORMER.get(id) ?? '')
