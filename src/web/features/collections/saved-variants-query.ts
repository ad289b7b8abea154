import { listSavedVariants } from '#contracts/collections/collections.endpoints.ts'
import { answerQuery } from '../../api/answer-query.ts'
import type { Api } from '../../api/api-client.ts'
import { OF_THE_ACCOUNT } from '../../api/reader-queries.ts'

export const savedVariantsQuery = (api: Api) => ({
  ...answerQuery(api, listSavedVariants),
  meta: OF_THE_ACCOUNT,
})
