/** A mural from an empty project to the panels that are printed: with a mouse, by the keys alone, and by touch. [issue 15] */
import { fingersOf, type Place } from '../fixtures/fingers.ts'
import { saved } from '../fixtures/order-page.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

const murals = 'Panorama Murals'
const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true })
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const field = (page: Page, name: string) => selected(page).getByRole('textbox', { name, exact: true })
const proposal = (page: Page) => page.getByRole('list', { name: 'Proposals' }).getByRole('listitem').first()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Each panel has a page of its own, as large as its print, and there is none more. */
async function expectPrints(page: Page, count: number, size: string) {
  const prints = page.getByRole('region', { name: /^Sheet \d+ of \d+: Panel \d+, Untitled Viewport$/ })
  await expect(prints).toHaveCount(count)
  for (const print of await prints.all()) await expect(print).toContainText(`${size} with bleed`)
}

/** Where on the page a place of the sheet is, from its middle. */
async function placeOn(page: Page, x: number, y: number): Promise<Place> {
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  return [box.x + box.width / 2 + x, box.y + box.height / 2 + y]
}

test('[2.4.06, 2.9.20] by mouse: an area of 100 by 80 is two prints of 51 by 82', async ({ openAs }) => {
  const page = await openAs(murals, 'owner')
  const drag = async (from: Place, to: Place) => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)
    await page.mouse.move(...to)
    await page.mouse.up()
  }
  await page.getByRole('button', { name: 'New Project' }).click()
  await page.getByRole('button', { name: 'Add viewport' }).click()
  await tool(page, 'Mural area').click()
  await drag(await placeOn(page, -150, -100), await placeOn(page, 60, 50))
  await tool(page, 'Select').click()
  for (const [name, length] of [
    ['Width', '100'],
    ['Height', '80'],
  ] as const) {
    await field(page, name).fill(length)
    await field(page, name).press('Enter')
    await expect(field(page, name)).toHaveValue(`${length}"`)
  }
  await selected(page).getByRole('button', { name: 'Lay out panels' }).click()
  await expect(proposal(page)).toContainText('2 panels')
  await proposal(page).getByRole('button', { name: 'Use this layout' }).click()
  await tool(page, 'Texture').click()
  await drag(await placeOn(page, -170, -120), await placeOn(page, 150, 130))
  await expect(selected(page).getByRole('heading')).toContainText('texture')
  await page.getByRole('button', { name: 'Next view' }).click()
  await expect(heading(page, 'Panel layout')).toBeVisible()
  await saved(page)
  await page.getByRole('link', { name: 'Drawings' }).click()
  await page.getByRole('radio', { name: 'Individual' }).check()
  await expectPrints(page, 2, '51" × 82"')
})

test('[2.4.06, 2.9.20] by the keys alone: an area of 180 by 108 is four prints of 46 by 110', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner')
  const { keyboard } = page
  /** Tab until something of this name has the focus; more presses than these nobody makes. */
  async function tabTo(name: RegExp, most: number) {
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
        return element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? ''
      })
    for (let presses = 0; presses < most; presses += 1) {
      await keyboard.press('Tab')
      if (name.test(await focused())) return
    }
    throw new Error(`${name} is not reached by ${most} presses of Tab`)
  }
  await expect(page.getByRole('button', { name: 'New Project' })).toBeVisible()
  await tabTo(/^New Project$/, 40)
  await keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await tabTo(/^Add viewport$/, 12)
  await keyboard.press('Enter')
  await expect(heading(page, 'Untitled Viewport')).toBeVisible()
  // A tool's key gives the sheet the keys: Enter sets a point, and what is typed is a length.
  await keyboard.press('a')
  await keyboard.press('Enter')
  await keyboard.type('180 x 108')
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  await tabTo(/^Lay out panels$/, 8)
  await keyboard.press('Enter')
  await expect(proposal(page)).toContainText('4 panels')
  await tabTo(/^Use this layout$/, 24)
  await keyboard.press('Enter')
  await expect(proposal(page)).toBeHidden()
  await keyboard.press('u')
  await keyboard.press('Enter')
  await keyboard.type('200 x 120')
  await keyboard.press('Enter')
  await keyboard.press('Escape')
  await expect(field(page, 'Width')).toHaveValue('200"')
  // What stands there is one stop, walked through by the arrows.
  const listed = page.getByRole('list', { name: 'What stands here' }).getByRole('button')
  await tabTo(/^(panel|texture|mural area|seam)/, 2)
  // Seams are listed once they are known: whoever looks for the last presses again.
  await expect(async () => {
    await keyboard.press('End')
    await expect(listed.last()).toBeFocused({ timeout: 1000 })
  }).toPass()
  await keyboard.press('PageDown')
  await expect(heading(page, 'Panel layout')).toBeVisible()
  await saved(page)
  await tabTo(/^Drawings$/i, 40)
  await keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Multiple' })).toBeVisible()
  await tabTo(/^Multiple$/, 8)
  await keyboard.press('ArrowRight')
  await expectPrints(page, 4, '46" × 110"')
})

test('[2.4.06, 2.9.20] by touch: an area of 150 by 96 is three prints of 51 by 98', async ({ openAs }) => {
  const page = await openAs(murals, 'owner', '/', { size: 'tablet', hasTouch: true })
  const fingers = await fingersOf(page)
  await page.getByRole('button', { name: 'New Project' }).tap()
  await page.getByRole('button', { name: 'Add viewport' }).tap()
  await tool(page, 'Mural area').tap()
  await fingers.drag(await placeOn(page, -120, -100), await placeOn(page, 60, 60))
  for (const [name, length] of [
    ['Width', '150'],
    ['Height', '96'],
  ] as const) {
    // Right after a drag the browser takes a tap for its end.
    await expect(async () => {
      await field(page, name).tap()
      await expect(field(page, name)).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(length)
    await page.keyboard.press('Enter')
    await expect(field(page, name)).toHaveValue(`${length}"`)
  }
  await selected(page).getByRole('button', { name: 'Lay out panels' }).tap()
  await expect(proposal(page)).toContainText('3 panels')
  await proposal(page).getByRole('button', { name: 'Use this layout' }).tap()
  await tool(page, 'Texture').tap()
  await fingers.drag(await placeOn(page, -140, -120), await placeOn(page, 200, 120))
  await expect(selected(page).getByRole('heading')).toContainText('texture')
  await page.getByRole('button', { name: 'Next view' }).tap()
  await expect(heading(page, 'Panel layout')).toBeVisible()
  await saved(page)
  await page.getByRole('link', { name: 'Drawings' }).tap()
  await page.getByText('Individual', { exact: true }).tap()
  await expectPrints(page, 3, '51" × 98"')
})
