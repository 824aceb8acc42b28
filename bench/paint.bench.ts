/**
 * `paint`: from the press on an option to the painted drawing and price, in Chromium on the built app, on an order of
 * 200 lines. The yardstick is the same press on a bare button of the same page that changes one word.
 */
import type { Page } from 'playwright-core'
import { makeOrder, signedIn } from './lib/large-order.ts'
import { median, percentile, report } from './lib/measure.ts'
import { newDataFolder, type RunningServer, startServer } from './lib/server.ts'

const LINES = 200
const ROUNDS = 60
/** The first rounds compile code and fill caches, as they do once for a person too. */
const WARM_UP = 5

declare global {
  interface Window {
    /** times of the last press, milliseconds of the page's clock */
    paintTimes: { pressed: number; painted: number } | null
    armPaint: (selector: string) => void
  }
}

/** Runs in the page: notes when a press on `selector` began and when the frame after it was painted. */
function installProbe(): void {
  window.armPaint = (selector) => {
    window.paintTimes = null
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(selector)) return
      document.removeEventListener('pointerdown', onPress, true)
      const pressed = event.timeStamp
      requestAnimationFrame(() => {
        // The next task after the frame: style, layout and paint are done.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          window.paintTimes = { pressed, painted: performance.now() }
        }
        channel.port2.postMessage(null)
      })
    }
    document.addEventListener('pointerdown', onPress, true)
  }
}

async function measuredPress(page: Page, selector: string): Promise<number> {
  await page.evaluate((wanted) => window.armPaint(wanted), selector)
  await page.locator(selector).first().click()
  const times = await page.waitForFunction(() => window.paintTimes)
  const value = await times.jsonValue()
  if (!value) throw new Error('no paint was seen')
  return value.painted - value.pressed
}

async function run(server: RunningServer): Promise<void> {
  const { page, close } = await signedIn(server)
  try {
    await page.addInitScript(installProbe)
    const number = await makeOrder(page, LINES)
    await page.goto(`${server.url}/orders/${number}`)
    const items = page.getByRole('navigation', { name: 'Items' })
    await items
      .getByRole('listitem')
      .nth(LINES - 1)
      .waitFor({ state: 'attached' })

    const times: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const row = page.getByRole('region', { name: 'Options' }).locator('[aria-haspopup=dialog]').nth(1)
      await row.click()
      const options = page.getByRole('option')
      await options.first().waitFor()
      // As people do, the next choice comes when the last one is saved: the server shares this machine.
      await page.getByText('Saved', { exact: true }).waitFor()
      const before = await stageOf(page)
      // An option that is on screen and not the chosen one, another each time.
      const wanted = `[role=option][aria-selected=false]:nth-of-type(${(round % 4) + 1})`
      const selector =
        (await page.locator(wanted).count()) > 0 ? wanted : '[role=option][aria-selected=false]'
      const time = await measuredPress(page, selector)
      await options.first().waitFor({ state: 'detached' })
      if ((await stageOf(page)) === before) throw new Error('the drawing did not change')
      if (round >= WARM_UP) times.push(time)
    }
    const yardstick = await bareYardstick(page)
    report({
      bench: 'paint',
      lines: LINES,
      rounds: ROUNDS,
      medianMs: median(times),
      p95Ms: percentile(times, 0.95),
      yardstickMs: yardstick,
      ratio: percentile(times, 0.95) / yardstick,
    })
  } finally {
    await close()
  }
}

function stageOf(page: Page): Promise<string> {
  return page.getByRole('region', { name: 'Drawing' }).locator('svg').first().innerHTML()
}

/** p95 of a press that changes one word of a bare button. */
async function bareYardstick(page: Page): Promise<number> {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'yardstick'
    button.style.cssText = 'position:fixed;left:0;top:0;z-index:99;width:80px;height:40px'
    button.onpointerdown = () => {
      button.textContent = String(performance.now())
    }
    document.body.append(button)
  })
  const times: number[] = []
  for (let round = 0; round < 30; round += 1) times.push(await measuredPress(page, '#yardstick'))
  return percentile(times, 0.95)
}

const data = newDataFolder()
const server = await startServer(data.path)
try {
  await run(server)
} finally {
  await server.stop()
  data.remove()
}
