import type { z } from 'zod'
import { get, post, put, remove } from '../endpoint.ts'
import type { OpenedMenu } from './pizza-night.ts'
import type {
  AnswerKey,
  ChangedNightAnswer,
  Inviting,
  NewNightAnswer,
  NightInvite,
  NightShare,
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

export const listKeptEvenings = get<{ response: KeptEveningCard[] }>('/api/pizza-night/evenings')
export const keepEvening = post<{ body: NewKeptEvening; response: KeptEvening }>('/api/pizza-night/evenings')
export const getKeptEvening = get<{ params: { id: number }; response: KeptEvening }>(
  '/api/pizza-night/evenings/:id',
)
export const changeKeptEvening = put<{
  params: { id: number }
  body: ChangedEvening
  response: KeptEvening
}>('/api/pizza-night/evenings/:id')
export const deleteKeptEvening = remove<{ params: { id: number } }>('/api/pizza-night/evenings/:id')
export const restoreKeptEvening = post<{ params: { id: number }; response: KeptEvening }>(
  '/api/pizza-night/evenings/:id/restore',
)
export const openEveningLink = put<{ params: { id: number; kind: LinkKind }; response: KeptLink }>(
  '/api/pizza-night/evenings/:id/links/:kind',
)
export const closeEveningLink = remove<{ params: { id: number; kind: LinkKind } }>(
  '/api/pizza-night/evenings/:id/links/:kind',
)
export const sayWhoInvites = put<{ params: { id: number }; body: Inviting }>(
  '/api/pizza-night/evenings/:id/inviting',
)
export const shareMenu = post<{ body: NewSharedMenu; response: KeptLink }>('/api/pizza-night/menus')
export const listReceivedAnswers = get<{ params: { id: number }; response: ReceivedAnswer[] }>(
  '/api/pizza-night/evenings/:id/answers',
)
export const markReceivedAnswer = put<{
  params: { id: number; answerId: number }
  body: z.input<typeof AnswerHandled>
}>('/api/pizza-night/evenings/:id/answers/:answerId')
export const removeReceivedAnswer = remove<{ params: { id: number; answerId: number } }>(
  '/api/pizza-night/evenings/:id/answers/:answerId',
)
export const listKnownGuests = get<{ response: KnownGuest[] }>('/api/pizza-night/guests')
export const keepKnownGuest = post<{ body: NewKnownGuest; response: KnownGuest }>('/api/pizza-night/guests')
export const forgetKnownGuest = remove<{ params: { id: number } }>('/api/pizza-night/guests/:id')
export const getSharedNight = get<{ params: { token: string }; response: OpenedMenu }>(
  '/api/pizza-night/menus/:token',
)
export const getNightInvite = get<{ params: { token: string }; response: NightInvite }>(
  '/api/pizza-night/invites/:token',
)
export const sendInviteAnswer = post<{
  params: { token: string }
  body: NewNightAnswer
  response: AnswerKey
}>('/api/pizza-night/invites/:token/answers')
export const getOwnShare = post<{ params: { token: string }; body: AnswerKey; response: NightShare }>(
  '/api/pizza-night/invites/:token/share',
)
export const changeInviteAnswer = put<{
  params: { token: string }
  body: z.input<typeof ChangedNightAnswer>
}>('/api/pizza-night/invites/:token/answers')
export const withdrawInviteAnswer = remove<{ params: { token: string }; body: AnswerKey }>(
  '/api/pizza-night/invites/:token/answers',
)
