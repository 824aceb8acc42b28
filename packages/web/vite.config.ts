/**
 * Build and development server of the browser app. A build has one language, by APP_LANGUAGE; only its strings of React
 * Aria are shipped.
 */
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtLanguage, languageOfBuild } from './build/built-language.ts'
import { directionOf } from './build/direction.ts'
import { bundledPackages } from './build/bundled-packages.ts'
import { collapseFacades } from './build/collapse-facades.ts'
import { earlyScript } from './build/early-script.ts'
import { firstPaint } from './build/first-paint.ts'
import { guide } from './build/guide/guide-plugin.ts'
import { firstChunks } from './build/first-chunks.ts'
import { preloadFont } from './build/preload-font.ts'
import { precompress } from './build/precompress.ts'
import { importAgain } from './build/import-again.ts'
import { notThereYet } from './build/not-there-yet.ts'
import { pseudoLanguage, pseudoLanguageOf } from './build/pseudo-language.ts'
import { singleMessages } from './build/single-messages.ts'
import { screenFiles } from './build/screen-files.ts'
import { slimContract } from './build/slim-contract.ts'
import { slimIcons } from './build/slim-icons.ts'
import { slimZod } from './build/slim-zod.ts'

const target = process.env['API_URL'] ?? 'http://localhost:3000'
const proxy = Object.fromEntries(
  ['/api', '/configurator', '/orgs', '/integrations', '/dev'].map((path) => [path, { target }]),
)
const chunks = firstChunks()
const pseudo = pseudoLanguageOf(process.env['APP_LANGUAGE'])
const language = languageOfBuild(pseudo ? '' : process.env['APP_LANGUAGE'])
const direction = pseudo?.direction ?? directionOf(language)
/** Messages are constants of the build, but in a pseudo-language, which has every one of them changed. */
const messages = () => [
  builtLanguage(language, direction),
  pseudo ? pseudoLanguage(pseudo) : singleMessages(language),
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: [language] }), enforce: 'pre' },
    guide(),
    preloadFont(),
    firstPaint(),
    earlyScript(),
    slimZod(),
    slimIcons(direction),
    slimContract(),
    ...messages(),
    chunks.plugin,
    bundledPackages(join(import.meta.dirname, '..', '..')),
    collapseFacades(),
    screenFiles(),
    importAgain(),
    precompress(),
  ],
  // Threads are built by themselves.
  worker: { plugins: messages },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    reportCompressedSize: true,
    assetsInlineLimit: 2048,
    modulePreload: {
      // Every browser that we support knows it.
      polyfill: false,
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'html' ? files : notThereYet(files, hostId),
    },
    // The first chunks list a hundred and sixty others by name: the shortest hashes that still tell them apart.
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks.groups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  resolve: {
    alias: [
      // React has had it since 18: what libraries bring for older ones is not needed.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // React Aria's: a build has one language.
      {
        find: /^\.\/useDefaultLocale\.mjs$/,
        replacement: join(import.meta.dirname, 'src', 'lib', 'format', 'default-locale.ts'),
      },
    ],
  },
  server: { port: 5173, proxy },
  preview: { proxy },
})
