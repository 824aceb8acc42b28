/** `npm run check`: everything but the long tests. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
// Loaded only now: it needs the dependencies.
const { runChecks } = await import('./lib/checks.mjs')
const { passed, failed } = await runChecks()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
