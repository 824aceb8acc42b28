/** The tests that need no browser: one project for what is pure, one for what needs PostgreSQL. */
import { defineConfig } from 'vitest/config'

const shared = { restoreMocks: true }

export default defineConfig({
  test: {
    ...shared,
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: [
            'packages/{domain,contract,editor,web}/src/**/*.test.{ts,tsx}',
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
          globalSetup: ['packages/server/src/testing/test-server.ts'],
          // Copying a template and starting the app take their time while two cores run everything at once.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
