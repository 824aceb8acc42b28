/**
 * `board`: the production board with 5,000 open orders. `call`: the answer of the server (session, access, statement, due days,
 * validation, JSON), against the bare statement of the same orders on a plain connection. `paint`: from the press on Production to
 * the frame with its first card, in Chromium on the built app, the call in it; the yardstick is a bare page that fetches the same
 * answer and writes a line for each order.
 */
import { join } from 'node:path'
import { getProductionBoard } from '@orderwright/contract'
import { sql } from 'kysely'
import { chromium, type Page } from 'playwright-core'
import { timed } from './lib/bench-app.ts'
import { startLargeApp } from './lib/large-app.ts'
import { median, percentile, report } from './lib/measure.ts'

const ORDERS = 5_000
const ROUNDS = Number(process.env['BOARD_ROUNDS'] ?? 15)
const WARM_UP = 3

declare global {
  interface Window {
    /** milliseconds from the last click to the frame with the wanted element */
    shownAfter: number | null
    armShown: (wanted: string) => void
  }
}

/** Runs in the page: notes how long after the next click an element that fits was painted. */
function installProbe(): void {
  window.armShown = (wanted) => {
    window.shownAfter = null
    const onClick = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        requestAnimationFrame(() => {
          // The next task after the frame: style, layout and paint are done.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => {
            if (document.querySelector(wanted)) window.shownAfter = performance.now() - timeStamp
            else look()
          }
          channel.port2.postMessage(null)
        })
      }
      look()
    }
    document.addEventListener('click', onClick, { capture: true, once: true })
  }
}

async function pressed(page: Page, target: string, wanted: string): Promise<number> {
  await page.locator(target).hover()
  await page.evaluate((selector) => window.armShown(selector), wanted)
  await page.locator(target).click()
  const handle = await page.waitForFunction(() => window.shownAfter)
  return (await handle.jsonValue()) ?? Number.NaN
}

const large = await startLargeApp({
  orders: ORDERS,
  webFolder: join(process.cwd(), 'packages', 'web', 'dist'),
})
const { orgId, databases, post, cookie, app } = large

// All of them stand at open statuses, and their lead time began in the last months.
const open = [
  'depositReceived',
  'inProduction',
  'qualityControl',
  'readyToPayBalance',
  'finalPaymentReceived',
]
await sql`update product_orders set archived = 0, estimated_shipping_date = null,
    last_completed_status_key = (${open}::text[])[1 + id % ${open.length}],
    status_data = jsonb_build_object('orderStarted', jsonb_build_object('date', '2026-06-01 10:00:00'),
      'depositReceived', jsonb_build_object('date', to_char(now() - (id % 90) * interval '1 day', 'YYYY-MM-DD HH24:MI:SS')),
      (${open}::text[])[1 + id % ${open.length}], jsonb_build_object('date', to_char(now(), 'YYYY-MM-DD HH24:MI:SS')))
  where org_id = ${orgId}`.execute(databases.owner.db)
await sql`vacuum analyze product_orders`.execute(databases.owner.db)

async function measureCall(): Promise<void> {
  const client = await databases.app.pool.connect()
  await client.query(`select set_config('app.org_id', $1, false)`, [String(orgId)])
  const bare = () =>
    client.query(
      `select id, org_specific_id, title, user_id, last_completed_status_key, status_data -> 'depositReceived' ->> 'date'
       from product_orders where org_id = $1 and deleted_at is null and archived = 0
         and last_completed_status_key = any($2) order by id`,
      [orgId, open],
    )
  const call = () => post(getProductionBoard.path, {})
  const answer = getProductionBoard.response.parse(JSON.parse(await call()))
  const calls: number[] = []
  const yardsticks: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const [callMs, bareMs] = [await timed(call), await timed(bare)]
    if (round < WARM_UP) continue
    calls.push(callMs)
    yardsticks.push(bareMs)
  }
  await client.query(`select set_config('app.org_id', '', false)`)
  client.release()
  const medianMs = median(calls)
  const yardstickMs = median(yardsticks)
  report({
    bench: 'board',
    case: 'call',
    orders: answer.orders.length,
    late: answer.orders.filter(({ isLate }) => isLate).length,
    bytes: (await call()).length,
    medianMs,
    p95Ms: percentile(calls, 0.95),
    yardstickMs,
    ratio: medianMs / yardstickMs,
  })
}

async function measurePaint(): Promise<void> {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({
    executablePath: process.env['PLAYWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    const paints: number[] = []
    const yardsticks: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      // Another page each time: nothing of the board is known.
      await page.goto(`${url}/orders`)
      await page.locator('tbody tr').first().waitFor()
      const paint = await pressed(page, 'a[href="/production"]', 'article[data-card]')
      const bare = await bareBoard(page)
      if (round < WARM_UP) continue
      paints.push(paint)
      yardsticks.push(bare)
    }
    const yardstickMs = median(yardsticks)
    report({
      bench: 'board',
      case: 'paint',
      orders: ORDERS,
      drawn: await page.locator('article[data-card]').count(),
      medianMs: median(paints),
      p95Ms: percentile(paints, 0.95),
      yardstickMs,
      ratio: median(paints) / yardstickMs,
    })
  } finally {
    await browser.close()
  }
}

/** The same answer as a line for each order, beside the board: from the press to the frame with the first one. */
async function bareBoard(page: Page): Promise<number> {
  await page.evaluate(
    ([path, org]) => {
      document.querySelector('#yardstick')?.remove()
      const button = document.createElement('button')
      button.id = 'yardstick'
      button.style.cssText = 'position:fixed;left:0;top:0;z-index:99;width:80px;height:40px'
      const list = document.createElement('div')
      list.style.cssText = 'position:fixed;right:0;top:0;z-index:99;width:300px;height:400px;overflow:auto'
      button.onclick = async () => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ orgId: org }),
        })
        const {
          orders,
        }: { orders: { orgSpecificId: number; title: string; due: { day: string } | null }[] } =
          await answer.json()
        list.append(
          ...orders.map(({ orgSpecificId, title, due }) => {
            const line = document.createElement('p')
            line.dataset['line'] = ''
            line.textContent = `#${orgSpecificId} ${title} ${due?.day ?? ''}`
            return line
          }),
        )
      }
      document.body.append(button, list)
    },
    [getProductionBoard.path, orgId] as const,
  )
  const time = await pressed(page, '#yardstick', '[data-line]')
  await page.evaluate(() => document.querySelectorAll('[data-line]').forEach((line) => line.remove()))
  return time
}

try {
  await measureCall()
  await measurePaint()
} finally {
  await large.close()
}
