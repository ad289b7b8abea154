import { definePages } from './define-pages.ts'
import { OFFLINE_PAGE } from './offline-page.ts'

export const READING_PAGES = definePages({
  'storia-della-pizza': {
    path: '/storia-della-pizza',
    title: 'Storia della Pizza',
    isPublic: true,
    menus: { reading: { order: 1, label: 'Storia della Pizza' } },
  },
  'tecniche-di-impasto': {
    path: '/tecniche-di-impasto',
    title: 'Tecniche di Impasto',
    isPublic: true,
    menus: { reading: { order: 2, label: 'Tecniche di Impasto' } },
  },
  'forni-e-cottura': {
    path: '/forni-e-cottura',
    title: 'Forni e Cottura',
    isPublic: true,
    menus: { reading: { order: 3, label: 'Forni e Cottura' } },
  },
  'ingredienti-di-qualita': {
    path: '/ingredienti-di-qualita',
    title: 'Ingredienti di Qualità',
    isPublic: true,
    menus: { reading: { order: 4, label: 'Ingredienti di Qualità' } },
  },
  'calculation-checks': {
    path: '/come-verifichiamo',
    title: 'Come verifichiamo i calcoli',
    isPublic: true,
    picture: 'pizza-in-teglia-margherita',
    menus: { tools: { order: 9, label: 'Come verifichiamo' } },
  },
  privacy: { path: '/privacy', title: 'Privacy', isPublic: true },
  offline: { path: OFFLINE_PAGE, isKept: true },
})
