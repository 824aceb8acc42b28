/** Pieces of lines on the canvas: a kitchen of twelve fronts is placed, dimensioned and submitted. */
import { addItem, makeOrder, price, readItem, saved } from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const listed = (page: Page) => page.getByRole('list', { name: 'What stands here' }).getByRole('listitem')
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const field = (page: Page, name: string) => selected(page).getByRole('textbox', { name, exact: true })

/** A kitchen with one line of twelve lamella doors, on its canvas, with a viewport. */
async function openKitchen(page: Page, quantity: string) {
  const made = await makeOrder(page, 'Twelve doors', 'Doors')
  await page.goto(new URL(made.path, page.url()).href)
  await addItem(page, 'Pantry', 'Lamella door')
  await page.getByRole('button', { name: 'Show the canvas' }).click()
  await page.getByRole('tab', { name: 'Options' }).click()
  await page.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
  await page.keyboard.press('Enter')
  await saved(page)
  return made
}

async function openViewport(page: Page) {
  await page.getByRole('tab', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Add viewport' }).click()
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Add viewport' }).click()
  await expect(page.getByRole('heading', { name: 'Untitled Viewport' })).toBeVisible()
}

/** Presses the sheet so many pixels from its middle. */
async function press(page: Page, x: number, y: number) {
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  await page.mouse.move(box.x + box.width / 2 + x - 2, box.y + box.height / 2 + y)
  await page.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y)
}

test('[1.9.35, 1.3.11] twelve doors are placed in a row, aligned with each other, dimensioned in millimeters, and submitted', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'owner', atRest)
  const made = await openKitchen(page, '12')
  // The first piece stands at 0,0 of the plan, as every door that is added.
  await expect(page.getByText('1 of 12 placed here')).toBeVisible()
  await openViewport(page)
  await page.getByRole('tab', { name: 'Options' }).click()
  await page.getByRole('button', { name: 'Place 12' }).click()
  await expect(page.getByText('Press where piece 1 of 12 stands. Escape stops.')).toBeVisible()
  await sheet(page).press('-')
  await sheet(page).press('-')
  // 600 mm are 31 pixels; what is pressed a pixel or two beside its place is pulled to it. No line of the grid is near.
  const step = (600 / 25.4) * 0.08 * 25.4 * 0.64
  for (let piece = 0; piece < 12; piece += 1) {
    await press(page, Math.round((piece - 6) * step) + 16, (piece % 3) - 1)
    await expect(listed(page)).toHaveCount(piece + 1)
  }
  await expect(page.getByText('12 of 12 placed here')).toBeHidden()
  await saved(page)
  const { line } = await readItem(page, made)
  const places = line.placements.map(({ view }) => view)
  const [first] = places
  expect(places).toHaveLength(12)
  for (const [index, view] of places.entries()) {
    expect(view?.x).toBeCloseTo((first?.x ?? 0) + (index * 600) / 25.4, 6)
    expect(view?.y).toBe(first?.y)
  }
  // Each has its width, and the row its height once.
  await expect(sheet(page).getByText('600', { exact: true })).toHaveCount(12)
  await expect(sheet(page).getByText('2000', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await expect(price(page)).toContainText('$')
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled()
})

test('a piece is placed and moved by the keys, its place is typed, and Backspace takes it off and leaves the line', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'member', atRest)
  const made = await openKitchen(page, '1')
  await openViewport(page)
  await sheet(page).focus()
  await page.keyboard.press('i')
  await page.keyboard.press('Enter')
  await expect(listed(page)).toHaveCount(1)
  await page.keyboard.press('Shift+ArrowRight')
  await expect(selected(page).getByRole('heading', { name: 'piece Pantry' })).toBeVisible()
  await expect(selected(page).getByText('600 mm × 2000 mm')).toBeVisible()
  await field(page, 'From the left').fill('1200 + 2 * 50')
  await page.keyboard.press('Enter')
  await expect(field(page, 'From the left')).toHaveValue('1300 mm')
  await field(page, 'From the top').fill('10"')
  await page.keyboard.press('Enter')
  await expect(field(page, 'From the top')).toHaveValue('254 mm')
  await saved(page)
  const { line: placed } = await readItem(page, made)
  expect(placed.placements[0]?.view?.x).toBeCloseTo(1300 / 25.4, 9)
  expect(placed.position).toEqual({ x: placed.placements[0]?.view?.x, y: 10 })
  await sheet(page).focus()
  await page.keyboard.press('Backspace')
  await expect(listed(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Items' }).click()
  await expect(page.getByRole('navigation', { name: 'Items' }).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(listed(page)).toHaveCount(1)
})

test('[2.4.27] the keys mean the piece that is selected wherever the focus is, and in the list of lines the line', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'member', atRest)
  await openKitchen(page, '2')
  await openViewport(page)
  await sheet(page).focus()
  await page.keyboard.press('i')
  await page.keyboard.press('Enter')
  await expect(listed(page)).toHaveCount(1)
  await page.getByRole('tab', { name: 'Items' }).click()
  const lines = page.getByRole('navigation', { name: 'Items' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)

  const tab = page.getByRole('tab', { name: 'Views' })
  await tab.focus()
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(listed(page)).toHaveCount(2)
  // A copied piece is a line of its own; taken off the sheet it stays one.
  await expect(lines).toHaveCount(2)
  await page.keyboard.press('Delete')
  await expect(listed(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(listed(page)).toHaveCount(2)
  await expect(lines).toHaveCount(2)

  await sheet(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('tab', { name: 'Items' }).click()
  await lines.getByRole('button', { name: 'Pantry' }).first().focus()
  await page.keyboard.press('ControlOrMeta+d')
  await expect(lines).toHaveCount(3)
})
