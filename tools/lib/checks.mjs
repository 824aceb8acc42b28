/** The steps of `npm run check` and `npm test`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { checkBoundaries, cruise } from './boundaries.mjs'
import { checkIds } from './ids.mjs'
import { keysOfTree, readKnown, rememberPassed } from './known-tests.mjs'
import { at, cache, program } from './paths.mjs'
import { flakyTests, timed, total, verdict } from './results.mjs'
import { runNode } from './run.mjs'

async function checkFormat() {
  const biome = program('@biomejs', 'biome', 'bin', 'biome')
  const { code, output } = await runNode(biome, ['format', '--max-diagnostics=10', '.'])
  return verdict('format', code === 0, `${output}\nRun: npm run format`)
}

/** The rules and the compiler's own words in one run: both ask the same program for the types of every file. */
async function checkLint() {
  const { code, output } = await runNode(program('oxlint', 'bin', 'oxlint'), ['--deny-warnings'])
  return verdict('lint and types', code === 0, output)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A fresh place for a runner's JSON report. */
function reportFile(name) {
  mkdirSync(cache, { recursive: true })
  const file = at('.cache', name)
  rmSync(file, { force: true })
  return file
}

/** A run that found no test, or ended badly without a failed test (a file that does not load), has failed. */
function counted(name, code, passed, failed) {
  const atLeast = code !== 0 || passed === 0 ? 1 : 0
  return { name, passed, failed: Math.max(failed, atLeast), report: '' }
}

/** All tests without a browser; with `cruised`, only those that may have changed since they passed. */
async function runVitest(cruised) {
  const keys = cruised ? keysOfTree((await cruised).modules) : new Map()
  const known = Object.entries(readKnown()).filter(([file, { key }]) => keys.get(file) === key)
  const knownTests = known.reduce((sum, [, { tests }]) => sum + tests, 0)
  const report = reportFile('vitest.json')
  const leftOut = known.map(([file]) => `--exclude=${file}`)
  const { code, output } = await runNode(
    program('vitest', 'vitest.mjs'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...leftOut],
    { env: { NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: '0' } },
  )
  const json = readJson(report)
  const testResults = json?.testResults ?? []
  const failedFiles = testResults.filter((file) => {
    return file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
  })
  const failed = (json?.numFailedTests ?? 0) + failedFiles.length
  if (cruised) rememberPassed(testResults, keys, Object.fromEntries(known))
  const name = `unit, property and API tests${knownTests > 0 ? ` (${knownTests} of them as before)` : ''}`
  return {
    ...counted(name, code, (json?.numPassedTests ?? 0) + knownTests, failed),
    report: output,
  }
}

async function runKills(name, script) {
  const { code, output } = await runNode(at('tools', script), [])
  const passed = output.match(/^✓ round/gm)?.length ?? 0
  const failed = output.match(/^✗ round/gm)?.length ?? 0
  return { ...counted(name, code, passed, failed), report: output }
}

async function runBrowser(chromium) {
  const config = at('e2e', 'playwright.config.ts')
  if (!existsSync(config)) return verdict('browser tests', false, 'e2e/playwright.config.ts is missing.')
  const report = reportFile('playwright.json')
  const { code } = await runNode(
    program('@playwright', 'test', 'cli.js'),
    ['test', '-c', config, '--reporter=list,json'],
    { live: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_CHROMIUM: chromium } },
  )
  const json = readJson(report)
  const stats = json?.stats
  const flaky = flakyTests(json?.suites ?? [])
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  return { ...counted('browser tests', code, passed, stats?.unexpected ?? 0), flaky }
}

/** Kills of the process under writes and under payments. */
const kills = [
  ['kill test', () => runKills('kill test', 'kill-test.mjs')],
  ['kill test of money', () => runKills('kill test of money', 'money-kill-test.mjs')],
  ['kill test of invoices', () => runKills('kill test of invoices', 'invoice-kill-test.mjs')],
]

/** Two lanes side by side, because a machine has at least two cores: the tests often wait for the database. */
function lanes({ cruised, hasKills }) {
  return [
    [['unit, property and API tests', () => runVitest(cruised)]],
    [
      ['format', checkFormat],
      ['lint and types', checkLint],
      ['import boundaries', () => checkBoundaries(cruised)],
      ['ids outside the seeds', () => checkIds(at('packages'))],
      ...(hasKills ? kills : []),
    ],
  ]
}

async function runLane(lane) {
  const results = []
  for (const [name, step] of lane) results.push(await timed(name, step))
  return results
}

/**
 * Format, lint with types, boundaries, ids, and the unit, property and API tests: `{ passed, failed }`. With `skipsKnown` a
 * test that has passed with all that it depends on does not run again; with `hasKills` processes are killed too.
 */
export async function runChecks({ skipsKnown = false, hasKills = false } = {}) {
  const cruised = skipsKnown ? cruise() : undefined
  return total((await Promise.all(lanes({ cruised, hasKills }).map(runLane))).flat())
}

/** The tests that take longest and keep both cores busy by themselves. */
export async function runBrowserTests(chromium) {
  return total(chromium ? [await timed('browser tests', () => runBrowser(chromium))] : [])
}
