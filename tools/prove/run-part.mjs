/** Runs one part of `npm run prove`, prints its line and figures, and gives back what it found. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { at, cache, program } from '../lib/paths.mjs'
import { printResult } from '../lib/results.mjs'
import { runNode } from '../lib/run.mjs'

const line = (text) => process.stdout.write(`    ${text}\n`)

/** The titles of tests that could not be tried here. */
function skippedIn(report) {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .map(({ fullName }) => fullName),
  )
}

async function runTests({ name, tests }, { scale, seed }) {
  mkdirSync(cache, { recursive: true })
  const file = at('.cache', `prove-${name}.json`)
  const figures = at('.cache', `prove-${name}.txt`)
  for (const old of [file, figures]) rmSync(old, { force: true })
  const { code, output } = await runNode(
    program('vitest', 'vitest.mjs'),
    [
      'run',
      '--no-file-parallelism',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...tests,
    ],
    {
      env: {
        NODE_ENV: 'test',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        FUZZ_SEED: String(seed),
        PROVE_SCALE: String(scale),
        PROVE_SEED: String(seed),
        PROVE_FIGURES: figures,
      },
    },
  )
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const passed = report?.numPassedTests ?? 0
  const skipped = skippedIn(report)
  const failed = report?.numFailedTests ?? 0
  const isBroken = code !== 0 || (passed === 0 && skipped.length === 0)
  return {
    passed,
    failed: Math.max(failed, isBroken ? 1 : 0),
    report: output,
    figures: existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n').filter(Boolean) : [],
    skipped,
  }
}

async function runScripts({ scripts }, { scale }) {
  const sum = { passed: 0, failed: 0, report: '', figures: [], skipped: [] }
  for (const [script, environmentOf] of scripts) {
    const { code, output } = await runNode(at('tools', script), [], { env: environmentOf(scale) })
    const passed = output.match(/^✓ round/gm)?.length ?? 0
    const failed = output.match(/^✗ round/gm)?.length ?? 0
    sum.passed += passed
    sum.failed += Math.max(failed, code !== 0 || passed === 0 ? 1 : 0)
    sum.report += output
    sum.figures.push(`${script}: ${passed} of ${passed + failed} rounds`)
  }
  return sum
}

/** Runs the part at this scale. */
export async function runPart(part, settings) {
  const from = performance.now()
  const found = part.scripts ? await runScripts(part, settings) : await runTests(part, settings)
  printResult({ name: `${part.name}: ${part.about}`, ...found }, (performance.now() - from) / 1000)
  for (const figure of found.figures) line(figure)
  for (const title of found.skipped) line(`skipped: ${title}`)
  return { name: part.name, ...found }
}
