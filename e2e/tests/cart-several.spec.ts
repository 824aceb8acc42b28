/** Several items of a cart at once: grouped with their sums, selected, changed, duplicated, deleted. */
import { saved } from '../fixtures/order-page.ts'
import {
  addLine,
  type Bench,
  create,
  makeBench,
  openAt,
  orderOfBench,
  plainOrg,
} from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

const cartOf = (page: Page) => page.getByRole('complementary', { name: 'Cart' })
const rows = (page: Page) =>
  cartOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel(/^Identifier of item/) })
const box = (page: Page, title: string) =>
  cartOf(page).getByRole('checkbox', { name: `Select ${title}`, exact: true })
const chosen = (bench: Bench, size: string, finish: string) => ({
  Size: { optionId: bench.options[size] },
  Finish: { optionId: bench.options[finish] },
})

/** Hall and Stairs are small, Attic is large and can not be white; the cart is open. */
async function openCartOfThree(page: Page): Promise<void> {
  const bench = await makeBench(page, [
    { title: 'Size', options: ['Small', 'Large'] },
    { title: 'Finish', options: ['White', 'Bronze'] },
  ])
  await create(page, bench.orgId, 'productRule', {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [bench.options['Large']],
    toIds: [bench.options['White']],
  })
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', chosen(bench, 'Small', 'Bronze'))
  await addLine(page, bench, path, 'Stairs', chosen(bench, 'Small', 'Bronze'))
  await addLine(page, bench, path, 'Attic', chosen(bench, 'Large', 'Bronze'))
  await openAt(page, path)
  await page.getByRole('button', { name: 'View Cart' }).click()
  await expect(rows(page)).toHaveCount(3)
}

test('[issue 18] selected items are changed together as one step, and those that can not take it are named', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  await openCartOfThree(page)
  const cart = cartOf(page)
  await cart.getByRole('button', { name: 'Select', exact: true }).click()
  // Shift takes all in between.
  await box(page, 'Hall').check()
  await box(page, 'Attic').click({ modifiers: ['Shift'] })
  await expect(cart.getByRole('status').filter({ hasText: 'selected' })).toHaveText('3 selected, $300.00')
  await cart.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 3 items' })
  const change = dialog.getByRole('button', { name: /^Change \d/, includeHidden: true })
  const what = dialog.getByRole('combobox', { name: 'What to change' })
  await what.fill('Finish')
  await what.press('Tab')
  await expect(dialog).toContainText('All have Bronze now')
  await expect(change).toBeDisabled()
  const to = dialog.getByRole('combobox', { name: 'To' })
  await to.fill('White')
  await to.press('Tab')
  await expect(dialog).toContainText('2 items will change.')
  await expect(dialog).toContainText('1 item can not take it and would stay as it is:')
  await expect(dialog.getByRole('listitem')).toHaveText(/^3 Attic: .*White can not be combined with Large/)
  await expectAccessible(page)
  await change.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Finish changed on 2 items')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'White' })).toHaveCount(2)
  await saved(page)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows(page).filter({ hasText: 'White' })).toHaveCount(0)
})

test('[issue 18] selected items are duplicated and deleted as one step each, and come back at their places', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  await openCartOfThree(page)
  const cart = cartOf(page)
  await cart.getByRole('button', { name: 'Select', exact: true }).click()
  await box(page, 'Hall').check()
  await box(page, 'Attic').check()
  await cart.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await expect(rows(page)).toHaveCount(5)
  await saved(page)
  const titles = () =>
    rows(page).evaluateAll((all) =>
      all.map((row) => row.querySelector<HTMLInputElement>('input[dir]')?.value),
    )
  expect(await titles()).toEqual(['Hall', 'Stairs', 'Attic', 'Hall', 'Attic'])
  // The copies are what is selected now, also after the server has named them.
  await expect(rows(page).nth(3).getByRole('checkbox')).toBeChecked()
  await expect(rows(page).nth(0).getByRole('checkbox')).not.toBeChecked()
  // …and can be taken out and in again under their new names.
  await rows(page).nth(3).getByRole('checkbox').uncheck()
  await expect(cart.getByText('1 selected')).toBeVisible()
  await rows(page).nth(3).getByRole('checkbox').check()
  await rows(page).nth(1).getByRole('checkbox').check()
  await cart.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 3 items' }).click()
  await expect(rows(page)).toHaveCount(2)
  await saved(page)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(rows(page)).toHaveCount(5)
  expect(await titles()).toEqual(['Hall', 'Stairs', 'Attic', 'Hall', 'Attic'])
  await saved(page)
  await page.reload()
  await expect(rows(page)).toHaveCount(5)
  expect(await titles()).toEqual(['Hall', 'Stairs', 'Attic', 'Hall', 'Attic'])
})

test('[issue 18] items are grouped by what was chosen, each group with its sum, and selected as a group', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  await openCartOfThree(page)
  const cart = cartOf(page)
  await cart.getByRole('button', { name: /Group by/ }).click()
  await page.getByRole('option', { name: 'Size' }).click()
  const small = cart.getByRole('region', { name: 'Small, 2 items, $200.00' })
  const large = cart.getByRole('region', { name: 'Large, 1 item, $100.00' })
  await expect(small.getByLabel(/^Identifier of item/)).toHaveCount(2)
  await expect(large.getByLabel('Identifier of item 3')).toHaveValue('Attic')
  await large.getByRole('button', { name: /^Large/ }).click()
  await expect(large.getByLabel('Identifier of item 3')).toBeHidden()
  await cart.getByRole('button', { name: 'Select', exact: true }).click()
  await small.getByRole('checkbox', { name: 'Select all of Small' }).check()
  await expect(cart.getByText('2 selected, $200.00')).toBeVisible()
  await expectAccessible(page)
  // Escape ends selecting before it closes the cart.
  await small.getByRole('checkbox', { name: 'Select all of Small' }).press('Escape')
  await expect(cart.getByText('2 selected')).toBeHidden()
  await expect(cart).toBeVisible()
  await page.reload()
  await expect(cart.getByRole('region', { name: 'Small, 2 items, $200.00' })).toBeVisible()
})

test('[issue 18] a search shows what it finds in a group that was folded, and leaves the group folded after it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [{ title: 'Size', options: ['Small', 'Large'] }])
  const path = await orderOfBench(page, bench)
  const rooms = 'Hall Stairs Attic Cellar Porch Landing Study Loft Shed Pantry Den'
  for (const title of rooms.split(' ')) {
    const size = { Size: { optionId: bench.options[title === 'Attic' ? 'Large' : 'Small'] } }
    await addLine(page, bench, path, title, size)
  }
  await openAt(page, path)
  await page.getByRole('button', { name: 'View Cart' }).click()
  await expect(rows(page)).toHaveCount(11)
  const cart = cartOf(page)
  await cart.getByRole('button', { name: /Group by/ }).click()
  await page.getByRole('option', { name: 'Size' }).click()
  const large = cart.getByRole('region', { name: /^Large/ })
  await large.getByRole('button', { name: /^Large/ }).click()
  await expect(large.getByLabel(/^Identifier of item/)).toBeHidden()
  await cart.getByLabel('Search items').fill('attic')
  await expect(large.getByLabel(/^Identifier of item/)).toHaveValue('Attic')
  await cart.getByLabel('Search items').fill('')
  await expect(rows(page)).toHaveCount(10)
  await expect(large.getByLabel(/^Identifier of item/)).toBeHidden()
})
