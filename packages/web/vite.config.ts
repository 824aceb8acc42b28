/** Build and development server of the browser app. Only English strings of React Aria are shipped. */
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const target = process.env['API_URL'] ?? 'http://localhost:3000'
const proxy = Object.fromEntries(['/api', '/configurator', '/dev'].map((path) => [path, { target }]))

/** Preloads the one font of the interface, whose file name is known only after the build. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght.*\.woff2$/.test(name))
        if (!file) return []
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    reportCompressedSize: true,
    assetsInlineLimit: 2048,
  },
  server: { port: 5173, proxy },
  preview: { proxy },
})
