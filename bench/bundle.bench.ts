/** `bundle`: gzip bytes of JavaScript that the browser fetches before the order page is usable; goal 225 kB. */
import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium, type Response } from '@playwright/test'
import { report } from './lib/measure.ts'
import { newDataFolder, startServer } from './lib/server.ts'

const goalBytes = 225_000
const executablePath = [process.env['PLAYWRIGHT_CHROMIUM'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
)
const sizes = new Map<string, number>()

async function weigh(response: Response): Promise<void> {
  sizes.set(new URL(response.url()).pathname, gzipSync(await response.body()).length)
}

const data = newDataFolder()
const server = await startServer(data.path)
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
try {
  const link = [...server.links].find(([name]) => name.endsWith(' owner'))?.[1]
  if (!link) throw new Error('no sign-in link was printed')
  const signIn = await browser.newContext()
  const first = await signIn.newPage()
  await first.goto(link)
  await first.getByRole('heading', { name: /welcome/i }).waitFor()
  const state = await signIn.storageState()
  // An order that is still being configured: the page with the drawing.
  await first.goto(`${server.url}/orders`)
  const address = await first.getByRole('link', { name: /Kensington Court Foyer/ }).getAttribute('href')
  // A context of its own, so that nothing comes from the cache.
  const context = await browser.newContext({ storageState: state })
  const page = await context.newPage()
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return
    bodies.push(weigh(response))
  })
  await page.goto(`${server.url}${address ?? ''}`)
  await page.getByRole('img', { name: /mm/ }).first().waitFor()
  await Promise.all(bodies)
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  report({
    bench: 'bundle',
    case: 'order page',
    files: sizes.size,
    bytes,
    yardstickBytes: goalBytes,
    ratio: bytes / goalBytes,
  })
} finally {
  await browser.close()
  await server.stop()
  data.remove()
}
