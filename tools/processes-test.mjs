/**
 * `npm run test:processes`: the browser tests against three processes of the product behind a balancer that sends each request to
 * the next one; every ten seconds one of them is killed without a word and started again. Takes what the runner takes:
 * `npm run test:processes -- sharing live`. E2E_PROCESSES and E2E_KILL_SECONDS change how many and how often.
 */
import './lib/node-version.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { at, program } from './lib/paths.mjs'
import { makeReady } from './lib/ready.mjs'

await makeReady()
const { runNode } = await import('./lib/run.mjs')
const browser = await ensureChromium()
if (browser.problem) {
  process.stderr.write(`${browser.problem}\n`)
  process.exit(1)
}
const { env } = process
const { code } = await runNode(
  program('@playwright', 'test', 'cli.js'),
  ['test', '-c', at('e2e', 'playwright.config.ts'), ...process.argv.slice(2)],
  {
    live: true,
    env: {
      PLAYWRIGHT_CHROMIUM: browser.path,
      E2E_WORKERS: env.E2E_WORKERS ?? '1',
      E2E_PROCESSES: env.E2E_PROCESSES ?? '3',
      E2E_KILL_SECONDS: env.E2E_KILL_SECONDS ?? '10',
    },
  },
)
process.exit(code)
