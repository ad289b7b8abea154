import { definePages, type Page } from './define-pages.ts'
import { OFFLINE_PAGE } from './page-paths.ts'

/** Articles follow the three places of the room Aiuto in which one looks something up. */
const LOOKED_UP = 3

const article = (order: number, path: `/${string}`, title: string): Page => ({
  path,
  title,
  isPublic: true,
  menus: { reading: [order, title], help: [LOOKED_UP + order, title] },
})

export const READING_PAGES = definePages({
  'storia-della-pizza': article(1, '/storia-della-pizza', 'Storia della Pizza'),
  'tecniche-di-impasto': article(2, '/tecniche-di-impasto', 'Tecniche di Impasto'),
  'forni-e-cottura': article(3, '/forni-e-cottura', 'Forni e Cottura'),
  'ingredienti-di-qualita': article(4, '/ingredienti-di-qualita', 'Ingredienti di Qualità'),
  'calculation-checks': {
    path: '/come-verifichiamo',
    title: 'Come verifichiamo i calcoli',
    isPublic: true,
    picture: 'pizza-in-teglia-margherita',
    menus: { tools: [11, 'Come verifichiamo'], help: [8, 'Come verifichiamo'] },
  },
  privacy: { path: '/privacy', title: 'Privacy', isPublic: true },
  offline: { path: OFFLINE_PAGE, isKept: true },
})
