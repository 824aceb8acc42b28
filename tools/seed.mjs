/** `npm run seed -- --orders N`: the demo organisations, and a large tenant for benchmarks. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('seed.ts', 'seed', process.argv.slice(2)))
