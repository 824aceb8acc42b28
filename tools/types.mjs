/** `npm run types`: checks the types of every package, and of the tests with Node's types. */
import { existsSync, readdirSync } from 'node:fs'
import { at, program } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'

const projects = readdirSync(at('packages'))
  .map((name) => at('packages', name, 'tsconfig.json'))
  .filter((file) => existsSync(file))
let failed = false
for (const project of [...projects, at('tsconfig.json')]) {
  const { code, output } = await runNode(program('@typescript/native', 'bin', 'tsc'), ['-p', project])
  if (code !== 0) {
    failed = true
    process.stdout.write(output)
  }
}
process.exit(failed ? 1 : 0)
