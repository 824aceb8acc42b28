/** `bundle`: bytes of JavaScript, compressed as the build writes them and the server hands them out (and as gzip beside), that the browser fetches before the order page is usable; goal 225 kB. */
import { existsSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Response } from '@playwright/test'
import { report } from './lib/measure.ts'
import { newDataFolder, startServer } from './lib/server.ts'

const goalBytes = 225_000
const executablePath = [process.env['PLAYWRIGHT_CHROMIUM'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
)
const sizes = new Map<string, { served: number; gzip: number }>()

async function weigh(response: Response): Promise<void> {
  const body = await response.body()
  const size = { served: brotliCompressSync(body).length, gzip: gzipSync(body).length }
  sizes.set(new URL(response.url()).pathname, size)
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
  // In the page itself: by the time that somebody outside hears of the drawing, more has been fetched ahead.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main [role="img"][aria-label*="mm"]')) performance.mark('drawn')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${server.url}${address ?? ''}`)
  await page.getByRole('img', { name: /mm/ }).first().waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  const needed = await page.evaluate(() => {
    const drawnAt = performance.getEntriesByName('drawn')[0]?.startTime ?? 0
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < drawnAt)
    return files.map(({ name }) => new URL(name).pathname)
  })
  await Promise.all(bodies)
  for (const path of sizes.keys()) if (!needed.includes(path)) sizes.delete(path)
  const sum = (form: 'served' | 'gzip') => [...sizes.values()].reduce((all, size) => all + size[form], 0)
  const bytes = sum('served')
  report({
    bench: 'bundle',
    case: 'order page',
    files: sizes.size,
    bytes,
    gzipBytes: sum('gzip'),
    yardstickBytes: goalBytes,
    ratio: bytes / goalBytes,
  })
} finally {
  await browser.close()
  await server.stop()
  data.remove()
}
