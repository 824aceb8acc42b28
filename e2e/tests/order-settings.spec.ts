/** The order settings: every field for those who may, checked while typing, and what a change of the pricing date does. */
import type { Locator } from '@playwright/test'
import { addItem, leaveAddFlow, newOrder, openOrder, saved } from '../fixtures/order-page.ts'
import { details, submitted } from '../fixtures/order-steps.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  type SizeName,
  test,
} from '../fixtures/test.ts'

/** By their button, which stands in the menu on phones. */
async function openSettings(page: Page, size: SizeName = 'desk') {
  if (size === 'phone') {
    await page.getByRole('button', { name: 'More for this quote' }).click()
    await page.getByRole('menuitem', { name: 'Edit Quote Details' }).click()
  } else await page.getByRole('button', { name: 'Edit Quote Details' }).click()
  await expect(details(page)).toBeVisible()
}

/** What a column of a spreadsheet does. */
async function pasteInto(field: Locator, text: string) {
  await field.focus()
  await field.evaluate((input, block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', block)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** `days` from today, as a date input takes it. */
function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const contactAndNotes = [
  'Company',
  'Contact name',
  'Phone',
  'Client e-mails',
  'Project name',
  'PO number',
  'Primary note',
  'Secondary note',
]
const employeesOnly = [
  'Feedback notes',
  'Tax rate',
  'Tariff surcharge rate',
  'Effective pricing date',
  'Estimated ship date',
  'Tracking number',
  'Command number',
  'Command date',
  'Command total',
]

test('[1.2.88, 1.6.21, 1.6.23, 1.6.24] an employee has every field, and what they enter stays', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  await openSettings(owner)
  const settings = details(owner)
  for (const label of [...contactAndNotes, ...employeesOnly]) {
    await expect(settings.getByLabel(label, { exact: false }).first(), label).toBeEnabled()
  }
  for (const group of ['Delivery address', 'Billing address']) {
    await expect(settings.getByRole('heading', { name: group })).toBeVisible()
  }
  await settings.getByLabel('Feedback notes').fill('Shorter, please')
  await settings.getByLabel('Command number').fill('C-77')
  await settings.getByLabel('Command total').fill('1234.5')
  await pasteInto(settings.getByLabel('Tracking number'), '1Z999\r\n1Z998\r\n')
  await settings.getByLabel('Estimated ship date').fill(day(30))
  await settings.getByRole('radiogroup', { name: 'Discount is' }).getByText('%').click()
  await settings.getByRole('textbox', { name: 'Discount' }).fill('10')
  await settings.getByRole('radiogroup', { name: 'Shipping is' }).getByText('$').click()
  await settings.getByRole('textbox', { name: 'Shipping' }).fill('45')
  await settings.getByRole('button', { name: 'Done' }).click()
  await saved(owner)
  await owner.reload()
  await openSettings(owner)
  await expect(settings.getByLabel('Feedback notes')).toHaveValue('Shorter, please')
  await expect(settings.getByLabel('Command number')).toHaveValue('C-77')
  await expect(settings.getByLabel('Command total')).toHaveValue('1,234.50')
  await expect(settings.getByLabel('Tracking number')).toHaveValue('1Z999, 1Z998')
  await expect(settings.getByLabel('Estimated ship date')).toHaveValue(day(30))
  await expect(settings.getByRole('textbox', { name: 'Discount' })).toHaveValue('10')
  await expect(settings.getByRole('textbox', { name: 'Shipping' })).toHaveValue('45.00')
  await expect(settings.getByText('Amount paid')).toBeVisible()
})

test('[1.6.21, 1.6.22, 1.6.23, 1.6.24] a guest has contact, addresses and notes, and sees whose it is', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  await guest.goto(baseUrl() + (await newOrder(guest, 'Villa Aurore')))
  await leaveAddFlow(guest)
  await openSettings(guest)
  const settings = details(guest)
  for (const label of contactAndNotes) {
    await expect(settings.getByLabel(label, { exact: false }).first(), label).toBeEnabled()
  }
  for (const label of [...employeesOnly, 'Discount', 'Shipping is']) {
    await expect(settings.getByLabel(label, { exact: true }), label).toHaveCount(0)
  }
  await expect(settings.getByRole('combobox', { name: 'Owner' })).toBeDisabled()
  await expect(settings.getByRole('combobox', { name: 'Owner' })).not.toHaveValue('')
  await expect(settings.getByRole('button', { name: 'Duplicate' })).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  // Where the profile keeps them from nobody a guest reads the same fields.
  const elsewhere = await openAs('Halden Light', 'guest', '/orders')
  await elsewhere.goto(baseUrl() + (await newOrder(elsewhere, 'Light House')))
  await leaveAddFlow(elsewhere)
  await elsewhere.getByRole('button', { name: 'Edit Order Details' }).click()
  for (const label of ['Tracking number', 'Estimated ship date']) {
    await expect(elsewhere.getByRole('dialog').getByLabel(label)).toBeDisabled()
  }
})

test('[1.6.22] an employee gives the quote to somebody else', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, [])
  await openSettings(owner)
  const picker = details(owner).getByRole('combobox', { name: 'Owner' })
  const first = await picker.inputValue()
  await picker.fill('Grace')
  await owner.getByRole('option', { name: /^Grace/ }).click()
  await expect(picker).not.toHaveValue(first)
  await details(owner).getByRole('button', { name: 'Done' }).click()
  await saved(owner)
  const guest = await openAs(maisonLumen, 'guest', new URL(owner.url()).pathname)
  await expect(guest.getByRole('textbox', { name: 'Quote title' })).toHaveValue('Villa Aurore')
})

test('[1.9.18] the tariff is shown as its percentage', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  await openSettings(owner)
  await details(owner).getByLabel('Tariff surcharge rate').fill('12.5')
  await details(owner).getByRole('button', { name: 'Done' }).click()
  await owner.getByRole('button', { name: 'View Cart' }).click()
  await expect(owner.getByRole('region', { name: 'Totals' })).toContainText('Tariff (12.5%)')
})

test('[1.2.88] another pricing date says line by line what it changes, before it is applied', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Dated House')
  const member = await openAs(maisonLumen, 'member', path)
  await openSettings(member)
  const settings = details(member)
  const field = settings.getByLabel('Effective pricing date')
  const present = await field.inputValue()
  expect(present).toBe(day(0))
  const total = settings
    .locator('dl')
    .getByText(/^Total/)
    .locator('..')
  const before = await total.textContent()

  await field.fill(day(-500))
  const preview = settings.getByRole('region', { name: /^Prices of / })
  await expect(preview.getByRole('status')).toHaveText('One item changes its price.')
  await expect(preview.getByRole('row', { name: /^1 × Hall \$.* \$/ })).toBeVisible()
  await expect(preview).toContainText('This quote has been submitted with the prices on the left.')
  await expectAccessible(member)
  expect(await total.textContent()).toBe(before)
  await preview.getByRole('button', { name: 'Keep the present date' }).click()
  await expect(field).toHaveValue(present)

  await field.fill(day(-500))
  const after = await preview
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .nth(1)
    .textContent()
  await preview.getByRole('button', { name: /^Apply / }).click()
  await expect(preview).toHaveCount(0)
  await expect(total).toContainText(after ?? '')
  expect(after).not.toBe(before)
  await settings.getByRole('button', { name: 'Done' }).click()
  await saved(member)
  await member.reload()
  await openSettings(member)
  await expect(field).toHaveValue(day(-500))
  // A day without prices is refused before it could empty the quote.
  await field.fill('2001-01-01')
  await expect(preview.getByRole('status')).toContainText('no price on that day')
  await expect(preview.getByRole('button', { name: /^Apply / })).toBeDisabled()
})

for (const size of ['desk', 'tablet', 'phone'] satisfies SizeName[]) {
  test(`[1.2.88] the settings and the history fit a ${size}`, async ({ openAs }) => {
    const owner = await openAs(maisonLumen, 'owner', atRest)
    const path = await newOrder(owner, 'Villa Aurore')
    const page = await openAs(maisonLumen, 'owner', atRest, { size })
    await page.goto(baseUrl() + path)
    await addItem(page, 'Hall')
    await openSettings(page, size)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `test-results/settings-${size}.png`, animations: 'disabled' })
    await details(page).getByLabel('Effective pricing date').fill(day(-500))
    await expect(details(page).getByRole('region', { name: /^Prices of / })).toBeVisible()
    await details(page)
      .getByRole('region', { name: /^Prices of / })
      .scrollIntoViewIfNeeded()
    await page.screenshot({ path: `test-results/settings-date-${size}.png`, animations: 'disabled' })
    await details(page).getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'More for this quote' }).click()
    await page.screenshot({ path: `test-results/menu-${size}.png`, animations: 'disabled' })
    await page.getByRole('menuitem', { name: 'Quote history' }).click()
    await expect(page.getByRole('dialog').getByText('Quote started')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `test-results/history-${size}.png`, animations: 'disabled' })
  })
}
