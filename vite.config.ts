import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtModules } from './scripts/built-modules.ts'

/** Libraries for tabs, selects, dialogs and menus. Pages of text should not load them. */
const CONTROLS =
  /node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//
const MENUS = /@radix-ui\/react-(dropdown-)?menu\//
const DIALOGS = /@radix-ui\/react-dialog\//
/** Files that pages of text should not load: components that use the controls, code of some pages, and code
 * that runs only after a tap. */
const LOOKS =
  /src\/web\/(?:ui|features\/[\w-]+)\/(check-box|chip|confirm-dialog|dialog|dropdown-menu|field|form-buttons|kitchen-here|kitchen-line|kitchen-query|load-error|password-field|printed-on|scroll-area|select|select-field|surfaces|tabs|text-area|toaster|use-contract-form|use-counted-search|form-errors|pending-actions?|alarm|ring|system-notification|use-form-submit|use-kitchen)\.tsx?|src\/web\/(features\/improvement\/|api\/(send-vote|passkeys))/
const OF_SOME_PAGES =
  /node_modules\/zod\/|generated\/knowledge\/|src\/(contracts|domain|web\/features\/([\w-]+\/admin|admin|import|statistics|notifications|audit-log|users))\//
const SELDOM_USED =
  /@tanstack\/[\w-]+\/build\/modern\/(infiniteQueryObserver|useInfiniteQuery)\.js$|lucide-react\/.*\/icons\/(arrow-left|ellipsis|eye|eye-off|key-round|trash)\.m?js$|src\/web\/(?:ui|features\/[\w-]+)\/(clock-format|download-file|use-can-have-passkeys|use-typed-before)\.tsx?$/
const DRAWINGS = /src\/web\/features\/drawings\//
const OF_EVERY_PAGE =
  /\/(change-person|answer-query|(classics|found-cards|site-search)-query|(first-aid|glossary|pairing|pizzerias|shop)\.loader|(reader|recipe)-queries|cornicione-mark|end-times|load-error|mailed-link-pages|every-page\.built|newsletter-pages|offline-pages|own-entry|page-paths|proof-request|queryOptions|recipe-error-page|words\/row-id|verify-room|deferred-part|(?:after-recipe|step-picture)\.part|(?!admin-|catalogue-entry|kept-evenings|statistics)[\w-]+\.endpoints)\.(tsx?|m?js)$/
/** What shows recipes, their doses and their cards. No page needs it before the reader moves. */
const OF_RECIPES =
  /src\/(domain\/(ingredients\/allergens|recipes\/(duration|doses\/(doses|pan|scaled-pieces)|steps\/scaled-step)|lines\/(flour-line|ingredient-line|measures)|words\/(count-noun|decimal-input|italian-agreement|kitchen-number|number-words|regular-noun|servings))|web\/(ui\/(copy-text|format|stored-text|json-ld|measured-text|share|use-own-entry)|features\/(improvement\/improve-button|recipes\/(method|use-cooking)|recipe-cards\/(recipe-card|recipes-error)|ratings\/star-rating)))\.tsx?$|generated\/knowledge\/(count-nouns|styles-oven-names)|lucide-react\/.*\/(minus|share-2)\.m?js$/
const OF_A_RECIPE =
  /src\/(domain\/styles\/oven-style|web\/features\/recipes\/(recipe-article|ready-text)|web\/features\/recipe-cards\/recipe-header)\.tsx?$/
const OF_LISTS =
  /src\/(contracts\/recipe-list\/list-address|domain\/recipe-list\/facet-(list|address|bits))\.ts$/
const OF_SHOPPING =
  /src\/(domain\/shopping-list\/(shopping-item|stored-list|safety-words)|web\/features\/shopping-list\/stored-shopping-list)\.ts$/
const OF_FORMS =
  /src\/web\/(?:ui|features\/[\w-]+)\/(badge|check-box|chip|field|form-buttons|printed-on|recipe-card|recipe-card-skeleton|recipes-error|search-row|surfaces|text-area|use-counted-search)\.tsx?$|src\/(domain\/words\/(convert|number-article)|web\/features\/(glossary\/term|collections\/shelf)-skeletons?)\.tsx?$|lucide-react\/.*\/icons\/[\w-]+\.m?js$/
const OF_DOUGHS =
  /src\/domain\/dough\/(bakers-formula|flour-strength|sourdough|simple\/simple-[\w-]+|yeast\/yeast-(avpn|chart|coverage|estimate|japi|margins|model|reasons))\.ts$/

/**
 * Replacements for unused code of packages, so that the first visit loads less. Vite's preload wrapper is
 * not needed, because nothing is preloaded (`modulePreload` below) and all styles are in one file.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load()',
  'lib/router/instrumentation.js': `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const [instrumentHandler, instrumentationResultMetaContext] = [] // of its server, which no page has`,
  'lib/dom/ssr/components.js': `import { createContext } from 'react'
    const none = () => undefined
    export const FrameworkContext = createContext(undefined)
    export const usePrefetchBehavior = () => [false, undefined, {}]
    export const mergeRefs = (ref) => ref
    export { none as Links, none as Meta, none as PrefetchPageLinks, none as Scripts, none as setIsHydrated,
      none as useFrameworkContext, none as CRITICAL_CSS_DATA_ATTRIBUTE }`,
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
  // Bundles only the used icons for server rendering, because all icons together would take more memory.
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
        // Preload lists would enlarge each first visit. Without them, imports are fetched one round trip later.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // The hashes are short, because every page contains all file names and hashes do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                {
                  name: 'parts',
                  minShareCount: 5,
                  priority: 2, // a group takes along what its files import, unless another has it already
                  test: (id) =>
                    ![CONTROLS, LOOKS, OF_SOME_PAGES, SELDOM_USED, DRAWINGS, OF_RECIPES].some((kept) =>
                      kept.test(id),
                    ),
                },
                {
                  name: 'every-page',
                  minShareCount: 2,
                  priority: 1,
                  test: OF_EVERY_PAGE,
                },
                { name: 'recipe-parts', minShareCount: 2, test: OF_RECIPES },
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
