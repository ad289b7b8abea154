import { listClassics } from '#contracts/recipes/recipes.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'

export const classicsQuery = (api: Api) => answerQuery(api, listClassics)
