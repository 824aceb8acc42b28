/** The members of an organization: invited, changed, disabled; the last owner stays. [issue 14] */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  test,
  news,
} from '../fixtures/test.ts'

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })

test('[issue 14] an owner invites a member, makes them an owner, and disables them; the last owner stays one', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/admin/members')
  await expect(page).toHaveTitle(/^Admin: Members/)
  const form = page.getByRole('form', { name: 'Invite a member' })
  const email = 'ines@maison-lumen.example'
  await expect(form.getByRole('button', { name: 'Invite', exact: true })).toBeDisabled()
  await form.getByLabel('Member e-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(row(page, email)).toContainText('Invited')
  await expect(form.getByLabel('Member e-mail')).toHaveValue('')
  // The same address again is refused in words, and stays where it was typed.
  await form.getByLabel('Member e-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(news(page).getByText(`${email} is a member already.`)).toBeVisible()
  await expect(form.getByLabel('Member e-mail')).toHaveValue(email)
  await expectAccessible(page)

  // The one owner can not step down.
  const owner = page.getByRole('button', { name: /Role of / }).filter({ hasText: 'Owner' })
  await expect(owner).toHaveCount(1)
  await owner.click()
  await page.getByRole('option', { name: 'Member', exact: true }).click()
  await expect(
    news(page).getByText('An organization needs an owner. Make somebody else an owner first.'),
  ).toBeVisible()
  await expect(owner).toHaveCount(1)

  const may = page.getByRole('switch', { name: `${email} may define data fields` })
  await may.check()
  await expect(news(page).getByText(`${email} may define data fields.`)).toBeVisible()
  await page.reload()
  await expect(may).toBeChecked()

  // On a phone: nothing is too wide; a question comes before somebody is disabled.
  await page.setViewportSize(sizes.phone)
  await expect(may).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: `Transfer ownership to ${email}` }).click()
  await expect(question).toContainText(`${email} becomes an owner in your place.`)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: `Disable ${email}` }).click()
  await question.getByRole('button', { name: 'Disable', exact: true }).click()
  await expect(page.getByRole('button', { name: `Enable ${email}` })).toBeVisible()
  await news(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('button', { name: `Disable ${email}` })).toBeVisible()
})

test('[issue 14] ownership goes to a colleague after a question, and whoever gave it is led out of the back office', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/members')
  const theirs = page.getByRole('button', { name: 'Transfer ownership to member@maison-lumen.example' })
  await theirs.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Transfer ownership' }).click()
  await expect(
    news(page).getByText('member@maison-lumen.example is an owner now, and you are a member.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)

  const heir = await openAs(maisonLumen, 'member', '/admin/members')
  await heir.getByRole('button', { name: 'Transfer ownership to owner@maison-lumen.example' }).click()
  await heir.getByRole('alertdialog').getByRole('button', { name: 'Transfer ownership' }).click()
  await expect(
    news(heir).getByText('owner@maison-lumen.example is an owner now, and you are a member.'),
  ).toBeVisible()
  await page.goto(new URL('/admin/members', page.url()).href)
  await expect(theirs).toBeVisible()
})
