/** `npm run guide:pictures`: takes the pictures of the guide anew, from the product as it is now. Look at them before you commit. */
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
const config = at('e2e', 'playwright.config.ts')
const { code } = await runNode(
  program('@playwright', 'test', 'cli.js'),
  ['test', '-c', config, 'guide-pictures', ...process.argv.slice(2)],
  { live: true, env: { PLAYWRIGHT_CHROMIUM: browser.path, UPDATE_GUIDE: '1', E2E_WORKERS: '1' } },
)
process.exit(code)
