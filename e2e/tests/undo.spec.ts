/** Undo and redo: over everything that can be done to an order, across a reload, and beside other people. */
import { addItem, drawing, items, openOrder, openPicker, saved } from '../fixtures/order-page.ts'
import { atRest, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

const identifier = (page: Page) => page.getByRole('textbox', { name: 'Identifier or description' })
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity' })
const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo: / })

/** Off every field, so that the keys are the order's. */
async function undo(page: Page, times = 1) {
  for (let count = 0; count < times; count += 1) await undoButton(page).click()
}

test('choices, titles, quantities, and items are taken back after a reload, and done again', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const picker = await openPicker(page, 'Plate', 'Plate size')
  await picker.getByRole('option', { name: /207 × 117 mm/ }).click()
  await identifier(page).fill('Hall upstairs')
  await quantity(page).fill('5')
  await page.keyboard.press('Tab')
  await addItem(page, 'Stairs')
  await saved(page)

  await page.reload()
  await expect(items(page)).toHaveCount(2)
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Add item')
  await undo(page)
  await expect(items(page)).toHaveCount(1)
  await undo(page)
  await expect(quantity(page)).toHaveValue('1')
  await undo(page)
  await expect(identifier(page)).toHaveValue('Hall')
  await undo(page)
  await expect(drawing(page)).not.toHaveAccessibleName(/207 × 117 mm/)
  await saved(page)

  await page.reload()
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: /^Redo: / }).click()
  await expect(items(page)).toHaveText([/Hall upstairs/, /Stairs/])
  await items(page).first().getByRole('button').first().click()
  await expect(quantity(page)).toHaveValue('5')
  await expect(drawing(page)).toHaveAccessibleName(/207 × 117 mm/)
})

test('an engraving is taken back and brought again by the keys', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const picker = await openPicker(page, 'Engraving', 'Engraving type')
  await picker.getByRole('option', { name: /^Engraving per mechanism/ }).click()
  await drawing(page).locator('[data-part="mechanism:0"]').last().click()
  const popup = page.getByRole('dialog', { name: 'Engravings' })
  await popup.getByRole('textbox', { name: 'Above, line 1' }).fill('READ')
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  const cut = drawing(page).getByText('READ', { exact: true })
  await expect(cut).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cut).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(cut).toBeVisible()
})

test('a deleted item comes back after a reload with its choices, quantity and place', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall', 'Stairs', 'Attic'])
  await items(page).nth(1).getByRole('button').first().click()
  const picker = await openPicker(page, 'Plate', 'Plate size')
  await picker.getByRole('option', { name: /207 × 117 mm/ }).click()
  await quantity(page).fill('3')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'More for this item' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete item' }).click()
  await expect(items(page)).toHaveText([/Hall/, /Attic/])
  await saved(page)
  await page.reload()
  await undo(page)
  await expect(items(page)).toHaveText([/Hall/, /Stairs/, /Attic/])
  await expect(quantity(page)).toHaveValue('3')
  await expect(drawing(page)).toHaveAccessibleName(/207 × 117 mm/)
  await saved(page)
})

test('undo keeps what somebody else changed, and says so where they changed the same field', async ({
  openAs,
}) => {
  const one = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(one, ['Hall'])
  const two = await openAs(maisonLumen, 'member', new URL(one.url()).pathname)
  await expect(one.getByRole('list', { name: 'Also here' })).toBeVisible()
  await identifier(one).fill('Lobby')
  await saved(one)
  await expect(identifier(two)).toHaveValue('Lobby')
  await quantity(two).fill('4')
  await two.keyboard.press('Tab')
  await expect(quantity(one)).toHaveValue('4')
  await undo(one)
  for (const page of [one, two]) {
    await expect(identifier(page)).toHaveValue('Hall')
    await expect(quantity(page)).toHaveValue('4')
  }

  await identifier(one).fill('Lobby')
  await expect(identifier(two)).toHaveValue('Lobby')
  await identifier(two).fill('Foyer')
  await expect(identifier(one)).toHaveValue('Foyer')
  await undo(one)
  await expect(one.getByText('Somebody else changed Title since, so it stays as it is.')).toBeVisible()
  await expect(identifier(one)).toHaveValue('Foyer')
})

test('what is typed after the views were changed is sent, also by a slow browser', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const devTools = await page.context().newCDPSession(page)
  // A view that is drawn slowly is begun while the one before it still stands.
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const view of ['DOCUMENTS', 'EDIT', 'DRAWINGS', 'EDIT']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute('aria-current', 'page')
    if (view === 'EDIT') await expect(quantity(page)).toBeEditable()
    else await expect(page.getByRole('main')).toBeVisible()
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await quantity(page).fill('7')
  await page.keyboard.press('Tab')
  await saved(page)
  await page.reload()
  await expect(quantity(page)).toHaveValue('7')
})
