/**
 * `npm test`: sets itself up on a fresh machine (dependencies, build, Chromium), then format, lint, types, boundaries,
 * ids, unit, property, API, kill and browser tests. Ends with one line: N passed, N failed.
 */
import './lib/node-version.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { makeReady } from './lib/ready.mjs'

await makeReady()
// Loaded only now: it needs the dependencies.
const { runChecks, runLongTests } = await import('./lib/checks.mjs')
const browser = await ensureChromium()
const quick = await runChecks()
const long = await runLongTests(browser.path)
if (browser.problem) process.stdout.write(`${browser.problem}\n`)
const passed = quick.passed + long.passed
const failed = quick.failed + long.failed + (browser.problem ? 1 : 0)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
