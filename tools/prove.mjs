/**
 * `npm run prove -- [part …]`: attacks and faults, for an hour (decision 0214). Each part (tools/prove/parts.mjs) is a line ✓ or ✗ with its
 * figures below it; the last line counts as that of `npm test` does. PROVE_SCALE (1) says how much of each is tried, and PROVE_SEED repeats
 * a run with the same examples.
 */
import './lib/node-version.mjs'
import { randomInt } from 'node:crypto'
import { root } from './lib/paths.mjs'
import { parts } from './prove/parts.mjs'
import { makeReady } from './lib/ready.mjs'
import { printTotal, total } from './lib/results.mjs'

const scale = Number(process.env.PROVE_SCALE || 1)
const seed = Number(process.env.PROVE_SEED || randomInt(2 ** 31))
const names = parts.map(({ name }) => name)
const wanted = process.argv.slice(2).filter((word) => word !== 'part')
const unknown = wanted.filter((name) => !names.includes(name))
if (!(scale > 0) || !Number.isSafeInteger(seed) || unknown.length > 0) {
  process.stderr.write(
    `npm run prove -- [part …]: parts are ${names.join(', ')}; PROVE_SCALE is a number above 0, PROVE_SEED a whole number.\n`,
  )
  process.exit(2)
}

process.chdir(root)
await makeReady()
// Loaded only now: it needs the dependencies.
const { runPart } = await import('./prove/run-part.mjs')
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
process.stdout.write(`Seed ${seed}, scale ${scale}: PROVE_SEED=${seed} repeats it.\n`)
const results = []
for (const part of chosen) results.push(await runPart(part, { scale, seed }))
const result = total(results)
printTotal(result)
process.exit(result.failed === 0 ? 0 : 1)
