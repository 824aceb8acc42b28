/** What is issued of an order: listed, shown and saved under its documents, and exported in the back office. [issue 18] */
import { readFile } from 'node:fs/promises'
import { call, makeOrder } from '../fixtures/order-page.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Invoices and receipts' })
const sheet = (page: Page) => page.getByRole('region', { name: /^Page 1 of/ })

/** An order of one custom item for $2,000. */
async function anOrder(page: Page) {
  const { orgId, id, path } = await makeOrder(page, 'Bill House')
  await call(page, '/api/resources/productInstance/create', {
    orgId,
    props: { productOrderId: id, productId: -1, title: 'Hall', rank: 1, customPriceInCents: 200_000 },
  })
  return { orgId, id, path }
}

test('[issue 18] an order’s invoice and receipt are listed, read by keyboard and saved, and the bookkeeping gets both', async ({
  openAs,
}) => {
  // The first PDF starts a browser of the server's own.
  test.setTimeout(120_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const { orgId, id, path } = await anOrder(owner)
  await owner.goto(`${baseUrl()}${path}/documents?mode=invoice`)
  await expect(list(owner)).toContainText('Nothing has been issued yet.')
  await expect(sheet(owner)).toContainText('Not issued yet')
  await expectAccessible(owner)

  const status = { orgId, productOrderId: id, statusKey: 'readyToPayDeposit', skipNotifyingGuest: true }
  await call(owner, '/configurator/update-order-status', status)
  await call(owner, '/configurator/confirm-order-payment', {
    orgId,
    productOrderId: id,
    paymentMethod: 'wire',
    paymentData: { amount: 50_000, date: '2026-01-05' },
  })
  await owner.reload()
  const rows = list(owner).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText(/Invoice \d{4}-\d{4}.*\$2,000\.00/)
  await expect(rows.nth(1)).toContainText(/Receipt R-\d{4}-\d{4}.*\$500\.00/)
  await expect(sheet(owner)).toContainText(/Invoice \d{4}-\d{4}/)
  await expect(sheet(owner)).toContainText(/Balance.*\$1,500\.00/)
  await expect(sheet(owner)).toContainText('How to pay')
  await expectAccessible(owner)

  const receipt = rows.nth(1).getByRole('button', { name: /^Show receipt/ })
  await receipt.press('Enter')
  await expect(receipt).toHaveAttribute('aria-pressed', 'true')
  await expect(receipt).toBeFocused()
  await expect(sheet(owner)).toContainText(/Received from.*Amount received\$500\.00/)
  const saving = owner.waitForEvent('download')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Download receipt/ })
    .press('Enter')
  expect((await saving).suggestedFilename()).toMatch(/^Receipt R-\d{4}-\d{4}\.pdf$/)
  for (const size of ['phone', 'desk'] as const) {
    await owner.setViewportSize(sizes[size])
    await expectNoSidewaysScroll(owner)
  }

  await owner.goto(`${baseUrl()}/admin/bookkeeping`)
  await expect(owner).toHaveTitle(/^Admin: Bookkeeping/)
  await expectAccessible(owner)
  const journal = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Download journal' }).press('Enter')
  const text = await readFile(await (await journal).path(), 'utf8')
  expect(text).toContain('Accounts receivable')
  await owner.getByLabel('First day').fill('2001-01-01')
  await owner.getByLabel('Last day').fill('2001-01-02')
  await owner.getByRole('button', { name: 'Download documents' }).click()
  await expect(owner.getByText('Nothing was issued in this time.')).toBeVisible()
  await owner.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(owner)
})

test('[issue 18] a member exports for the bookkeeping from the list, by keyboard', async ({ openAs }) => {
  const member = await openAs(maisonLumen, 'member', '/orders')
  const button = member.getByRole('button', { name: 'Bookkeeping' })
  await button.press('Enter')
  const dialog = member.getByRole('dialog', { name: 'Bookkeeping' })
  await expect(dialog.getByLabel('First day')).toBeVisible()
  await expectAccessible(member)
  await dialog.getByLabel('First day').fill('2001-01-02')
  await dialog.getByLabel('Last day').fill('2001-01-01')
  await dialog.getByRole('button', { name: 'Download journal' }).press('Enter')
  await expect(member.getByText('The last day lies before the first one.')).toBeVisible()
  await member.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
