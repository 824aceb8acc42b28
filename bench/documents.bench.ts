/**
 * `documents`: an order of 500 lines. In Chromium on the built app: from a press on the order page's DOCUMENTS tab to the
 * first page of its quote being drawn, pressed in the moment in which the price stands, and pressed a second later, as
 * people do; and the same from the address alone.
 */
import type { Page } from 'playwright-core'
import { makeOrder, signedIn } from './lib/large-order.ts'
import { median, percentile, report } from './lib/measure.ts'
import { newDataFolder, startServer } from './lib/server.ts'

const LINES = 500
const ROUNDS = 7
const GOAL_MS = 300
/** how long after the price somebody presses */
const REST_MS = 1000

declare global {
  interface Window {
    /** times on the page's clock: of the press, and of the frame in which the first page stands */
    paperTimes: { pressed: number; ready: number | null }
  }
}

/** Runs in the page and looks once in each frame: the first page has its rows and its foot. */
function installProbe(): void {
  window.paperTimes = { pressed: 0, ready: null }
  window.addEventListener(
    'click',
    (event) => {
      window.paperTimes = { pressed: event.timeStamp, ready: null }
    },
    true,
  )
  const look = () => {
    const first = document.querySelector('.ow-page')
    if (
      window.paperTimes.ready === null &&
      first?.querySelector('.ow-row.is-item svg') &&
      first.querySelector('.ow-foot')
    )
      window.paperTimes.ready = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function ready(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => {
    const { pressed, ready: at } = window.paperTimes
    return at === null || at < pressed ? null : at - pressed
  })
  return (await time.jsonValue()) ?? Number.NaN
}

const data = newDataFolder()
const server = await startServer(data.path)
try {
  const { page, close } = await signedIn(server)
  try {
    const number = await makeOrder(page, LINES)
    await page.addInitScript(installProbe)
    const atOnce: number[] = []
    const rested: number[] = []
    const opened: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [restMs, pressed] of [
        [0, atOnce],
        [REST_MS, rested],
      ] as const) {
        await page.goto(`${server.url}/orders/${number}`)
        await page.getByLabel('Order price').getByText('$').first().waitFor()
        await page.waitForTimeout(restMs)
        await page.getByRole('link', { name: 'DOCUMENTS' }).click()
        pressed.push(await ready(page))
        await page.goto('about:blank')
      }
      await page.goto(`${server.url}/orders/${number}/documents`, { waitUntil: 'commit' })
      opened.push(await ready(page))
    }
    for (const [pressed, when] of [
      [rested, `pressed ${REST_MS / 1000} s after the price stands`],
      [atOnce, 'pressed as soon as the price stands'],
    ] as const) {
      report({
        bench: 'documents',
        case: `${LINES} lines: from the press on DOCUMENTS to the first page, Chromium, ${when}`,
        firstMs: pressed[0] ?? Number.NaN,
        medianMs: median(pressed),
        p95Ms: percentile(pressed, 0.95),
        goalMs: GOAL_MS,
        ok: median(pressed) <= GOAL_MS,
      })
    }
    report({
      bench: 'documents',
      case: `${LINES} lines: from the address to the first page, Chromium`,
      medianMs: median(opened),
      p95Ms: percentile(opened, 0.95),
    })
  } finally {
    await close()
  }
} finally {
  await server.stop()
  data.remove()
}
