import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Behind selects, dialogs and tabs: many pages have them, but those that are only read should not pay for it. */
const ONLY_WHERE_USED =
  /node_modules\/(@radix-ui\/react-(collection|direction|dismissable-layer|focus-guards|focus-scope|portal|roving-focus)|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//

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
              groups: [{ name: 'parts', minShareCount: 8, test: (id) => !ONLY_WHERE_USED.test(id) }],
            },
          },
          input: ['src/web/start.ts', 'src/web/entry.client.tsx'],
        },
      },
}))
