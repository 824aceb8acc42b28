/** The product graphics editor beyond its tree: settings, copies, JSON, what open orders see, the preview, small screens. */
import { test } from '../fixtures/keeps.ts'
import { addItem, items, newOrder, saved, stage } from '../fixtures/order-page.ts'
import {
  field,
  leaf,
  measures,
  node,
  openGraphic,
  painted,
  preview,
  question,
  stored,
  tree,
} from '../fixtures/product-graphics.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  sizes,
} from '../fixtures/test.ts'

test('[2.2.23] [2.2.111] [2.4.15] a graphic is archived and unarchived in its settings, copied with its nodes, and an unknown one is not found', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', atRest)
  const id = await openGraphic(page, 'Old lamp', [leaf('rod', 'box')])
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Old lamp' })
  await settings.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await expect(settings.getByRole('button', { name: 'UNARCHIVE', exact: true })).toBeVisible()
  await expect.poll(async () => (await stored(page, id))[0]?.archived).toBe(1)
  await settings.getByRole('button', { name: 'UNARCHIVE', exact: true }).click()
  await expect.poll(async () => (await stored(page, id))[0]?.archived).toBe(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await expect(question(page)).toContainText(
    'This product graphic has been successfully duplicated. Would you like to be redirect to the new product graphic?',
  )
  await question(page).getByRole('button', { name: 'Go to the copy' }).click()
  await expect(page).toHaveTitle('Admin: Old lamp (copy)')
  await expect(node(page, 'rod')).toBeVisible()

  for (const unknown of ['99999999', 'none']) {
    await page.goto(`${baseUrl()}/admin/product-graphics/${unknown}`)
    await expect(page).toHaveURL(`${baseUrl()}/404/product-graphic`)
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
  }
  for (const role of ['member', 'guest'] as const) {
    const other = await openAs(maisonLumen, role, `/admin/product-graphics/${id}`)
    await expect(other.getByText("You don't have proper permissions to view this page.")).toBeVisible()
    await expect(tree(other)).toHaveCount(0)
  }
})

test('[2.7.35] what is changed as JSON reaches an open order’s 3D view at once', async ({
  openAs,
  keeps,
}) => {
  test.slow()
  await keeps.record(maisonLumen, 'productGraphic', 1)
  const order = await openAs(maisonLumen, 'member', atRest)
  await order.goto(new URL(await newOrder(order, 'Villa Aurore', 'Reading Lamps'), order.url()).href)
  await addItem(order, 'Bedside')
  await expect(items(order)).toHaveCount(1)
  await saved(order)
  await stage(order).getByRole('radio', { name: '3D view' }).check()
  const view = stage(order).getByRole('application', { name: /Bedside/ })
  await expect(view).toBeVisible(painted)
  const picture = async () => (await view.screenshot()).toString('base64')
  await expect.poll(async () => (await picture()).length, painted).toBeGreaterThan(8000)
  const before = await picture()

  const page = await openAs(maisonLumen, 'owner', '/admin/product-graphics')
  await page.getByRole('link', { name: 'Reading lamp', exact: true }).click()
  await expect(preview(page).getByRole('application')).toBeVisible(painted)
  await page.getByRole('button', { name: 'Edit as JSON' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reading lamp as JSON' })
  const code = dialog.getByRole('textbox', { name: 'Nodes as JSON' })
  await expect(code).toBeVisible()
  const [lamp] = (await stored(page)).filter(({ title }) => title === 'Reading lamp')
  if (!lamp) throw new Error('no reading lamp')
  const write = async (text: string) => {
    await code.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  const [top] = lamp.nodes
  const ball = { ...leaf('ball', 'sphere', { diameter: 0, y: 120, z: 60, color: '#c02020' }), title: 'Ball' }
  const text = (diameter: number) =>
    JSON.stringify([
      { ...top, children: [...(top?.children ?? []), { ...ball, props: { ...ball.props, diameter } }] },
    ])
  await write(text(0))
  await expect(dialog.getByRole('list', { name: '1 fault' })).toContainText('This must be more than 0.')
  await expect(dialog.getByRole('list', { name: '1 fault' })).toContainText('.props.diameter')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await write(text(90))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Saved')
  await page.keyboard.press('Escape')
  await expect(node(page, 'Ball')).toBeVisible()
  await expect.poll(async () => (await picture()) === before, painted).toBe(false)
})

test('[2.2.108] a part that is pressed in the preview is chosen in the tree; without 3D there is the front, and on a phone everything is in reach', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openGraphic(page, 'Pressed', [leaf('rod', 'box', { width: 40 })])
  const view = preview(page).getByRole('application')
  await expect(view).toBeVisible(painted)
  await expect(view.locator('canvas')).toBeVisible()
  await expect(node(page, 'Top')).toHaveAttribute('aria-selected', 'true')
  await expect(async () => {
    await view.click()
    await expect(node(page, 'rod')).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass(painted)

  // The canvas fills what the window leaves it.
  const width = async () => (await view.boundingBox())?.width ?? 0
  const wide = await width()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(width).toBeLessThan(wide)

  await page.setViewportSize(sizes.phone)
  await expect(node(page, 'rod')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const part = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  await part('Properties')
  await field(page, 'Width').fill('30')
  await page.keyboard.press('Enter')
  await expect(measures(page)).toContainText('30 × 100 × 100 mm')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await part('Values')
  await expect(page.getByText('No expression uses a name yet.')).toBeVisible()
  await part('Nodes')

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.setViewportSize(sizes.desk)
  await page.reload()
  await expect(preview(page).getByText('This browser can not show 3D')).toBeVisible()
  await expect(preview(page).getByRole('img', { name: /Front of Pressed/ })).toBeVisible()
  await node(page, 'rod').click()
  await expect(field(page, 'Width')).toHaveValue('30')
  await expectAccessible(page)
})

test('[2.2.108] on a phone the preview has the values of the product that shows the graphic, and keeps what was tried', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-graphics', { size: 'phone' })
  await page.getByRole('link', { name: 'Reading lamp', exact: true }).click()
  await expect(measures(page)).toContainText('× 310.7 mm', painted)
  const part = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  await part('Values')
  await page.getByRole('button', { name: / Arm$/ }).click()
  await page.getByRole('option').last().click()
  await expect(measures(page)).not.toContainText('310.7')
  const tried = (await measures(page).textContent()) ?? ''
  await part('Nodes')
  await expect(measures(page)).toHaveText(tried)
})

test('[2.2.108] what another owner changes in a graphic stands in the open editor before it looks again by itself', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const id = await openGraphic(page, 'Shared lamp', [leaf('rod', 'box')])
  const other = await openAs(maisonLumen, 'owner', `/admin/product-graphics/${id}`)
  await expect(node(other, 'rod')).toBeVisible()
  await node(page, 'rod').click()
  await page.keyboard.press('F2')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Stem')
  await page.keyboard.press('Enter')
  // By itself the back office looks every twenty seconds.
  await expect(node(other, 'Stem')).toBeVisible({ timeout: 9000 })
})
