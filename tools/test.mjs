/**
 * `npm test`: sets itself up on a fresh machine (dependencies, build, Chromium), then format, lint, types, boundaries,
 * ids, unit, property, API, kill and browser tests. Ends with one line: N passed, N failed.
 */
import './lib/node-version.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { makeReady } from './lib/ready.mjs'
import { printTotal, total } from './lib/results.mjs'

await makeReady()
// Loaded only now: it needs the dependencies.
const { runChecks, runBrowserTests } = await import('./lib/checks.mjs')
const browser = await ensureChromium()
const checked = await runChecks({ hasKills: true })
const browsed = await runBrowserTests(browser.path)
if (browser.problem) process.stdout.write(`${browser.problem}\n`)
const problems = browser.problem ? [{ passed: 0, failed: 1 }] : []
const result = total([checked, browsed, ...problems])
printTotal(result)
process.exit(result.failed === 0 ? 0 : 1)
