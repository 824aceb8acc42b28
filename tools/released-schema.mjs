/** `npm run release:schema`: keeps a picture of the schema of this version, which the next one has to bear. Decision 210. */
import './lib/node-version.mjs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { at, program, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { bundleServerScript } from './lib/server-script.mjs'

process.chdir(root)
await ensureInstalled()
const script = await bundleServerScript(
  join('testing', 'released-schema', 'write-picture.ts'),
  'released-schema',
)
const { code } = await runNode(script, [root, ...process.argv.slice(2)], { live: true })
if (code !== 0) process.exit(code)
const kept = at('packages', 'server', 'src', 'migrations', 'released-schema.json')
process.exit((await runNode(program('@biomejs', 'biome', 'bin', 'biome'), ['format', '--write', kept])).code)
