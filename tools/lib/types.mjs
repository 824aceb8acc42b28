/** Type checking: all packages by their settings, then their tests, benchmarks and configurations together. */
import { readdirSync, readFileSync } from 'node:fs'
import { at, program } from './paths.mjs'
import { verdict } from './results.mjs'
import { runNode } from './run.mjs'

/**
 * What runs anywhere is checked at once: each of these packages with its own settings would check again all that it
 * imports. The server and the web app bring their own tests.
 */
const projects = [
  'tsconfig.pure.json',
  'packages/server/tsconfig.json',
  'packages/web/tsconfig.json',
  'tsconfig.json',
]

/** Packages that no project names. */
function uncovered() {
  const texts = projects.map((project) => `${project} ${readFileSync(at(project), 'utf8')}`)
  return readdirSync(at('packages')).filter(
    (name) => !texts.some((text) => text.includes(`packages/${name}/`)),
  )
}

/** One verdict over all projects; the report has the compiler's words. */
export async function checkTypes() {
  const tsc = program('@typescript', 'native', 'bin', 'tsc')
  const reports = uncovered().map(
    (name) => `packages/${name} is in none of the projects of tools/lib/types.mjs`,
  )
  for (const project of projects) {
    // What the last run found of unchanged files is kept, so that a second run takes a fraction of the first.
    const memory = ['--incremental', '--tsBuildInfoFile', at('.cache', 'types', project)]
    const { code, output } = await runNode(tsc, ['-p', at(project), '--pretty', 'false', ...memory])
    if (code !== 0) reports.push(output.trim())
  }
  return verdict('types', reports.length === 0, [...new Set(reports.join('\n').split('\n'))].join('\n'))
}
