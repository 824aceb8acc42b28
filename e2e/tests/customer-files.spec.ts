/** Files on the record of a customer: added, refused in words, renamed, deleted and brought back, on every size. Decision 250. */
import { call } from '../fixtures/order-page.ts'
import { create, plainOrg } from '../fixtures/test-catalog.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  news,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Files' })
const chooser = (page: Page) => region(page).locator('input[type=file]')
const rows = (page: Page) =>
  region(page).getByRole('list', { name: 'Files that are attached' }).getByRole('listitem')
const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) })
const certificate = file(
  'Certificate.pdf',
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

for (const [size, viewport] of Object.entries(sizes)) {
  test(`[issue 18] on a ${size}: an owner puts files on the record of a customer, and a member finds them there`, async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await page.setViewportSize(viewport)
    const { activeOrgId: orgId }: { activeOrgId: number } = await call(page, '/api/session/get', {})
    const id = await create(page, orgId, 'customer', { title: `Files on a ${size}` })
    await goTo(page, `/admin/customers/${id}`)
    await expect(region(page).getByText('No files yet.')).toBeVisible()
    await chooser(page).setInputFiles([certificate, file('Evil.pdf', '<html><script>alert(1)</script>')])
    await expect(rows(page)).toHaveCount(1)
    await expect(region(page).getByRole('alert')).toContainText('Files of this kind can not be attached.')
    await region(page).getByRole('button', { name: 'Take Evil.pdf off this list' }).click()
    await expect(region(page).getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // By the keyboard alone: renamed, given up, and the focus is at the row again.
    const more = (name: string) => region(page).getByRole('button', { name: `More for ${name}` })
    await more('Certificate.pdf').press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    const name = region(page).getByRole('textbox', { name: 'Name of the file' })
    await expect(name).toBeFocused()
    await name.press('Escape')
    await expect(more('Certificate.pdf')).toBeFocused()
    await more('Certificate.pdf').press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    await name.fill('Resale certificate 2027')
    await name.press('Enter')
    await expect(more('Resale certificate 2027.pdf')).toBeFocused()

    const saved = page.waitForEvent('download')
    await region(page).getByRole('link', { name: 'Download Resale certificate 2027.pdf' }).click()
    expect((await saved).suggestedFilename()).toBe('Resale certificate 2027.pdf')

    await more('Resale certificate 2027.pdf').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(0)
    await news(page).getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await expect(rows(page)).toContainText('You')
  })
}
