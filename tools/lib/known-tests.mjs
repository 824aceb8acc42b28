/**
 * Which test files need not run again in `npm run check`: those that passed before and of which nothing has changed
 * since, neither in the file, nor in any that it imports however far away, nor in what all tests share. `npm test` runs
 * every test always.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { listFiles } from './fingerprint.mjs'
import { at, cache, root } from './paths.mjs'
import { serverSetUp, setUpFiles } from './test-set-ups.mjs'

const memory = at('.cache', 'known-tests.json')
const CODE = /\.(ts|tsx)$/
const TEST = /\.test\.(ts|tsx)$/
/** A test that looks at files of the tree or starts programs depends on more than it imports. */
const SEES_MORE = [/from 'node:fs(\/promises)?'[^]*(import\.meta|process\.cwd)/, /from 'node:child_process'/]
/** What starts a program of ours for tests: they depend on all of it. */
const STARTS_PROGRAM = /from 'node:child_process'/

const slashed = (file) => relative(root, file).replaceAll('\\', '/')

/** What every test depends on without importing it: versions, settings, migrations, data files. */
function sharedFiles() {
  const settings = ['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json']
  const rest = listFiles(at('packages'), () => false).filter((file) => !CODE.test(file))
  return [...settings.filter((file) => existsSync(at(file))), ...rest.map(slashed)]
}

/**
 * For each test file of `imports` (file → files it imports, relative to the root): a hash of all that it depends on.
 * `readFile` gives a file's text; `shared` are files that all depend on.
 */
export function testKeys(imports, shared, readFile) {
  const hashes = new Map()
  const hashOf = (file) => {
    if (!hashes.has(file)) hashes.set(file, createHash('sha256').update(readFile(file)).digest('hex'))
    return hashes.get(file)
  }
  const common = shared.map((file) => `${file} ${hashOf(file)}`)
  const keys = new Map()
  for (const test of imports.keys()) {
    if (!TEST.test(test) || SEES_MORE.some((sight) => sight.test(readFile(test)))) continue
    const reached = new Set([test])
    for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
    const own = [...reached].sort((a, b) => (a < b ? -1 : 1)).map((file) => `${file} ${hashOf(file)}`)
    keys.set(
      test,
      createHash('sha256')
        .update([process.version, ...common, ...own].join('\n'))
        .digest('hex'),
    )
  }
  return keys
}

/** `testKeys` of this tree; `modules` as dependency-cruiser tells them. */
export function keysOfTree(modules) {
  const read = (file) => readFileSync(at(file), 'utf8')
  const isOurs = (file) => CODE.test(file) && !file.includes('node_modules') && existsSync(at(file))
  const imports = new Map(
    modules
      .filter(({ source }) => isOurs(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies.map(({ resolved }) => resolved).filter((file) => isOurs(file)),
      ]),
  )
  const sources = [...imports.keys()].filter((file) => !TEST.test(file) && !file.includes('/testing/'))
  for (const [file, next] of imports) {
    if (TEST.test(file)) next.push(...setUpFiles)
    if (TEST.test(file) && file.startsWith('packages/server/')) next.push(serverSetUp)
    if (file.includes('/testing/') && STARTS_PROGRAM.test(read(file))) next.push(...sources)
  }
  return testKeys(imports, sharedFiles(), read)
}

/** What is remembered: test file → `{ key, tests }`, the key it passed with and how many tests it has. */
export function readKnown() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'))
  } catch {
    return {}
  }
}

/** Remembers the files of vitest's report that passed whole, with their keys; `known` are those that did not run. */
export function rememberPassed(testResults, keys, known) {
  const passed = testResults
    .filter(({ status, assertionResults }) => status === 'passed' && assertionResults.length > 0)
    .map(({ name, assertionResults }) => [slashed(name), assertionResults.length])
    .filter(([file]) => keys.has(file))
    .map(([file, tests]) => [file, { key: keys.get(file), tests }])
  mkdirSync(cache, { recursive: true })
  writeFileSync(memory, JSON.stringify({ ...known, ...Object.fromEntries(passed) }))
}
