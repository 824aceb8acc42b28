/** Builds and runs a script of the server package other than the server itself. */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBundle, shipMigrations, TABLES_WORKER } from './build.mjs'
import { serverFolder } from './paths.mjs'
import { runNode } from './run.mjs'

/** Bundles `packages/server/src/<entry>` beside the server's own bundle, where it finds its dependencies. */
export async function bundleServerScript(entry, name) {
  const { build } = await import('esbuild')
  const dist = join(serverFolder, 'dist')
  const script = join(dist, `${name}.js`)
  await build(nodeBundle(join(serverFolder, 'src', entry), script))
  shipMigrations(dist)
  return script
}

/** Bundles the thread for files of tables to where the server looks for it, in one step: others may be reading it. */
export async function bundleTablesWorker() {
  const { build } = await import('esbuild')
  const dist = join(serverFolder, 'dist')
  const fresh = join(dist, `tables-worker-${process.pid}.js`)
  const script = join(dist, 'tables-worker.js')
  await build({ ...nodeBundle(join(serverFolder, 'src', ...TABLES_WORKER), fresh), sourcemap: false })
  renameSync(fresh, script)
  return script
}

/** Runs `packages/server/src/<entry>` in this terminal; resolves with its exit code. */
export async function runServerScript(entry, name, args) {
  const script = await bundleServerScript(entry, name)
  const { code } = await runNode(script, args, { live: true })
  return code
}
