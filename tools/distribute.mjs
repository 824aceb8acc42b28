/** `npm run distribute`: spreads the database at DATABASE_URL over the servers of its Citus cluster. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('distribute.ts', 'distribute', process.argv.slice(2)))
