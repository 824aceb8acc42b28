/** The canvas of orders that are drawn: rooms on the plan, panels on a viewport, by mouse, by the keys and by touch. */
import { call, makeOrder, saved } from '../fixtures/order-page.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../fixtures/test.ts'

const murals = 'Panorama Murals'

const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true })
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const field = (page: Page, name: string) => selected(page).getByRole('textbox', { name, exact: true })
const listed = (page: Page) => page.getByRole('list', { name: 'What stands here' }).getByRole('listitem')
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })

/** An empty project on its canvas; what is on the server can be read. */
async function openProject(page: Page, title: string) {
  const made = await makeOrder(page, title, 'Murals')
  await page.goto(new URL(made.path, page.url()).href)
  await expect(sheet(page)).toBeVisible()
  const records = async (resource: string) => {
    const answer: { records: Record<string, unknown>[] } = await call(
      page,
      `/api/resources/${resource}/get`,
      {
        orgId: made.orgId,
        where: { productOrderId: made.id },
      },
    )
    return answer.records
  }
  return { ...made, records }
}

/** Presses the sheet so many pixels from its middle. */
async function press(page: Page, x: number, y: number) {
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  await page.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y)
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left + from[0], top + from[1])
  await page.mouse.down()
  await page.mouse.move(left + (from[0] + to[0]) / 2, top + (from[1] + to[1]) / 2)
  await page.mouse.move(left + to[0], top + to[1])
  await page.mouse.up()
}

test('[2.4.29, 2.4.30, 2.4.31] walls are drawn on the plan, each from the end of the last, are saved, and Undo takes the last one back', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'A room')
  await tool(page, 'Wall').click()
  await press(page, -200, -100)
  await press(page, 40, -100)
  await press(page, 40, 80)
  await page.keyboard.press('Escape')
  await expect(listed(page)).toHaveCount(2)
  await saved(page)
  await expect.poll(async () => (await project.records('archWall')).length).toBe(2)
  const [first, second] = await project.records('archWall')
  // The next wall starts where the last one ended.
  expect(second?.['from']).toEqual(first?.['to'])
  expect(first).toMatchObject({ height: 96, thickness: 4 })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(listed(page)).toHaveCount(1)
  await expect.poll(async () => (await project.records('archWall')).length).toBe(1)
  // The step is there after a reload too.
  await page.reload()
  await expect(listed(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(listed(page)).toHaveCount(0)
})

test('a room and its first panel are drawn by the keys alone, with typed lengths and arithmetic', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'By keys')
  await sheet(page).focus()
  await page.keyboard.press('w')
  await expect(tool(page, 'Wall')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.type('96 - 4 1/2')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await project.records('archWall')).length).toBe(1)
  await expect(listed(page).first()).toContainText('91 1/2" × 4"')
  await views(page).getByRole('button', { name: 'Add viewport' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Untitled Viewport' })).toBeVisible()
  await sheet(page).focus()
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await page.keyboard.type('48 x 108')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Width')).toHaveValue('48"')
  await expect(field(page, 'Height')).toHaveValue('108"')
  // [2.3.39]
  await expect(field(page, 'Bleed, left')).toHaveValue('1/2"')
  await field(page, 'Width').fill('96 - 4 1/2')
  await field(page, 'Width').press('Enter')
  await expect(field(page, 'Width')).toHaveValue('91 1/2"')
  await saved(page)
  await expect
    .poll(async () => project.records('entity'))
    .toMatchObject([{ type: 'calicoMuralPanel', data: { size: { width: 91.5, height: 108 } } }])
  await expectAccessible(page)
})

test('a length that can not be read stays in its field and says why, and nothing is saved', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Unreadable')
  await tool(page, 'Wall').click()
  await press(page, -100, 0)
  await press(page, 100, 0)
  await page.keyboard.press('Escape')
  await expect.poll(async () => project.records('archWall')).toHaveLength(1)
  await field(page, 'Thickness').fill('four')
  await field(page, 'Thickness').press('Enter')
  await expect(selected(page).getByText('“four” can’t be read as a length.', { exact: false })).toBeVisible()
  await expect(field(page, 'Thickness')).toHaveValue('four')
  await field(page, 'Thickness').fill('0')
  await expect(selected(page).getByText('This takes a length above 0.')).toBeVisible()
  expect(await project.records('archWall')).toMatchObject([{ thickness: 4 }])
})

test('[2.2.52, 2.2.54, 2.2.55, 1.8.13, 2.2.53] viewports are added, named, ranked, gone to and deleted after a question', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  await openProject(page, 'Views')
  for (const _ of [1, 2]) await views(page).getByRole('button', { name: 'Add viewport' }).click()
  await expect(page.getByText('3 / 4')).toBeVisible()
  const rows = views(page).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('button', { name: 'Actions for Untitled Viewport' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title of the viewport' }).fill('East wall')
  await page.keyboard.press('Enter')
  await expect(rows.nth(1).getByRole('button', { name: 'East wall', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'East wall' })).toBeVisible()
  await views(page).getByRole('textbox', { name: 'Rank of East wall' }).fill('1')
  await page.keyboard.press('Enter')
  await expect(rows.nth(0)).toContainText('East wall')
  await page.getByRole('button', { name: 'Previous view' }).click()
  await expect(page.getByRole('heading', { name: 'Top plan' })).toBeVisible()
  await views(page).getByRole('button', { name: 'Actions for East wall' }).click()
  await page.getByRole('menuitem', { name: 'Delete East wall' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this viewport?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)
})

test('[2.2.56] the eight notes of a viewport are kept', async ({ openAs }) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Notes')
  await views(page).getByRole('button', { name: 'Add viewport' }).click()
  await views(page).getByRole('button', { name: 'Actions for Untitled Viewport' }).click()
  await page.getByRole('menuitem', { name: 'Notes of Untitled Viewport' }).click()
  const dialog = page.getByRole('dialog', { name: 'Notes of Untitled Viewport' })
  await expect(dialog.getByRole('textbox')).toHaveCount(8)
  await dialog.getByRole('textbox', { name: 'Panels', exact: true }).fill('Hang the first one plumb.')
  await expect
    .poll(async () => project.records('archCustomView'))
    .toMatchObject([{ drawingNotesData: { calicoMuralPanel: 'Hang the first one plumb.' } }])
})

test('two people on one wall see what the other draws and moves', async ({ openAs }) => {
  const ann = await openAs(murals, 'owner', atRest)
  const project = await openProject(ann, 'Together')
  const bob = await openAs(murals, 'member', project.path)
  await expect(sheet(bob)).toBeVisible()
  await tool(ann, 'Wall').click()
  await press(ann, -100, 0)
  await press(ann, 100, 0)
  await ann.keyboard.press('Escape')
  await expect(listed(bob)).toHaveCount(1)
  // The list is for the keys and for screen readers: it is seen while it has the focus.
  await listed(bob).first().getByRole('button').press('Enter')
  await field(bob, 'Thickness').fill('6')
  await field(bob, 'Thickness').press('Enter')
  await expect(field(ann, 'Thickness')).toHaveValue('6"')
})

test('two people on one sheet see where the other points, and on another sheet they do not', async ({
  openAs,
}) => {
  const ann = await openAs(murals, 'owner', atRest)
  const project = await openProject(ann, 'Pointing')
  const bob = await openAs(murals, 'member', project.path)
  await expect(sheet(bob)).toBeVisible()
  await expect(ann.getByRole('list', { name: 'Also here' })).toBeVisible()
  const box = await sheet(ann).boundingBox()
  const seenIn = await sheet(bob).boundingBox()
  if (!box || !seenIn) throw new Error('no sheet')
  await ann.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 - 30)
  await ann.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 - 80)
  const cursor = bob.locator('[data-cursor]')
  // Where the arrow's tip is, from the middle of the sheet that both look at alike.
  const offset = async () => {
    const at = await cursor.boundingBox()
    return (
      at && [Math.round(at.x - seenIn.x - seenIn.width / 2), Math.round(at.y - seenIn.y - seenIn.height / 2)]
    )
  }
  await expect.poll(offset).toEqual([120, -80])
  await views(ann).getByRole('button', { name: 'Add viewport' }).click()
  await ann.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await expect(cursor).toBeHidden()
})

test('what is drawn without a connection is sent when it is back', async ({ openAs }) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Away')
  await page.context().setOffline(true)
  await tool(page, 'Wall').click()
  await press(page, -100, 0)
  await press(page, 100, 0)
  await page.keyboard.press('Escape')
  await expect(listed(page)).toHaveCount(1)
  await page.context().setOffline(false)
  await saved(page)
  await expect.poll(async () => (await project.records('archWall')).length).toBe(1)
})

test('[2.2.58] hidden layers stay hidden for the session', async ({ openAs }) => {
  const page = await openAs(murals, 'owner', atRest)
  await openProject(page, 'Layers')
  await views(page).getByRole('button', { name: 'Add viewport' }).click()
  await tool(page, 'Panel').click()
  await drag(page, [-60, -60], [60, 60])
  await expect(listed(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  const layers = page.getByRole('group', { name: 'Layers' })
  await page.getByRole('button', { name: 'Display' }).click()
  await layers.getByText('Panels and seams').click()
  await page.keyboard.press('Escape')
  await press(page, 0, 0)
  await expect(selected(page)).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Display, 1 hidden' }).click()
  await expect(layers.getByRole('checkbox', { name: 'Panels and seams' })).not.toBeChecked()
  await expect(layers.getByRole('checkbox', { name: 'Murals' })).toBeChecked()
})

test('a phone shows the canvas to look at, and says what drawing needs', async ({ openAs }) => {
  const phone = await openAs(murals, 'owner', atRest, { size: 'phone' })
  await openProject(phone, 'On a phone')
  await expect(phone.getByText('Drawing needs a tablet or a larger screen.', { exact: false })).toBeVisible()
  await expect(phone.getByRole('toolbar', { name: 'Tools' })).toBeHidden()
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
})

test('an area is laid out: the panels that waste least are proposed, taken in one step, and taken back by Undo', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Laid out')
  await views(page).getByRole('button', { name: 'Add viewport' }).click()
  await sheet(page).focus()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.keyboard.type('180 x 108')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Width')).toHaveValue('180"')
  await selected(page).getByRole('button', { name: 'Lay out panels' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lay out panels' })
  const proposal = dialog.getByRole('list', { name: 'Proposals' }).getByRole('listitem').first()
  // The literal case: 180 by 108 on a roll of 54, overlap 1, bleeds 1/2, 1/2, 1, 1.
  await expect(proposal).toContainText('4 panels')
  await expect(proposal).toContainText('165 sq ft printed')
  await expect(proposal).toContainText('30 sq ft waste')
  await expectAccessible(page)
  await proposal.getByRole('button', { name: 'Use this layout' }).click()
  await saved(page)
  const counts = async () => {
    const types = (await project.records('entity')).map((entity) => entity['type'])
    return ['calicoMuralPanel', 'calicoMuralSeam'].map((type) => types.filter((one) => one === type).length)
  }
  await expect.poll(counts).toEqual([4, 3])
  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(page.getByRole('region', { name: 'Checks' }).getByRole('status')).toContainText('to look at')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(counts).toEqual([0, 0])
})

test('a door is pressed into a wall, and goes with the wall after a question', async ({ openAs }) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'A door')
  await tool(page, 'Wall').click()
  await press(page, -200, 0)
  await press(page, 200, 0)
  await page.keyboard.press('Escape')
  await tool(page, 'Opening').click()
  await press(page, 50, 3)
  await expect
    .poll(async () => project.records('entity'))
    .toMatchObject([{ type: 'opening', data: { kind: 'door', width: 36, height: 80 } }])
  await page.keyboard.press('Escape')
  await press(page, -150, 0)
  await page.keyboard.press('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete with opening?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(listed(page)).toHaveCount(0)
  await expect.poll(async () => (await project.records('entity')).length).toBe(0)
})
