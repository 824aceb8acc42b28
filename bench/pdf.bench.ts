/**
 * `pdf`: quotes of 200 and of 500 lines, a factory sheet with a page for each of 100 items, and twenty sheets of drawings as PDF files over HTTP, and twenty requests at once.
 * The yardstick is a bare print of the same pages, as static HTML that is there already, in the same kind of browser.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { makeOrder, signedIn } from './lib/large-order.ts'
import { median, report } from './lib/measure.ts'
import { newDataFolder, type RunningServer, startServer } from './lib/server.ts'

const ROUNDS = 5
const GOAL_RATIO = 1.3
const GOAL_500_MS = 5000
const AT_ONCE = 20
const GOAL_GROWTH_MB = 600

/** What is printed: the call for the file, and the view that shows the same pages. */
const prints = {
  quote: { path: '/download-pdf', more: { mode: 'quote' }, view: 'documents' },
  factory: { path: '/download-pdf', more: { mode: 'factory' }, view: 'documents?mode=factory' },
  drawings: {
    path: '/download-drawings',
    more: { options: { mode: 'individual' } },
    view: 'drawings?mode=individual',
  },
} as const
type Print = (typeof prints)[keyof typeof prints]

/** Asks for the file `times` times at once; answers how long all took, and the bytes of the last. */
async function download(
  page: Page,
  { path: printPath, more }: Print,
  number: number,
  times: number,
): Promise<{ ms: number; bytes: number }> {
  return page.evaluate(
    async ([orgSpecificId, count, path, fields]) => {
      const call = (at: string, body: object) =>
        fetch(at, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const session = await (await call('/api/session/get', {})).json()
      const orgId: number = session.activeOrgId ?? session.orgs[0].id
      const loaded = await call('/api/configurator/get-configurator-order-data', {
        orgId,
        productOrderOrgSpecificId: orgSpecificId,
      })
      const productOrderId: number = (await loaded.json()).data.productOrders[0].id
      const begin = performance.now()
      const sizes = await Promise.all(
        Array.from({ length: count }, async () => {
          const answer = await call(path, { orgId, productOrderId, ...fields })
          if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
          return (await answer.arrayBuffer()).byteLength
        }),
      )
      return { ms: performance.now() - begin, bytes: sizes.at(-1) ?? 0 }
    },
    [number, times, printPath, more] as const,
  )
}

/** The pages of the document as the app shows them, without the app: what a bare print is given. */
async function staticPages(
  server: RunningServer,
  page: Page,
  { view }: Print,
  number: number,
): Promise<{ html: string; count: number }> {
  await page.goto(`${server.url}/orders/${number}/${view}`)
  await page.locator('.ow-page').first().waitFor()
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const all = [...document.querySelectorAll('.ow-page')]
    const pages = all.map((one) => one.outerHTML).join('')
    const styles = [...document.querySelectorAll('main style')].map((one) => one.outerHTML).join('')
    const html = `<!doctype html><html><head><base href="${location.origin}/">${styles}</head><body style="margin:0">${pages}</body></html>`
    return { html, count: all.length }
  })
}

async function barePrint(page: Page, html: string): Promise<number> {
  const context = page.context()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now()
    const blank = await context.newPage()
    await blank.setContent(html, { waitUntil: 'load' })
    await blank.pdf({
      width: '1056px',
      height: '816px',
      printBackground: true,
      preferCSSPageSize: true,
      tagged: true,
    })
    times.push(performance.now() - begin)
    await blank.close()
  }
  return median(times)
}

/** Resident memory of a process and all below it, MB. */
function treeMb(pid: number): number {
  try {
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
    return own + children.reduce((sum, child) => sum + treeMb(Number(child)), 0)
  } catch {
    return 0
  }
}

const data = newDataFolder()
const server = await startServer(data.path)
try {
  const { page, close } = await signedIn(server)
  try {
    const cases = [
      { print: prints.quote, lines: 200, what: 'a quote of 200 lines' },
      { print: prints.quote, lines: 500, what: 'a quote of 500 lines' },
      { print: prints.factory, lines: 100, what: 'a factory sheet of 100 items' },
      { print: prints.drawings, lines: 20, what: '20 items on sheets of their own' },
    ] as const
    for (const { print, lines, what } of cases) {
      const number = await makeOrder(page, lines)
      const { html, count } = await staticPages(server, page, print, number)
      // The first starts the server's browser.
      await download(page, print, number, 1)
      const times: number[] = []
      let bytes = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await download(page, print, number, 1)
        times.push(one.ms)
        bytes = one.bytes
      }
      const bareMs = await barePrint(page, html)
      const ours = median(times)
      const isLarge = lines === 500
      report({
        bench: 'pdf',
        case: what,
        pages: count,
        medianMs: ours,
        bareMs,
        ratio: ours / bareMs,
        bytes,
        goal: isLarge ? `${GOAL_500_MS} ms` : `ratio ${GOAL_RATIO}`,
        ok: isLarge ? ours <= GOAL_500_MS : ours <= bareMs * GOAL_RATIO,
      })
      if (lines !== 200) continue
      const before = treeMb(server.pid)
      let most = before
      const watch = setInterval(() => {
        most = Math.max(most, treeMb(server.pid))
      }, 50)
      const { ms } = await download(page, print, number, AT_ONCE)
      clearInterval(watch)
      report({
        bench: 'pdf',
        case: `${AT_ONCE} at once, 200 lines each`,
        ms,
        growthMb: most - before,
        goalMb: GOAL_GROWTH_MB,
        ok: most - before <= GOAL_GROWTH_MB,
      })
    }
  } finally {
    await close()
  }
} finally {
  await server.stop()
  data.remove()
}
