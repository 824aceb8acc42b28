/** The back office: its navigation, a list and details by keyboard, what an owner changes there, guests and groups. */
import { readFile } from 'node:fs/promises'
import { newOrder, openPicker, saved } from '../fixtures/order-page.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  test,
  news,
} from '../fixtures/test.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: `Administration of ${maisonLumen}` })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })

async function enter(page: Page, section: string) {
  const sections = nav(page).getByRole('button', { name: /^Sections: / })
  const isSmall = await sections.isVisible()
  if (isSmall) await sections.click()
  const links = isSmall ? page.getByRole('dialog', { name: 'Sections' }) : nav(page)
  await links.getByRole('link', { name: section, exact: true }).click()
  await expect(heading(page, section)).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

test('[2.2.07] [2.2.27] [2.2.69] [2.2.76] [2.2.77] [2.9.04] an owner finds a product and decides who is offered an option [1.6.16]', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/orders')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'ADMIN', exact: true }).click()
  await expect(page).toHaveURL(`${baseUrl()}/admin/products`)
  await expect(page).toHaveTitle(/^Admin: Products/)
  await expect(header.getByRole('link', { name: 'ADMIN', exact: true })).toHaveCount(0)
  await expect(header.getByRole('button', { name: 'GUEST MODE' })).toHaveCount(0)
  const links = await nav(page).getByRole('link').all()
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '/admin/products',
    '/admin/product-properties',
    '/admin/product-property-groups',
    '/admin/product-categories',
    '/admin/product-pricing-rules',
    '/admin/product-option-classifier-groups',
    '/admin/media',
    '/admin/guests',
    '/admin/user-groups',
    '/admin/product-rules',
    '/admin/product-graphics',
    '/admin/members',
    '/admin/customers',
    '/admin/spreadsheets',
    '/admin/change-lab',
    '/admin/bookkeeping',
    '/admin/integrations',
    '/admin/api-keys',
    '/admin/webhooks',
    '/admin/sign-on',
    '/admin/settings',
  ])

  // The search waits 100 ms for the typing to end.
  const products = page.getByRole('table', { name: 'Products' })
  await expect(products.getByRole('link', { name: 'Floor outlet', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.clock.install()
  await page.getByPlaceholder('SEARCH...').fill('guest room')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByPlaceholder('SEARCH...').fill('keypad guest')
  await page.clock.runFor(99)
  await expect(page).toHaveURL(/q=guest(\+|%20)room$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/q=keypad(\+|%20)guest$/)
  await page.clock.resume()
  await expect(products.getByRole('link')).toHaveText(['Guest room keypad'])

  // A product without price export has no button for it; one with it gives a file, or says why not.
  await page.getByPlaceholder('SEARCH...').fill('')
  await products.getByRole('link', { name: 'Keypad', exact: true }).click()
  await expect(heading(page, 'Keypad')).toBeVisible()
  const prices = page.getByRole('button', { name: 'Export Prices' })
  const [file] = await Promise.all([page.waitForEvent('download'), prices.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^keypad-prices-export-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  // Which property comes next depends on what other tests have put into the group.
  expect(lines[0]).toMatch(/^\uFEFFPlate finish,.*82 × 82 mm|^\uFEFFPlate finish,Plate size,/)
  expect(lines[1]).toMatch(/,\d+\.\d\d$/)
  await page.route('**/api/configurator/export-product-prices', (route) => route.abort())
  await prices.press('Enter')
  await expect(news(page)).toContainText('The prices of Keypad could not be exported. Try again.')
  await expect(prices).toBeEnabled()
  await page.goBack()
  await page.getByPlaceholder('SEARCH...').fill('keypad guest')
  await expect(products.getByRole('link')).toHaveText(['Guest room keypad'])

  // Details by keyboard: what a product is, in words, and who is offered it.
  await products.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Guest room keypad')).toBeVisible()
  await expect(page.getByText('ID: 4', { exact: true })).toBeVisible()
  await expect(prices).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Visibility of Guest room keypad/ })).toContainText('Members')
  await expectAccessible(page)

  // An option leaves the picker of guests, and comes back with Undo.
  await page.getByRole('table', { name: 'Properties' }).getByRole('link', { name: 'Plate finish' }).click()
  await expect(heading(page, 'Plate finish')).toBeVisible()
  const option = page.getByRole('table', { name: 'Options' }).getByRole('row').last()
  const title = await option.getByRole('textbox', { name: 'Title of the option' }).inputValue()
  const select = page.getByRole('button', { name: new RegExp(`Visibility of ${title}`) })
  await expect(select).toContainText('All Users')
  await expectAccessible(page)
  await select.click()
  await page.getByRole('option', { name: 'Owners' }).click()
  // What is pointed at stays: Undo is pressed later.
  await news(page).getByText(`Visibility of ${title} changed.`).hover()

  const guest = await openAs(maisonLumen, 'guest', atRest)
  const order = baseUrl() + (await newOrder(guest, 'Of a guest'))
  const offered = async () => {
    // A guest comes straight into the add flow of an empty order.
    await guest.goto(order)
    const dialog = guest.getByRole('dialog', { name: 'Add a product' })
    await dialog.getByLabel('Identifier or description').fill('Hall')
    await guest.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await saved(guest)
    return openPicker(guest, 'Plate', 'Plate finish')
  }
  const picker = await offered()
  await expect(picker.getByRole('option').first()).toBeVisible()
  await expect(picker.getByRole('option', { name: title })).toHaveCount(0)
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(news(page).getByText(`Undone: Visibility of ${title} changed.`)).toBeVisible()
  await expect(select).toContainText('All Users')
  await guest.reload()
  const again = await openPicker(guest, 'Plate', 'Plate finish')
  await expect(again.getByRole('option', { name: title })).toBeVisible()
})

test('[2.2.103] [2.2.104] [2.2.106] [2.8.10] [2.8.11] an owner invites a guest, puts them into a group, and takes both away', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'owner', '/admin/guests')
  await expect(page).toHaveTitle(/^Admin: Guests/)
  const form = page.getByRole('form', { name: 'Invite a guest' })
  const email = 'lena@studio-birk.example'
  await expect(form.getByRole('button', { name: 'Invite Guest' })).toBeDisabled()
  await form.getByLabel('Guest e-mail').fill(email)
  await form.getByRole('checkbox', { name: 'Hide pricing' }).check()
  await page.keyboard.press('Enter')
  await expect(row(page, email)).toBeVisible()
  await expect(form.getByLabel('Guest e-mail')).toHaveValue('')
  const hides = page.getByRole('switch', { name: `Hide pricing from ${email}` })
  await expect(hides).toBeChecked()
  await hides.uncheck()
  await expect(news(page).getByText(`Hide pricing of ${email} changed.`)).toBeVisible()
  await page.reload()
  await expect(row(page, email)).toBeVisible()
  await expect(hides).not.toBeChecked()
  // The same address again is refused in words, and stays where it was typed.
  await form.getByLabel('Guest e-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(news(page).getByText(`${email} is a guest already.`)).toBeVisible()
  await expect(form.getByLabel('Guest e-mail')).toHaveValue(email)
  await expectAccessible(page)

  await enter(page, 'User groups')
  await page.getByLabel('New group title').fill('Studios')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: 'Details of Studios' }).click()
  await expect(heading(page, 'Studios')).toBeVisible()
  await expect(page.getByText('Nobody is in this group yet.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Add a guest to Studios' }).fill('birk')
  await page.getByRole('option', { name: email }).click()
  await expect(row(page, email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('link', { name: 'Studios', exact: true })).toBeVisible()

  // On a phone: nothing is too wide, and the button of the sections leads on.
  await page.setViewportSize(sizes.phone)
  await enter(page, 'User groups')
  await expect(page.getByText('1 guest', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Remove Studios' }).click()
  await expect(question).toContainText('Are you sure you want to remove this user group?')
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No user groups yet')).toBeVisible()

  await enter(page, 'Guests')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: `Disinvite ${email}` }).click()
  await expect(question).toContainText('Are you sure you want to disinvite this guest?')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: `Disinvite ${email}` }).click()
  await question.getByRole('button', { name: 'Disinvite', exact: true }).click()
  await expect(page.getByRole('link', { name: email })).toHaveCount(0)
})
