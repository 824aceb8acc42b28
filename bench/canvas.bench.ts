/**
 * `canvas`: a viewport of 4,000 panels and of as many as an order holds (9,999) in Chromium on the built app: panned, zoomed, one and 500 of them
 * dragged, with software compositing and with SwiftShader, beside the same boxes as bare SVG in the same run. What is
 * counted are frames that the page could draw and moves of the pointer that it has taken, for two seconds each; a run in
 * which the camera or the shape did not follow is an error. Long tasks are those of more than 50 ms after the page stands.
 */
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Peer } from '../packages/web/src/features/canvas/stage/peer.ts'
import { type Driven, installMeter, openSvg } from './lib/bare-svg.ts'
import { median, report } from './lib/measure.ts'
import { newDataFolder, type RunningServer, startServer } from './lib/server.ts'

/**
 * Ten thousand records are the most that an order holds, the viewport among them. `CANVAS_COUNTS=9999` and
 * `CANVAS_ENGINE=SwiftShader` measure a part: the whole takes a quarter of an hour on a busy machine.
 */
const COUNTS = (process.env['CANVAS_COUNTS'] ?? '4000,9999').split(',').map(Number)
const SECONDS = 2
const PART = 500
const MANY = 500
const ROUNDS = 3

const wantedEngine = process.env['CANVAS_ENGINE']
const engines = [
  { name: 'software compositing', args: ['--disable-gpu'] },
  {
    name: 'SwiftShader',
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  },
] as const

declare global {
  interface Window {
    peer?: Peer
  }
}

interface Measured {
  readonly frames: number
  readonly inputs: number
  readonly longest: number
  readonly longTasks: number
}

async function metered(page: Page, act: (until: number) => Promise<void>): Promise<Measured> {
  const read = () =>
    page.evaluate(() => {
      const { meter } = window
      return { ...meter, long: [...meter.long], now: performance.now() }
    })
  const before = await read()
  await act(Date.now() + SECONDS * 1000)
  const after = await read()
  const seconds = (after.now - before.now) / 1000
  const long = after.long.slice(before.long.length)
  return {
    frames: (after.frames - before.frames) / seconds,
    inputs: (after.moves - before.moves) / seconds,
    longest: Math.max(0, ...long),
    longTasks: long.length,
  }
}

/** A viewport with so many panels in rows, through the product's own calls; answers the address of its order. */
async function makeCanvas(page: Page, count: number): Promise<string> {
  const number = await page.evaluate(
    async ([wanted, part]) => {
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
      const { productCategoryId } = list.data.productOrders[0]
      const made = await call('/configurator/create-product-order', {
        productOrderProps: { orgId, title: `${wanted} panels`, productCategoryId },
      })
      const { id: productOrderId, orgSpecificId } = made.productOrder
      const { records } = await call('/api/resources/archCustomView/create', {
        orgId,
        props: { productOrderId, title: 'Wall', rank: 1 },
      })
      const across = Math.ceil(Math.sqrt(wanted))
      for (let from = 0; from < wanted; from += part) {
        const props = Array.from({ length: Math.min(part, wanted - from) }, (_, index) => {
          const at = from + index
          const position = { x: (at % across) * 40, y: Math.floor(at / across) * 60 }
          const data = {
            archCustomViewId: records[0].id,
            position,
            size: { width: 32, height: 48 },
            panelNumber: at + 1,
          }
          return { productOrderId, type: 'calicoMuralPanel', data }
        })
        await call('/api/resources/entity/create', { orgId, props })
      }
      return orgSpecificId
    },
    [count, PART] as const,
  )
  return `/orders/${number}`
}

async function circle({ page }: Driven, around: { x: number; y: number }, until: number): Promise<void> {
  for (let turn = 0; Date.now() < until; turn += 1) {
    const angle = turn * 0.21
    await page.mouse.move(around.x + 90 * Math.cos(angle), around.y + 60 * Math.sin(angle))
  }
}

async function moved<T>(driven: Driven, what: string, act: () => Promise<T>): Promise<T> {
  const before = await driven.place()
  const result = await act()
  const after = await driven.place()
  if (after.every((value, index) => value === before[index])) throw new Error(`${what}: nothing has moved`)
  return result
}

async function panned(driven: Driven): Promise<Measured> {
  const { page, middle } = driven
  await driven.beginPan()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  const measured = await metered(page, async (until) => {
    await moved(driven, 'pan', () => circle(driven, middle, until))
  })
  await page.mouse.up()
  await driven.endPan()
  return measured
}

async function zoomed(driven: Driven): Promise<Measured> {
  const { page, middle } = driven
  await page.mouse.move(middle.x, middle.y)
  return metered(page, async (until) => {
    for (let turn = 0; Date.now() < until; turn += 1) await page.mouse.wheel(0, turn % 40 < 20 ? 60 : -60)
  })
}

async function dragged(driven: Driven, at: { x: number; y: number }): Promise<Measured> {
  const { page } = driven
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 20, at.y + 20)
  const measured = await metered(page, (until) => circle(driven, at, until))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return measured
}

async function openCanvas(page: Page, address: string): Promise<Driven> {
  await page.goto(`${address}?peer`)
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: 'Wall', exact: true })
    .click()
  await page.waitForFunction(() => (window.peer?.state().n ?? 0) > 100)
  const stage = page.getByRole('application', { name: 'Canvas' })
  const box = await stage.boundingBox()
  if (!box) throw new Error('no canvas')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return {
    page,
    middle,
    place: () =>
      page.evaluate(() => {
        const { cx = 0, cy = 0, sx = 0, sy = 0 } = window.peer?.state() ?? {}
        return [cx, cy, sx, sy]
      }),
    beginPan: () => stage.press('h'),
    endPan: () => stage.press('v'),
  }
}

function medianOf(rounds: readonly Measured[]): Measured {
  return {
    frames: median(rounds.map(({ frames }) => frames)),
    inputs: median(rounds.map(({ inputs }) => inputs)),
    longest: Math.max(...rounds.map(({ longest }) => longest)),
    longTasks: median(rounds.map(({ longTasks }) => longTasks)),
  }
}

function tell(
  engine: string,
  count: number,
  act: string,
  own: Measured,
  bare: Measured | null,
  more: object = {},
) {
  report({
    bench: 'canvas',
    case: `${count} shapes, ${act}, ${engine}`,
    framesPerSecond: own.frames,
    inputsPerSecond: own.inputs,
    longTasks: own.longTasks,
    longestTaskMs: own.longest,
    ...(bare
      ? {
          yardstickFrames: bare.frames,
          yardstickInputs: bare.inputs,
          ratio: own.frames / bare.frames,
          inputRatio: own.inputs / bare.inputs,
        }
      : {}),
    ...more,
  })
}

async function measureOn(browser: Browser, engine: string, url: string, link: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(installMeter)
  await page.goto(link)
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  for (const count of COUNTS) {
    const address = await makeCanvas(page, count)
    const driven = await openCanvas(page, url + address)
    const load = await page.evaluate(() => window.peer?.load_ms ?? Number.NaN)
    const bare = await openSvg(await context.newPage(), count, MANY)
    const pans: Measured[] = []
    const barePans: Measured[] = []
    const zooms: Measured[] = []
    const bareZooms: Measured[] = []
    const drags: Measured[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      // One after the other, so that both see the machine as it is.
      await page.bringToFront()
      pans.push(await panned(driven))
      zooms.push(await zoomed(driven))
      await page.keyboard.press('1')
      const at = await page.evaluate(() => window.peer?.dragPoint() ?? null)
      if (!at) throw new Error('nothing to drag')
      drags.push(await dragged(driven, at))
      await bare.page.bringToFront()
      barePans.push(await panned(bare))
      bareZooms.push(await zoomed(bare))
    }
    const bareOnes: Measured[] = []
    await bare.page.keyboard.down('Shift')
    for (let round = 0; round < ROUNDS; round += 1) bareOnes.push(await dragged(bare, bare.middle))
    await bare.page.keyboard.down('Alt')
    const bareMany = await dragged(bare, bare.middle)
    await bare.page.keyboard.up('Alt')
    await bare.page.keyboard.up('Shift')
    await page.bringToFront()
    const many = await dragMany(driven, count)
    tell(engine, count, 'panned', medianOf(pans), medianOf(barePans), { loadMs: load })
    tell(engine, count, 'zoomed', medianOf(zooms), medianOf(bareZooms))
    tell(engine, count, 'one dragged', medianOf(drags), medianOf(bareOnes))
    tell(engine, count, `${MANY} dragged`, many, bareMany)
    await bare.page.close()
  }
  await context.close()
}

/** A marquee around about 500 of the panels, which are then dragged together. */
async function dragMany(driven: Driven, count: number): Promise<Measured> {
  const { page } = driven
  await page.getByRole('application', { name: 'Canvas' }).press('1')
  const stage = await page.getByRole('application', { name: 'Canvas' }).boundingBox()
  if (!stage) throw new Error('no canvas')
  const across = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / across)
  // Fitted, the sheet is as large as the stage allows: so many pixels to an inch.
  const scale = Math.min((stage.width - 96) / (across * 40), (stage.height - 96) / (rows * 60))
  const [wide, high] = [Math.round(Math.sqrt(MANY)) * 40 * scale, Math.round(Math.sqrt(MANY)) * 60 * scale]
  const [x, y] = [driven.middle.x - wide / 2, driven.middle.y - high / 2]
  // Between two panels begins the marquee, else it would be a drag.
  await page.mouse.move(stage.x + 4, stage.y + 4)
  await page.mouse.down()
  await page.mouse.move(x + wide, y + high)
  await page.mouse.up()
  const heading = await page.getByRole('region', { name: 'Selected' }).getByRole('heading').textContent()
  const selected = Number.parseInt(heading ?? '', 10)
  if (!(selected > MANY / 2)) throw new Error(`only ${heading} selected`)
  const at = await page.evaluate(() => window.peer?.dragPoint() ?? null)
  if (!at) throw new Error('nothing to drag')
  return dragged(driven, at)
}

const data = newDataFolder()
const server: RunningServer = await startServer(data.path)
try {
  const link = [...server.links].find(([name]) => name === 'Panorama Murals owner')?.[1] ?? ''
  for (const { name, args } of engines.filter((engine) => !wantedEngine || engine.name === wantedEngine)) {
    const browser = await chromium.launch({
      executablePath: process.env['PLAYWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run', ...args],
    })
    try {
      await measureOn(browser, name, server.url, link)
    } finally {
      await browser.close()
    }
  }
} finally {
  await server.stop()
  data.remove()
}
