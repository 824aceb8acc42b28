/** The import boundaries, checked by dependency-cruiser, and that it really saw every file. */
import { relative } from 'node:path'
import { listFiles } from './fingerprint.mjs'
import { at, program, root } from './paths.mjs'
import { verdict } from './results.mjs'
import { runNode } from './run.mjs'

const SOURCE = /\.(ts|tsx)$/

/** Every source file below packages, relative to the root. */
export function sourceFiles() {
  return listFiles(at('packages'), () => false)
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => SOURCE.test(file) && file.includes('/src/') && !file.endsWith('.d.ts'))
}

/** What dependency-cruiser says about `folder`: its modules with what they import, its violations, and the files it saw. */
export async function cruise(folder = 'packages', config = at('.dependency-cruiser.mjs'), cwd = root) {
  const script = program('dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const { output } = await runNode(script, ['--config', config, '--output-type', 'json', folder], { cwd })
  const start = output.indexOf('{')
  if (start < 0) throw new Error(output)
  const { modules, summary } = JSON.parse(output.slice(start))
  return { modules, seen: new Set(modules.map(({ source }) => source)), violations: summary.violations }
}

function describe({ rule, from, to, cycle }) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  return `${rule.name}: ${from} → ${way}`
}

/** One verdict: no violation, and no file unseen (a cruise over nothing would find nothing). */
export async function checkBoundaries(cruised = cruise()) {
  const { seen, violations } = await cruised
  const unseen = sourceFiles().filter((file) => !seen.has(file))
  const lines = [...violations.map(describe), ...unseen.map((file) => `not seen by the check: ${file}`)]
  return verdict('import boundaries', lines.length === 0, lines.join('\n'))
}
