/** What each section of the back office shows, and what an owner does there besides the catalog's own journey. */
import { test } from '../fixtures/keeps.ts'
import { baseUrl, expect, expectAccessible, maisonLumen, type Page, news } from '../fixtures/test.ts'

const saved = (page: Page) =>
  expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()
const nameOf = (page: Page, one: string) =>
  page.getByRole('textbox', { name: `Title of the ${one}`, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')
const columns = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('columnheader')

// Titles are written out: each names its clause where it can be found.
for (const [title, key, list, one] of [
  ['[2.2.09] products and the product of an address', 'products', 'Products', 'product'],
  ['[2.2.10] properties and the property of an address', 'product-properties', 'Properties', 'property'],
  [
    '[2.2.11] property groups and the group of an address',
    'product-property-groups',
    'Property groups',
    'property group',
  ],
  ['[2.2.12] categories and the category of an address', 'product-categories', 'Categories', 'category'],
  [
    '[2.2.14] pricing rules and the rule of an address',
    'product-pricing-rules',
    'Pricing rules',
    'pricing rule',
  ],
  [
    '[2.2.15] classifier groups and the group of an address',
    'product-option-classifier-groups',
    'Classifier groups',
    'classifier group',
  ],
] as const) {
  test(`${title}; an id that there is not says so`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', `/admin/${key}`)
    await expect(page.getByRole('heading', { level: 1, name: list, exact: true })).toBeVisible()
    await page.goto(`${baseUrl()}/admin/${key}/1`)
    await expect(nameOf(page, one)).toBeVisible()
    await expect(page.getByText('ID: 1', { exact: true })).toBeVisible()
    await page.goto(`${baseUrl()}/admin/${key}/999999`)
    await expect(page.getByText(`This ${one} is not here`)).toBeVisible()
  })
}

for (const [title, key, list] of [
  ['[2.2.16] /admin/media shows the media library', 'media', 'Media'],
  ['[2.2.17] /admin/guests shows the guests', 'guests', 'Guests'],
  ['[2.2.18] /admin/user-groups shows the user groups', 'user-groups', 'User groups'],
] as const) {
  test(title, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', `/admin/${key}`)
    await expect(page.getByRole('heading', { level: 1, name: list, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^Admin: ${list}`))
  })
}

test('[2.2.93] the status filter of pricing rules shows active, archived and all; the add button makes one and opens it', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-pricing-rules')
  const rules = page.getByRole('table', { name: 'Pricing rules' })
  const shows = (label: string) => page.getByRole('radio', { name: label, exact: true })
  await expect(shows('Active')).toBeChecked()
  await expect(rules.getByRole('link').first()).toBeVisible()
  const count = await rules.getByRole('link').count()
  await page.getByRole('button', { name: 'Add a pricing rule' }).click()
  await nameOf(page, 'pricing rule').fill('Prices of lamps')
  await nameOf(page, 'pricing rule').press('Enter')
  await saved(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Prices of lamps' })
  await settings.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await expect(settings.getByRole('button', { name: 'UNARCHIVE' })).toBeVisible()
  await page.goto(`${baseUrl()}/admin/product-pricing-rules`)
  await expect(rules.getByRole('link')).toHaveCount(count)
  await expect(rules.getByRole('link', { name: 'Prices of lamps' })).toHaveCount(0)
  await shows('Archived').check({ force: true })
  await expect(rules.getByRole('link')).toHaveText(['Prices of lamps'])
  await shows('All').check({ force: true })
  await expect(rules.getByRole('link')).toHaveCount(count + 1)
})

test('[2.2.86] [2.5.04] property groups stand by rank, which is typed', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-property-groups')
  await expect(columns(page, 'Property groups')).toHaveText(['', 'Rank', 'ID', 'Title'])
  const titles = page.getByRole('table', { name: 'Property groups' }).getByRole('link')
  await expect(titles.nth(1)).toBeVisible()
  const [one = '', two = '', ...rest] = await titles.allTextContents()
  const rank = page.getByRole('textbox', { name: `Rank of ${one}`, exact: true })
  await rank.fill('2')
  await rank.press('Enter')
  await expect(titles).toHaveText([two, one, ...rest])
  await saved(page)
  // The tests after this one in the same database know the groups in their own order.
  await rank.fill('1')
  await rank.press('Enter')
  await expect(titles).toHaveText([one, two, ...rest])
  await saved(page)
})

test('[2.2.83] [2.3.11] [2.4.14] [2.9.27] a new category goes behind the last one, is renamed, archived and taken out again', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-categories?status=all')
  const ranks = page.getByRole('textbox', { name: /^Rank of/ })
  await expect(ranks.first()).toBeVisible()
  const count = await ranks.count()
  const [made] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/resources/productCategory/create')),
    page.getByRole('button', { name: 'Add a category' }).click(),
  ])
  expect(made.postDataJSON().props).toEqual({ title: 'Untitled Category', rank: count + 1 })
  await expect(nameOf(page, 'category')).toHaveValue('Untitled Category')
  await expect(page.getByText(/^ID: \d+$/)).toBeVisible()
  await nameOf(page, 'category').fill('Handles')
  await nameOf(page, 'category').press('Enter')
  await saved(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Handles' })
  await settings.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await expect(settings.getByRole('button', { name: 'UNARCHIVE' })).toBeVisible()
  await settings.getByRole('button', { name: 'UNARCHIVE' }).click()
  await expect(settings.getByRole('button', { name: 'ARCHIVE', exact: true })).toBeVisible()
  await saved(page)
})

test('[2.2.79] [2.4.13] [2.4.18] [2.8.02] a property shows its options with their data, is duplicated after which the question leads to the copy, and archived', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'productPropertyGroup', 1)
  const page = await openAs(maisonLumen, 'owner', '/admin/product-properties/2')
  await expect(columns(page, 'Options').filter({ hasText: /^(Rank|ID|Title|Color|Surface)$/ })).toHaveText([
    'Rank',
    'ID',
    'Title',
    'Color',
    'Surface',
  ])
  const count = await nameOf(page, 'option').count()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(question(page)).toContainText(
    'This property has been successfully duplicated. Would you like to be redirect to the new property?',
  )
  await question(page).getByRole('button', { name: 'Go to the copy' }).click()
  await expect(nameOf(page, 'property')).toHaveValue('Plate finish (copy)')
  await expect(nameOf(page, 'option')).toHaveCount(count)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Plate finish (copy)' })
  await settings.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await expect(settings.getByRole('button', { name: 'UNARCHIVE' })).toBeVisible()
  await saved(page)
})

test('[2.2.98] [2.2.99] [2.4.20] [2.8.09] a classifier group is added, renamed and deleted after its question, which leads back to the list', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-option-classifier-groups')
  await expect(page.getByRole('radio', { name: 'Deleted' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a classifier group' }).click()
  await expect(nameOf(page, 'classifier group')).toHaveValue('Untitled Classifier Group')
  await expect(page.getByText('This group has no classifiers')).toBeVisible()
  await nameOf(page, 'classifier group').fill('Woods')
  await nameOf(page, 'classifier group').press('Enter')
  await saved(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the classifier group' }).click()
  await expect(question(page)).toContainText('Are you sure you want to delete this classifier group?')
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admin\/product-option-classifier-groups$/)
  const groups = page.getByRole('table', { name: 'Classifier groups' })
  await expect(groups.getByRole('link').first()).toBeVisible()
  await expect(groups.getByRole('link', { name: 'Woods' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Deleted' }).check({ force: true })
  await expect(groups.getByRole('link', { name: 'Woods' })).toBeVisible()
})

test('[2.4.24] [2.5.19] [2.5.20] [2.6.06] [2.9.30] a guest begins without discount and with tax; both and the hidden prices are changed in the row', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/guests')
  const email = 'mara@atelier-linde.example'
  await page.getByLabel('Guest e-mail').fill(email)
  await page.keyboard.press('Enter')
  const discount = page.getByRole('textbox', { name: `Discount (%) of ${email}` })
  await expect(discount).toHaveValue('0')
  const tax = page.getByRole('button', { name: new RegExp(`Sales Tax of ${email}`) })
  await expect(tax).toContainText('Enabled')
  await discount.fill('120')
  await discount.press('Enter')
  await expect(page.getByText('100 is the most.')).toBeVisible()
  await discount.fill('12.5')
  await discount.press('Enter')
  await tax.click()
  await page.getByRole('option', { name: 'Disabled' }).click()
  await expect(tax).toContainText('Disabled')
  await page.getByRole('switch', { name: `Hide pricing from ${email}` }).check()
  await expect(news(page).getByText(`Hide pricing of ${email} changed.`)).toBeVisible()
  await saved(page)
  await page.reload()
  await expect(discount).toHaveValue('12.5')
  await expect(tax).toContainText('Disabled')
  await expect(page.getByRole('switch', { name: `Hide pricing from ${email}` })).toBeChecked()
  await expectAccessible(page)
})

test('[2.2.75] the amount in stock stands in the details of a stocked product alone', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products/20')
  await expect(nameOf(page, 'product')).toHaveValue('Round box, 67 mm')
  await expect(page.getByText('Amount in stock').first()).toBeVisible()
  await page.goto(`${baseUrl()}/admin/products/1`)
  await expect(nameOf(page, 'product')).toHaveValue('Keypad')
  await expect(page.getByText('Amount in stock')).toHaveCount(0)
})
