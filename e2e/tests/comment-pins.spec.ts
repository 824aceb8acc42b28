/** Comments that point at a drawing: put down by hand or from a list, found again, said to be gone, and on paper. */
import { call, items, makeOrder, addItem, leaveAddFlow, saved, stage } from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, maisonLumen, type Page, sizes, test } from '../fixtures/test.ts'

const panel = (page: Page) =>
  page.getByRole('complementary', { name: 'Comments' }).or(page.getByRole('dialog', { name: 'Comments' }))
const composer = (page: Page) => panel(page).getByRole('textbox', { name: 'Comment', exact: true })
const pin = (page: Page, mark: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Pin ${mark},`) })
const pointsAt = (page: Page) => panel(page).getByRole('button', { name: /Points at$/ })

interface Plate {
  path: string
  orgId: number
  productOrderId: number
  productInstanceId: number
}

/** An order of the guest with one keypad plate that has a push button in its middle, open. */
async function withPlate(page: Page): Promise<Plate> {
  const made = await makeOrder(page, 'House of pins')
  await page.goto(new URL(made.path, page.url()).href)
  await leaveAddFlow(page)
  await addItem(page, 'Hall')
  await expect(items(page)).toHaveCount(1)
  await saved(page)
  const { data }: { data: { productInstances: { id: number }[] } } = await call(
    page,
    '/api/configurator/get-configurator-order-data',
    { orgId: made.orgId, productOrderOrgSpecificId: Number(made.path.split('/').at(-1)) },
  )
  return {
    path: made.path,
    orgId: made.orgId,
    productOrderId: made.id,
    productInstanceId: data.productInstances[0]?.id ?? 0,
  }
}

const pinOn = (target: string, title: string) => ({
  kind: 'part',
  target,
  title,
  valueMm: null,
  x: 0.5,
  y: 0.5,
  piece: null,
})

const say = (page: Page, { orgId, productOrderId, productInstanceId }: Plate, text: string, more: object) =>
  call(page, '/api/comments/add', { orgId, productOrderId, productInstanceId, text, ...more })

async function middleOf(page: Page, name: RegExp) {
  const drawing = page.getByRole('main').getByRole('img', { name }).first()
  let box = await drawing.boundingBox()
  const isStill = async () => {
    const before = box
    box = await drawing.boundingBox()
    return box !== null && JSON.stringify(before) === JSON.stringify(box)
  }
  await expect.poll(isStill, { message: 'the drawing stands still' }).toBe(true)
  if (!box) throw new Error('nothing is drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('[issue 18] somebody points at a switch, and what they write stands there', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', atRest)
  await withPlate(page)
  const point = stage(page).getByRole('button', { name: 'Point at the drawing' })
  await point.click()
  await expect(stage(page).getByRole('status').filter({ hasText: 'Press what' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(point).toHaveAttribute('aria-pressed', 'false')

  await point.click()
  const { x, y } = await middleOf(page, /^Hall\./)
  await page.mouse.click(x, y - 25)
  await expect(composer(page)).toBeFocused()
  await expect(pointsAt(page)).toHaveText(/Push button/)
  await composer(page).fill('Could this one be higher?')
  // What was pointed at is kept with what was typed.
  await page.reload()
  await page
    .getByRole('button', { name: /^Comment on Hall|comment threads? on Hall/ })
    .first()
    .click()
  await expect(composer(page)).toHaveValue('Could this one be higher?')
  await expect(pointsAt(page)).toHaveText(/Push button/)
  await composer(page).press('Control+Enter')
  await expect(pin(page, '1')).toHaveAccessibleName(
    'Pin 1, Push button. Grace Whitfield: Could this one be higher?',
  )
  await expect(pointsAt(page)).toHaveText(/The whole item/)
  await expect(
    panel(page).getByRole('button', { name: 'Show pin 1 on the drawing: Push button' }),
  ).toBeVisible()
  await expectAccessible(page)
  // A settled one leaves the drawing.
  await panel(page).getByRole('button', { name: 'Resolve' }).click()
  await expect(pin(page, '1')).toHaveCount(0)
})

test('[issue 18] what a comment points at is chosen by keys too, in 3D as well', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', atRest)
  await withPlate(page)
  await page.getByRole('button', { name: 'Comment on Hall' }).first().click()
  await pointsAt(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Screw 2' }).press('Enter')
  await expect(pointsAt(page)).toHaveText(/Screw 2/)
  await composer(page).fill('Torx here?')
  await composer(page).press('Control+Enter')
  await expect(pin(page, '1')).toBeVisible()
  await stage(page).getByRole('radio', { name: '3D view' }).check({ force: true })
  await expect(pin(page, '1')).toHaveCount(0)
  await panel(page)
    .getByRole('button', { name: /^Show pin 1/ })
    .click()
  await expect(pin(page, '1')).toBeVisible()
})

test('[issue 18] a thread says when its place is gone, and what employees write for each other has letters', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const plate = await withPlate(guest)
  await say(guest, plate, 'And this one?', { pin: pinOn('mechanism:7', 'Dimmer 8') })
  await say(guest, plate, 'A finer edge?', { pin: pinOn('plate', 'Plate') })
  const member = await openAs(maisonLumen, 'member', atRest)
  await say(member, plate, 'The margin is thin', { isInternal: 1, pin: pinOn('plate', 'Plate') })
  await member.goto(new URL(plate.path, member.url()).href)
  await expect(pin(member, 'a')).toBeVisible()
  await expect(pin(member, '2')).toBeVisible()
  await expect(pin(guest, '2')).toBeVisible()
  await expect(pin(guest, 'a')).toHaveCount(0)
  await expect(pin(guest, '1')).toHaveCount(0)
  await pin(guest, '2').click()
  await expect(panel(guest).getByRole('article').filter({ hasText: 'A finer edge?' })).toBeFocused()
  await expect(panel(guest).getByText('Dimmer 8 – not on the drawing any more')).toBeVisible()
})

test('[issue 18] the drawings show comments on wish, and take new ones', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', atRest)
  const plate = await withPlate(page)
  await say(page, plate, 'A finer edge?', { pin: pinOn('plate', 'Plate') })
  await page.goto(new URL(`${plate.path}/documents`, page.url()).href)
  await page.getByRole('button', { name: 'Comments: 1 open' }).click()
  // There is no drawing here to show it on: the drawings have it.
  await panel(page).getByRole('button', { name: 'Show pin 1 on the drawing: Plate' }).click()
  await expect(page).toHaveURL(/\/drawings\?/)
  await expect(page.getByRole('checkbox', { name: 'Show comments' })).toBeChecked()
  await expect(pin(page, '1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sheet 2 of 2: Comments' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Comments: 1 open' }).click()
  await panel(page)
    .getByRole('button', { name: /About$/ })
    .click()
  await page.getByRole('option', { name: '1 Hall' }).click()
  await panel(page).getByRole('button', { name: 'Point at the drawing' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Press what' })).toBeVisible()
  const { x, y } = await middleOf(page, /^1 Hall\./)
  await page.mouse.click(x, y)
  await expect(pointsAt(page)).toHaveText(/Plate/)
  await composer(page).fill('Of brass?')
  await composer(page).press('Control+Enter')
  await expect(pin(page, '2')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Show comments' }).uncheck()
  await expect(pin(page, '1')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /: Comments$/ })).toHaveCount(0)
})

test('[issue 18] on a phone the comments make room for what is pointed at, and come back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', atRest)
  await withPlate(page)
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: /^Comments/ }).click()
  await panel(page)
    .getByRole('button', { name: /About$/ })
    .click()
  await page.getByRole('option', { name: '1 Hall' }).click()
  await panel(page).getByRole('button', { name: 'Point at the drawing' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(stage(page).getByRole('status').filter({ hasText: 'Press what' })).toBeVisible()
  const { x, y } = await middleOf(page, /^Hall\./)
  await page.mouse.click(x, y)
  await expect(pointsAt(page)).toBeVisible()
  await composer(page).fill('Higher?')
  await panel(page).getByRole('button', { name: /^Send/ }).click()
  await panel(page)
    .getByRole('button', { name: /^Show pin 1/ })
    .click()
  await expect(panel(page)).toHaveCount(0)
  await expect(pin(page, '1')).toBeVisible()
})
