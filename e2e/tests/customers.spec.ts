/** Customers as records: kept in the back office on every size, and their people, addresses and what they owe. [issue 18] */
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
  shootAtSizes,
  sizes,
  test,
} from '../fixtures/test.ts'

const undo = (page: Page) => news(page).getByRole('button', { name: 'Undo' })
const saved = (page: Page) =>
  expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()

async function orgOf(page: Page): Promise<number> {
  const { activeOrgId }: { activeOrgId: number } = await call(page, '/api/session/get', {})
  return activeOrgId
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`[issue 18] on a ${size}: an owner makes a customer, gives it terms, an address and a contact, and takes the address back`, async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await page.setViewportSize(viewport)
    await goTo(page, '/admin/customers')
    await page.getByRole('button', { name: 'Add a customer' }).click()
    const title = page.getByRole('textbox', { name: 'Title of the customer' })
    await expect(title).toHaveValue('Untitled Customer')
    const name = `Atelier of a ${size}`
    await title.fill(name)
    await title.press('Enter')
    await expect(news(page).getByText(`Renamed to ${name}`)).toBeVisible()

    const terms = page.getByRole('textbox', { name: /^Payment terms \(days\)/ })
    await terms.fill('14')
    await terms.press('Tab')
    await expect(news(page).getByText(`Payment terms (days) of ${name} changed`)).toBeVisible()
    const mail = page.getByRole('textbox', { name: /^Billing e-mail/ })
    await mail.fill('nobody')
    await mail.press('Tab')
    await expect(page.getByText('Type an e-mail address such as name@example.com.')).toBeVisible()
    await mail.fill('bills@atelier.example')
    await mail.press('Tab')

    await page.getByRole('button', { name: 'Add address' }).click()
    const address = page.getByRole('region', { name: 'Addresses' }).getByRole('group')
    await expect(address.getByRole('textbox', { name: 'Label' })).toBeFocused()
    await address.getByRole('textbox', { name: 'Label' }).fill('Workshop')
    await page.keyboard.press('Tab')
    const workshop = page.getByRole('group', { name: 'Workshop' })
    await workshop.getByRole('textbox', { name: 'City' }).fill('Portland')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Add contact' }).click()
    const contact = page.getByRole('region', { name: 'Contacts' }).getByRole('group')
    await contact.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.keyboard.press('Tab')
    await saved(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await workshop.getByRole('button', { name: 'Remove Workshop' }).click()
    await expect(workshop).toHaveCount(0)
    await undo(page).click()
    await expect(workshop.getByRole('textbox', { name: 'City' })).toHaveValue('Portland')
    await saved(page)
    await page.reload()
    await expect(workshop.getByRole('textbox', { name: 'City' })).toHaveValue('Portland')
    await expect(terms).toHaveValue('14')

    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await goTo(page, '/admin/customers')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await goTo(page, '/admin/customers?status=archived')
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
}

test('[issue 18] a guest is taken into a customer and out; what the customer owes leads to the statement', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const orgId = await orgOf(page)
  const id = await create(page, orgId, 'customer', { title: 'Nord Holding' })
  const guests: { data: { guests: { id: number; email: string }[] } } = await call(
    page,
    '/api/configurator/get-configurator-guests-data',
    { orgId },
  )
  const email = guests.data.guests[0]?.email ?? ''
  const userId = guests.data.guests[0]?.id
  await goTo(page, `/admin/customers/${id}`)
  const person = page.getByRole('combobox', { name: 'Add a guest to Nord Holding' })
  // The page scrolls to the field first, as it does for a hand: a list that is open closes when the page scrolls.
  await person.click()
  await expect(person).toBeFocused()
  await person.fill(email)
  await page.getByRole('option', { name: email }).click()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('link', { name: email })).toBeVisible()
  await saved(page)
  const made: { productOrder: { orgSpecificId: number; title: string } } = await call(
    page,
    '/configurator/create-product-order',
    { productOrderProps: { orgId, userId, title: 'Of the holding' } },
  )
  await page.reload()
  await expect(
    page.getByRole('link', { name: `#${made.productOrder.orgSpecificId} Of the holding` }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Statement of account' }).click()
  await expect(page.getByRole('heading', { name: /Nord Holding/ })).toBeVisible()
  await page.goBack()
  await people.getByRole('button', { name: `Take ${email} out of Nord Holding` }).click()
  await expect(people.getByRole('link', { name: email })).toHaveCount(0)
  await undo(page).click()
  await expect(people.getByRole('link', { name: email })).toBeVisible()
  await people.getByRole('button', { name: `Take ${email} out of Nord Holding` }).click()
  await saved(page)
})

test('[issue 14] two owners who write in two addresses both keep what they wrote; in one field they are shown both', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const orgId = await orgOf(page)
  const entry = (label: string, city: string) => ({ label, address: { city } })
  const id = await create(page, orgId, 'customer', {
    title: 'Of two hands',
    addresses: { a1: entry('One', 'Bath'), a2: entry('Two', 'Rye') },
  })
  const write = (addresses: object, version: number) =>
    call(page, '/api/resources/customer/update', { orgId, where: { id }, version, props: { addresses } })
  await goTo(page, `/admin/customers/${id}`)
  const city = (name: string) => page.getByRole('group', { name }).getByRole('textbox', { name: 'City' })
  await expect(city('One')).toHaveValue('Bath')
  await write({ a1: entry('One', 'Bath'), a2: entry('Two', 'Hove') }, 1)
  await city('One').fill('Deal')
  await page.keyboard.press('Tab')
  await expect(city('Two')).toHaveValue('Hove')
  await expect(city('One')).toHaveValue('Deal')
  await saved(page)
  await write({ a1: entry('One', 'Ely'), a2: entry('Two', 'Hove') }, 3)
  await city('One').fill('Wells')
  await page.keyboard.press('Tab')
  const met = page.getByRole('group', { name: 'What becomes of your City' })
  await expect(met).toContainText('A colleague wrote: Ely')
  await met.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  await page.reload()
  await expect(city('One')).toHaveValue('Wells')
})

test('[issue 18] an employee gives an order its customer, fills the addresses from the address book, takes that back and saves a new one', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const orgId = await orgOf(page)
  const address = { streetAddress: '5 Pier Road', city: 'Portland', state: 'ME', zip: '04101', country: 'US' }
  await create(page, orgId, 'customer', {
    title: 'Pier Holding',
    addresses: { a1: { label: 'Workshop', contactName: 'Ada Pier', address } },
  })
  const made: { productOrder: { id: number; orgSpecificId: number } } = await call(
    page,
    '/configurator/create-product-order',
    { productOrderProps: { orgId, title: 'For the pier' } },
  )
  const { id, orgSpecificId } = made.productOrder
  const stored = async () => {
    const { records }: { records: { customerId: number | null; deliveryAddress: { city: string } }[] } =
      await call(page, '/api/resources/productOrder/get', { orgId, where: { id } })
    return records[0]
  }
  await goTo(page, `/orders/${orgSpecificId}`)
  await page.getByRole('button', { name: /^Edit .* Details$/ }).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('combobox', { name: 'Customer', exact: true })
  await choice.fill('Pier')
  await page.getByRole('option', { name: 'Pier Holding' }).click()
  await dialog.getByRole('button', { name: /Deliver to/ }).click()
  await page.getByRole('option', { name: 'Workshop' }).click()
  await expect(dialog.getByText('Workshop is the delivery address now.')).toBeVisible()
  const city = dialog.getByRole('textbox', { name: 'City' }).first()
  await expect(city).toHaveValue('Portland')
  await expect(dialog.getByRole('textbox', { name: 'Contact name' })).toHaveValue('Ada Pier')
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(city).toHaveValue('')
  await expect(dialog.getByRole('textbox', { name: 'Contact name' })).toHaveValue('')
  await dialog.getByRole('button', { name: /Deliver to/ }).click()
  await page.getByRole('option', { name: 'Workshop' }).click()
  await expect(dialog.getByText('The delivery address is in the address book.')).toBeVisible()
  await city.fill('Bath')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Save to address book' }).click()
  await expect(
    news(page).getByText('The delivery address is in the address book of Pier Holding.'),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(stored).toMatchObject({ deliveryAddress: { city: 'Bath' } })
  expect((await stored())?.customerId).not.toBeNull()
})

test('[issue 18] an order that is given to a customer is offered their discount, with what it would come to; one press takes it back', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const orgId = await orgOf(page)
  await create(page, orgId, 'customer', { title: 'Quay Trade', discountPercentage: 12.5 })
  const made: { productOrder: { id: number; orgSpecificId: number } } = await call(
    page,
    '/configurator/create-product-order',
    { productOrderProps: { orgId, title: 'For the quay' } },
  )
  const { id, orgSpecificId } = made.productOrder
  await create(page, orgId, 'productInstance', {
    productOrderId: id,
    productId: -1,
    rank: 1,
    customPriceInCents: 80_000,
  })
  const discount = async () => {
    const { records }: { records: { discountPercentage: number; costs: { discount: number } }[] } =
      await call(page, '/api/resources/productOrder/get', { orgId, where: { id } })
    return [records[0]?.discountPercentage, records[0]?.costs.discount]
  }
  await goTo(page, `/orders/${orgSpecificId}`)
  await page.getByRole('button', { name: /^Edit .* Details$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Customer', exact: true }).fill('Quay')
  await page.getByRole('option', { name: 'Quay Trade' }).click()
  const offer = dialog.getByRole('region', { name: 'Terms of Quay Trade' })
  await expect(offer).toContainText('Quay Trade has a discount of 12.5%, and this order has none.')
  // An eighth of $800.00.
  await expect(offer).toContainText('the total is $700.00 instead of $800.00.')
  await expectAccessible(page)
  await shootAtSizes(page, 'customer-terms')
  await offer.getByRole('button', { name: 'Take over these terms' }).click()
  await expect(dialog.getByText('The terms are those of Quay Trade now: $700.00 in all.')).toBeVisible()
  await expect.poll(discount).toEqual([12.5, 10_000])
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(discount).toEqual([0, 0])
  await expect(offer).toHaveCount(0)
})

test('[issue 18] an owner merges two records of a customer after seeing what comes of it, follows the old address, and undoes it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const orgId = await orgOf(page)
  const office = { a1: { label: 'Office', address: { streetAddress: '5 Quay', city: 'Bath' } } }
  const kept = await create(page, orgId, 'customer', {
    title: 'Quay Joinery',
    phone: '+1 207 555 0101',
    addresses: office,
  })
  const merged = await create(page, orgId, 'customer', {
    title: 'Quay Joinery Ltd',
    phone: '+1 207 555 0102',
    paymentTermsDays: 14,
    addresses: { ...office, a2: { label: 'Yard', address: { city: 'Rye' } } },
  })
  const made: { productOrder: { id: number; orgSpecificId: number; version: number } } = await call(
    page,
    '/configurator/create-product-order',
    { productOrderProps: { orgId, title: 'For the quay' } },
  )
  const { id, orgSpecificId, version } = made.productOrder
  await call(page, '/api/resources/productOrder/update', {
    orgId,
    where: { id },
    version,
    props: { customerId: merged },
  })
  await goTo(page, `/admin/customers/${kept}`)
  await page.getByRole('button', { name: 'Merge with another customer…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'The other record of this customer' }).fill('Quay Joinery L')
  await page.getByRole('option', { name: 'Quay Joinery Ltd' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    '1 order',
    '0 invoices, as issued',
    '0 people',
    '1 address (1 already there)',
    '0 contacts',
  ])
  const stays = (name: string) => dialog.getByRole('group', { name })
  await expect(stays('Title').getByRole('radio', { name: 'Quay Joinery', exact: true })).toBeChecked()
  await expect(stays('Payment terms').getByRole('radio', { name: '14 days' })).toBeChecked()
  await stays('Billing phone').getByRole('radio', { name: '+1 207 555 0102' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(news(page).getByText('Quay Joinery Ltd merged into Quay Joinery')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const phone = page.getByRole('textbox', { name: /^Billing phone/ })
  await expect(phone).toHaveValue('+1 207 555 0102')
  const order = page.getByRole('link', { name: `#${orgSpecificId} For the quay` })
  await expect(order).toBeVisible()
  await expect(page.getByRole('group', { name: 'Yard' })).toBeVisible()

  await undo(page).click()
  await expect(phone).toHaveValue('+1 207 555 0101')
  await expect(page.getByRole('group', { name: 'Yard' })).toHaveCount(0)
  await expect(order).toHaveCount(0)
  await page.keyboard.press('Shift+ControlOrMeta+Z')
  await expect(phone).toHaveValue('+1 207 555 0102')
  await expect(order).toBeVisible()
  await goTo(page, `/admin/customers/${merged}`)
  await expect(page).toHaveURL(new RegExp(`/admin/customers/${kept}$`))
  await expect(page.getByRole('textbox', { name: 'Title of the customer' })).toHaveValue('Quay Joinery')
})

for (const [size, viewport] of Object.entries(sizes)) {
  test(`[issue 18] on a ${size}: possible doubles are shown above the list, said not to be the same, or merged`, async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await page.setViewportSize(viewport)
    const orgId = await orgOf(page)
    const name = `Twin of a ${size}`
    await create(page, orgId, 'customer', { title: name })
    await create(page, orgId, 'customer', { title: `${name.toUpperCase()}, Inc.` })
    await create(page, orgId, 'customer', { title: `${name} GmbH` })
    await goTo(page, '/admin/customers')
    await page.getByRole('button', { name: /^\d+ may be doubles$/ }).click()
    const dialog = page.getByRole('dialog')
    const pair = (one: string, other: string) =>
      dialog.getByRole('listitem', { name: `${one} and ${other}`, exact: true })
    const first = pair(name, `${name.toUpperCase()}, Inc.`)
    await expect(first).toContainText('similar title')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await first.getByRole('button', { name: 'Not the same' }).click()
    await expect(first).toHaveCount(0)
    await pair(name, `${name} GmbH`).getByRole('button', { name: 'Merge…' }).click()
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(news(page).getByText(`${name} GmbH merged into ${name}`)).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: `${name} GmbH` })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('link', { name: `${name} GmbH` })).toHaveCount(0)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /may be doubles$/ })).toHaveCount(0)
  })
}
