/** `npm run demo:reset`: deletes the embedded database and the outbox, and seeds the demo afresh. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('seed.ts', 'seed', ['--reset']))
