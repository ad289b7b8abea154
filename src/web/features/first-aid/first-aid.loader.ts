import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { type PageLoader, prefetch } from '../../api/page-loader.ts'

export const symptomsQuery = (api: Api) => answerQuery(api, listSymptoms)

export const symptomQuery = (api: Api, id: string) => answerQuery(api, getSymptom, { params: { id } })

export const load: PageLoader = (queries) => prefetch(queries, symptomsQuery(queries.api))
