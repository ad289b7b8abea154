/**
 * What migrations write by hand, as drizzle-kit cannot express it, by table: `npm run admin -- verifica` looks whether it is
 * there. A test compares these lists with a database that has just been made.
 */
export const TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  recipes: [
    'recipes_collect_words_of_changed',
    'recipes_collect_words_of_new',
    'recipes_raise_version',
    'recipes_raise_version_for_changed',
    'recipes_regroup_changed',
    'recipes_regroup_gone',
    'recipes_regroup_new',
    'recipes_regroup_none',
  ],
  pizzerias: ['pizzerias_raise_version'],
  glossary_terms: ['glossary_terms_raise_version'],
  shop_products: ['shop_products_raise_version'],
}

export const INDEXES: Readonly<Record<string, readonly string[]>> = {
  search_words: ['search_words_order_index', 'search_words_trigram_index'],
}

export const FUNCTIONS: readonly string[] = [
  'collect_search_words',
  'f_unaccent',
  'joined_lines',
  'raise_catalogue_version',
  'raise_catalogue_version_for_changed',
  'recipe_name_tsv',
  'recipe_tsv',
  'regroup_facets',
  'run_together',
  'search_any',
  'search_distance',
  'search_fold',
  'search_meanings',
  'search_most',
  'search_neighbours',
  'search_slips',
  'search_spelling',
  'search_unwanted',
  'single_letters',
  'sorted_letters',
]
