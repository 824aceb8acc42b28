/** How products are drawn, coded and exported, in the back office. [issue 14] */
import { test } from '../fixtures/keeps.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  news,
} from '../fixtures/test.ts'

async function openProduct(page: Page, title: string) {
  await page.getByRole('table', { name: 'Products' }).getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

test('[issue 14] an owner says where the parts of a drawing come from, sees them in an example, and saves them as one', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/admin/products')
  await openProduct(page, 'Finish sample')
  await page.getByRole('button', { name: 'Edit the drawing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Drawing of Finish sample' })
  await expect(dialog.getByRole('img', { name: /82 × 82 mm/ })).toBeVisible()
  await expectAccessible(page)

  // A fixed value: what the drawing can not show is refused in words, and stays.
  const width = dialog.getByRole('textbox', { name: 'Value of Width', exact: true })
  await width.fill('wide')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Type a number.')).toBeVisible()
  await width.fill('20000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Type a number from 0 to 10000.')).toBeVisible()
  await width.fill('91')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: /91 × 82 mm/ })).toBeVisible()
  await expect(dialog.getByText('Unsaved changes')).toBeVisible()

  // What is not saved is kept over a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Edit the drawing' }).click()
  await expect(width).toHaveValue('91')
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize(sizes.desk)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('button', { name: 'Change it' })
    .click({ timeout: 3000 })
    .catch(() => {})
  await expect(news(page).getByText('Drawing of Finish sample changed.')).toBeVisible()
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible()
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('img', { name: /82 × 82 mm/ })).toBeVisible()
})

test('[issue 14] [2.3.04] a formula for codes is shown by an example, and one that asks for nothing known is refused', async ({
  openAs,
  keeps,
}) => {
  test.slow()
  await keeps.record(maisonLumen, 'product', 1)
  const page = await openAs(maisonLumen, 'owner', '/admin/products')
  await openProduct(page, 'Keypad')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings of Keypad' })
  const codes = dialog.getByRole('region', { name: 'Codes of the example' })
  await expect(codes.getByText('K100-M-82x82')).toBeVisible()
  const formula = dialog.getByRole('textbox', { name: 'Factory formula' })
  await formula.fill('{factory}/{1.height}/{nothing}')
  await page.keyboard.press('Tab')
  await expect(
    dialog.getByText('There is no field {nothing}. There are {catalog}, {factory}, {machining}.'),
  ).toBeVisible()
  await formula.fill('{factory}/{1.height}')
  await page.keyboard.press('Tab')
  await page
    .getByRole('button', { name: 'Change it' })
    .click({ timeout: 3000 })
    .catch(() => {})
  await expect(codes.getByText('K100/82')).toBeVisible()

  // Which prices are exported: a property stands on one axis at most.
  const rows = dialog.getByRole('group', { name: 'Rows for each' })
  const columns = dialog.getByRole('group', { name: 'Columns for each' })
  await columns.getByRole('checkbox', { name: 'Plate size' }).click()
  await expect(columns.getByRole('checkbox', { name: 'Plate size' })).toBeChecked()
  await expect(rows.getByRole('checkbox', { name: 'Plate size' })).not.toBeChecked()
  await expectAccessible(page)
})

test('[2.5.01] rows of a ranked list are dragged by their grip; Undo brings them back, Escape leaves them', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/admin/product-categories')
  const table = page.getByRole('table', { name: 'Categories' })
  const titles = () => table.getByRole('row').getByRole('link').allTextContents()
  await expect(table.getByRole('link').first()).toBeVisible()
  const before = await titles()
  const row = (index: number) => table.getByRole('row').nth(index + 1)
  const grip = row(0).locator('[data-grip]')
  await expect(page.locator('[data-draggable]')).toBeVisible()

  async function drag(to: number) {
    const from = await grip.boundingBox()
    const over = await row(to).boundingBox()
    if (!from || !over) throw new Error('no place to drag')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 4, from.y + 30, { steps: 3 })
    await page.mouse.move(from.x + 4, over.y + over.height * 0.8, { steps: 5 })
  }
  await drag(2)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await titles()).toEqual(before)

  await drag(2)
  await page.mouse.up()
  await expect(news(page).getByText(`${before[0]} is number 3 now.`)).toBeVisible()
  await expect.poll(titles).toEqual([before[1], before[2], before[0], ...before.slice(3)])
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual(before)

  // In another order there is no place to drag a row to.
  await table.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  await expect(table.locator('[data-grip]')).toHaveCount(0)
})
