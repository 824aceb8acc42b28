/** Builds the server (esbuild) and the web app (Vite), each only when its input changed. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { collectNotices, noticesAsHtml, noticesAsText, packageFolders } from './notices.mjs'
import { at, cache, program, serverFolder, webFolder } from './paths.mjs'
import { runNode } from './run.mjs'

/** `@orderwright/<name>` and what else a package exports → the file behind it. */
function workspaceAliases() {
  return Object.fromEntries(
    readdirSync(at('packages'))
      .filter((name) => existsSync(at('packages', name, 'package.json')))
      .flatMap((name) => {
        const { exports = {} } = JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8'))
        return Object.entries(exports).map(([entry, file]) => [
          `@orderwright/${name}${entry.slice(1)}`,
          at('packages', name, file),
        ])
      }),
  )
}

/** Packages of hundreds of small files, which load many times faster from one; nothing outside uses them too. */
const INLINED = new Set(['kysely', 'zod'])

/**
 * React as it is meant to be run: pages of documents are rendered by the server, three times faster without the checks of
 * development, which React itself would choose by the environment that the server was started in.
 */
const PRODUCTION = new Map([
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/server', 'react-dom/cjs/react-dom-server-legacy.node.production.js'],
])

/** Bundles our own packages and the inlined ones; leaves every other in node_modules. */
const resolvePackages = {
  name: 'resolve-packages',
  setup(build) {
    const aliases = workspaceAliases()
    build.onResolve({ filter: /^[^.]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || isAbsolute(path)) return undefined
      if (Object.hasOwn(aliases, path)) return { path: aliases[path] }
      if (PRODUCTION.has(path)) return { path: at('node_modules', PRODUCTION.get(path)) }
      return INLINED.has(path.split('/')[0]) ? undefined : { path, external: true }
    })
  },
}

/** esbuild's settings for code that runs in Node. */
export function nodeBundle(entry, outfile) {
  return {
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [resolvePackages],
    // Bundled packages of the older kind ask for Node's own modules by it.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';const require = requireOf(import.meta.url);",
    },
    sourcemap: true,
    logLevel: 'warning',
  }
}

/** The thread for files of tables, which stands beside the server's bundle. */
export const TABLES_WORKER = ['platform', 'spreadsheets', 'tables-worker.ts']

/** Puts the SQL files beside a bundle, where it looks for them. */
export function shipMigrations(dist) {
  cpSync(join(serverFolder, 'src', 'migrations'), join(dist, 'migrations'), {
    recursive: true,
    filter: (path) => !/\.(tsx?|json)$/.test(path),
  })
}

/** Puts a finished build in the place of the last one: whoever reads there sees the one or the other whole. */
function replaceFolder(fresh, dist) {
  const old = `${dist}.old-${process.pid}`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(fresh, dist)
  rmSync(old, { recursive: true, force: true })
}

async function buildServer() {
  const { build } = await import('esbuild')
  const fresh = freshFolder('server')
  const settings = nodeBundle(join(serverFolder, 'src', 'main.ts'), join(fresh, 'main.js'))
  const { metafile } = await build({ ...settings, absWorkingDir: at(), metafile: true })
  const worker = await build({
    ...nodeBundle(join(serverFolder, 'src', ...TABLES_WORKER), join(fresh, 'tables-worker.js')),
    absWorkingDir: at(),
    metafile: true,
  })
  const inputs = { ...metafile.inputs, ...worker.metafile.inputs }
  const bundled = packageFolders(Object.keys(inputs)).map((folder) => at(folder))
  writeFileSync(join(fresh, 'licenses.txt'), noticesAsText(collectNotices(bundled)))
  shipMigrations(fresh)
  replaceFolder(fresh, join(serverFolder, 'dist'))
}

/** A folder of this process’s own for a build in the making. */
function freshFolder(name) {
  const fresh = join(cache, `${name}-${process.pid}`)
  rmSync(fresh, { recursive: true, force: true })
  return fresh
}

/** Puts the notices of what was bundled (the build says what) beside it, as a page and as text. */
function shipNotices(dist) {
  const list = join(dist, 'bundled-packages.json')
  const groups = collectNotices(JSON.parse(readFileSync(list, 'utf8')))
  writeFileSync(join(dist, 'licenses.html'), noticesAsHtml(groups))
  writeFileSync(join(dist, 'licenses.txt'), noticesAsText(groups))
  rmSync(list)
}

/** The app in one language, in a folder of its own. */
async function buildApp(fresh, language) {
  const vite = program('vite', 'bin', 'vite.js')
  const { code, output } = await runNode(
    vite,
    ['build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir'],
    {
      cwd: webFolder,
      env: { NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', APP_LANGUAGE: language },
    },
  )
  if (code === 0) return
  rmSync(fresh, { recursive: true, force: true })
  throw new Error(output.trim())
}

/** Puts an app of another language beside the first: its files have names of their own, its page and its list a language. */
function addLanguage(dist, built, language) {
  cpSync(join(built, 'assets'), join(dist, 'assets'), { recursive: true })
  cpSync(join(built, 'index.html'), join(dist, `index.${language}.html`))
  cpSync(join(built, '.vite', 'screens.json'), join(dist, '.vite', `screens.${language}.json`))
  rmSync(built, { recursive: true, force: true })
}

/** The languages that were asked for (`BUILD_LANGUAGES=en-US,sv-SE`, for work at hand); undefined: all. */
const wantedLanguages = process.env.BUILD_LANGUAGES?.split(',')

/** The languages besides the one that the texts are written in, which is always built. */
function translatedLanguages() {
  const folder = at('packages', 'domain', 'src', 'translations')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}-[A-Z]{2}$/.test(name))
    .filter((name) => wantedLanguages?.includes(name) ?? true)
}

async function buildWeb() {
  const fresh = freshFolder('web')
  await buildApp(fresh, '')
  for (const language of translatedLanguages()) {
    const built = freshFolder(`web-${language}`)
    await buildApp(built, language)
    addLanguage(fresh, built, language)
  }
  shipNotices(fresh)
  replaceFolder(fresh, join(webFolder, 'dist'))
}

const shared = [
  at('package-lock.json'),
  at('tsconfig.base.json'),
  at('tools', 'lib', 'build.mjs'),
  at('tools', 'lib', 'notices.mjs'),
  at('LICENSE'),
  at('packages', 'domain', 'src'),
  at('packages', 'contract', 'src'),
  at('packages', 'paper', 'src'),
]

const builds = [
  {
    name: 'server',
    input: [...shared, join(serverFolder, 'src'), join(serverFolder, 'package.json')],
    result: join(serverFolder, 'dist', 'main.js'),
    isPossible: () => true,
    variant: () => [],
    make: buildServer,
  },
  {
    name: 'web',
    input: [...shared, at('packages', 'editor', 'src'), at('docs', 'guide'), webFolder],
    result: join(webFolder, 'dist', 'index.html'),
    isPossible: () => existsSync(join(webFolder, 'vite.config.ts')),
    // A build of few languages is not taken for one of all.
    variant: translatedLanguages,
    make: buildWeb,
  },
]

/**
 * Builds what changed since the last build. Rejects with the compiler's words when a build fails; the next call
 * then tries it again.
 */
export async function buildChanged() {
  const stale = builds
    .filter(({ isPossible }) => isPossible())
    .map((build) => ({ ...build, print: [fingerprint(build.input), ...build.variant()].join(' ') }))
    .filter(({ name, result, print }) => readStamp(name) !== print || !existsSync(result))
  if (stale.length === 0) return
  process.stdout.write(`Building ${stale.map(({ name }) => name).join(' and ')}…\n`)
  await Promise.all(
    stale.map(async ({ name, print, make }) => {
      await make()
      writeStamp(name, print)
    }),
  )
}
