/** Files of an order: added, refused in words, renamed, deleted and brought back, on an item, and for employees alone. */
import { addItem, items, leaveAddFlow, newOrder, openOrder, options } from '../fixtures/order-page.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Files' })
const chooser = (page: Page) => panel(page).locator('input[type=file]')
const rows = (page: Page) =>
  panel(page).getByRole('list', { name: 'Files that are attached' }).getByRole('listitem')
const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) })
const plan = (name: string) =>
  file(name, '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('[issue 18] a customer attaches files, and an employee one that the customer never sees', async ({
  openAs,
}) => {
  test.slow()
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await newOrder(guest, 'House of many plans')
  await guest.goto(new URL(path, guest.url()).href)
  await leaveAddFlow(guest)
  await addItem(guest, 'Hall')
  await expect(items(guest)).toHaveCount(1)

  // Several at once: what is refused says why, and the others are there.
  await guest.getByRole('button', { name: 'Files', exact: true }).click()
  await expect(panel(guest).getByText('No files yet')).toBeVisible()
  await chooser(guest).setInputFiles([
    plan('Plan.pdf'),
    file('Evil.pdf', '<html><script>alert(1)</script>'),
    file('list.csv', 'a;b\n'),
  ])
  await expect(rows(guest)).toHaveCount(2)
  await expect(panel(guest).getByRole('alert')).toContainText('Files of this kind can not be attached.')
  await expectAccessible(guest)
  await panel(guest).getByRole('button', { name: 'Take Evil.pdf off this list' }).click()
  await expect(panel(guest).getByRole('alert')).toHaveCount(0)

  // Renamed, deleted and brought back.
  await rows(guest).filter({ hasText: 'Plan.pdf' }).getByRole('button', { name: 'More for Plan.pdf' }).click()
  await guest.getByRole('menuitem', { name: 'Rename' }).click()
  await panel(guest).getByRole('textbox', { name: 'Name of the file' }).fill('Floor plan.pdf')
  await panel(guest).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows(guest).filter({ hasText: 'Floor plan.pdf' })).toBeVisible()
  await panel(guest).getByRole('button', { name: 'More for list.csv' }).click()
  await guest.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(rows(guest)).toHaveCount(1)
  await guest.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(rows(guest)).toHaveCount(2)

  // What somebody else adds comes by itself, and what is for employees alone does not.
  const member = await openAs(maisonLumen, 'member', new URL(guest.url()).pathname)
  await member.getByRole('button', { name: 'Files: 2' }).click()
  await panel(member).getByText('Employees only').click()
  await chooser(member).setInputFiles(plan('Costing.pdf'))
  await expect(rows(member)).toHaveCount(3)
  await panel(member).getByRole('checkbox', { name: 'Employees only' }).uncheck({ force: true })
  await chooser(member).setInputFiles(plan('Signed.pdf'))
  await expect(rows(guest).filter({ hasText: 'Signed.pdf' })).toBeVisible()
  await expect(panel(guest).getByText('Costing.pdf')).toHaveCount(0)
  await expect(rows(member).filter({ hasText: 'Costing.pdf' })).toContainText('Employees only')

  // It is saved under its name.
  const saving = guest.waitForEvent('download')
  await panel(guest).getByRole('link', { name: 'Download Signed.pdf' }).click()
  expect((await saving).suggestedFilename()).toBe('Signed.pdf')
})

test('[issue 18] files opened over the comments take their place, and the options beside them stay usable', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const comments = page.getByRole('complementary', { name: 'Comments' })
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await expect(comments).toBeVisible()
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await expect(panel(page)).toBeVisible()
  await expect(comments).toHaveCount(0)
  // Not covered: the section folds under a press.
  const section = options(page)
    .getByRole('button', { name: /^Mechanisms/ })
    .first()
  await section.click()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click()
  await expect(comments).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await comments.getByRole('button', { name: /Close/ }).click()
  await expect(comments).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Comments/ }).first()).toBeFocused()
})

test('[issue 18] files are attached to an item from its menu, and its card says how many', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await items(page).first().hover()
  await page.getByRole('button', { name: 'More for this item' }).first().click()
  await page.getByRole('menuitem', { name: 'Attach a file' }).click()
  await chooser(page).setInputFiles(plan('Hall.pdf'))
  await expect(rows(page)).toContainText(['Hall.pdf'])
  await panel(page).getByRole('button', { name: 'Close the files' }).click()
  await items(page)
    .first()
    .getByRole('button', { name: /1 file/ })
    .click()
  await expect(rows(page)).toHaveCount(1)
})

test('[issue 18] on a phone the files are in the menu, in a sheet of their own', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await page.setViewportSize(sizes.phone)
  await page
    .getByRole('button', { name: /^More for this/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Files' }).click()
  const sheet = page.getByRole('dialog', { name: 'Files' })
  await sheet.locator('input[type=file]').setInputFiles(plan('Phone.pdf'))
  await expect(sheet.getByRole('listitem')).toContainText(['Phone.pdf'])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})
