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
        rollupOptions: { input: 'src/web/entry.client.tsx' },
      },
}))
