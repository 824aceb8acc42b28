/** `npm run check`: everything but the long tests, and but what passed before and has not changed. `--all` forgets that. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { printTotal } from './lib/results.mjs'

await ensureInstalled()
// Loaded only now: it needs the dependencies.
const { runChecks } = await import('./lib/checks.mjs')
const result = await runChecks({ skipsKnown: !process.argv.includes('--all') })
printTotal(result)
process.exit(result.failed === 0 ? 0 : 1)
