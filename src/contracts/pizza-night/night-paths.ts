import type { LinkKind } from './pizza-night-kept.ts'

/** The calls of kept evenings and their links, apart from the others: few pages ever make them. */
export const nightPaths = {
  keptEvenings: '/api/pizza-night/evenings',
  keptEvening: (id: number) => `/api/pizza-night/evenings/${id}`,
  restoreEvening: (id: number) => `/api/pizza-night/evenings/${id}/restore`,
  eveningLink: (id: number, kind: LinkKind) => `/api/pizza-night/evenings/${id}/links/${kind}`,
  eveningAnswers: (id: number) => `/api/pizza-night/evenings/${id}/answers`,
  eveningAnswer: (id: number, answerId: number) => `/api/pizza-night/evenings/${id}/answers/${answerId}`,
  knownGuests: '/api/pizza-night/guests',
  knownGuest: (id: number) => `/api/pizza-night/guests/${id}`,
  sharedNight: (token: string) => `/api/pizza-night/menus/${encodeURIComponent(token)}`,
  nightInvite: (token: string) => `/api/pizza-night/invites/${encodeURIComponent(token)}`,
  nightAnswers: (token: string) => `/api/pizza-night/invites/${encodeURIComponent(token)}/answers`,
} as const
