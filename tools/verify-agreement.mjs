/** `npm run verify-agreement -- file.pdf`: whether a file is one that a customer accepted, and whether everything behind it holds. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { namedFromHere } from './lib/named-from-here.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

const files = namedFromHere(process.argv.slice(2))
process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('verify-agreement.ts', 'verify-agreement', files))
