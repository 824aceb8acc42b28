/** `npm run bench [-- name …]`: runs bench/*.bench.ts one after the other; each prints JSON lines. */
import './lib/node-version.mjs'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { nodeBundle, shipMigrations } from './lib/build.mjs'
import { findChromium } from './lib/chromium.mjs'
import { at, root } from './lib/paths.mjs'
import { makeReady } from './lib/ready.mjs'
import { runNode } from './lib/run.mjs'

process.chdir(root)
await makeReady()
const browser = findChromium()
if (browser) process.env.PLAYWRIGHT_CHROMIUM = browser
const { build } = await import('esbuild')
const wanted = process.argv.slice(2)
const names = readdirSync(at('bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => basename(file, '.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
if (names.length === 0) {
  process.stderr.write('There is no such benchmark in bench/.\n')
  process.exit(1)
}
let failed = false
for (const name of names) {
  // Below the root, so that the bundles find their packages.
  const bundle = at('.cache', 'bench', `${name}.mjs`)
  await build(nodeBundle(at('bench', `${name}.bench.ts`), bundle))
  shipMigrations(at('.cache', 'bench'))
  const { code } = await runNode(bundle, [], { live: true })
  if (code !== 0) failed = true
}
process.exit(failed ? 1 : 0)
