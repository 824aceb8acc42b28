/** Bundles the server for a test that starts it as a process of its own, and prints where it is; `<name>` keeps side by side apart. */
import { at } from './lib/paths.mjs'
import { nodeBundle, shipMigrations } from './lib/build.mjs'
import { build } from 'esbuild'

const folder = at('.cache', 'test-server', process.argv[2] ?? 'one')
const script = at('.cache', 'test-server', process.argv[2] ?? 'one', 'main.js')
await build(nodeBundle(at('packages', 'server', 'src', 'main.ts'), script))
shipMigrations(folder)
process.stdout.write(script)
