/**
 * `pdf`: quotes of 200 and of 500 lines as PDF files over HTTP, and twenty requests at once. The yardstick is a bare print
 * of the same pages, as static HTML that is there already, in the same kind of browser.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { makeOrder, signedIn } from './lib/large-order.ts'
import { median, report } from './lib/measure.ts'
import { newDataFolder, type RunningServer, startServer } from './lib/server.ts'

const ROUNDS = 7
const GOAL_RATIO = 1.3
const GOAL_500_MS = 5000
const AT_ONCE = 20
const GOAL_GROWTH_MB = 600

/** Asks for the file `times` times at once; answers how long all took, and the bytes of the last. */
async function download(page: Page, number: number, times: number): Promise<{ ms: number; bytes: number }> {
  return page.evaluate(
    async ([orgSpecificId, count]) => {
      const call = (path: string, body: object) =>
        fetch(path, {
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
          const answer = await call('/download-pdf', { orgId, productOrderId, mode: 'quote' })
          if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
          return (await answer.arrayBuffer()).byteLength
        }),
      )
      return { ms: performance.now() - begin, bytes: sizes.at(-1) ?? 0 }
    },
    [number, times] as const,
  )
}

/** The pages of the document as the app shows them, without the app: what a bare print is given. */
async function staticPages(server: RunningServer, page: Page, number: number): Promise<string> {
  await page.goto(`${server.url}/orders/${number}/documents`)
  await page.locator('.ow-page').first().waitFor()
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    const pages = [...document.querySelectorAll('.ow-page')].map((one) => one.outerHTML).join('')
    const styles = [...document.querySelectorAll('main style')].map((one) => one.outerHTML).join('')
    return `<!doctype html><html><head><base href="${location.origin}/">${styles}</head><body style="margin:0">${pages}</body></html>`
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
    for (const lines of [200, 500]) {
      const number = await makeOrder(page, lines)
      const html = await staticPages(server, page, number)
      // The first starts the server's browser.
      await download(page, number, 1)
      const times: number[] = []
      let bytes = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const one = await download(page, number, 1)
        times.push(one.ms)
        bytes = one.bytes
      }
      const bareMs = await barePrint(page, html)
      const ours = median(times)
      const isLarge = lines === 500
      report({
        bench: 'pdf',
        case: `a quote of ${lines} lines`,
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
      const { ms } = await download(page, number, AT_ONCE)
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
