/**
 * The first ten minutes of a new organization: from the command on an empty database to a priced order that its first guest
 * submits, by clicks and typing alone; and how the guide is left and taken up again. [issue 14]
 */
import { type Browser, type Page, test } from '@playwright/test'
import { type FreshServer, mailedLink, startFresh } from '../fixtures/fresh-server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, mailedCode, sizes } from '../fixtures/test.ts'

const ownerEmail = 'ada@atelier.example'
const guestEmail = 'grace@client.example'
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"><path d="M4 20 12 4l8 16z" fill="#1f4b45"/></svg>`

let fresh: FreshServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  fresh = await startFresh('Atelier Nord', ownerEmail)
})
test.afterAll(() => fresh.stop())

const failures: string[] = []
test.afterEach(() => expect(failures, 'errors that nobody caught').toEqual([]))

const guide = (page: Page) => page.getByRole('region', { name: 'Getting started', exact: true })
const says = (page: Page, text: string) => expect(guide(page).getByRole('status')).toContainText(text)
const follow = (page: Page, name: string) => guide(page).getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function openPage(browser: Browser, size: keyof typeof sizes = 'desk'): Promise<Page> {
  const isPhone = size === 'phone'
  const context = await browser.newContext({ viewport: sizes[size], hasTouch: isPhone, isMobile: isPhone })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => failures.push(error.message))
  return page
}

/** Signs in by a code, from the sign-in page. */
async function signIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill(await mailedCode(email, undefined, fresh.data))
}

test.describe.configure({ mode: 'serial' })

test('[issue 14] a new owner is led from the logo to the first guest, who submits a priced order', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  expect(fresh.said).toContain(`Atelier Nord is organization 1. Its owner is ${ownerEmail}.`)
  expect(await mailedLink(fresh, ownerEmail, 'Atelier Nord is ready')).toContain('userToken=')
  const owner = await openPage(browser)
  await owner.goto(fresh.link)
  await expect(heading(owner, 'Welcome to the Atelier Nord Configurator')).toBeVisible()
  await says(owner, 'Logo and accent')
  await expect(guide(owner).getByText('0 of 7')).toBeVisible()
  await expectAccessible(owner)

  // 1. The settings: each half is noticed.
  await follow(owner, 'Open the settings')
  await expect(owner).toHaveURL(/\/admin\/settings\/organization$/)
  const chooser = owner.waitForEvent('filechooser')
  await owner.getByRole('button', { name: 'Upload a logo' }).click()
  await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await owner.getByRole('button', { name: 'Use this logo' }).click()
  await says(owner, 'The accent color is still missing.')
  await owner.getByLabel('Choose a color').fill('#1f4b45')
  await says(owner, 'Done: Logo and accent.')
  await expect(owner.getByRole('banner').getByRole('img', { name: 'Atelier Nord' })).toBeVisible()

  // 2. A category: one without a name is none.
  await follow(owner, 'Open the categories')
  await owner.getByRole('button', { name: 'Add a category' }).click()
  const title = owner.getByRole('textbox', { name: 'Title of the category' })
  await expect(title).toBeFocused()
  await says(owner, 'First category')
  await owner.keyboard.type('Wall plates')
  await owner.keyboard.press('Enter')
  await says(owner, 'Done: First category.')

  // 3. A product from a template, in that category.
  await follow(owner, 'Open the products')
  await owner.getByRole('button', { name: 'From a template' }).click()
  const templates = owner.getByRole('dialog', { name: 'From a template' })
  await expect(templates.getByRole('listitem')).toHaveCount(11)
  await expect(templates.getByRole('button', { name: /Category/ })).toContainText('Wall plates')
  await templates.getByRole('button', { name: 'Keypad plate', exact: true }).click()
  await expect(owner.getByRole('textbox', { name: 'Title of the product' })).toHaveValue('Keypad plate')
  await expect(owner.getByRole('link', { name: 'Wall plates' })).toBeVisible()
  await says(owner, 'Done: First product.')

  // 4. An option by another name.
  await follow(owner, 'Open a property')
  await expect(owner.getByRole('textbox', { name: 'Title of the property' })).toHaveValue('Plate size')
  const option = owner.getByRole('textbox', { name: 'Title of the option' }).first()
  await expect(option).toHaveValue('82 × 82 mm')
  await option.fill('Single, 82 × 82 mm')
  await option.press('Enter')
  await says(owner, 'Done: Properties and options.')

  // 5. Another base price.
  await follow(owner, 'Open the price')
  await owner.getByText('8500', { exact: true }).dblclick()
  await owner.keyboard.type('9200')
  await expect(owner.getByText('Unsaved changes')).toBeVisible()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await says(owner, 'Price')
  await expect(guide(owner).getByText('5 of 7')).toBeVisible()

  // 6. In guest mode: the product, its price.
  await follow(owner, 'Switch to guest mode')
  await expect(heading(owner, 'Welcome to the Atelier Nord Configurator')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'EMPLOYEE MODE' })).toBeVisible()
  await startOrder(owner, 'Trial')
  await expect(owner.getByLabel('Order price')).toContainText('$92.00')
  await says(owner, 'Done: Try it as a guest.')

  // 7. A guest, who hears of it.
  await follow(owner, 'Open the guests')
  await expect(heading(owner, 'Guests')).toBeVisible()
  await owner.getByRole('textbox', { name: 'Guest e-mail' }).fill(guestEmail)
  await owner.getByRole('button', { name: 'Invite Guest' }).click()
  await says(owner, 'Atelier Nord is set up.')
  await expect(guide(owner).getByText('7 of 7')).toBeVisible()
  await follow(owner, 'Close the guide')
  await expect(guide(owner)).toHaveCount(0)
  await owner.reload()
  await expect(heading(owner, 'Guests')).toBeVisible()
  await expect(guide(owner)).toHaveCount(0)

  // The guest comes by the mail, chooses, sees how the price is made, and submits.
  const guest = await openPage(browser)
  await guest.goto(await mailedLink(fresh, guestEmail, 'You are invited to Atelier Nord'))
  await signIn(guest, guestEmail)
  await expect(heading(guest, 'Welcome to the Atelier Nord Configurator')).toBeVisible()
  await expect(guide(guest)).toHaveCount(0)
  await startOrder(guest, 'Hall')
  const options = guest.getByRole('region', { name: 'Options' })
  await options.getByRole('button', { name: /^Plate finish/ }).click()
  await guest
    .getByRole('dialog', { name: 'Plate finish' })
    .getByRole('option', { name: /Brass, brushed/ })
    .click()
  await expect(guest.getByLabel('Order price')).toContainText('$117.00')
  await guest.getByRole('button', { name: /^Why this price/ }).click()
  const trace = guest.getByRole('dialog', { name: 'Why this price' })
  await expect(trace).toContainText('Base')
  await expect(trace).toContainText('$92.00')
  await expect(trace).toContainText('$25.00')
  await guest.keyboard.press('Escape')
  await fillDetails(guest)
  await guest.getByRole('button', { name: 'Submit', exact: true }).first().click()
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(guest.getByRole('heading', { name: 'Order Submitted' })).toBeVisible()

  // And the owner has something to approve.
  await owner.goto(`${fresh.url}/orders`)
  await expect(owner.getByRole('table', { name: 'Orders' })).toContainText('Hall')
  await owner.getByRole('link', { name: 'Hall' }).click()
  await expect(owner.getByRole('button', { name: 'Approve' })).toBeVisible()
  await owner.context().close()
  await guest.context().close()
})

test('[issue 14] the guide is skipped step by step, hidden, and taken up again on another device', async ({
  browser,
}) => {
  const link = await fresh.makeOrg('Studio South', 'eve@south.example')
  const owner = await openPage(browser)
  await owner.goto(link)
  await follow(owner, 'Skip this step: Logo and accent')
  await says(owner, 'First category')
  await follow(owner, 'Skip this step: First category')
  await says(owner, 'First product')
  await follow(owner, 'Hide the guide')
  await expect(guide(owner)).toHaveCount(0)
  // Home has the way back at once.
  await expect(owner.getByRole('main').getByRole('button', { name: 'Getting started: 0 of 7' })).toBeVisible()

  const phone = await openPage(browser, 'phone')
  await phone.goto(`${fresh.url}/sign-in`)
  await signIn(phone, 'eve@south.example')
  await expect(heading(phone, 'Welcome to the Studio South Configurator')).toBeVisible()
  await phone.goto(`${fresh.url}/admin/guests`)
  await phone.getByRole('navigation').getByRole('button', { name: 'Getting started: 0 of 7' }).click()
  await says(phone, 'First product')
  await expectNoSidewaysScroll(phone)
  await expectAccessible(phone)
  await guide(phone)
    .getByRole('button', { name: /Show all steps$/ })
    .click()
  const steps = phone.getByRole('dialog', { name: 'Getting started' }).getByRole('listitem')
  await expect(steps).toHaveText([
    'Logo and accentSkipped',
    'First categorySkipped',
    'First productTo do',
    'Properties and optionsTo do',
    'PriceTo do',
    'Try it as a guestTo do',
    'Invite a guestTo do',
  ])
  // A skipped step is taken up where it is chosen.
  await steps.nth(1).getByRole('button').click()
  await expect(phone).toHaveURL(/\/admin\/product-categories$/)
  await says(phone, 'First category')

  // What is done elsewhere is noticed when the page is looked at again.
  await owner.goto(`${fresh.url}/admin/product-categories`)
  await says(owner, 'First category')
  await owner.context().close()
  await phone.context().close()
})

test('[issue 14] a template is chosen with the keyboard, on a phone too, and taken back whole by Undo', async ({
  browser,
}) => {
  const link = await fresh.makeOrg('Studio West', 'kim@west.example')
  const page = await openPage(browser)
  await page.goto(link)
  await expect(heading(page, 'Welcome to the Studio West Configurator')).toBeVisible()
  await page.getByRole('link', { name: 'Make a product' }).click()
  await page.getByRole('main').getByRole('button', { name: 'From a template' }).press('Enter')
  const templates = page.getByRole('dialog', { name: 'From a template' })
  await expect(templates.getByRole('button', { name: 'Rail', exact: true })).toBeVisible()
  await expectAccessible(page)
  await templates.getByRole('button', { name: 'Rail', exact: true }).press('Enter')
  const news = page.getByRole('region', { name: 'Notifications' })
  await expect(page.getByRole('textbox', { name: 'Title of the product' })).toHaveValue('Rail')
  await expect(page.getByRole('link', { name: 'Rails' })).toBeVisible()
  await news.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await expect(page.getByText('No products yet')).toBeVisible()
  for (const [section, text] of [
    ['Categories', 'No categories yet'],
    ['Properties', 'No properties yet'],
    ['Pricing rules', 'No pricing rules found'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
  }

  await page.setViewportSize(sizes.phone)
  await page.goto(`${fresh.url}/admin/products`)
  await page.getByRole('main').getByRole('button', { name: 'From a template' }).click()
  await expect(templates.getByRole('button', { name: 'Plain article' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await templates.getByRole('button', { name: 'Plain article' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of the product' })).toHaveValue('Plain article')
  // Beside the round button of a list that has products.
  await page.goto(`${fresh.url}/admin/products`)
  await page.getByRole('button', { name: 'From a template' }).press('Enter')
  await expect(templates.getByRole('button', { name: /Category/ })).toContainText('That of the template')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'From a template' })).toBeFocused()
  await page.context().close()
})

test('[issue 14] on a phone the guide leads to the options and the amounts themselves, and a new option says what it lacks', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const link = await fresh.makeOrg('Studio West', 'mia@west.example')
  const phone = await openPage(browser, 'phone')
  await phone.goto(link)
  await follow(phone, 'Skip this step: Logo and accent')
  await says(phone, 'First category')
  await follow(phone, 'Skip this step: First category')
  await says(phone, 'First product')
  const go = () =>
    guide(phone)
      .getByRole('button', { name: /^(Open|Go)/ })
      .click()
  await go()
  await phone.getByRole('button', { name: 'From a template' }).click()
  const templates = phone.getByRole('dialog', { name: 'From a template' })
  await templates.getByRole('button', { name: 'Bookcase', exact: true }).click()
  await says(phone, 'Done: First product.')
  await go()
  await expect(phone.getByRole('textbox', { name: 'Title of the property' })).toHaveValue('Shelves')
  await expect(phone.getByRole('textbox', { name: 'Title of the option' }).first()).toBeInViewport({
    ratio: 1,
  })

  // What the guide proposes: another option. It has no price and no number of shelves yet.
  await phone.getByRole('button', { name: 'Add an option' }).click()
  const settings = phone.getByRole('dialog', { name: /^Settings of/ })
  const title = settings.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('4 shelves')
  await title.press('Enter')
  const shelves = settings.getByRole('textbox', { name: 'Shelves', exact: true })
  await expect(settings).toContainText('Items with this option have no price')
  await expect(settings).toContainText('Not set: the drawing of Bookcase')
  await shelves.fill('4')
  await shelves.press('Enter')
  await expect(settings).not.toContainText('Not set')
  await settings.getByRole('button', { name: /^Pricing rule|Pricing rule$/ }).click()
  await phone.getByRole('option', { name: 'Bookcase: included' }).click()
  await expect(settings).not.toContainText('no price')
  await expectAccessible(phone)
  await phone.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await expect(phone.getByText('Price on request')).toHaveCount(0)
  await says(phone, 'Price')
  await go()
  await expect(phone.getByRole('button', { name: /Add a version/ })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(phone)
  await phone.context().close()
})

/** From the home page to an order with one item, whatever is asked on the way. */
async function startOrder(page: Page, name: string) {
  await page.getByRole('button', { name: 'Wall plates' }).click()
  await page.getByRole('menuitem', { name: 'Keypad plate' }).click()
  const form = page.getByRole('dialog', { name: 'New order' })
  await form.getByLabel('Order name').fill(name)
  await form.getByRole('button', { name: 'Create order' }).click()
  const add = page.getByRole('dialog', { name: 'Add a product' })
  await add.getByRole('textbox', { name: 'Identifier or description' }).fill('By the door')
  await page.keyboard.press('Enter')
  await expect(add).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Drawing' }).getByRole('img').first()).toBeVisible()
}

/** What submitting asks for. */
async function fillDetails(page: Page) {
  await page.getByRole('button', { name: 'Edit Order Details' }).click()
  const details = page.getByRole('dialog', { name: 'Edit Order Details' })
  await details.getByLabel('Company').fill('Studio Aurore')
  await details.getByLabel('Phone').fill('4155550134')
  const address = details.getByRole('group', { name: 'Delivery address' })
  await address.getByLabel('Street address').fill('12 Hillside Lane')
  await address.getByLabel('City').fill('San Rafael')
  await address.getByRole('combobox', { name: 'State' }).fill('Calif')
  await page.getByRole('option', { name: 'California' }).click()
  await address.getByLabel('ZIP code').fill('94901')
  await details.getByRole('button', { name: 'Done' }).click()
}
