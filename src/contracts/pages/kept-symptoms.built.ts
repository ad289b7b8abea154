import { addressOf } from '#contracts/endpoint.ts'
import { getSymptom } from '#contracts/first-aid/first-aid.endpoints.ts'
import { SYMPTOMS } from '#knowledge/first-aid.ts'

/** A pizza burns where the network may not reach, so these answers are stored at the first visit. They weigh
 * a tenth of their pages. */
export const KEPT_SYMPTOMS = SYMPTOMS.map(({ id }) => addressOf(getSymptom, { params: { id } }))
