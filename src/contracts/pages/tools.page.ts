import { FROM_PARAMETERS } from '#contracts/first-aid/coming-from.ts'
import {
  INVITE_PAGE,
  NIGHT_PAGE,
  pageClockMs,
  SHARED_NIGHT_PAGE,
} from '#contracts/pizza-night/night-pages.ts'
import { ANSWERS_PARAMETER, FIRST_AID_PAGE, WORDS_PARAMETER } from '#domain/first-aid/first-aid-address.ts'
import { definePages, type Page } from './define-pages.ts'

const tool = <const Tool extends Page>(page: Tool) =>
  ({ isPublic: true, isKept: true, query: 'any', ...page }) as const

export const TOOL_PAGES = definePages({
  'full-dough': tool({
    path: '/calcolatore-impasto',
    title: 'Calcolatore Impasto',
    isTool: true,
    picture: 'focaccia-genovese',
    menus: {
      header: [1, 'Calcolatore Impasto'],
      tools: [2, "Calcolatore d'impasto"],
      bar: [4, 'Impasto', 'glyph-dough'],
      bench: [1, 'Impasto'],
      offline: [1, 'Calcolatore di impasto'],
    },
  }),
  'oven-guide': tool({
    path: '/guida-forno',
    title: 'Guida Forno',
    picture: 'pizza-marinara',
    menus: {
      header: [2, 'Guida Forno'],
      tools: [3, 'Guida al forno'],
      bench: [2, 'Forno'],
      offline: [3, 'Guida al forno'],
    },
  }),
  nutrition: tool({
    path: '/calcolatore-nutrizione',
    title: 'Calcolatore nutrizionale',
    picture: 'pizza-di-verdure',
    menus: {
      header: [5, 'Nutrizione'],
      home: [4, 'Nutrizione'],
      bench: [5, 'Nutrizione'],
      offline: [5, 'Calcolatore nutrizionale'],
    },
  }),
  pairing: tool({
    path: '/abbinamenti-ingredienti',
    title: 'Abbinamenti',
    picture: 'pizza-pere-gorgonzola-e-noci',
    menus: {
      header: [3, 'Abbinamenti'],
      tools: [6, 'Che cosa abbinare'],
      bench: [4, 'Abbinamenti'],
      offline: [4, 'Abbinamenti'],
    },
  }),
  converter: tool({
    path: '/convertitore',
    title: 'Convertitore di unità',
    menus: {
      tools: [8, 'Convertitore di unità'],
      bench: [3, 'Convertitore'],
      offline: [6, 'Convertitore di unità'],
    },
  }),
  'pizza-night': tool({
    path: NIGHT_PAGE,
    title: 'Serata pizza',
    isTool: true,
    picture: 'pizza-capricciosa',
    clockMs: pageClockMs,
    takesForm: true,
    menus: {
      tools: [4, 'Serata pizza'],
      bar: [2, 'Serata', 'glyph-flame'],
      rooms: [2, 'Serata'],
      offline: [7, 'Serata pizza'],
    },
  }),
  'shared-night': { path: `${SHARED_NIGHT_PAGE}/:token`, part: 'token' },
  'night-invite': { path: `${INVITE_PAGE}/:token`, part: 'token' },
  'shopping-list': tool({
    path: '/lista-spesa',
    title: 'Lista della Spesa',
    isTool: true,
    picture: 'pizza-ortolana',
    menus: {
      tools: [7, 'Lista della spesa'],
      account: [4, 'Lista della spesa'],
      offline: [8, 'Lista della spesa'],
    },
  }),
  shop: {
    path: '/shop',
    title: 'Shop',
    isPublic: true,
    query: ['categoria', 'ordine', 'cerca'],
    picture: 'pizza-diavola',
    menus: { header: [4, 'Shop'], tools: [12, 'Attrezzi e libri'] },
  },
  'first-aid': {
    path: FIRST_AID_PAGE,
    title: 'Pronto soccorso pizza',
    isPublic: true,
    isKept: true,
    query: [WORDS_PARAMETER, ...FROM_PARAMETERS],
    picture: 'pizza-cosacca',
    menus: {
      tools: [5, 'Pronto soccorso pizza'],
      help: [1, 'Pronto soccorso'],
      offline: [10, 'Pronto soccorso pizza'],
    },
  },
  symptom: {
    path: `${FIRST_AID_PAGE}/:id`,
    part: 'name',
    title: 'Pronto soccorso',
    isPublic: true,
    query: [ANSWERS_PARAMETER, ...FROM_PARAMETERS],
  },
})
