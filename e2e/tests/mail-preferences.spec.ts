/** Which e-mails a person gets: chosen in the menu of the account. [issue 18] */
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  news,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

async function openMails(page: Page) {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'E-mails that you get…' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-mails that you get' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('[issue 18] a switch holds from now on, for what reaches a customer', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'guest', atRest)
  await page.goto(new URL('/', page.url()).href)
  const dialog = await openMails(page)
  await expect(dialog.getByRole('region')).toHaveCount(5)
  await expect(
    dialog.getByRole('switch', { name: 'Something is submitted and waits for approval' }),
  ).toHaveCount(0)
  await expect(dialog.getByRole('switch', { name: 'Only of what I own or am involved in' })).toHaveCount(0)
  const status = dialog.getByRole('switch', { name: 'A new status' })
  await expect(status).toBeChecked()
  await status.click()
  await expect(dialog.getByRole('status')).toHaveText('Saved')
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `test-results/mail-preferences-${name}.png` })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.reload()
  const again = await openMails(page)
  await expect(again.getByRole('switch', { name: 'A new status' })).not.toBeChecked()
  await again.getByRole('switch', { name: 'A new status' }).click()
  await expect(again.getByRole('status')).toHaveText('Saved')
})

test('[issue 18] an employee chooses own orders alone by keys, and what is not saved is as it was', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', atRest)
  await page.goto(new URL('/', page.url()).href)
  const dialog = await openMails(page)
  const own = dialog.getByRole('switch', { name: 'Only of what I own or am involved in' })
  await page.route('**/api/session/save-mail-preferences', (route) => route.abort(), { times: 1 })
  await own.focus()
  await page.keyboard.press('Space')
  await expect(news(page)).not.toBeEmpty()
  await expect(own).not.toBeChecked()
  // Nor is it so when the dialog is opened again.
  await page.keyboard.press('Escape')
  await openMails(page)
  await expect(own).not.toBeChecked()
  await own.focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('status')).toHaveText('Saved')
  await expect(own).toBeChecked()
  await page.keyboard.press('Space')
  await expect(own).not.toBeChecked()
  await expect(dialog.getByRole('status')).toHaveText('Saved')
  await expect(dialog.getByRole('switch', { name: 'A product comes to its reorder level' })).toBeChecked()
})
