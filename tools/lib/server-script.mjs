/** Builds and runs a script of the server package other than the server itself. */
import { join } from 'node:path'
import { nodeBundle, shipMigrations } from './build.mjs'
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

/** Runs `packages/server/src/<entry>` in this terminal; resolves with its exit code. */
export async function runServerScript(entry, name, args) {
  const script = await bundleServerScript(entry, name)
  const { code } = await runNode(script, args, { live: true })
  return code
}
