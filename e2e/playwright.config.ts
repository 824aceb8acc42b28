/** Browser tests: real browsers, each against a real server with data of its own. */
import { defineConfig } from '@playwright/test'
import { findChromium } from '../tools/lib/chromium.mjs'

const slowness = Number(process.env['E2E_CPU'] || 1)

// The config format of the runner is a default export.
export default defineConfig({
  testDir: './tests',
  globalSetup: './fixtures/prepare-data.ts',
  // One browser, its server and its database keep one and a half of two cores busy: two workers take what is left.
  workers: Number(process.env['E2E_WORKERS'] || 2),
  fullyParallel: false,
  // None at home. Where another try is allowed, what needed it is counted and named at the end of the run.
  retries: Number(process.env['E2E_RETRIES'] || 0),
  timeout: 45_000 * slowness,
  expect: { timeout: 10_000 * slowness },
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
      executablePath: findChromium() ?? '/usr/bin/chromium',
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
