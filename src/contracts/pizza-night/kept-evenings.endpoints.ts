import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { SharedNight } from './pizza-night.ts'
import type {
  AnswerKey,
  ChangedNightAnswer,
  NewNightAnswer,
  NightInvite,
  ReceivedAnswer,
} from './pizza-night-invite.ts'
import type {
  AnswerHandled,
  ChangedEvening,
  KeptEvening,
  KeptEveningCard,
  KeptLink,
  KnownGuest,
  LinkKind,
  NewKeptEvening,
  NewKnownGuest,
  NewSharedMenu,
} from './pizza-night-kept.ts'

export const listKeptEvenings = endpoint<{ response: KeptEveningCard[] }>('GET', '/api/pizza-night/evenings')
export const keepEvening = endpoint<{ body: NewKeptEvening; response: KeptEvening }>(
  'POST',
  '/api/pizza-night/evenings',
)
export const getKeptEvening = endpoint<{ params: { id: number }; response: KeptEvening }>(
  'GET',
  '/api/pizza-night/evenings/:id',
)
export const changeKeptEvening = endpoint<{
  params: { id: number }
  body: ChangedEvening
  response: KeptEvening
}>('PUT', '/api/pizza-night/evenings/:id')
export const deleteKeptEvening = endpoint<{ params: { id: number } }>(
  'DELETE',
  '/api/pizza-night/evenings/:id',
)
export const restoreKeptEvening = endpoint<{ params: { id: number }; response: KeptEvening }>(
  'POST',
  '/api/pizza-night/evenings/:id/restore',
)
export const openEveningLink = endpoint<{ params: { id: number; kind: LinkKind }; response: KeptLink }>(
  'PUT',
  '/api/pizza-night/evenings/:id/links/:kind',
)
export const closeEveningLink = endpoint<{ params: { id: number; kind: LinkKind } }>(
  'DELETE',
  '/api/pizza-night/evenings/:id/links/:kind',
)
export const shareMenu = endpoint<{ body: NewSharedMenu; response: KeptLink }>(
  'POST',
  '/api/pizza-night/menus',
)
export const listReceivedAnswers = endpoint<{ params: { id: number }; response: ReceivedAnswer[] }>(
  'GET',
  '/api/pizza-night/evenings/:id/answers',
)
export const markReceivedAnswer = endpoint<{
  params: { id: number; answerId: number }
  body: z.input<typeof AnswerHandled>
}>('PUT', '/api/pizza-night/evenings/:id/answers/:answerId')
export const removeReceivedAnswer = endpoint<{ params: { id: number; answerId: number } }>(
  'DELETE',
  '/api/pizza-night/evenings/:id/answers/:answerId',
)
export const listKnownGuests = endpoint<{ response: KnownGuest[] }>('GET', '/api/pizza-night/guests')
export const keepKnownGuest = endpoint<{ body: NewKnownGuest; response: KnownGuest }>(
  'POST',
  '/api/pizza-night/guests',
)
export const forgetKnownGuest = endpoint<{ params: { id: number } }>('DELETE', '/api/pizza-night/guests/:id')
export const getSharedNight = endpoint<{ params: { token: string }; response: SharedNight }>(
  'GET',
  '/api/pizza-night/menus/:token',
)
export const getNightInvite = endpoint<{ params: { token: string }; response: NightInvite }>(
  'GET',
  '/api/pizza-night/invites/:token',
)
export const sendInviteAnswer = endpoint<{
  params: { token: string }
  body: NewNightAnswer
  response: AnswerKey
}>('POST', '/api/pizza-night/invites/:token/answers')
export const changeInviteAnswer = endpoint<{
  params: { token: string }
  body: z.input<typeof ChangedNightAnswer>
}>('PUT', '/api/pizza-night/invites/:token/answers')
export const withdrawInviteAnswer = endpoint<{ params: { token: string }; body: AnswerKey }>(
  'DELETE',
  '/api/pizza-night/invites/:token/answers',
)
