/** A page whose calls are answered by the staging API says so on every screen. */
import { expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

const label = (page: Page) => page.getByRole('banner').getByText('STAGING', { exact: true })

test('[1.7.02] STAGING stands in the header while the staging API answers, with what it means, and nowhere else', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible()
  await expect(label(page)).toHaveCount(0)
  await page.route('**/api/configurator/get-configurator-orders-data', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'x-orderwright-api': 'staging' },
    })
  })
  await page.reload()
  await expect(label(page)).toBeVisible()
  await expect(label(page)).toHaveAttribute('title', 'This page works with the data of the staging server.')
})
