import { queryOptions } from '@tanstack/react-query'
import { calculateOven } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { sentOvenRequest } from '#contracts/oven-guide/oven-request.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import type { Api } from '../../api/api-client.ts'

export const ovenCalculationQuery = (api: Api, request: OvenRequest) =>
  queryOptions({
    queryKey: [calculateOven.path, request],
    queryFn: ({ signal }) => api(calculateOven, { body: sentOvenRequest(request), signal }),
  })
