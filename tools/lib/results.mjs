/** What a step of the checks found: `{ name, passed, failed, report }`. */

/** A step that either holds or does not. */
export function verdict(name, isGood, report = '') {
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, report: isGood ? '' : report }
}

/** Prints one step's line, and its report below when something failed. */
export function printResult({ name, passed, failed, report }, seconds) {
  const mark = failed === 0 ? '✓' : '✗'
  const counts = passed + failed === 1 ? '' : ` ${passed} passed${failed ? `, ${failed} failed` : ''}`
  process.stdout.write(`${mark} ${name}${counts} (${seconds.toFixed(1)} s)\n`)
  if (failed && report) process.stdout.write(`${report.trim().replaceAll(/^/gm, '    ')}\n`)
}

/** Runs `step`, prints what it found, and gives it back. A step that throws has failed. */
export async function timed(name, step) {
  const from = performance.now()
  let result
  try {
    result = await step()
  } catch (error) {
    result = verdict(name, false, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  printResult(result, (performance.now() - from) / 1000)
  return result
}

/** `{ passed, failed, flaky, failedSteps }` over all steps. */
export function total(results) {
  return results.reduce(
    (sum, { name, passed, failed, flaky = [], failedSteps = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      flaky: [...sum.flaky, ...flaky],
      // Of a sum of sums the steps, not the sums.
      failedSteps: [...sum.failedSteps, ...failedSteps, ...(failed > 0 && name !== undefined ? [name] : [])],
    }),
    { passed: 0, failed: 0, flaky: [], failedSteps: [] },
  )
}

/** `file › title` of the tests in Playwright's report that passed only when they were tried again. */
export function flakyTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...flakyTests(inner),
  ])
}

/** The last lines of a run: what was flaky and which steps have failed, by name, then the counts. */
export function printTotal({ passed, failed, flaky, failedSteps = [] }) {
  if (flaky.length > 0) process.stdout.write(`${flaky.length} flaky: ${flaky.join('; ')}\n`)
  if (failedSteps.length > 0) process.stdout.write(`failed: ${failedSteps.join(', ')}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
}
