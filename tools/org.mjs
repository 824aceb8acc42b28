/**
 * `npm run org -- create --title … --owner e-mail`, `npm run org -- list`, `npm run org -- export 7`, `npm run org -- erase-person 7
 * --person e-mail`, `npm run org -- erase 7 --title …`: organizations from the command line.
 */
import './lib/node-version.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { namedFromHere } from './lib/named-from-here.mjs'
import { root } from './lib/paths.mjs'
import { runServerScript } from './lib/server-script.mjs'

const [kind, ...more] = process.argv.slice(2)
const args =
  kind === 'export' || kind === 'erase'
    ? namedFromHere(more, { words: more.slice(0, 1), texts: ['--recipient', '--person', '--title'] })
    : more
process.chdir(root)
await ensureInstalled()
process.exit(await runServerScript('org.ts', 'org', kind === undefined ? [] : [kind, ...args]))
