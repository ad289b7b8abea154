import { LIST_PARAMETERS } from '#domain/recipe-list/facet-address.ts'
import { DOSES_PARAM } from '#domain/recipes/doses/doses.ts'
import { searchText } from '#domain/site-search/search-document.ts'
import { definePages } from './define-pages.ts'
import { MY_KITCHEN_PAGE, recipePage } from './page-paths.ts'

export const RECIPE_PAGES = definePages({
  home: {
    path: '/',
    title: 'Home',
    isPublic: true,
    isKept: true,
    anchors: {
      ricette: { home: [1, 'Ricette'] },
      pizzerie: { home: [2, 'Pizzerie'] },
      glossario: { home: [3, 'Glossario'] },
      calcolatore: { offline: [2, 'Calcolatore semplice'] },
      'image-analysis-section': { tools: [9, 'Analizza una foto'] },
    },
  },
  recipes: {
    path: '/ricette',
    title: 'Ricette di Pizza',
    isPublic: true,
    query: LIST_PARAMETERS,
    picture: 'pizza-margherita',
    isKept: true,
    menus: {
      bar: [1, 'Ricette', 'glyph-recipes'],
      rooms: [1, 'Tutte le ricette'],
      offline: [9, 'Tutte le ricette'],
    },
  },
  recipe: { path: recipePage(':id'), part: 'row', isPublic: true, query: [DOSES_PARAM] },
  pizzerias: {
    path: '/pizzerie',
    title: 'Pizzerie storiche',
    isPublic: true,
    query: ['cerca'],
    picture: 'pizza-napoletana',
  },
  glossary: {
    path: '/glossario',
    title: 'Glossario della pizza',
    isPublic: true,
    isKept: true,
    query: ['cerca'],
    picture: 'pizza-quattro-stagioni',
    menus: { help: [3, 'Glossario'], offline: [11, 'Glossario'] },
  },
  'site-search': {
    path: '/cerca',
    isKept: true,
    query: ['q'],
    readsAs: searchText,
    menus: {
      tools: [1, 'Cerca in tutto il sito'],
      bar: [3, 'Cerca', 'glyph-search'],
      help: [2, 'Cerca'],
    },
  },
  'my-kitchen': {
    path: MY_KITCHEN_PAGE,
    isKept: true,
    menus: {
      tools: [10, 'La mia cucina'],
      bar: [5, 'La mia cucina', 'glyph-hat'],
      rooms: [3, 'La mia cucina'],
      offline: [12, 'La mia cucina'],
    },
    anchors: {
      'pizza-box': { account: [2, 'Preferiti e collezioni'] },
      serate: { account: [3, 'Le tue serate'] },
    },
  },
})
