/** What is held about a person: given to them as a file, and erased. [issue 17] */
import { readFile } from 'node:fs/promises'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  sizes,
  test,
} from '../fixtures/test.ts'

test('[issue 17] an owner downloads what is held about a guest, and erases them after typing the address', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/guests')
  const email = 'ottilie@quillfeather.example'
  await page.getByLabel('Guest e-mail').fill(email)
  await page.getByRole('button', { name: 'Invite Guest', exact: true }).click()
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('button', { name: 'Give or erase' }).click()
  const popup = page.getByRole('dialog', { name: `Personal data of ${email}` })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    popup.getByRole('button', { name: 'Download as JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(
    /^personal-data-ottilie-quillfeather-example-\d{4}-\d\d-\d\d\.json$/,
  )
  const given = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect([given.about, given.tables.people[0].email]).toEqual([email, email])

  // Another address erases nobody.
  await popup.getByLabel(`Type ${email}`).fill('ottilie@quill.example')
  await popup.getByRole('button', { name: 'Erase for good' }).click()
  await expect(popup.getByText('Type the e-mail address of the person who is erased.')).toBeVisible()
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await popup.getByLabel(`Type ${email}`).fill(email)
  await popup.getByRole('button', { name: 'Erase for good' }).click()
  await expect(popup.getByRole('status')).toContainText(`${email} is erased.`)
  await expect(popup.getByRole('status')).toContainText('The account is gone.')
  await popup.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(popup).toHaveCount(0)
  await expect(page.getByText(email)).toHaveCount(0)
})

test('[issue 17] an owner is told why somebody with open work is not erased', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/guests')
  await page.getByRole('link', { name: 'guest@maison-lumen.example' }).click()
  await page.getByRole('button', { name: 'Give or erase' }).click()
  const popup = page.getByRole('dialog', { name: 'Personal data of guest@maison-lumen.example' })
  await popup.getByLabel('Type guest@maison-lumen.example').fill('guest@maison-lumen.example')
  await popup.getByRole('button', { name: 'Erase for good' }).click()
  await expect(popup.getByText(/^These are not finished: #/)).toBeVisible()
})

test('[issue 17] a colleague is erased from the list of members', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/members')
  const email = 'left@maison-lumen.example'
  await page.getByLabel('Member e-mail').fill(email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('button', { name: `Personal data of ${email}` }).click()
  const popup = page.getByRole('dialog', { name: `Personal data of ${email}` })
  await popup.getByLabel(`Type ${email}`).fill(email)
  await popup.getByRole('button', { name: 'Erase for good' }).click()
  await expect(popup.getByRole('status')).toContainText('The account is gone.')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
})
