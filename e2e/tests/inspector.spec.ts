/** Fields of what is selected on the canvas, and of an item: what is typed, taken back, and refused. [issue 15] */
import { openOrder, saved } from '../fixtures/order-page.ts'
import { atRest, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const field = (page: Page, name: string) => selected(page).getByRole('textbox', { name, exact: true })

/** A new project with one wall, which is selected. */
async function drawWall(page: Page) {
  await page.getByRole('button', { name: 'New Project' }).click()
  await sheet(page).focus()
  await page.keyboard.press('w')
  await page.keyboard.press('Enter')
  await page.keyboard.type('120')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field(page, 'Thickness')).toHaveValue('4"')
}

test('what a field became is taken back by the keys from the next field, where the browser would write into the one before', async ({
  openAs,
}) => {
  const page = await openAs('Panorama Murals', 'owner')
  await drawWall(page)
  await field(page, 'Thickness').fill('6')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Thickness')).toHaveValue('6"')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field(page, 'Thickness')).toHaveValue('4"')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(field(page, 'Thickness')).toHaveValue('6"')
  // Taken over by Enter it is a value as well, though the focus has not moved.
  await field(page, 'Thickness').fill('8')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field(page, 'Thickness')).toHaveValue('6"')
  // What is being typed is the browser's.
  await field(page, 'Height').fill('90')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field(page, 'Height')).toHaveValue('96"')
  await expect(field(page, 'Thickness')).toHaveValue('6"')
  await saved(page)
})

test('a quantity is taken back from the next field', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('12')
  await page.getByRole('textbox', { name: 'Identifier or description' }).focus()
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(quantity).toHaveValue('1')
})

test('degrees that no eye has are refused in words and stay as they were typed; decimals may have a comma', async ({
  openAs,
}) => {
  const page = await openAs('Panorama Murals', 'owner')
  await drawWall(page)
  await field(page, 'Thickness').fill('4,5')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Thickness')).toHaveValue('4 1/2"')
  await sheet(page).focus()
  await page.keyboard.press('y')
  await page.keyboard.press('Enter')
  await page.keyboard.type('60')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await field(page, 'Angle of view').fill('300')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Angle of view')).toHaveValue('300')
  await expect(selected(page)).toContainText('This takes degrees between 20 and 110.')
  await field(page, 'Angle of view').fill('72,5')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Angle of view')).toHaveValue('72.5')
  await saved(page)
})

test('two who change the same field see both values as the inspector writes them, and one of them stands', async ({
  openAs,
}) => {
  const page = await openAs('Panorama Murals', 'owner')
  await drawWall(page)
  await saved(page)
  const other = await openAs('Panorama Murals', 'member', new URL(page.url()).pathname)
  const wall = other.getByRole('list', { name: 'What stands here' }).getByRole('button', { name: /^wall/ })
  await wall.focus()
  await other.keyboard.press('Enter')
  await expect(field(other, 'Height')).toHaveValue('96"')
  await other.context().setOffline(true)
  await field(other, 'Height').fill('90 1/2')
  await other.keyboard.press('Enter')
  await field(page, 'Height').fill('100')
  await page.keyboard.press('Enter')
  await saved(page)
  await other.context().setOffline(false)
  const dialog = other.getByRole('dialog', { name: 'Somebody else changed this too' })
  await expect(dialog.getByRole('row', { name: /^Height/ })).toHaveText('Height90 1/2"100"')
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(field(other, 'Height')).toHaveValue('100"')
  await saved(other)
})
