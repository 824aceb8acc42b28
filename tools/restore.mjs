/** `npm run restore -- file`: a backup put into an empty database and an empty folder for files. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { namedFromHere } from './lib/named-from-here.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

const args = namedFromHere(process.argv.slice(2))
process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('restore.ts', 'restore', args))
