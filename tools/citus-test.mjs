/**
 * `npm run test:citus -- postgresql://…`: the tests of the server on a Citus cluster, whose coordinator the address names, in a database
 * that knows the cluster's servers. Each test file works on a distributed database of its own. Ends with what was left out, and why.
 */
import './lib/node-version.mjs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { leftOut } from './lib/citus-left-out.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { at, program, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

const [address, ...wanted] = process.argv.slice(2)
if (!address?.startsWith('postgres')) {
  process.stderr.write('npm run test:citus -- postgresql://user@coordinator/database [part of a path …]\n')
  process.exit(2)
}
process.chdir(root)
await ensureInstalled()
const source = ['packages', 'server', 'src']
const all = readdirSync(at(...source), { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join(...source, file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
const skipped = all.filter((file) => leftOut.has(file))
const files = all.filter((file) => !leftOut.has(file))
const { code } = await runNode(program('vitest', 'vitest.mjs'), ['run', ...files], {
  live: true,
  env: { NODE_ENV: 'test', TEST_CITUS_URL: address, TEST_CITUS_FRESH: '1' },
})
process.stdout.write(`\n${files.length} files ran on the cluster, ${skipped.length} were left out:\n`)
for (const file of skipped) process.stdout.write(`  ${file}: ${leftOut.get(file)}\n`)
process.exit(code)
