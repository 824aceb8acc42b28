/**
 * `paint`: from the press on an option to the painted drawing and price, in Chromium on the built app, on an order of
 * 200 lines. The yardstick is the same press on a bare button of the same page that changes one word.
 */
import { chromium, type Page } from 'playwright-core'
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

/** Makes an order of 200 lines out of the largest order of the demo data, through the product's own calls. */
async function makeLargeOrder(page: Page): Promise<number> {
  return page.evaluate(async (count) => {
    const call = async (path: string, body: object) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const session = await call('/api/session/get', {})
    const orgId: number = session.activeOrgId ?? session.orgs[0].id
    const list = await call('/api/configurator/get-configurator-orders-data', { orgId })
    const rows: { orgSpecificId: number; productInstancesCount: number; statusData: object }[] =
      list.data.productOrders
    const started = rows.filter((row) => Object.keys(row.statusData).length === 1)
    const [largest] = started.sort((a, b) => b.productInstancesCount - a.productInstancesCount)
    const source = await call('/api/configurator/get-configurator-order-data', {
      orgId,
      productOrderOrgSpecificId: largest?.orgSpecificId,
    })
    const [sourceOrder] = source.data.productOrders
    const made = await call('/configurator/create-product-order', {
      productOrderProps: { orgId, title: 'Two hundred', productCategoryId: sourceOrder.productCategoryId },
    })
    const { id, orgSpecificId } = made.productOrder
    const templates: { productId: number; quantity: number; properties: object }[] =
      source.data.productInstances
    const props = Array.from({ length: count }, (_, index) => {
      const { productId, quantity, properties } = templates[index % templates.length] ?? templates[0]!
      return {
        productOrderId: id,
        rank: index + 1,
        title: `Room ${index + 1}`,
        productId,
        quantity,
        properties,
      }
    })
    await call('/api/resources/productInstance/create', { orgId, props })
    const { records } = await call('/api/resources/productOrder/get', { orgId, where: { id } })
    await call('/api/resources/productOrder/update', {
      orgId,
      where: { id },
      version: records[0].version,
      props: { promptedForProjectInfo: 1, properties: sourceOrder.properties },
    })
    return orgSpecificId
  }, LINES)
}

async function run(server: RunningServer): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['PLAYWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    const link = [...server.links].find(([name]) => name.endsWith(' owner'))?.[1] ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: /^Account: / }).waitFor()
    const number = await makeLargeOrder(page)
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
    await browser.close()
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
