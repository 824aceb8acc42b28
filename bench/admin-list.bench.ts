/**
 * `admin-list`: a list of 10,000 products in the back office, in Chromium on the built app. `open`: from the click on Products to the
 * frame with its first row, nothing of it read before; `again`: the same when it was open a moment ago; the yardstick is a bare HTML
 * table of the same rows, built by one click from records that are there already. `scroll`: the wheel for 25 s, down and up;
 * tasks longer than 50 ms and the times between frames, against the same on the bare table.
 */
import type { Page, Request } from 'playwright-core'
import { signedIn } from './lib/large-order.ts'
import { median, percentile, report } from './lib/measure.ts'
import { newDataFolder, type RunningServer, startServer } from './lib/server.ts'

const PRODUCTS = 10_000
const ROUNDS = Number(process.env['LIST_ROUNDS'] ?? 15)
/** 25 s: an open list is read again every 20 s, and that is no hindrance either */
const WHEELS = 1500
/** a fling: 18,000 px in a second at 60 frames */
const WHEEL_PX = 300
const TURN_AFTER = 600

declare global {
  interface Window {
    /** milliseconds from the last click to the frame with the wanted element */
    shownAfter: number | null
    armShown: (wanted: string) => void
    benchRecords: { id: number; title: string; rank: number; publishLevel: string }[]
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

async function shownAfterClick(page: Page, target: string, wanted: string, pauseMs = 0): Promise<number> {
  await page.locator(target).hover()
  await page.evaluate((selector) => window.armShown(selector), wanted)
  // Nobody presses in the moment in which they come there.
  await page.waitForTimeout(pauseMs)
  await page.locator(target).click()
  const handle = await page.waitForFunction(() => window.shownAfter)
  return (await handle.jsonValue()) ?? Number.NaN
}

/** Makes what is missing to 10,000 products by the product's own calls. */
async function fillCatalog(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const call = async (path: string, body: object) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const { activeOrgId: orgId } = await call('/api/session/get', {})
    const { records } = await call('/api/resources/product/get', { orgId })
    for (let from = records.length; from < wanted; from += 500) {
      const props = Array.from({ length: Math.min(500, wanted - from) }, (_, index) => ({
        title: `Product ${from + index + 1}`,
        rank: from + index + 1,
      }))
      await call('/api/resources/product/create', { orgId, props })
    }
  }, PRODUCTS)
}

/** A page with nothing but a button that shows all rows as HTML. */
async function openBareTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/healthz`)
  await page.evaluate(async () => {
    const call = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    const { activeOrgId: orgId } = await call('/api/session/get', {})
    window.benchRecords = (await call('/api/resources/product/get', { orgId })).records
    document.body.innerHTML =
      '<button id="show">Show</button><div id="box" style="height:800px;overflow:auto"></div>'
    document.querySelector('#show')?.addEventListener('click', () => {
      const rows = window.benchRecords.map(
        ({ id, title, rank, publishLevel }) =>
          `<tr><td>${rank}</td><td>${id}</td><td><a href="/admin/products/${id}">${title}</a></td><td>${publishLevel}</td><td></td></tr>`,
      )
      const box = document.querySelector('#box')
      if (box) box.innerHTML = `<table id="bare"><tbody>${rows.join('')}</tbody></table>`
    })
  })
}

/** Between pointing at a link and pressing it, ms: at once, and as people do. */
const PAUSES_MS = [0, 200] as const

/** Wheels on; long tasks and the times between frames on the way. */
async function wheel(page: Page, target: string) {
  await page.evaluate(() => {
    const times: number[] = []
    const tasks: number[] = []
    Object.assign(window, { frameTimes: times, longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration)
    }).observe({ type: 'longtask' })
    let last = performance.now()
    const note = (now: number) => {
      times.push(now - last)
      last = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  let readAgain = 0
  const count = (request: Request) => {
    if (request.url().endsWith('/api/resources/product/get')) readAgain += 1
  }
  page.on('request', count)
  await page.locator(target).first().hover()
  for (let step = 0; step < WHEELS; step += 1) {
    // To the end of the list and back, some times.
    await page.mouse.wheel(0, Math.floor(step / TURN_AFTER) % 2 === 0 ? WHEEL_PX : -WHEEL_PX)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  page.off('request', count)
  const seen = await page.evaluate(() => [
    Reflect.get(window, 'frameTimes'),
    Reflect.get(window, 'longTasks'),
  ])
  const [frames = [], tasks = []]: number[][] = seen
  return {
    frameP95Ms: percentile(frames, 0.95),
    longTasks: tasks.length,
    longestMs: Math.max(0, ...tasks),
    readAgain,
  }
}

/** The call that brings the products, and nothing done with them. */
function reads(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const ask = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { activeOrgId: orgId } = await (await ask('/api/session/get', {})).json()
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const started = performance.now()
      await (await ask('/api/resources/product/get', { orgId })).text()
      times.push(performance.now() - started)
    }
    return times
  })
}

const link = 'nav a[href$="/admin/products"]'
const row = 'table[aria-label="Products"] tbody a'

async function run(server: RunningServer): Promise<void> {
  const { page, close } = await signedIn(server)
  try {
    await page.addInitScript(installProbe)
    await page.reload()
    await fillCatalog(page)
    const first: number[] = []
    const again: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${server.url}/admin/user-groups`)
      await page.getByRole('heading', { level: 1, name: 'User groups' }).waitFor()
      // What a page fetches ahead is there when somebody has looked at it for a moment.
      await page.waitForTimeout(2000)
      first.push(await shownAfterClick(page, link, row, PAUSES_MS[round % PAUSES_MS.length]))
      await page.locator('nav a[href$="/admin/user-groups"]').click()
      await page.getByRole('heading', { level: 1, name: 'User groups' }).waitFor()
      again.push(await shownAfterClick(page, link, row))
    }
    const scrolled = await wheel(page, row)
    await openBareTable(page, server.url)
    const bare: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.evaluate(() => document.querySelector('#box')?.replaceChildren())
      bare.push(await shownAfterClick(page, '#show', '#bare a'))
    }
    const bareScrolled = await wheel(page, '#bare a')
    const yardstickMs = median(bare)
    report({
      bench: 'admin-list',
      case: 'the answer with the products alone',
      medianMs: median(await reads(page)),
    })
    for (const [name, times] of [
      ['open', first.filter((_, round) => round % 2 === 0)],
      ['open, 200 ms after coming to the link', first.filter((_, round) => round % 2 === 1)],
      ['again', again],
    ] as const) {
      const medianMs = median(times)
      report({
        bench: 'admin-list',
        case: name,
        products: PRODUCTS,
        rounds: times.length,
        medianMs,
        p95Ms: percentile(times, 0.95),
        yardstickMs,
        ratio: medianMs / yardstickMs,
      })
    }
    report({ bench: 'admin-list', case: 'scroll', products: PRODUCTS, ...scrolled })
    report({ bench: 'admin-list', case: 'scroll, the bare table', products: PRODUCTS, ...bareScrolled })
  } finally {
    await close()
  }
}

const data = newDataFolder()
const server = await startServer(data.path)
try {
  await run(server)
} finally {
  await server.stop()
  data.remove()
}
