/** Bundles the server, or another `<entry>` of its package, for a test that starts it as a process of its own, and prints where it is; `<name>` keeps side by side apart. */
import { bundleServerScript, bundleTablesWorker } from './lib/server-script.mjs'

await bundleTablesWorker()
process.stdout.write(
  await bundleServerScript(process.argv[3] ?? 'main.ts', `test-server-${process.argv[2] ?? 1}`),
)
