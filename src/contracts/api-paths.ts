import { plainDecimal } from '#domain/units/decimal-input.ts'
import type { PizzaType } from '#knowledge/styles-simple.ts'

/** Behind the address of a search that is asked while somebody types: half a word does not count as a search. */
export const STILL_TYPING = '?parziale=1'

/** Every call of the site's pages, as the client writes it. The routes of the server are tested against these. */
export const apiPaths = {
  me: '/api/auth/me',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  register: '/api/auth/register',
  resendVerification: '/api/auth/resend-verification',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  profile: '/api/auth/profile',
  password: '/api/auth/password',
  otherSessions: '/api/auth/other-sessions',
  exportData: '/api/auth/export',
  account: '/api/auth/account',
  collections: '/api/collections',
  collection: (id: string) => `/api/collections/${encodeURIComponent(id)}`,
  collectionRecipe: (id: string, recipeId: number) =>
    `/api/collections/${encodeURIComponent(id)}/recipes/${recipeId}`,
  savedVariants: '/api/saved-variants',
  savedVariant: (id: number) => `/api/saved-variants/${id}`,
  recipeVariants: (id: number) => `/api/ai/recipe-variants/${id}`,
  recipeTips: (id: number) => `/api/ai/recipe-tips/${id}`,
  ingredientSubstitutions: (id: number) => `/api/ai/ingredient-substitutions/${id}`,
  doughRecipes: '/api/dough-recipes',
  doughRecipe: (id: number) => `/api/dough-recipes/${id}`,
  recipes: '/api/recipes',
  classics: '/api/recipes/classics',
  facets: '/api/recipes/facets',
  recipe: (id: number) => `/api/recipes/${id}`,
  relatedRecipes: (id: number) => `/api/recipes/${id}/related`,
  rateRecipe: (id: number) => `/api/recipes/${id}/rate`,
  ownRatings: '/api/ratings',
  recipeNotes: '/api/recipe-notes',
  notesOfRecipe: (recipeId: number) => `/api/recipe-notes?recipeId=${recipeId}`,
  recipeNote: (id: number) => `/api/recipe-notes/${id}`,
  // A lone '.' or '..' would be read as a folder of the path; the space behind it is trimmed by the server.
  searchRecipes: (query: string) =>
    `/api/recipes/search/${encodeURIComponent(/^\.{1,2}$/.test(query) ? `${query} ` : query)}`,
  search: (query: string) => `/api/search?q=${encodeURIComponent(query)}`,
  pizzerias: '/api/pizzerias',
  glossary: '/api/glossary',
  firstAid: '/api/first-aid',
  symptom: (id: string) => `/api/first-aid/${encodeURIComponent(id)}`,
  nutritionIngredients: '/api/nutrition/ingredients',
  bakeProfiles: '/api/nutrition/bake-profiles',
  calculateNutrition: '/api/nutrition/calculate',
  nutritionPdf: '/api/nutrition/pdf',
  newsletter: '/api/newsletter',
  confirmNewsletter: '/api/newsletter/confirm',
  leaveNewsletter: '/api/newsletter/unsubscribe',
  ovenPresets: '/api/oven-guide/presets',
  ovenCalculation: '/api/oven-guide/calculate',
  pairing: '/api/ingredient-pairing',
  pairingOf: (baseId: string) => `/api/ingredient-pairing?baseIngredient=${encodeURIComponent(baseId)}`,
  pairingAmong: (ids: readonly string[]) =>
    `/api/ingredient-pairing?ingredients=${ids.map(encodeURIComponent).join(',')}`,
  pizzaNight: '/api/pizza-night/plan',
  analyzeImage: '/api/analyze-image',
  shopProducts: '/api/shop/products',
  doughCalculator: '/api/dough-calculator',
  doughPdf: '/api/dough-calculator/pdf',
  doughToppings: (pizzaType: PizzaType, hydration: number) =>
    `/api/dough-calculator/toppings/${pizzaType}/${plainDecimal(hydration)}`,
  pageViews: '/api/page-views',
  searches: '/api/searches',
} as const
