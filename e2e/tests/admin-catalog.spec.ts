/** An owner edits the catalog by clicks and typing: products, properties and their options, groups, categories, classifiers. */
import { test } from '../fixtures/keeps.ts'
import { baseUrl, expect, expectAccessible, maisonLumen, type Page, news } from '../fixtures/test.ts'

const saved = (page: Page) =>
  expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()
const title = (page: Page, one: string) =>
  page.getByRole('textbox', { name: `Title of the ${one}`, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')

/** What open orders hold is said first, and asks for a second word. */
async function goOn(page: Page) {
  await expect(question(page)).toContainText('This concerns')
  await question(page).getByRole('button', { name: 'Change it' }).click()
}

async function rename(page: Page, one: string, to: string) {
  await title(page, one).first().fill(to)
  await title(page, one).first().press('Enter')
  await expect(news(page).getByText(`Renamed to ${to}.`)).toBeVisible()
  await saved(page)
}

test('[2.2.72] [2.7.26] the round button adds an untitled product behind the last one, without a category, and opens it', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products')
  const ranks = page.getByRole('textbox', { name: /^Rank of/ })
  await expect(ranks.first()).toBeVisible()
  const [created] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/resources/product/create')),
    page.getByRole('button', { name: 'Add a product' }).click(),
  ])
  const { props } = created.postDataJSON()
  expect(props).toEqual({ title: 'Untitled Product', rank: expect.any(Number) })
  await expect(title(page, 'product')).toHaveValue('Untitled Product')
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  await expectAccessible(page)
})

test('[2.2.73] a product is renamed in its heading, under which its id stands; Undo and a reload know the title', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'product', 11)
  const page = await openAs(maisonLumen, 'owner', '/admin/products/11')
  await expect(page.getByText('ID: 11', { exact: true })).toBeVisible()
  await rename(page, 'product', 'Data outlet')
  await page.reload()
  await expect(title(page, 'product')).toHaveValue('Data outlet')
  await rename(page, 'product', 'Media outlet')
  await page.getByText('ID: 11', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title(page, 'product')).toHaveValue('Data outlet')
  await saved(page)
})

test('a title that nobody can save waits with its reason, over a reload, and is saved when the line is back', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'product', 12)
  const page = await openAs(maisonLumen, 'owner', '/admin/products/12')
  await expect(title(page, 'product')).toHaveValue('Charging outlet')
  let isAnswered = false
  await page.route('**/api/resources/product/update', (route) =>
    isAnswered
      ? route.fulfill({ status: 500, json: { ok: false, error: { code: 'internal', message: 'No.' } } })
      : route.abort(),
  )
  await title(page, 'product').fill('Charging point')
  await title(page, 'product').press('Enter')
  await expect(
    page
      .getByRole('navigation', { name: /^Administration/ })
      .getByText('Not saved yet: it is sent when you are back online.'),
  ).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(title(page, 'product')).toHaveValue('Charging point')
  // The line is back, the server is not well: that is said, and nothing about a connection.
  isAnswered = true
  await expect(
    page
      .getByRole('navigation', { name: /^Administration/ })
      .getByText('Not saved yet: the server could not take it just now. It is sent again.'),
  ).toBeVisible({ timeout: 30_000 })
  await page.unroute('**/api/resources/product/update')
  // The more often it failed, the longer it waits before it tries again.
  await expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
})

test('two owners who rename one product are both heard: the second chooses between the titles', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'product', 15)
  const first = await openAs(maisonLumen, 'owner', '/admin/products/15')
  const second = await openAs(maisonLumen, 'owner', '/admin/products/15')
  await expect(title(second, 'product')).toHaveValue('Floor outlet')
  await rename(first, 'product', 'Floor socket')
  await title(second, 'product').fill('Outlet for floors')
  await title(second, 'product').press('Enter')
  const alert = second.getByRole('alert').filter({ hasText: 'Floor socket' })
  await expect(alert).toContainText('A colleague wrote: Floor socket')
  await expect(title(second, 'product')).toHaveValue('Outlet for floors')
  await alert.getByRole('button', { name: 'Keep mine' }).click()
  await saved(second)
  await second.reload()
  await expect(title(second, 'product')).toHaveValue('Outlet for floors')
})

test('[2.2.74] [2.4.17] [2.8.01] a product is duplicated, and the question leads to the copy', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products/2')
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(question(page)).toContainText(
    'This product has been successfully duplicated. Would you like to be redirect to the new product?',
  )
  await question(page).getByRole('button', { name: 'Go to the copy' }).click()
  await expect(title(page, 'product')).toHaveValue('Linear keypad (copy)')
  await expect(page.getByText('ID: 2', { exact: true })).toHaveCount(0)
})

test('[2.4.12] ARCHIVE takes a product from the active ones, UNARCHIVE brings it back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products/41')
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Engraving sample' })
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await goOn(page)
  await expect(settings.getByRole('button', { name: 'UNARCHIVE' })).toBeVisible()
  await page.keyboard.press('Escape')
  await saved(page)
  await page.getByRole('link', { name: 'Products', exact: true }).last().click()
  const products = page.getByRole('table', { name: 'Products' })
  await expect(products.getByRole('link', { name: 'Keypad', exact: true })).toBeVisible()
  await expect(products.getByRole('link', { name: 'Engraving sample' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Archived' }).check({ force: true })
  await products.getByRole('link', { name: 'Engraving sample' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await settings.getByRole('button', { name: 'UNARCHIVE' }).click()
  await expect(settings.getByRole('button', { name: 'ARCHIVE', exact: true })).toBeVisible()
  await saved(page)
})

test('[2.2.74] Select Properties gives a product a property and takes options out of it', async ({
  openAs,
  keeps,
}) => {
  await keeps.record(maisonLumen, 'product', 30)
  const page = await openAs(maisonLumen, 'owner', '/admin/products/30')
  const properties = page.getByRole('table', { name: 'Properties' })
  await expect(properties.getByRole('link', { name: 'Plate finish' })).toBeVisible()
  await page.getByRole('button', { name: 'Select Properties' }).click()
  const popup = page.getByRole('dialog', { name: 'Select properties of Cover plate' })
  await popup.getByRole('button', { name: 'Show the options of Plate finish' }).click()
  await popup
    .getByRole('group', { name: 'Options of Plate finish' })
    .getByLabel('Brushed brass')
    .click({ force: true })
  await goOn(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await saved(page)
  const row = properties.getByRole('row').filter({ hasText: 'Plate finish' })
  await expect(row).toContainText('Brushed brass')
})

test('[2.5.01] [2.5.03] [2.2.82] a typed rank moves a category to that place, clamped to the list; what is no number changes nothing', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-categories')
  const table = page.getByRole('table', { name: 'Categories' })
  const titles = table.getByRole('link')
  await expect(titles.nth(2)).toBeVisible()
  const before = await titles.allTextContents()
  const [one = '', two = '', three = '', ...rest] = before
  const rank = (of: string) => page.getByRole('textbox', { name: `Rank of ${of}`, exact: true })
  await rank(three).fill('1')
  await rank(three).press('Enter')
  await expect(titles).toHaveText([three, one, two, ...rest])
  await rank(three).fill('9999')
  await rank(three).press('Enter')
  await expect(titles).toHaveText([one, two, ...rest, three])
  await expect(rank(three)).toHaveValue(String(before.length))
  await rank(one).fill('first')
  await rank(one).press('Enter')
  await expect(titles).toHaveText([one, two, ...rest, three])
  await expect(rank(one)).toHaveValue('1')
  await saved(page)
  await page.reload()
  await expect(titles).toHaveText([one, two, ...rest, three])
  // Back where it was: in this order the home page has its tiles.
  await rank(three).fill('3')
  await rank(three).press('Enter')
  await expect(titles).toHaveText(before)
  await saved(page)
})

test('[2.2.87] [2.2.88] [2.2.91] [2.2.89] [2.4.21] [2.8.04] a property group is added and opened, given properties, published and deleted after its question', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-property-groups')
  await page.getByRole('button', { name: 'Add a property group' }).click()
  await expect(title(page, 'property group')).toHaveValue('Untitled Property Group')
  await expect(page.getByText('This group has no properties')).toBeVisible()
  await rename(page, 'property group', 'Packing')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeDisabled()
  await page.getByRole('button', { name: 'Edit Properties' }).click()
  const popup = page.getByRole('dialog', { name: 'Properties of Packing' })
  await popup.getByRole('checkbox', { name: 'Edge', exact: true }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 change is not published')).toBeVisible()
  await expect(page.getByText('Comes from another group when published')).toBeVisible()
  await publish.click()
  await expect(question(page)).toContainText('Edge comes here from Plate')
  await question(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Everything is published.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${baseUrl()}/admin/product-properties/3`)
  await expect(page.getByRole('link', { name: 'Packing' })).toBeVisible()
  await page.getByRole('link', { name: 'Packing' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete the property group' }).click()
  await expect(question(page)).toContainText('Are you sure you want to delete this property group?')
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admin\/product-property-groups$/)
  await expect(page.getByRole('link', { name: 'Plate', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Packing' })).toHaveCount(0)

  // Back where it was: prices are listed by the group that a property stands in.
  await page.getByRole('link', { name: 'Plate', exact: true }).click()
  await page.getByRole('button', { name: 'Edit Properties' }).click()
  const plate = page.getByRole('dialog', { name: 'Properties of Plate' })
  await plate.getByRole('checkbox', { name: 'Edge', exact: true }).check({ force: true })
  await page.keyboard.press('Escape')
  await publish.click()
  await question(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Everything is published.')).toBeVisible()
})

test('[2.2.78] [2.7.27] [2.7.28] a new property comes with a first untitled option; its options are added, renamed and filtered by status', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-properties')
  await page.getByRole('button', { name: 'Add a property' }).click()
  await expect(title(page, 'property')).toHaveValue('Untitled Product Property')
  const options = page.getByRole('table', { name: 'Options' })
  await expect(title(page, 'option')).toHaveValue('Untitled Option')
  await expect(page.getByRole('textbox', { name: 'Rank of Untitled Option' })).toHaveValue('1')
  await rename(page, 'option', 'Oak')
  await page.getByRole('button', { name: 'Add an option' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Untitled Option' })
  // Typing names what was just made.
  await expect(settings.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Ash')
  const ash = page.getByRole('dialog', { name: 'Settings of Ash' })
  await ash.getByLabel('Title').press('Enter')
  // The same settings as in the admin mode of the option popup.
  await expect(ash.getByText('This option has no classifications.')).toBeVisible()
  await expect(ash.getByText('No rule names this option.')).toBeVisible()
  await ash.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await page.keyboard.press('Escape')
  await saved(page)
  await expect(title(page, 'option')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Archived' }).check({ force: true })
  await expect(title(page, 'option')).toHaveValue('Ash')
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true })
  await expect(options.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
})

test('[2.5.05] the bounds of a dimension are 0 when a property becomes one', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-properties')
  await page.getByRole('button', { name: 'Add a property' }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('button', { name: /Type/ }).click()
  await page.getByRole('option', { name: 'Dimension' }).click()
  await expect(settings.getByLabel('Smallest')).toHaveValue('0')
  await expect(settings.getByLabel('Largest')).toHaveValue('0')
  await expect(settings.getByLabel('Step')).toHaveValue('0')
  await settings.getByLabel('Largest').fill('large')
  await settings.getByLabel('Largest').press('Enter')
  await expect(settings.getByText('Type a number.')).toBeVisible()
  await expect(settings.getByLabel('Largest')).toHaveValue('large')
  await settings.getByLabel('Largest').fill('2,400.5')
  await settings.getByLabel('Largest').press('Enter')
  await expect(settings.getByLabel('Largest')).toHaveValue('2400.5')
  await saved(page)
})

test('[2.2.100] [2.5.16] [2.8.06] [2.8.07] [2.8.08] [2.9.28] [2.9.29] a classifier is added with a version, numbers and descriptions, each deleted after its question', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-option-classifier-groups/1')
  await page.getByRole('button', { name: 'Add a classifier' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Untitled Product Option Classifier' })
  await settings.getByRole('button', { name: 'Add a version' }).click()
  await settings.getByRole('button', { name: 'Add a number' }).click()
  const number = settings.getByRole('textbox', { name: /^Number 0/ })
  await expect(number).toHaveValue('0')
  await number.fill('12.5')
  await number.press('Enter')
  await expect(number).toHaveValue('12.5')
  await number.fill('much')
  await number.press('Enter')
  await expect(news(page).getByText('much is no number: it became 0.')).toBeVisible()
  await expect(number).toHaveValue('0')
  const description = settings.getByRole('textbox', { name: /^Description 0/ })
  await description.fill('small, round')
  await description.press('Enter')
  await expect(description).toHaveValue('small; round')
  await expectAccessible(page)
  await settings.getByRole('button', { name: 'Delete number 0' }).click()
  await expect(question(page)).toContainText('Are you sure you want to delete this number and description?')
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(number).toHaveCount(0)
  await settings.getByRole('button', { name: 'Delete this version' }).click()
  await expect(question(page)).toContainText('Are you sure you want to delete this version?')
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(settings.getByText('This classifier has no numbers yet.')).toBeVisible()
  await settings.getByRole('button', { name: 'Delete the classifier' }).click()
  await expect(question(page)).toContainText('Are you sure you want to delete this classifier?')
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(settings).toHaveCount(0)
  await expect(page.getByText('Untitled Product Option Classifier')).toHaveCount(0)
})

test('several rows are selected, also with Shift, and archived at once; one Undo brings them back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products')
  const products = page.getByRole('table', { name: 'Products' })
  const boxes = products.getByRole('checkbox', { name: /^Select (?!all)/ })
  await expect(boxes.nth(3)).toBeVisible()
  const titles = await products.getByRole('link').allTextContents()
  await boxes.nth(1).click({ force: true })
  await boxes.nth(3).click({ modifiers: ['Shift'], force: true })
  const bar = page.getByRole('toolbar', { name: 'What to do with the selected ones' })
  await expect(bar).toContainText('3 selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await goOn(page)
  await expect(products.getByRole('link')).toHaveCount(titles.length - 3)
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(products.getByRole('link')).toHaveText(titles)
  await saved(page)
})

test('a list sorts by its columns and keeps search, filters and order in the address while a record is open', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/products?status=all')
  const products = page.getByRole('table', { name: 'Products' })
  await products.getByRole('button', { name: 'Title' }).click()
  await expect(page).toHaveURL(/sort=title/)
  const sorted = await products.getByRole('link').allTextContents()
  expect(sorted).toEqual(
    sorted.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' })),
  )
  await products.getByRole('link').nth(1).click()
  await expect(title(page, 'product')).toHaveValue(sorted[1] ?? '')
  await page.keyboard.press('j')
  await expect(title(page, 'product')).toHaveValue(sorted[2] ?? '')
  await page.getByRole('link', { name: 'Products', exact: true }).last().click()
  await expect(page).toHaveURL(/status=all.*sort=title/)
  await expect(products.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})
