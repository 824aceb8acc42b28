/** `npm run bench [name …]`: runs bench/*.bench.ts one after the other; each prints JSON lines. */
import './lib/node-version.mjs'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { nodeBundle } from './lib/build.mjs'
import { at } from './lib/paths.mjs'
import { makeReady } from './lib/ready.mjs'
import { runNode } from './lib/run.mjs'

await makeReady()
const { build } = await import('esbuild')
const wanted = process.argv.slice(2)
const files = readdirSync(at('bench')).filter(
  (file) =>
    file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.includes(basename(file, '.bench.ts'))),
)
let failed = !existsSync(at('bench')) || files.length === 0
// Inside the workspace, so that the bundles find their packages.
const folder = at('bench', 'dist')
mkdirSync(folder, { recursive: true })
for (const file of files) {
  const bundle = at('bench', 'dist', `${basename(file, '.ts')}.mjs`)
  await build(nodeBundle(at('bench', file), bundle))
  const { code } = await runNode(bundle, [], { live: true })
  if (code !== 0) failed = true
}
process.exit(failed ? 1 : 0)
