/** The tests that need no browser: one project for what is pure, one for what needs PostgreSQL. */
import { defineConfig } from 'vitest/config'
import { serverSetUp, setUpFiles } from './tools/lib/test-set-ups.mjs'

// Files share a worker's modules: loading them anew for each would take longer than the tests. No test may change a
// module. The time limits catch what hangs; they are wide because two cores run everything at once.
const shared = {
  maxWorkers: 2,
  restoreMocks: true,
  setupFiles: setUpFiles,
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: [
            'packages/{domain,contract,paper,editor,web}/src/**/*.test.{ts,tsx}',
            'packages/web/build/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
          ],
          environment: 'node',
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: [serverSetUp],
        },
      },
    ],
  },
})
