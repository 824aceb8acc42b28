/** `npm run org -- create --title … --owner e-mail`, `npm run org -- list`: organizations from the command line. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('org.ts', 'org', process.argv.slice(2)))
