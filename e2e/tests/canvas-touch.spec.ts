/** The canvas under fingers, in a browser; what hands do in every case is tested without one (editor/canvas/pointers). */
import type { Peer } from '../../packages/web/src/features/canvas/stage/peer.ts'
import { fingersOf, type Place } from '../fixtures/fingers.ts'
import { call, makeOrder } from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

declare global {
  interface Window {
    peer?: Peer
  }
}

const murals = 'Panorama Murals'
const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const field = (page: Page, name: string) => selected(page).getByRole('textbox', { name, exact: true })
const minimap = (page: Page) => page.getByRole('application', { name: 'Minimap' })

/** A project with one wall from 0,0 to the right, and where the sheet shows what. */
async function openWall(page: Page, title: string, length: number) {
  const made = await makeOrder(page, title, 'Murals')
  const { orgId, id } = made
  await call(page, '/api/resources/archWall/create', {
    orgId,
    props: { productOrderId: id, from: { x: 0, z: 0 }, to: { x: length, z: 0 }, thickness: 40 },
  })
  await page.goto(new URL(`${made.path}?peer`, page.url()).href)
  await expect(sheet(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.peer?.state().n)).toBe(1)
  const walls = async () => {
    const where = { productOrderId: id }
    const answer: { records: { from: object; to: object }[] } = await call(
      page,
      '/api/resources/archWall/get',
      { orgId, where },
    )
    return answer.records.map(({ from, to }) => ({ from, to }))
  }
  const center = () =>
    page.evaluate(() => {
      const { cx = 0, cy = 0 } = window.peer?.state() ?? {}
      return [Math.round(cx), Math.round(cy)]
    })
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  const at = (x: number, y: number): Place => [box.x + box.width / 2 + x, box.y + box.height / 2 + y]
  return { at, walls, center }
}

test('[2.4.28] fingers pan and zoom and change nothing by accident; what they tap they select, and what is selected they move', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest, { size: 'tablet', hasTouch: true })
  const { at, walls, center } = await openWall(page, 'Under fingers', 200)
  const fingers = await fingersOf(page)
  const percent = page.getByText(/^\d+ %$/)
  await expect(percent).toHaveText('50 %')
  const still = [{ from: { x: 0, z: 0 }, to: { x: 200, z: 0 } }]
  // Over the wall, which is not selected: the sheet goes along, the wall stays where it is on it.
  await fingers.drag(at(0, 0), at(60, 40))
  await expect.poll(center).toEqual([40, -40])
  await expect(selected(page)).toBeHidden()
  await fingers.drag(at(60, 40), at(0, 0))
  await expect.poll(center).toEqual([100, 0])
  await fingers.pinch([at(-50, 0), at(50, 0)], [at(-110, 0), at(110, 0)])
  await expect(percent).not.toHaveText('50 %')
  await expect.poll(async () => (await center())[0]).toBe(100)
  await page.getByRole('button', { name: 'Fit all' }).tap()
  expect(await walls()).toEqual(still)
  // A tap selects; the second finger takes back the drag that the first has begun.
  await page.touchscreen.tap(...at(40, 0))
  await expect(field(page, 'Thickness')).toHaveValue('40"')
  await fingers.place(at(40, 0))
  await fingers.place(at(60, 30))
  await fingers.place(at(70, 60), at(-40, 90))
  await fingers.place()
  expect(await walls()).toEqual(still)
  await fingers.drag(at(40, 0), at(40, 60))
  await expect.poll(async () => (await walls())[0]?.from).not.toEqual({ x: 0, z: 0 })
})

test('a minimap stands there while not all of the sheet is in sight: it is pressed, dragged, walked by the keys and put away', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const { center } = await openWall(page, 'A long wall', 2000)
  await expect(minimap(page)).toBeHidden()
  for (const _ of [1, 2, 3, 4]) await sheet(page).press('+')
  await expect(minimap(page)).toBeVisible()
  await expectAccessible(page)
  const box = await minimap(page).boundingBox()
  if (!box) throw new Error('no minimap')
  const [middle, across] = [box.x + box.width / 2, box.y + box.height / 2]
  await expect.poll(center).toEqual([1000, 0])
  // Six pixels from its left edge the wall begins.
  await page.mouse.move(box.x + 7, across)
  await page.mouse.down()
  await expect.poll(async () => (await center())[0]).toBeLessThan(40)
  await page.mouse.move(middle, across)
  await page.mouse.up()
  await expect.poll(async () => Math.abs(((await center())[0] ?? 0) - 1000)).toBeLessThan(20)
  const [before = 0] = await center()
  await minimap(page).press('ArrowRight')
  await expect.poll(async () => (await center())[0]).toBeGreaterThan(before + 50)
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('checkbox', { name: 'Minimap' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(minimap(page)).toBeHidden()
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  for (const _ of [1, 2, 3, 4]) await sheet(page).press('+')
  await expect(minimap(page)).toBeHidden()
})
