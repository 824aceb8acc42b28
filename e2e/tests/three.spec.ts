/** The 3D view in a real browser with software graphics: opened, turned, following options, and not to be had. */
import type { Page } from '@playwright/test'
import { addItem, drawing, items, newOrder, openPicker, saved, stage } from '../fixtures/order-page.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  test,
} from '../fixtures/test.ts'

/** A new order of the person with one item of the category's first product, opened. */
async function openItem(page: Page, category: string) {
  await page.goto(new URL(await newOrder(page, 'Villa Aurore', category), page.url()).href)
  await addItem(page, 'Bedside')
  await expect(items(page)).toHaveCount(1)
  await saved(page)
}

const view = (page: Page) => stage(page).getByRole('application', { name: /Bedside/ })
const mode = (page: Page, name: '2D drawing' | '3D view') => stage(page).getByRole('radio', { name })
const angle = (page: Page, name: 'azimuth' | 'elevation') => async () =>
  Number(await view(page).getAttribute(`data-${name}`))
const zoom = (page: Page) => async () => Number(await view(page).getAttribute('data-zoom'))
/** The picture as it is painted now. */
const picture = async (page: Page) => (await view(page).screenshot()).toString('base64')

/** Software graphics on a busy machine take their time over the first picture. */
const isPainted = { message: 'it is painted', timeout: 30_000 }

async function open3d(page: Page) {
  await mode(page, '3D view').check()
  await expect(view(page)).toBeVisible({ timeout: isPainted.timeout })
  await expect(view(page).locator('canvas')).toBeVisible()
}

// Without a graphics card these take longest: side by side, whichever worker is free.
test.describe.configure({ mode: 'parallel' })

test('[1.1.06] a lamp is shown in 3D, fetched only when somebody opens it, and follows its options', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/graphic-stage.*\.js/.test(request.url())) fetched.push(request.url())
  })
  await openItem(page, 'Reading Lamps')
  await page.mouse.move(600, 400)
  await expect(drawing(page)).toBeVisible()
  expect(fetched).toEqual([])

  await open3d(page)
  expect(fetched).toHaveLength(1)
  await expect(view(page)).toHaveAccessibleName(
    /arm 260 mm long.*Seen from the front right, slightly above\.$/,
  )
  await expectAccessible(page)
  await expect.poll(async () => (await picture(page)).length, isPainted).toBeGreaterThan(8000)
  const before = await picture(page)
  const arms = await openPicker(page, 'Lamp', 'Arm')
  await arms.getByRole('option', { name: 'Flexible, 400 mm' }).click()
  await expect(view(page)).toHaveAccessibleName(/arm 400 mm long/)
  await expect.poll(() => picture(page), 'the lamp has another arm').not.toBe(before)

  await mode(page, '2D drawing').check()
  await expect(drawing(page)).toHaveAccessibleName(/arm 400 mm long/)
})

const others = [
  {
    org: 'Halden Light',
    category: 'Wall Lights',
    section: 'Body',
    property: 'Shade',
    option: 'Cone, 160 mm',
  },
  {
    org: 'Norrvik',
    category: 'Cabinet Fronts',
    section: 'Construction',
    property: 'Construction',
    option: 'Rail and stile',
  },
  { org: 'Railworks', category: 'Rails', section: 'Profile', property: 'Section', option: 'T 50 × 40' },
]
for (const { org, category, section, property, option } of others) {
  test(`[1.1.06] ${category} of ${org} are shown in 3D and follow their options`, async ({ openAs }) => {
    const page = await openAs(org, 'owner', atRest)
    await openItem(page, category)
    await open3d(page)
    await expect.poll(async () => (await picture(page)).length, isPainted).toBeGreaterThan(8000)
    const words = (await view(page).getAttribute('aria-label')) ?? ''
    const before = await picture(page)
    const picker = await openPicker(page, section, property)
    await picker.getByRole('option', { name: option }).click()
    await expect(view(page)).not.toHaveAccessibleName(words)
    await expect.poll(() => picture(page), 'it looks different').not.toBe(before)
  })
}

test('arrow keys and the mouse turn it, plus, minus and the wheel zoom, F and the button fit it again', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openItem(page, 'Reading Lamps')
  await open3d(page)
  const [azimuth, elevation] = [await angle(page, 'azimuth')(), await angle(page, 'elevation')()]
  const start = await picture(page)
  await view(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(angle(page, 'azimuth')).toBe(azimuth - 20)
  await expect.poll(() => picture(page), 'it has turned').not.toBe(start)
  await page.keyboard.press('ArrowDown')
  await expect.poll(angle(page, 'elevation')).toBe(elevation + 10)
  await page.keyboard.press('+')
  await expect.poll(zoom(page)).toBe(1.25)
  await page.keyboard.press('f')
  await expect.poll(angle(page, 'azimuth')).toBe(azimuth)
  await expect.poll(zoom(page)).toBe(1)

  const fit = stage(page).getByRole('button', { name: 'Fit 3D view' })
  await expect(fit).toBeDisabled()
  await stage(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(fit).toBeEnabled()
  await fit.click()
  await expect.poll(zoom(page)).toBe(1)
  // Anywhere on the page, as the other shortcuts.
  await stage(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(zoom(page)).toBe(0.8)
  await page.keyboard.press('f')
  await expect.poll(zoom(page)).toBe(1)

  const before = await angle(page, 'azimuth')()
  const box = await view(page).boundingBox()
  if (!box) throw new Error('no view')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 100, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(angle(page, 'azimuth')).toBe(before + 32)
  await page.mouse.wheel(0, -300)
  await expect.poll(zoom(page)).toBeGreaterThan(1.2)
})

test('the choice of 3D is remembered, and is not offered where there is no model', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openItem(page, 'Reading Lamps')
  await open3d(page)
  await page.reload()
  await expect(view(page)).toBeVisible()
  await openItem(page, 'Back Boxes')
  await expect(drawing(page)).toBeVisible()
  await expect(stage(page).getByRole('radiogroup', { name: 'View' })).toHaveCount(0)
})

test('a browser without 3D shows the drawing in its place and says so', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind])
    })
  })
  await openItem(page, 'Reading Lamps')
  await mode(page, '3D view').check()
  await expect(stage(page)).toContainText('This browser can not show 3D, so here is the drawing.')
  await expect(drawing(page)).toHaveAccessibleName(/arm 260 mm long/)
  await expectAccessible(page)
})

test('when the graphics card drops the picture one can try again or go back to the drawing', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openItem(page, 'Reading Lamps')
  await open3d(page)
  const lose = () =>
    view(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
      })
  await lose()
  await expect(stage(page).getByRole('alert')).toContainText('The graphics card has interrupted the 3D view.')
  await stage(page).getByRole('button', { name: 'Try again' }).click()
  await expect(view(page)).toBeVisible()
  await lose()
  await stage(page).getByRole('button', { name: 'Show the drawing' }).click()
  await expect(drawing(page)).toBeVisible()
})

test('when it can not be fetched it says so and can be tried again', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openItem(page, 'Reading Lamps')
  await page.route(/graphic-stage.*\.js/, (route) => route.abort())
  await mode(page, '3D view').check()
  await expect(stage(page).getByRole('alert')).toContainText('The 3D view could not be loaded.')
  await page.unroute(/graphic-stage.*\.js/)
  await stage(page).getByRole('button', { name: 'Try again' }).click()
  await expect(view(page)).toBeVisible()
})

test('it fits a phone, where a finger turns it', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openItem(page, 'Reading Lamps')
  const phone = await openAs(maisonLumen, 'owner', new URL(page.url()).pathname, { size: 'phone' })
  await open3d(phone)
  await expectNoSidewaysScroll(phone)
  const azimuth = await angle(phone, 'azimuth')()
  const box = await view(phone).boundingBox()
  if (!box) throw new Error('no view')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await phone.context().newCDPSession(phone)
  const at = (shift: number) => [{ x: x + shift, y }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(30) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(50) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(angle(phone, 'azimuth')).toBe(azimuth - 16)
})
