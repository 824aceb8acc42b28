/** Paying through Stripe's own form: a card that is refused, then one by way of the bank's own page. */
import type { Page } from '@playwright/test'
import { heldCall } from '../fixtures/order-page.ts'
import { routeStripe } from '../fixtures/stripe-stub.ts'
import { atRest, baseUrl, expect, expectAccessible, test } from '../fixtures/test.ts'

const org = 'Halden Light'
const orgId = 1004

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(baseUrl() + path, { data })
  const text = await answer.text()
  expect(answer.ok(), `${path}: ${text.slice(0, 400)}`).toBe(true)
  return JSON.parse(text)
}

/** A value deep in an answer. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  )
}

/** A copy of one of the guest's orders that waits for its deposit. */
async function orderToPay(guest: Page, owner: Page): Promise<string> {
  const list = await post(guest, '/api/configurator/get-configurator-orders-data', { orgId })
  const orders = at(list, 'data', 'productOrders')
  const source = Array.isArray(orders)
    ? orders.find((order) => Number(at(order, 'costs', 'orderTotal')) > 0)
    : undefined
  const copy = at(
    await post(owner, '/api/orders/duplicate', { orgId, productOrderId: at(source, 'id') }),
    'productOrder',
  )
  const id = at(copy, 'id')
  await post(owner, '/api/resources/productOrder/update', {
    orgId,
    where: { id },
    version: at(copy, 'version'),
    props: {
      phone: '4155550134',
      clientEmails: 'grace@whitfield.example',
      deliveryAddress: {
        streetAddress: '12 Hillside Lane',
        streetAddress2: '',
        country: 'US',
        city: 'San Rafael',
        state: 'CA',
        zip: '94901',
      },
    },
  })
  await post(owner, '/configurator/update-order-status', {
    orgId,
    productOrderId: id,
    statusKey: 'readyToPayDeposit',
    skipNotifyingGuest: true,
  })
  return `/orders/${String(at(copy, 'orgSpecificId'))}`
}

test('[1.7.27, 1.4.19, 1.4.20, 1.8.03, 1.8.04] Stripe’s form: refused with its reason, then paid by way of the bank’s page', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const owner = await openAs(org, 'owner', atRest)
  const guest = await openAs(org, 'guest', atRest)
  const path = await orderToPay(guest, owner)
  await guest.route('https://js.stripe.com/**', (route) => route.abort())
  await guest.goto(baseUrl() + path)
  const card = guest.getByRole('radio', { name: /^Card/ })
  const opening = await heldCall(guest, '/configurator/create-stripe-payment-intent')
  await card.check({ force: true })
  await opening.isHeld
  await expect(guest.locator('p', { hasText: 'Loading payment form...' })).toBeVisible()
  opening.letGo()
  // Stripe's script is kept away: said in words, and asked for again.
  await expect(guest.getByRole('alert')).toContainText('The card form could not be opened')
  await routeStripe(guest)
  await guest.getByRole('button', { name: 'Try again' }).click()
  const pay = guest.getByRole('button', { name: /^Pay \$/ })
  await expect(pay).toBeVisible()
  await expectAccessible(guest)

  await guest.getByLabel('Card number').fill('4000')
  await pay.click()
  await expect(guest.getByRole('alert')).toContainText('Your card number is incomplete.')

  await guest.getByLabel('Card number').fill('4000000000000002')
  await pay.click()
  const refused = guest.getByRole('alertdialog')
  await expect(refused).toContainText('Your card was declined.')
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(refused).toHaveCount(0)
  await expect(pay).toBeEnabled()

  await guest.getByLabel('Card number').fill('4000002500003155')
  await pay.click()
  await guest.getByRole('link', { name: 'Complete' }).click()
  await expect(guest.getByText('Payment received. Thank you.')).toBeVisible()
  await expect(guest).toHaveURL(baseUrl() + path)
  await expect(guest.getByRole('heading', { level: 2, name: 'In assembly' })).toBeVisible()
})
