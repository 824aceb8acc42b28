/** Money owed: employees find who owes what, open the invoices, sort, search and save the file. [issue 18] */
import { readFile } from 'node:fs/promises'
import { test } from '../fixtures/keeps.ts'
import { call, makeOrder } from '../fixtures/order-page.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  maisonLumen,
  type Page,
  sizes,
} from '../fixtures/test.ts'

/** An order of one item that is invoiced over this amount. */
async function invoicedOrder(page: Page, firmName: string, cents: number) {
  const { orgId, id, path } = await makeOrder(page, `Hall of ${firmName}`)
  await call(page, '/api/resources/productOrder/update', {
    orgId,
    where: { id },
    props: { firmName },
    version: 2,
  })
  await call(page, '/api/resources/productInstance/create', {
    orgId,
    props: { productOrderId: id, productId: -1, title: 'Hall', rank: 1, customPriceInCents: cents },
  })
  const status = { orgId, productOrderId: id, statusKey: 'readyToPayDeposit', skipNotifyingGuest: true }
  await call(page, '/configurator/update-order-status', status)
  return { orgId, id, path }
}

test('[issue 18] money owed is found by customer, opened by keyboard, sorted and saved as a file', async ({
  openAs,
}) => {
  test.slow()
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const large = await invoicedOrder(owner, 'Zeta Works', 900_000_00)
  await invoicedOrder(owner, 'Alpha Works', 1_234_56)
  await call(owner, '/configurator/confirm-order-payment', {
    orgId: large.orgId,
    productOrderId: large.id,
    paymentMethod: 'wire',
    paymentData: { amount: 100_000_00, date: '2026-01-05' },
  })

  await owner.goto(`${baseUrl()}/`)
  await owner.getByRole('button', { name: /^Account: / }).click()
  await owner.getByRole('menuitem', { name: 'Money owed' }).click()
  await expect(owner).toHaveTitle(/^Money owed/)
  const table = owner.getByRole('table', { name: 'Money owed' })
  const first = table.getByRole('row').nth(1)
  await expect(first).toContainText(/Zeta Works.*\$800,000\.00/)
  await expectAccessible(owner)

  const opener = table.getByRole('button', { name: 'Zeta Works' })
  await opener.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const invoices = owner.getByRole('table', { name: 'Open invoices of Zeta Works' })
  await expect(invoices).toContainText(/\d{4}-\d{4}#\d+ Hall of Zeta Works.*\$900,000\.00.*\$800,000\.00/)
  await expect(invoices.getByRole('link')).toHaveAttribute('href', large.path)
  await expectAccessible(owner)

  await owner.getByRole('button', { name: 'Customer' }).click()
  await expect(owner).toHaveURL(/sort=name/)
  await owner.getByRole('textbox', { name: 'Search customers, invoices and numbers' }).fill('works')
  await expect(table.getByRole('row').nth(1)).toContainText('Alpha Works')
  await expect(table.getByRole('row').last()).toContainText(/2 customers.*\$801,234\.56/)

  const saving = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text).toMatch(
    /Zeta Works,invoice,\d{4}-\d{4},\d+,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,0,900000\.00,800000\.00,800000\.00/,
  )

  await owner.getByLabel('As of').fill('2020-01-01')
  await expect(owner.getByText('Nobody owes anything')).toBeVisible()
  await owner.getByLabel('As of').fill('2099-01-01')
  await expect(first).toContainText('Alpha Works')
  await expect(first).toContainText('$1,234.56')
  for (const size of ['tablet', 'phone', 'desk'] as const) {
    await owner.setViewportSize(sizes[size])
    await expectNoSidewaysScroll(owner)
    await expectAccessible(owner)
  }
})

test('[issue 18] a customer’s statement of account is read on the screen for chosen days and saved as a PDF', async ({
  openAs,
}) => {
  // The first PDF starts a browser of the server's own.
  test.setTimeout(120_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, id } = await invoicedOrder(owner, 'Statement Works', 500_000)
  await call(owner, '/configurator/confirm-order-payment', {
    orgId,
    productOrderId: id,
    paymentMethod: 'wire',
    paymentData: { amount: 150_000, date: '2026-01-05' },
  })
  await owner.goto(`${baseUrl()}/money-owed`)
  await owner.getByRole('button', { name: 'Statement Works' }).click()
  await owner.getByRole('link', { name: 'Statement of account' }).click()
  const sheet = owner.getByRole('region', { name: /^Page 1 of/ })
  await expect(sheet).toContainText(/Opening balance.*\$0\.00/)
  await expect(sheet).toContainText(/Invoice \d{4}-\d{4}.*\$5,000\.00/)
  await expect(sheet).toContainText(/Receipt R-\d{4}-\d{4}.*\$1,500\.00.*\$3,500\.00/)
  await expect(sheet).toContainText(/Balance due\$3,500\.00/)
  await expect(sheet).toContainText('How to pay')
  await expectAccessible(owner)
  const saving = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'PDF' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^Statement Statement Works \d{4}-\d\d-\d\d\.pdf$/)
  for (const size of ['tablet', 'phone', 'desk'] as const) {
    await owner.setViewportSize(sizes[size])
    await expectNoSidewaysScroll(owner)
  }
  await owner.getByLabel('First day').fill('2099-01-01')
  await expect(owner.getByText('The last day lies before the first one.')).toBeVisible()
})

test('[issue 18] a reminder is read before it is sent, stopped, let go on and sent at once', async ({
  openAs,
  keeps,
}) => {
  await keeps.settings(maisonLumen)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const { orgId } = await invoicedOrder(owner, 'Reminder Works', 500_000)
  const setRules = async (rules: object[]) => {
    const { version } = await call(owner, '/orgs/get-settings', { orgId })
    await call(owner, '/orgs/update-settings', { orgId, version, changes: { 'reminders.rules': rules } })
  }
  await setRules([])
  await goTo(owner, '/money-owed?view=reminders')
  await expect(owner.getByText('Reminders are off')).toBeVisible()
  await expectAccessible(owner)
  await setRules([{ days: 20, when: 'before', mail: 'paymentReminder' }])
  await owner.reload()
  const row = owner.getByRole('listitem').filter({ hasText: 'Reminder Works' })
  await expect(row).toContainText(/Payment reminder.*\$5,000\.00/)
  await expectAccessible(owner)

  await row.getByRole('button', { name: /^Do not send/ }).click()
  await owner.getByRole('menuitem', { name: /^For invoice/ }).click()
  await expect(row).toContainText('Stopped for this invoice')
  await row.getByRole('button', { name: /^Send reminders/ }).press('Enter')
  await expect(row.getByRole('button', { name: /^Do not send/ })).toBeVisible()

  for (const size of ['tablet', 'phone', 'desk'] as const) {
    await owner.setViewportSize(sizes[size])
    await expectNoSidewaysScroll(owner)
  }
  await row.getByRole('button', { name: /^Preview/ }).press('Enter')
  const dialog = owner.getByRole('dialog')
  await expect(dialog).toContainText(/Invoice \d{4}-\d{4} is due on/)
  await expect(dialog).toContainText('$5,000.00 is open.')
  await expectAccessible(owner)
  await dialog.getByRole('button', { name: 'Send today instead' }).click()
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(owner.getByText(/^The reminder is on its way to/)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('[issue 18] to customers there is no page of money owed', async ({ openAs }) => {
  const guest = await openAs(maisonLumen, 'guest', '/money-owed')
  await expect(guest.getByRole('heading', { name: 'Money owed' })).toHaveCount(0)
  await expect(guest.getByText('Nothing here')).toBeVisible()
})
