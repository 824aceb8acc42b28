/** What is done with an order as a whole: duplicate, back boxes, CSV, archive, delete, history, for whom. */
import { readFile } from 'node:fs/promises'
import {
  addItem,
  call,
  items,
  leaveAddFlow,
  newOrder,
  openOrder,
  openPicker,
  saved,
} from '../fixtures/order-page.ts'
import { submitted } from '../fixtures/order-steps.ts'
import { atRest, baseUrl, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

const more = (page: Page) => page.getByRole('button', { name: 'More for this quote' })
const title = (page: Page) => page.getByRole('textbox', { name: 'Quote title' })
const entries = (page: Page) => page.getByRole('menu', { name: 'More for this quote' }).getByRole('menuitem')

async function choose(page: Page, entry: string) {
  await more(page).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The number in the address of the order page. */
const numberOf = (page: Page) => Number(/\/orders\/(\d+)/.exec(page.url())?.[1])

test('[1.2.05, 1.4.40, 1.4.41, 1.6.18] a guest duplicates a quote, and the copy opens at its own address', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  await guest.goto(baseUrl() + (await newOrder(guest, 'Villa Aurore')))
  await leaveAddFlow(guest)
  await addItem(guest, 'Hall')
  const from = numberOf(guest)
  await saved(guest)
  // Typed just before: the copy has it.
  await guest.getByRole('textbox', { name: 'Quantity' }).fill('4')
  await guest.keyboard.press('Tab')
  await choose(guest, 'Duplicate')
  await expect(title(guest)).toHaveValue('Copy of Villa Aurore')
  const to = numberOf(guest)
  expect(to).not.toBe(from)
  await expect(guest.getByText(`#${to} is a copy of #${from}.`)).toBeVisible()
  await expect(items(guest)).toHaveCount(1)
  await expect(guest.getByRole('textbox', { name: 'Identifier or description' })).toHaveValue('Copy of Hall')
  await expect(guest.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4')
  await expect(guest.getByRole('img', { name: /^Quote started: current/ })).toBeVisible()
})

test('a copy that was asked for while the answer was lost is made once', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  const keys: (string | undefined)[] = []
  let isLost = true
  await owner.route('**/api/orders/duplicate', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = await route.fetch()
    if (isLost) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await choose(owner, 'Duplicate')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  isLost = false
  await choose(owner, 'Duplicate')
  await expect(title(owner)).toHaveValue('Copy of Villa Aurore')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('[1.2.06, 1.6.27, 1.7.28] Generate Back Box Quote opens the boxes as a quote of their own, or says why not', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall', 'Study'])
  const from = numberOf(owner)
  const picker = await openPicker(owner, 'Installation', 'Back box')
  await picker.getByRole('option', { name: 'Round box, 67 mm' }).click()
  await saved(owner)
  await choose(owner, 'Generate Back Box Quote')
  await expect(title(owner)).toHaveValue('Villa Aurore - Back Boxes')
  expect(numberOf(owner)).not.toBe(from)
  await expect(items(owner).first()).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Continue to Payment' })).toBeVisible()

  await choose(owner, 'Generate Back Box Quote')
  const refused = owner.getByRole('alertdialog')
  await expect(refused).toContainText('No item of this quote has a back box chosen')
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(title(owner)).toHaveValue('Villa Aurore - Back Boxes')
})

test('[1.2.04, 1.5.46] a deleted quote leads to the list, from where Undo brings it back', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  const number = numberOf(owner)
  await choose(owner, 'Delete quote…')
  const question = owner.getByRole('alertdialog', { name: 'Delete Quote' })
  await expect(question).toContainText('Are you sure?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(title(owner)).toHaveValue('Villa Aurore')

  await choose(owner, 'Delete quote…')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(owner).toHaveURL(/\/orders(\?|$)/)
  await expect(owner.getByText(`#${number} Villa Aurore is deleted.`)).toBeVisible()
  await expect(owner.getByRole('link', { name: new RegExp(`^#?${number}\\b`) })).toHaveCount(0)
  await owner.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(owner).toHaveURL(new RegExp(`/orders/${number}$`))
  await expect(title(owner)).toHaveValue('Villa Aurore')
  await expect(items(owner)).toHaveCount(1)
})

test('[1.2.89, 1.4.25, 1.6.18] Archive is taken back by Undo, and by Unarchive', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, [])
  await choose(owner, 'Archive')
  await expect(owner.getByText(/Villa Aurore is archived\.$/)).toBeVisible()
  await owner.getByRole('button', { name: 'Undo', exact: true }).click()
  await more(owner).click()
  await owner.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await saved(owner)
  await owner.getByRole('button', { name: 'Edit Quote Details' }).click()
  const settings = owner.getByRole('dialog', { name: 'Edit Quote Details' })
  await settings.getByRole('button', { name: 'Unarchive' }).click()
  await expect(settings.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
})

test('[1.7.34, 1.7.35, 1.6.28, 1.2.89] the settings of a door order export it as a CSV file', async ({
  openAs,
}) => {
  const owner = await openAs('Norrvik', 'owner')
  const session = await call(owner, '/api/session/get', {})
  const orgId: number = session.activeOrgId
  const home = await call(owner, '/api/configurator/get-configurator-homepage-data', { orgId })
  const door = home.data.products.find((product: { title: string }) => product.title === 'Slab door')
  const made = await call(owner, '/configurator/create-product-order', {
    productOrderProps: { orgId, title: 'Harbour Loft, 2nd floor', productCategoryId: door.productCategoryId },
  })
  const { id, orgSpecificId } = made.productOrder
  await call(owner, '/api/resources/productInstance/create', {
    orgId,
    props: { productOrderId: id, productId: door.id, rank: 1, title: '=HYPERLINK("x")', quantity: 2 },
  })
  await owner.goto(`${baseUrl()}/orders/${orgSpecificId}`)
  await owner.getByRole('button', { name: 'Edit Order Details' }).click()
  const download = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^harbour-loft-2nd-floor-export-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const [header, row] = text.replace('\uFEFF', '').split('\r\n')
  expect(header).toMatch(/^Item,Identifier,Product,Quantity,.*,Unit price,Total,Notes$/)
  expect(row).toContain(`1,"'=HYPERLINK(""x"")",Slab door,2,`)
})

test('[1.2.53, 1.6.18, 1.6.27] each entry of the menu is there for those who may', async ({ openAs }) => {
  test.setTimeout(90_000)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await newOrder(guest, 'Whose Menu')
  await guest.goto(baseUrl() + path)
  await leaveAddFlow(guest)
  await more(guest).click()
  await expect(entries(guest)).toHaveText([
    'View Quote',
    'View Invoice',
    'Files',
    'Guided Tour',
    'Duplicate',
    'Generate Back Box Quote',
    'Archive',
    'Delete quote…',
  ])
  await expectAccessible(guest)
  await guest.keyboard.press('Escape')
  await expect(more(guest)).toBeFocused()

  const member = await openAs(maisonLumen, 'member', path)
  await more(member).click()
  await expect(entries(member)).toHaveText([
    'View Quote',
    'View Invoice',
    'Files',
    'Guided Tour',
    'Quote history',
    'Duplicate',
    'Generate Back Box Quote',
    'Archive',
    'Delete quote…',
  ])

  const elsewhere = await openAs('Halden Light', 'guest', '/orders')
  await elsewhere.getByRole('row').nth(1).getByRole('link').first().click()
  await elsewhere.getByRole('button', { name: 'More for this order' }).click()
  // Of an order that was delivered a copy is another one of the same.
  await expect(elsewhere.getByRole('menuitem', { name: /^(?:Duplicate|Order again)$/ })).toBeVisible()
  await expect(elsewhere.getByRole('menuitem', { name: 'Generate Back Box Quote' })).toHaveCount(0)
  await expect(elsewhere.getByRole('menuitem', { name: 'Export CSV' })).toHaveCount(0)
})

test('[1.4.16] while an employee edits a submitted quote it stays submitted, and its history says what was changed', async ({
  openAs,
}) => {
  test.setTimeout(90_000)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Edited House')
  const member = await openAs(maisonLumen, 'member', path)
  await member.getByRole('button', { name: /^Edit(?!.*Details$)/ }).click()
  await expect(member.getByText('You are editing a quote that has been submitted.')).toBeVisible()
  const dot = member.getByRole('button', { name: /^Set status Submitted.*: current/ })
  await expect(dot).toBeVisible()
  await member.getByRole('textbox', { name: 'Quantity' }).fill('7')
  await member.keyboard.press('Tab')
  await saved(member)
  await expect(dot).toBeVisible()
  await expect(member.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)

  await choose(member, 'Quote history')
  const history = member.getByRole('dialog', { name: 'Quote history' })
  const change = history.getByRole('listitem').filter({ hasText: 'Hall changed' }).first()
  await expect(change).toContainText('Quantity')
  await expect(change).toContainText(/before: 1\s*after: 7/)
  await expect(history.getByRole('listitem').filter({ hasText: 'Quote submitted' })).toHaveCount(1)
  await expectAccessible(member)
  await member.keyboard.press('Escape')
  await member.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(member.getByRole('button', { name: 'Approve' })).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 2, name: 'Order Submitted' })).toBeVisible()
})

test('[1.5.50] a matched mechanism finish raises the lead-time alert of 24 weeks, once', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  const picker = await openPicker(owner, 'Mechanisms', 'Mechanism finish')
  await picker
    .getByRole('option', { name: /^Matched/ })
    .first()
    .click()
  const alert = owner.getByRole('alertdialog', { name: 'Longer lead time' })
  await expect(alert).toContainText('24 weeks')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
})

test('[1.2.49] while it is on the way the page says that it loads', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const path = await newOrder(owner, 'Villa Aurore')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await owner.route('**/get-configurator-order-data', async (route) => {
    await held
    await route.continue()
  })
  await owner.goto(baseUrl() + path)
  await expect(owner.getByRole('status').filter({ hasText: 'Loading the quote…' })).toBeVisible()
  answer()
  await expect(title(owner)).toHaveValue('Villa Aurore')
  await expect(owner.getByText('Loading the quote…')).toHaveCount(0)
})

test('[1.1.13] one organisation calls its orders quotes, others orders or projects', async ({ openAs }) => {
  const maison = await openAs(maisonLumen, 'owner', '/orders')
  await expect(maison.getByRole('heading', { level: 1 })).toHaveText(/Quotes/)
  await openOrder(maison, [])
  await expect(maison.getByRole('button', { name: 'Edit Quote Details' })).toBeVisible()
  await more(maison).click()
  await expect(maison.getByRole('menuitem', { name: 'Delete quote…' })).toBeVisible()
  for (const [org, word] of [
    ['Halden Light', 'Order'],
    ['Panorama Murals', 'Project'],
  ] as const) {
    const page = await openAs(org, 'owner', '/orders')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${word}s`))
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await expect(page.getByRole('button', { name: `Edit ${word} Details` })).toBeVisible()
  }
})
