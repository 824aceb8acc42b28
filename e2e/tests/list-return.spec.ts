/** Coming back to the list, its remembered filters, and a list that is slow or breaks off. */
import { atRest, baseUrl, expect, maisonLumen, test } from '../fixtures/test.ts'

test('[12.24] the way back to the list keeps its search, filters and page', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', '/orders')
  await owner.getByRole('textbox', { name: 'Search quotes' }).fill('villa')
  await expect(owner).toHaveURL(/q=villa/)
  await owner.getByRole('table').getByRole('link').first().click()
  await expect(owner).toHaveURL(/\/orders\/\d+/)
  await owner.getByRole('link', { name: 'Back to Orders' }).click()
  await expect(owner).toHaveURL(/\/orders\?.*q=villa/)
  await expect(owner.getByRole('textbox', { name: 'Search quotes' })).toHaveValue('villa')
})

test('[12.24] a remembered filter is seen to be on, and one press clears it', async ({ openAs }) => {
  const member = await openAs(maisonLumen, 'member', '/orders?type=archived')
  const filters = member.getByRole('group', { name: 'Filters' })
  const clear = filters.getByRole('button', { name: 'Clear the filter Type' })
  await expect(clear).toBeVisible()
  // Chosen once, it comes back with the next visit, by an address that does not name it.
  await filters
    .getByRole('button', { name: /^Archived Type|Type/ })
    .first()
    .click()
  const kept = member.waitForResponse('**/save-orders-page-settings')
  await member.getByRole('option', { name: 'All' }).click()
  await expect(member).toHaveURL(/type=all/)
  await kept
  await member.goto(`${baseUrl()}/orders`)
  await expect(clear).toBeVisible()
  await clear.click()
  await expect(clear).toHaveCount(0)
  await expect(member).toHaveURL(/type=active/)
})

test('[12.24] a list that is slow says so, and one that breaks off is asked for again', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  let tries = 0
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await owner.route('**/get-configurator-orders-data', async (route) => {
    tries += 1
    // The first answer breaks off in its middle, the second takes long.
    if (tries === 1) {
      await route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: '{"data":{"productOrders":[',
      })
      return
    }
    await gate
    await route.continue()
  })
  await owner.goto(`${baseUrl()}/orders`)
  await expect(owner.getByText('The quotes take longer than usual. Still loading…')).toBeVisible({
    timeout: 15_000,
  })
  letGo()
  await expect(owner.getByRole('table').getByRole('link').first()).toBeVisible()
  await expect(owner.getByText('Still loading…')).toHaveCount(0)
})

test('[12.24] the production board that is slow says so, and what it shows meanwhile is what it had', async ({
  openAs,
}) => {
  const member = await openAs(maisonLumen, 'member', '/production')
  await expect(member.getByText(/^\d+ quotes, \d+ late$/)).toBeVisible()
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await member.route('**/get-production-board', async (route) => {
    await gate
    await route.continue()
  })
  await member.getByRole('button', { name: 'Late only' }).click()
  await expect(member.getByText('The quotes take longer than usual. Still loading…')).toBeVisible({
    timeout: 15_000,
  })
  letGo()
  await expect(member.getByText('Still loading…')).toHaveCount(0)
  await expect(member.getByText(/^(\d+) quotes, \1 late$/)).toBeVisible()
})
