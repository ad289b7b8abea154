import { LIST_PARAMETERS } from '#domain/recipe-list/facet-address.ts'
import { DOSES_PARAM } from '#domain/recipes/doses/doses.ts'
import { searchText } from '#domain/site-search/search-document.ts'
import { definePages } from './define-pages.ts'
import { recipePage } from './page-paths.ts'

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
      convertitore: { tools: [8, 'Convertitore di unità'], offline: [6, 'Convertitore di unità'] },
      'image-analysis-section': { tools: [9, 'Analizza una foto'] },
      'pizza-box': {
        account: [2, 'Preferiti e collezioni'],
        bar: [5, 'Preferiti', 'glyph-heart'],
      },
    },
  },
  recipes: {
    path: '/ricette',
    title: 'Ricette di Pizza',
    isPublic: true,
    query: LIST_PARAMETERS,
    picture: 'pizza-margherita',
    menus: { bar: [1, 'Ricette', 'glyph-recipes'] },
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
    query: ['cerca'],
    picture: 'pizza-quattro-stagioni',
  },
  'site-search': {
    path: '/cerca',
    query: ['q'],
    readsAs: searchText,
    menus: { tools: [1, 'Cerca in tutto il sito'] },
  },
})
