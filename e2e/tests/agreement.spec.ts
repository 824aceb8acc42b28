/** A customer accepts a revision with a signature, keeps the certificate, and anybody checks a file against it. [issue 18] */
import { readFile } from 'node:fs/promises'
import { approve, changeLine, submitted } from '../fixtures/order-steps.ts'
import {
  baseUrl,
  expect,
  expectAccessible,
  maisonLumen,
  type Page,
  shootAtSizes,
  test,
} from '../fixtures/test.ts'

/** Presses a button that saves a file, and gives the file. */
async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await press()
  return readFile(await (await downloading).path())
}

test('a customer reads the files, signs and accepts; a later change is told; a file is checked, and one byte is found', async ({
  openAs,
}) => {
  test.setTimeout(240_000)
  const guest = await openAs(maisonLumen, 'guest', '/orders')
  const path = await submitted(guest, 'To be accepted')
  await guest.goto(`${baseUrl()}${path}/revisions`)
  await guest.getByRole('button', { name: 'Accept R1 …' }).click()
  const dialog = guest.getByRole('dialog', { name: 'Accept R1' })
  const quote = await saved(guest, () => dialog.getByRole('button', { name: 'Quote (PDF)' }).click())
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog.getByText('Sign in the field, or type your name')).toBeVisible()
  await expectAccessible(guest)
  await dialog.getByRole('radio', { name: 'Draw' }).check()
  const field = dialog.getByRole('img', { name: /^Sign here/ })
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not there')
  await guest.mouse.move(box.x + 60, box.y + 40)
  await guest.mouse.down()
  for (let step = 1; step <= 12; step++)
    await guest.mouse.move(box.x + 60 + step * 12, box.y + 40 + (step % 3) * 14)
  await guest.mouse.up()
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Check that you have read the files')
  await dialog.getByRole('checkbox', { name: /I have read the files/ }).check()
  await shootAtSizes(guest, 'agreement-accept')
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const panel = guest.getByRole('region', { name: 'Agreement' })
  await expect(panel.getByText(/^R1 was accepted by .* on/)).toBeVisible()
  const files = panel.getByRole('group', { name: 'What was accepted in R1' })
  const certificate = await saved(guest, () => files.getByRole('button', { name: 'Certificate' }).click())
  await expectAccessible(guest)
  await shootAtSizes(guest, 'agreement-accepted')

  const member = await openAs(maisonLumen, 'member', path)
  await changeLine(member, path, { quantity: 3 })
  await guest.reload()
  await expect(panel.getByText('This quote differs from what was accepted in R1.')).toBeVisible()
  await member.goto(baseUrl() + path)
  await approve(member)
  await guest.reload()
  await expect(panel.getByRole('button', { name: 'Accept R2 …' })).toBeVisible()

  // Whoever has a file checks it, without an account.
  await guest.context().clearCookies()
  await guest.goto(`${baseUrl()}/verify`)
  const choose = (name: string, buffer: Buffer) =>
    guest.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await choose('quote.pdf', quote)
  const genuine = guest.getByRole('region', { name: 'This is the file, byte by byte.' })
  await expect(genuine).toContainText(/The quote of Quote #\d+, R1, of Maison Lumen/)
  await expect(genuine).toContainText('A later revision has taken its place: R2.')
  await expectAccessible(guest)
  await shootAtSizes(guest, 'agreement-verify')
  await choose('certificate.pdf', certificate)
  await expect(genuine).toContainText('The certificate of acceptance')
  const changed = Buffer.from(quote)
  changed[2000] = (changed[2000] ?? 0) ^ 1
  await choose('changed.pdf', changed)
  await expect(guest.getByRole('region', { name: 'This file was changed.' })).toContainText('R1')
  await choose('other.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'))
  await expect(guest.getByRole('region', { name: 'No agreement knows this file.' })).toBeVisible()
})
