/**
 * `paint`: from the press on an option to the frame in which both the drawing and the price have changed, in Chromium on the
 * built app, on an order of 200 lines. The choice is made when the button goes down, so the clock starts there
 * (`timeStamp` of `pointerdown`); it stops in the first task after the frame. Only options that change the price are
 * pressed, by a pointer that rests on them; a round whose drawing or price stays as it was, or whose price comes in a
 * later frame, is an error.
 * `fromReleaseMs`: the same counted from the release, for comparison. The yardstick is the same press on a bare button of
 * the same page that changes one word.
 */
import type { Locator, Page } from 'playwright-core'
import { makeOrder, signedIn } from './lib/large-order.ts'
import { median, percentile, report } from './lib/measure.ts'
import { newDataFolder, type RunningServer, startServer } from './lib/server.ts'

const LINES = 200
const ROUNDS = 60
/** The first rounds compile code and fill caches, as they do once for a person too. */
const WARM_UP = 5

/** What must have changed in the frame: one selector for each part, by its markup. */
const choiceParts = ['section[aria-label="Drawing"] svg[role=img]', '[aria-label="Order price"]']

interface PaintTimes {
  pressed: number
  released: number
  painted: number
  /** all parts changed in one frame */
  isTogether: boolean
}

declare global {
  interface Window {
    /** times of the last press, milliseconds of the page's clock */
    paintTimes: PaintTimes | null
    armPaint: (parts: readonly string[]) => void
  }
}

/** Runs in the page: notes the next press and release, and when the frame was painted in which all `parts` have changed. */
function installProbe(): void {
  window.armPaint = (parts) => {
    window.paintTimes = null
    const read = () => parts.map((part) => document.querySelector(part)?.outerHTML)
    const before = read()
    let released = Number.NaN
    let isFirst = true
    const onPress = ({ timeStamp: pressed }: PointerEvent) => {
      const look = () => {
        requestAnimationFrame(() => {
          // The next task after the frame: style, layout and paint are done.
          const channel = new MessageChannel()
          channel.port1.onmessage = () => {
            const painted = performance.now()
            const changed = read().filter((text, index) => text !== before[index]).length
            if (changed === parts.length) {
              window.paintTimes = { pressed, released, painted, isTogether: isFirst }
              return
            }
            if (changed > 0) isFirst = false
            look()
          }
          channel.port2.postMessage(null)
        })
      }
      look()
    }
    document.addEventListener('pointerdown', onPress, { capture: true, once: true })
    document.addEventListener('pointerup', ({ timeStamp }) => (released = timeStamp), {
      capture: true,
      once: true,
    })
  }
}

async function measuredPress(page: Page, target: Locator, parts: readonly string[]): Promise<PaintTimes> {
  // A pointer rests on what it presses: coming there, and looking what lies under it, are not part of the press.
  await target.hover()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.evaluate((wanted) => window.armPaint(wanted), parts)
  await page.mouse.down()
  await page.mouse.up()
  const times = await page.waitForFunction(() => window.paintTimes)
  const value = await times.jsonValue()
  if (!value) throw new Error('no paint was seen')
  return value
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

    const times: PaintTimes[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
      const row = page.getByRole('region', { name: 'Options' }).locator('[aria-haspopup=dialog]').nth(1)
      await row.click()
      const options = page.getByRole('option')
      await options.first().waitFor()
      // As people do, the next choice comes when the last one is saved: the server shares this machine.
      await page.getByText('Saved', { exact: true }).waitFor()
      // Another price, and another option each time.
      const priced = options.filter({ hasText: '$' })
      const time = await measuredPress(page, priced.nth(round % (await priced.count())), choiceParts)
      await options.first().waitFor({ state: 'detached' })
      if (!time.isTogether) throw new Error('the drawing and the price came in different frames')
      if (round >= WARM_UP) times.push(time)
    }
    const yardstick = await bareYardstick(page)
    const fromPress = times.map(lasted)
    report({
      bench: 'paint',
      lines: LINES,
      rounds: ROUNDS,
      medianMs: median(fromPress),
      p95Ms: percentile(fromPress, 0.95),
      fromReleaseMs: median(times.map(({ released, painted }) => painted - released)),
      yardstickMs: yardstick,
      ratio: percentile(fromPress, 0.95) / yardstick,
    })
  } finally {
    await close()
  }
}

function lasted({ pressed, painted }: PaintTimes): number {
  return painted - pressed
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
  const button = page.locator('#yardstick')
  for (let round = 0; round < 30; round += 1) {
    times.push(lasted(await measuredPress(page, button, ['#yardstick'])))
  }
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
