/** What employees see of an order that waits for a payment: the order and its money, not the customer's checkout. */
import { call } from '../fixtures/order-page.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  sizes,
  test,
} from '../fixtures/test.ts'

test('[issue 18] [1.2.85] an employee sees items, every amount, the ledger and the next step; guest mode shows the checkout', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { activeOrgId: orgId } = await call(page, '/api/session/get', {})
  const { productOrder } = await call(page, '/configurator/create-product-order', {
    productOrderProps: { orgId, title: 'Deposit desk' },
  })
  await call(page, '/api/resources/productOrder/update', {
    orgId,
    where: { id: productOrder.id },
    version: productOrder.version,
    props: {
      promptedForProjectInfo: 1,
      contactName: 'Ada Brook',
      firmName: 'Brook Studio',
      phone: '212 555 0100',
      shippingFlatAmount: 5_000,
    },
  })
  await call(page, '/api/resources/productInstance/create', {
    orgId,
    props: {
      productOrderId: productOrder.id,
      productId: -1,
      title: 'Hall',
      rank: 1,
      customPriceInCents: 200_000,
    },
  })
  await call(page, '/configurator/update-order-status', {
    orgId,
    productOrderId: productOrder.id,
    statusKey: 'readyToPayDeposit',
    skipNotifyingGuest: true,
  })
  await page.goto(`${baseUrl()}/orders/${productOrder.orgSpecificId}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Ready to pay deposit' })).toBeVisible()
  await expect(page.getByText('From Ada Brook, Brook Studio.')).toBeVisible()
  const items = page.getByRole('region', { name: 'Items' })
  await expect(items).toContainText('Hall')
  await expect(items).toContainText('$2,000.00')
  const aside = page.getByRole('complementary', { name: 'Summary' })
  const amount = (term: string) => aside.locator('dl div').filter({ hasText: new RegExp(`^${term}`) })
  await expect(amount('Subtotal')).toContainText('$2,000.00')
  await expect(amount('Shipping')).toContainText('$50.00')
  for (const term of ['Discount', 'Tariff', 'Tax', 'Total', 'Balance due', 'Due now'])
    await expect(amount(term).first()).toBeVisible()
  await expect(aside).toContainText('212')
  const step = page.getByRole('region', { name: 'Next step' })
  await expect(step.getByRole('radio', { name: 'Record a received payment' })).toBeChecked()
  await expectAccessible(page)
  for (const size of ['desk', 'tablet', 'phone'] as const) {
    await page.setViewportSize(sizes[size])
    await expectNoSidewaysScroll(page)
    await page.screenshot({
      path: `test-results/employee-payment-${size}.png`,
      animations: 'disabled',
      fullPage: true,
    })
  }
  await page.setViewportSize(sizes.desk)
  // What is recorded stands in the ledger at once, and what is open goes down.
  await step.getByRole('textbox', { name: 'Amount' }).fill('300')
  await step.getByRole('button', { name: /^Record/ }).click()
  await expect(amount('Paid')).toContainText('$300.00')
  await expect(aside.getByRole('heading', { name: 'Payments so far' })).toBeVisible()
  // What the customer sees is one press away.
  await page.getByRole('button', { name: 'GUEST MODE' }).click()
  await expect(page.getByRole('heading', { name: /Maison Lumen$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next step' })).toHaveCount(0)
  // Once it has left with money open, whoever pays and whoever records are each told so in their words.
  await call(page, '/configurator/update-order-status', {
    orgId,
    productOrderId: productOrder.id,
    statusKey: 'shipped',
    skipNotifyingGuest: true,
  })
  await expect(page.getByRole('button', { name: /^Pay the open \$/ })).toBeVisible()
  await page.getByRole('button', { name: 'EMPLOYEE MODE' }).click()
  await page.getByRole('button', { name: /^Record the open \$/ }).click()
  await expect(step.getByRole('radio', { name: 'Record a received payment' })).toBeChecked()
})
