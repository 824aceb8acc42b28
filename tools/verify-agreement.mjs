/** `npm run verify-agreement -- file.pdf`: whether a file is one that a customer accepted, and whether everything behind it holds. */
import './lib/node-version.mjs'
import { resolve } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

// Files are named as seen from where the command is typed.
const typedIn = process.env['INIT_CWD'] ?? process.cwd()
const files = process.argv.slice(2).map((name) => (name.startsWith('--') ? name : resolve(typedIn, name)))
process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('verify-agreement.ts', 'verify-agreement', files))
