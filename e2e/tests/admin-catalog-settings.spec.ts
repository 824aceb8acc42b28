/** Texts in the settings of the catalog's records that can not be saved as they are: they stay, with their reason. */
import { test } from '../fixtures/keeps.ts'
import { expect, maisonLumen, type Page } from '../fixtures/test.ts'

const saved = (page: Page) =>
  expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()

test('[2.5.06] [2.5.07] a definition of option data fields that is no JSON is not saved and stays; one that is becomes columns', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'productProperty', 3)
  const page = await openAs(maisonLumen, 'owner', '/admin/product-properties/3')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Edge' })
  const definition = settings.getByLabel('Option data fields')
  await definition.fill('[{"title":')
  await definition.blur()
  await expect(settings.getByText('This is no JSON: it is not saved.')).toBeVisible()
  expect(logged).toContain('value is not json.')
  await page.reload()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(definition).toHaveValue('[{"title":')
  await definition.fill('[{"title":"Radius","key":"radius","type":"number"}]')
  await definition.blur()
  await saved(page)
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('table', { name: 'Options' }).getByRole('columnheader', { name: 'Radius' }),
  ).toBeVisible()
})

test('a product is given a link in its settings; an address that is none is refused and stays', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'product', 19)
  const page = await openAs(maisonLumen, 'owner', '/admin/products/19')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('button', { name: 'Add a link' }).click()
  await settings.getByLabel('Title of link 1').fill('Sheet')
  await settings.getByLabel('Address of link 1').fill('nowhere')
  await settings.getByLabel('Address of link 1').blur()
  await expect(settings.getByRole('alert')).toBeVisible()
  await expect(settings.getByLabel('Address of link 1')).toHaveValue('nowhere')
  await settings.getByLabel('Address of link 1').fill('https://example.com/sheet.pdf')
  await settings.getByLabel('Address of link 1').blur()
  await expect(settings.getByRole('alert')).toHaveCount(0)
  await saved(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Sheet' })).toHaveAttribute(
    'href',
    'https://example.com/sheet.pdf',
  )
})
