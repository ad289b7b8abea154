import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
          output: { codeSplitting: { groups: [{ name: 'parts', minShareCount: 8 }] } },
          input: ['src/web/start.ts', 'src/web/entry.client.tsx'],
        },
      },
}))
