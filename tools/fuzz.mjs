/**
 * `npm run test:fuzz [rounds]`: the property tests again and again (ten rounds unless told), each round with examples never
 * drawn before. Stops at the first round in which a law is broken and tells the seed that shows it.
 */
import './lib/node-version.mjs'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { at, program, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

const rounds = Number(process.argv[2] ?? 10)
if (!Number.isSafeInteger(rounds) || rounds < 1) {
  process.stderr.write('npm run test:fuzz [rounds]: rounds is a whole number from 1.\n')
  process.exit(2)
}

function propertyTests() {
  return readdirSync(at('packages'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join('packages', file))
    .filter((file) => readFileSync(at(file), 'utf8').includes('fast-check'))
}

process.chdir(root)
await ensureInstalled()
const files = propertyTests()
for (let round = 1; round <= rounds; round++) {
  const seed = randomInt(2 ** 31)
  const { code, output } = await runNode(program('vitest', 'vitest.mjs'), ['run', ...files], {
    env: { NODE_ENV: 'test', NO_COLOR: '1', FORCE_COLOR: '0', FUZZ_SEED: String(seed) },
  })
  if (code !== 0) {
    process.stdout.write(
      `${output}\nRound ${round}: a law is broken. Again: FUZZ_SEED=${seed} npx vitest run\n`,
    )
    process.exit(1)
  }
  process.stdout.write(`Round ${round} of ${rounds}: every law holds (seed ${seed}).\n`)
}
