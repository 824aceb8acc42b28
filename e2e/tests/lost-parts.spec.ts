/** A part of a page that was lost on the way is said to be missing, and comes by itself when it can be fetched. */
import { call } from '../fixtures/order-page.ts'
import { atRest, baseUrl, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const missing = 'A part of this page could not be fetched. Check the connection and try again.'

/** Loses the files of this address until it is told that they can be fetched. */
async function lose(page: Page, files: string): Promise<() => void> {
  let isLost = true
  await page.route(files, (route) => (isLost ? route.abort() : route.continue()))
  return () => {
    isLost = false
  }
}

test('an order on its canvas says that a part is missing, and shows it once it can be fetched, without a press', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'owner', atRest)
  const find = await lose(page, '**/assets/later-*.js*')
  await page.goto(`${baseUrl()}/orders/1`)
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
  await expectAccessible(page)
  find()
  await expect(page.getByRole('button', { name: 'Show the items' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(missing)).toHaveCount(0)
})

test('a file that others share was lost: trying again loads the page anew, as browsers keep its failure', async ({
  openAs,
}) => {
  const page = await openAs('Norrvik', 'owner', atRest)
  const find = await lose(page, '**/assets/popups-*.js*')
  await page.goto(`${baseUrl()}/orders/1`)
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
  find()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Show the items' })).toBeVisible()
})

test('a status that could not be fetched is tried again by a press', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  const { activeOrgId: orgId } = await call(page, '/api/session/get', {})
  const { productOrder } = await call(page, '/configurator/create-product-order', {
    productOrderProps: { orgId, title: 'House of lost parts' },
  })
  await call(page, '/configurator/update-order-status', {
    orgId,
    productOrderId: productOrder.id,
    statusKey: 'submittedForApproval',
    skipNotifyingGuest: true,
  })
  const find = await lose(page, '**/assets/*-screen-*.js*')
  // Submitted: whoever approves it reads the review.
  await page.goto(`${baseUrl()}/orders/${productOrder.orgSpecificId}`)
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible()
  find()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
})
