import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Behind tabs, selects, dialogs and menus: many pages have them, but those that are only read should not pay for it. */
const CONTROLS =
  /node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//
/** Our own looks of those controls, which would bring the controls along into the common file, and of forms, searches, sections. */
const LOOKS =
  /src\/web\/ui\/(accordion|check-box|chip|confirm-dialog|dialog|dropdown-menu|field|load-error|printed-on|scroll-area|select|select-field|surfaces|tabs|text-area|toaster|tooltip|use-contract-form|use-counted-search|improve\/.*)\.tsx?/
/** What the pages of one tool or form share, or the dashboard's tabs: however many they become, a page that is only read never needs it. */
const OF_SOME_PAGES =
  /node_modules\/zod\/|generated\/knowledge\/|src\/(contracts|domain|web\/features\/admin)\//
/** What the entry needs itself and a tool too: as files of some hundred bytes each they would take as much again to send. */
const OF_EVERY_PAGE =
  /\/(alarm|change-person|cornicione-mark|duration|end-times|load-error|newsletter-pages|own-entry|recipe-error-page|recipe-id|verify-room|wakes-later)\.(tsx?|m?js)/
/** What a recipe, its doses and the tools count with: likewise small, and many. */
const OF_RECIPES =
  /src\/(domain\/(nutrition\/allergens|recipe\/(doses|flour-line|ingredient-line|kitchen-number|measures|pan|servings))|web\/ui\/list-json-ld)\.tsx?$/
/** What the lists of recipes and of the shopping count with. */
const OF_LISTS =
  /src\/(contracts\/list-address|domain\/(facets\/facet-(list|address|bits)|shopping\/(shopping-item|stored-list|safety-words))|web\/ui\/stored-shopping-list)\.tsx?$/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? {
        rollupOptions: { input: 'src/web/entry.server.tsx' },
        outDir: 'dist/server',
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          // What many pages share comes in one file, not in thirty of a kilobyte each.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'parts',
                  minShareCount: 5,
                  test: (id) => !CONTROLS.test(id) && !LOOKS.test(id) && !OF_SOME_PAGES.test(id),
                },
                { name: 'every-page', minShareCount: 2, test: OF_EVERY_PAGE },
                { name: 'recipe-parts', minShareCount: 2, test: OF_RECIPES },
                { name: 'list-parts', minShareCount: 2, test: OF_LISTS },
                { name: 'controls', minShareCount: 2, test: CONTROLS },
              ],
            },
          },
          input: ['src/web/start.ts', 'src/web/entry.client.tsx'],
        },
      },
}))
