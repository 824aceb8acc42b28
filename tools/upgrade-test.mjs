/**
 * `npm run test:upgrade -- [revision]`: an upgrade from that revision (the newest tag, where none is named) to what stands here, process by
 * process and under load: nothing that was acknowledged may be missing, no request may fail, every page hears of every change.
 * UPGRADE_PROCESSES (2) and UPGRADE_SECONDS (12) for each state say how much is tried. Decision 210.
 */
import './lib/node-version.mjs'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { makeReady } from './lib/ready.mjs'

process.chdir(root)
await makeReady()
// Loaded only now: they need the dependencies.
const { buildRelease, newestTag } = await import('./lib/release.mjs')
const { runNode } = await import('./lib/run.mjs')
const { bundleServerScript } = await import('./lib/server-script.mjs')
const revision = process.argv[2] ?? (await newestTag())
if (revision === undefined) {
  process.stderr.write('No release is tagged: npm run test:upgrade -- <revision>\n')
  process.exit(2)
}
const { commit, folder } = await buildRelease(revision)
process.stdout.write(`From ${revision} (${commit.slice(0, 8)}) to what stands here.\n`)
const rounds = await bundleServerScript(join('testing', 'upgrade', 'rounds.ts'), 'upgrade-rounds')
const { code } = await runNode(rounds, [folder, root], { live: true })
process.exit(code)
