/** Browser tests: one real browser against one real server with data of its own. */
import { defineConfig } from '@playwright/test'

// The config format of the runner is a default export.
export default defineConfig({
  testDir: './tests',
  globalSetup: './fixtures/start-server.ts',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recording costs a third of the time of every test: E2E_TRACE=1 when one has failed.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['PLAYWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
