import { LIST_PARAMETERS } from '#domain/recipe-list/facet-address.ts'
import { DOSES_PARAM } from '#domain/recipes/doses/doses.ts'
import { searchText } from '#domain/site-search/search-document.ts'
import { definePages } from './define-pages.ts'
import { recipePage } from './recipe-page.ts'

export const RECIPE_PAGES = definePages({
  home: {
    path: '/',
    title: 'Home',
    isPublic: true,
    isKept: true,
    anchors: {
      ricette: { home: { order: 1, label: 'Ricette' } },
      pizzerie: { home: { order: 2, label: 'Pizzerie' } },
      glossario: { home: { order: 3, label: 'Glossario' } },
      calcolatore: { offline: { order: 2, label: 'Calcolatore semplice' } },
      convertitore: { offline: { order: 6, label: 'Convertitore di unità' } },
      'pizza-box': {
        account: { order: 2, label: 'Preferiti e collezioni' },
        bar: { order: 5, label: 'Preferiti', glyph: 'glyph-heart' },
      },
    },
  },
  recipes: {
    path: '/ricette',
    title: 'Ricette di Pizza',
    isPublic: true,
    query: LIST_PARAMETERS,
    picture: 'pizza-margherita',
    menus: { bar: { order: 1, label: 'Ricette', glyph: 'glyph-recipes' } },
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
    menus: { tools: { order: 1, label: 'Cerca in tutto il sito' } },
  },
})
