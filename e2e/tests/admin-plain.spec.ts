/** Small things that an owner meets every day: nothing typed is lost, nothing is cut off, and what is not saved is said where one looks. */
import type { Locator } from '@playwright/test'
import { expect, goTo, maisonLumen, type Page, test } from '../fixtures/test.ts'

/** Where the words of a cell begin, in px of the window. */
const textStart = (cell: Locator) =>
  cell.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.round(range.getBoundingClientRect().left)
  })

const longTitle = `Autumn ${'x'.repeat(70)}`

test('[issue 16] the long title of a draft outlives a reload of its form, and breaks in the question before it is published', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/change-lab')
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
  await page.getByRole('button', { name: 'New draft' }).click()
  await title.fill(longTitle)
  await page.reload()
  await page.getByRole('button', { name: 'New draft' }).click()
  await expect(title).toHaveValue(longTitle)
  await title.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longTitle)

  await page.getByRole('button', { name: 'Discard draft' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(longTitle)
  const overflow = () => question.evaluate((element) => element.scrollWidth - element.clientWidth)
  await expect.poll(overflow, 'px wider than the question').toBeLessThanOrEqual(0)
  await question.getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText(/^Discarded /)).toBeVisible()
})

test('[issue 16] what is typed of an endpoint and of an API key is there after a reload, until it is cancelled', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/webhooks')
  const form = page.getByRole('dialog')
  const address = form.getByRole('textbox', { name: 'Address' })
  const submitted = form.getByRole('checkbox', { name: 'Submitted' })
  const add = page.getByRole('button', { name: 'Add endpoint' })
  await add.click()
  await address.fill('https://hooks.example/a')
  await submitted.press('Space')
  await page.reload()
  await add.click()
  await expect(address).toHaveValue('https://hooks.example/a')
  await expect(submitted).toBeChecked()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await add.click()
  await expect(address).toHaveValue('')
  await expect(submitted).not.toBeChecked()

  await goTo(page, '/admin/api-keys')
  const name = form.getByRole('textbox', { name: 'Name' })
  await page.getByRole('button', { name: 'New API key' }).first().click()
  await name.fill('Bookkeeping')
  await page.reload()
  await page.getByRole('button', { name: 'New API key' }).first().click()
  await expect(name).toHaveValue('Bookkeeping')
})

test('[issue 14] headings stand over what they head, as a grid of numbers shows', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-option-classifier-groups/1')
  const grid = page.getByRole('table', { name: /^Numbers of/ })
  const heading = grid.getByRole('columnheader', { name: 'Classifier' })
  await expect(heading).toBeVisible()
  expect(await textStart(heading)).toBe(await textStart(grid.getByRole('rowheader').first()))
})

const statusNames = (page: Page) =>
  page
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

test('[issue 14] a status that may not go is said to be unsaved wherever one stands in the list, and comes back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/settings/statuses')
  const statuses = page.getByRole('group', { name: 'Statuses', exact: true })
  await expect(statuses.getByRole('button', { name: 'Remove Submitted' })).toBeVisible()
  const before = await statusNames(page)
  await statuses.getByRole('button', { name: 'Remove Submitted' }).click()
  await page
    .getByRole('button', { name: 'Account' })
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .click()
  const why = statuses.getByRole('alert').filter({ hasText: 'A shortcut of the list page needs the status' })
  await expect(why).toBeInViewport()
  await page.reload()
  await expect(statuses.getByText('Typed before, and not saved yet.')).toBeInViewport()
  await statuses.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => statusNames(page)).toEqual(before)
})

test('[issue 14] the switch of a guest says that it hides pricing, as in the list', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/guests')
  await page.getByRole('link', { name: 'guest-hidden@maison-lumen.example' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('guest-hidden@maison-lumen.example')
  await expect(page.getByRole('switch', { name: /^Hide pricing/ })).toBeChecked()
  await expect(page.getByRole('term').filter({ hasText: 'Hide pricing' })).toBeVisible()
})

test('[issue 16] a file without rows is called that', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/spreadsheets')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Products.csv', mimeType: 'text/csv', buffer: Buffer.from('\n') })
  await expect(page.getByText('There are no rows in this file: there is nothing to import.')).toBeVisible()
})

test('[issue 14] [2.2.100] on a tablet the settings of a classifier are within reach, however wide its table is', async ({
  openAs,
}) => {
  const path = '/admin/product-option-classifier-groups/1'
  const page = await openAs(maisonLumen, 'owner', path, { size: 'tablet', hasTouch: true })
  const settings = page.getByRole('button', { name: 'Settings of Painted' })
  await expect(settings).toBeInViewport({ ratio: 1 })
  await settings.tap()
  await expect(page.getByRole('dialog')).toContainText('Painted')
})
