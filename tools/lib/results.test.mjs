import { expect, test } from 'vitest'
import { flakyTests, total } from './results.mjs'

const spec = (title, status) => ({ file: 'cart.spec.ts', title, tests: [{ status }] })

test('names every test that passed only when it was tried again, however deep it stands', () => {
  const report = [
    {
      specs: [spec('sums up', 'expected'), spec('is dragged', 'flaky')],
      suites: [{ specs: [spec('is emptied', 'flaky'), spec('is lost', 'unexpected')] }],
    },
  ]
  expect(flakyTests(report)).toEqual(['cart.spec.ts › is dragged', 'cart.spec.ts › is emptied'])
})

test('counts over all steps, and forgets neither what was flaky nor which steps have failed', () => {
  const steps = [
    { name: 'lint', passed: 3, failed: 0 },
    { name: 'browser tests', passed: 2, failed: 1, flaky: ['cart.spec.ts › is dragged'] },
  ]
  expect(total(steps)).toEqual({
    passed: 5,
    failed: 1,
    flaky: ['cart.spec.ts › is dragged'],
    failedSteps: ['browser tests'],
  })
  const all = total([total(steps), { name: 'format', passed: 0, failed: 1 }])
  expect(all.flaky).toHaveLength(1)
  expect(all.failedSteps).toEqual(['browser tests', 'format'])
})
