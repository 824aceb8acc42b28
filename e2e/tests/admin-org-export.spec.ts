/** An owner takes along all that the organization has. [issue 17] */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expect, expectAccessible, maisonLumen, test } from '../fixtures/test.ts'

test('[issue 17] an owner downloads all data as an archive, and is told why where that can not be', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/organization')
  const section = page.getByRole('region', { name: 'All data' })
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download all data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Maison Lumen \d{4}-\d\d-\d\d\.tar\.gz$/)
  const archive = gunzipSync(await readFile(await download.path())).toString('latin1')
  expect(archive).toContain('export.json')
  expect(archive).toContain('tables/product_orders.jsonl')

  const message = 'All data of this organization is being put together already. Try again when that is done.'
  await page.route('**/orgs/download-export', (route) =>
    route.fulfill({
      status: 422,
      json: { error: { code: 'refused', message, details: { rule: 'exportUnderWay' } } },
    }),
  )
  await section.getByRole('button', { name: 'Download all data' }).click()
  await expect(page.getByText('The archive could not be made')).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
})
