/** `npm run backup -- [file or folder]`, `npm run backup -- verify file`: a backup of the database and of all files, and whether one is whole. */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { namedFromHere } from './lib/named-from-here.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

const args = namedFromHere(process.argv.slice(2), { words: ['verify'], texts: ['--recipient'] })
process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('backup.ts', 'backup', args))
