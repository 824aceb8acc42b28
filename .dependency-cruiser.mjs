/**
 * The import boundaries. Packages and folders are read from the tree, so that a new package, module or feature is
 * covered when it appears; what is written here is only the direction.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname

/** Which packages each may import: always downwards. A package that is not here fails the check. */
const below = {
  domain: [],
  contract: ['domain'],
  paper: ['domain'],
  editor: ['contract', 'domain'],
  server: ['paper', 'contract', 'domain'],
  web: ['paper', 'editor', 'contract', 'domain'],
}

function foldersIn(...parts) {
  const folder = join(root, ...parts)
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
}

const packages = foldersIn('packages')
const stray = packages.find((name) => !Object.hasOwn(below, name))
if (stray) throw new Error(`packages/${stray} has no place among the layers in .dependency-cruiser.mjs.`)

const test = '\\.test\\.tsx?$|/testing/'

const layers = packages.map((name) => ({
  name: `layer-${name}`,
  comment: `${name} may import only ${below[name].join(', ') || 'nothing of ours'}: dependencies point downwards.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...below[name]].join('|')})/` },
}))

/** The files that a package exports, as a pattern: its entry, and parts that are loaded apart from it. */
function exportedFiles(name) {
  const manifest = join(root, 'packages', name, 'package.json')
  const { exports = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  const files = new Set(['./src/index.ts', ...Object.values(exports)])
  return [...files].map((file) => `^packages/${name}/${file.slice(2).replaceAll('.', '\\.')}$`).join('|')
}

const entries = packages.map((name) => ({
  name: `entry-of-${name}`,
  comment: `Other packages see ${name} through what its package.json exports alone.`,
  severity: 'error',
  from: { path: '^packages/', pathNot: `^packages/${name}/` },
  to: { path: `^packages/${name}/`, pathNot: exportedFiles(name) },
}))

/** Files directly in a module's (feature's) folder are what the others may use; its subfolders are its inside. */
function insides(parent, what) {
  return foldersIn(...parent.split('/')).map((name) => ({
    name: `inside-of-${name}`,
    comment: `The subfolders of ${what} ${name} are its own; what others need lies directly in its folder.`,
    severity: 'error',
    from: { path: '^packages/', pathNot: `^${parent}/${name}/` },
    to: { path: `^${parent}/${name}/[^/]+/` },
  }))
}

/** What runs in the browser and on the server alike: no package but those named, nothing of Node. */
const pureLibraries = {
  domain: ['zod', 'uqr', 'libphonenumber-js'],
  contract: ['zod'],
  editor: ['zod', 'rbush', '@types/rbush'],
}
const pure = Object.entries(pureLibraries).map(([name, libraries]) => ({
  name: `pure-${name}`,
  comment: `${name} runs everywhere: of packages it may import ${libraries.join(', ')} alone, and nothing of Node.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: test },
  to: { pathNot: `^packages/[^/]+/src/|node_modules/(${libraries.join('|')})/` },
}))

/** Pages on paper are rendered in the browser and on the server: React, and nothing that only one of them has. */
const paper = {
  name: 'pure-paper',
  comment: 'paper runs everywhere: of packages it may import React alone, and nothing of Node.',
  severity: 'error',
  from: { path: '^packages/paper/src/', pathNot: test },
  to: { pathNot: '^packages/[^/]+/src/|node_modules/(@types/)?react/' },
}

const webBase = foldersIn('packages', 'web', 'src').filter((name) => !['app', 'features'].includes(name))

export default {
  forbidden: [
    ...layers,
    ...entries,
    ...insides('packages/server/src/modules', 'the module'),
    ...insides('packages/web/src/features', 'the feature'),
    {
      name: 'web-base',
      comment: 'The shared parts of the web app do not know its features.',
      severity: 'error',
      from: { path: `^packages/web/src/(${webBase.join('|')})/` },
      to: { path: '^packages/web/src/features/' },
    },
    {
      name: 'app-on-top',
      comment: 'The shell of the web app puts the features together; nothing but the start knows it.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/(app/|main\\.tsx$)' },
      to: { path: '^packages/web/src/app/' },
    },
    {
      name: 'platform-below-modules',
      comment:
        'The platform serves the modules, and knows neither them nor the adapters that app.ts chooses.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: test },
      to: { path: '^packages/server/src/(modules|integrations)/' },
    },
    {
      name: 'seeds-on-top',
      comment: 'Only the start of the process, the benchmarks and the tests know the seeds.',
      severity: 'error',
      from: {
        path: '^packages/server/src/(modules|platform)/|^packages/server/src/app\\.ts$',
        pathNot: test,
      },
      to: { path: '^packages/server/src/seeds/' },
    },
    ...pure,
    paper,
    {
      name: 'no-tests-in-production',
      comment: 'Builders and helpers of tests stay in tests.',
      severity: 'error',
      from: { path: '^packages/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or hide a third: their types as well.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere is not checked by anything above.',
      severity: 'error',
      from: {},
      // vite's and mdast's are types alone: the compiler finds them. Modules that the build makes up have their types in a
      // declaration. A generated client is made by the test that uses it.
      to: { couldNotResolve: true, pathNot: '^vite/client$|^mdast$|^virtual:|/\\.cache/api-client/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.wasm'],
    },
  },
}
