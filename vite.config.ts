import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtModules } from './scripts/built-modules.ts'

/** Behind tabs, selects, dialogs and menus: many pages have them, but those that are only read should not pay for it. */
const CONTROLS =
  /node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//
/** Of those what pages open by a tap only. */
const MENUS = /@radix-ui\/react-(dropdown-)?menu\//
const DIALOGS = /@radix-ui\/react-dialog\//
/** Our own parts over those controls, which would bring the controls along into the common file; of forms, searches, sections; and what runs after a tap only. */
const LOOKS =
  /src\/web\/(?:ui|features\/[\w-]+)\/(accordion|check-box|chip|confirm-dialog|dialog|dropdown-menu|field|load-error|password-field|printed-on|scroll-area|select|select-field|surfaces|tabs|text-area|toaster|tooltip|use-contract-form|use-counted-search|form-errors|pending-actions?|alarm|ring|system-notification|toast-failure|use-form-submit)\.tsx?|src\/web\/(features\/improvement\/|api\/(send-vote|passkeys))/
/** What the pages of one tool or form share, or the dashboard's tabs: however many they become, a page that is only read never needs it. */
const OF_SOME_PAGES =
  /node_modules\/zod\/|generated\/knowledge\/|src\/(contracts|domain|web\/features\/([\w-]+\/admin|admin|import|statistics|notifications|audit-log|users))\//
/** Of packages that every page has, the parts of dashboards and forms. */
const SELDOM_USED =
  /@tanstack\/[\w-]+\/build\/modern\/(infiniteQueryObserver|useInfiniteQuery)\.js$|lucide-react\/.*\/icons\/(arrow-left|ellipsis|eye|eye-off|key-round|trash)\.m?js$|src\/web\/(?:ui|features\/[\w-]+)\/(clock-format|download-file|use-can-have-passkeys|use-typed-before)\.tsx?$/
/** Words and gestures of the craft, drawn: for the glossary, the articles and cook mode. */
const DRAWINGS = /src\/web\/features\/drawings\//
/** What the entry needs itself and a tool too: as files of some hundred bytes each they would take as much again to send. */
const OF_EVERY_PAGE =
  /\/(change-person|(classics|found-cards|pizzerias|related-recipes|shop-products|site-search)-query|(first-aid|glossary|pairing|reader|recipe)-queries|cornicione-mark|decimal-input|duration|end-times|load-error|mailed-link-pages|measured-text|every-page\.built|newsletter-pages|offline-pages|own-entry|page-paths|proof-request|queryOptions|recipe-error-page|words\/row-id|styles-oven-names|verify-room|deferred-hydration|(?!admin-|catalogue-entry|kept-evenings|statistics)[\w-]+\.endpoints)\.(tsx?|m?js)$/
/** What a recipe, its doses and the tools count with: likewise small, and many. */
const OF_RECIPES =
  /src\/(domain\/(ingredients\/allergens|recipes\/doses\/(doses|pan)|lines\/(flour-line|ingredient-line|measures)|words\/(kitchen-number|servings))|web\/(features\/recipe-cards\/list-json-ld|features\/improvement\/improve-button))\.tsx?$|lucide-react\/.*\/minus\.m?js$/
/** The page of a recipe, and what it shares with its preview, its drawers and its cook mode. */
const OF_A_RECIPE =
  /src\/(domain\/recipes\/(doses\/scaled-pieces|steps\/scaled-step)|web\/features\/recipes\/(recipe-article|recipe-skeleton|method|ready-text|use-cooking)|web\/features\/recipe-cards\/recipe-header)\.tsx?$/
/** What sorts recipes out. */
const OF_LISTS =
  /src\/(contracts\/recipe-list\/list-address|domain\/recipe-list\/facet-(list|address|bits))\.ts$/
/** What the shopping list counts with. */
const OF_SHOPPING =
  /src\/(domain\/shopping-list\/(shopping-item|stored-list|safety-words)|web\/features\/shopping-list\/stored-shopping-list)\.ts$/
/** Fields, cards and signs of forms and lists, which bring no controls along. */
const OF_FORMS =
  /src\/web\/(?:ui|features\/[\w-]+)\/(check-box|chip|field|printed-on|recipe-card|recipe-card-skeleton|recipes-error|search-row|surfaces|text-area|use-counted-search)\.tsx?$|src\/(domain\/words\/(convert|number-article)|web\/features\/(glossary\/term|collections\/shelf)-skeletons?)\.tsx?$|lucide-react\/.*\/icons\/[\w-]+\.m?js$/
/** What the two calculators of doughs count with. */
const OF_DOUGHS =
  /src\/domain\/dough\/(bakers-formula|flour-strength|sourdough|simple\/simple-[\w-]+|yeast\/yeast-(avpn|chart|coverage|estimate|japi|margins|model|reasons))\.ts$/

/**
 * What packages bring along for uses that this site has not, in place of it what is called: nothing is preloaded (see
 * `modulePreload` below) and all styles are in one file of the entry, so no import needs Vite's wrapper; nobody measures the
 * router from inside, and no link of it fetches its page in advance, which were two kilobytes of every first visit.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
  'lib/router/instrumentation.js': `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const [instrumentHandler, instrumentationResultMetaContext] = [] // of its server, which no page has`,
  'lib/dom/ssr/links.js': `const none = () => []
    export { none as getKeyedLinksForMatches, none as getKeyedPrefetchLinks, none as getModuleLinkHrefs,
      none as getNewMatchesForLinks, none as isPageLinkDescriptor, none as prefetchRouteCss, none as prefetchStyleLinks }`,
}
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: (id) => Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1],
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), withoutUnused, builtModules],
  // Of the icons the server's renderer takes along those that it draws: all of them are 6 MB of its memory.
  ssr: { noExternal: ['lucide-react'] },
  build: isSsrBuild
    ? {
        rollupOptions: { input: 'src/web/entry.server.tsx' },
        outDir: 'dist/server',
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The files of every page, named to every page, were 3 kB of each first visit. What a page imports is fetched one round
        // later on the way there, and after some seconds the service worker has it all.
        modulePreload: false,
        rolldownOptions: {
          // What many pages share comes in one file, not in thirty of a kilobyte each.
          output: {
            // Every page carries the names of all files, and nothing packs the digits that tell their contents apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                {
                  name: 'parts',
                  minShareCount: 5,
                  priority: 2, // a group takes along what its files import, unless another has it already
                  test: (id) =>
                    ![CONTROLS, LOOKS, OF_SOME_PAGES, SELDOM_USED, DRAWINGS].some((kept) => kept.test(id)),
                },
                {
                  name: 'every-page',
                  minShareCount: 2,
                  priority: 1,
                  test: (id) => OF_EVERY_PAGE.test(id) || OF_RECIPES.test(id),
                },
                { name: 'drawings', minShareCount: 2, test: DRAWINGS },
                { name: 'recipe-page', test: OF_A_RECIPE },
                { name: 'list-parts', minShareCount: 2, test: OF_LISTS },
                { name: 'shopping-parts', minShareCount: 2, test: OF_SHOPPING },
                { name: 'form-parts', minShareCount: 2, test: OF_FORMS },
                { name: 'dough-parts', minShareCount: 2, test: OF_DOUGHS },
                { name: 'menus', minShareCount: 2, test: MENUS },
                { name: 'dialogs', minShareCount: 2, test: DIALOGS },
                {
                  name: 'controls',
                  minShareCount: 2,
                  priority: 1,
                  test: (id) => CONTROLS.test(id) && !MENUS.test(id) && !DIALOGS.test(id),
                },
              ],
            },
          },
          input: ['src/web/start.ts', 'src/web/entry.client.tsx'],
        },
      },
}))
