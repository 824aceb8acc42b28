/** Type checking: every package by its own settings, then all tests, benchmarks and configurations together. */
import { existsSync, readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { at, program, root } from './paths.mjs'
import { verdict } from './results.mjs'
import { runNode } from './run.mjs'

function projects() {
  const packages = readdirSync(at('packages')).map((name) => at('packages', name, 'tsconfig.json'))
  return [...packages.filter((file) => existsSync(file)), at('tsconfig.json')]
}

/** One verdict over all projects; the report has the compiler's words. */
export async function checkTypes() {
  const tsc = program('@typescript', 'native', 'bin', 'tsc')
  const reports = []
  for (const project of projects()) {
    // What the last run found of unchanged files is kept, so that a second run takes a fraction of the first.
    const memory = ['--incremental', '--tsBuildInfoFile', at('.cache', 'types', relative(root, project))]
    const { code, output } = await runNode(tsc, ['-p', project, '--pretty', 'false', ...memory])
    if (code !== 0) reports.push(output.trim())
  }
  return verdict('types', reports.length === 0, [...new Set(reports.join('\n').split('\n'))].join('\n'))
}
