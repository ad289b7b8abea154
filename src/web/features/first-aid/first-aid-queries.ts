import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '#contracts/endpoint.ts'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import type { Api } from '../../api/api-client.ts'

export const symptomsQuery = (api: Api) =>
  queryOptions({
    queryKey: [listSymptoms.path],
    queryFn: ({ signal }) => api(listSymptoms, { signal }),
  })

export const symptomQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [addressOf(getSymptom, { params: { id } })],
    queryFn: ({ signal }) => api(getSymptom, { params: { id }, signal }),
  })
