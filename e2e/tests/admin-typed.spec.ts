/** What is typed in the back office and refused, or not saved yet, stays and is found again; keys take back what was done. [issue 14] */
import { test } from '../fixtures/keeps.ts'
import { call } from '../fixtures/order-page.ts'
import { create, makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, goTo, news } from '../fixtures/test.ts'

test('[issue 14] an address of a link that is none stays over closing and reloading, and nothing half is published', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { productId } = await makeBench(page, [])
  await goTo(page, `/admin/products/${productId}`)
  const open = () => page.getByRole('button', { name: 'Settings', exact: true }).click()
  await open()
  const settings = page.getByRole('dialog')
  const address = settings.getByLabel('Address of link 1')
  await settings.getByRole('button', { name: 'Add a link' }).click()
  await settings.getByLabel('Title of link 1').fill('Manual')
  await settings.getByLabel('Title of link 1').press('Tab')
  await expect(address).toBeFocused()
  // From one text of the row to the next nothing is published.
  await expect(page.getByRole('link', { name: 'Manual' })).toHaveCount(0)
  await address.fill('www.oakwren.com/manual')
  await address.press('Tab')
  await expect(settings.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await page.reload()
  await open()
  await expect(address).toHaveValue('www.oakwren.com/manual')
  await expect(settings.getByText('Typed before, and not saved yet.')).toBeVisible()
  await expectAccessible(page)
  await address.fill('')
  await address.press('Tab')
  await expect(settings.getByRole('alert')).toContainText('Address of link 1 is missing.')
  await address.fill('https://www.oakwren.com/manual')
  await address.press('Tab')
  await expect(settings.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Manual' })).toHaveAttribute(
    'href',
    'https://www.oakwren.com/manual',
  )
})

test('[issue 14] data fields that the server refuses stay in the field as they were typed', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const id = await create(page, orgId, 'productProperty', {
    title: 'Fields',
    type: 'singleSelect',
    rank: 950,
  })
  await goTo(page, `/admin/product-properties/${id}`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Option data fields' })
  await field.fill(
    '[{"key":"k","title":"Depth","type":"number"},{"key":"k","title":"Solid","type":"number"}]',
  )
  await field.blur()
  await expect(page.getByText(/Two fields have the key/).first()).toBeVisible()
  await expect(field).toHaveValue(/"Solid"/)
})

test('[issue 14] the list of what is typed and not saved leads to its field, where it is saved or dropped', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { productId, title } = await makeBench(page, [])
  await goTo(page, `/admin/products/${productId}`)
  const heading = page.getByRole('textbox', { name: 'Title of the product' })
  await heading.fill('Typed and left')
  await page.reload()
  await goTo(page, '/admin/product-categories')
  await page.getByRole('button', { name: 'One field is typed and not saved' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Title of ${title}` }).click()
  await expect(heading).toHaveValue('Typed and left')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(heading).toHaveValue(title)
  await expect(page.getByText('One field is typed and not saved')).toHaveCount(0)
})

test('[issue 14] keys take back a rank whose field still has the focus, and a setting', async ({
  openAs,
  keeps,
}) => {
  await keeps.settings(plainOrg)
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const title = `Ranked ${Date.now()}`
  await create(page, orgId, 'productCategory', { title, rank: 960 })
  await goTo(page, '/admin/product-categories')
  const moved = page.getByRole('textbox', { name: `Rank of ${title}`, exact: true })
  const before = await moved.inputValue()
  await moved.fill('1')
  await moved.press('Enter')
  await expect(moved).toHaveValue('1')
  await moved.focus()
  await page.keyboard.press('Control+z')
  await expect(moved).toHaveValue(before)

  await goTo(page, '/admin/settings/home')
  const heading = page.getByRole('group', { name: 'Heading', exact: true })
  const was = await heading.getByRole('textbox').inputValue()
  await heading.getByRole('textbox').fill('Taken back by keys')
  await page.keyboard.press('Enter')
  await expect(news(page).getByText('Heading changed.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(heading.getByRole('textbox')).toHaveValue(was)
  await page.keyboard.press('Control+Shift+z')
  await expect(heading.getByRole('textbox')).toHaveValue('Taken back by keys')
  await page.keyboard.press('Control+z')
  await expect(heading.getByRole('textbox')).toHaveValue(was)
})

test('[issue 14] what is typed into a setting while it is being saved stays, and is saved after it', async ({
  openAs,
  keeps,
}) => {
  await keeps.settings(plainOrg)
  const page = await openAs(plainOrg, 'owner', '/admin/settings/home')
  const heading = page.getByRole('group', { name: 'Heading', exact: true }).getByRole('textbox')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/orgs/update-settings', async (route) => {
    await released
    await route.continue()
  })
  await heading.fill('Typed first')
  const sent = page.waitForRequest('**/orgs/update-settings')
  await page.keyboard.press('Enter')
  await sent
  await heading.fill('Typed meanwhile')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()
  await expect(heading).toHaveValue('Typed meanwhile')
  await expect(page.getByText('One field is typed and not saved')).toHaveCount(0)
  await page.reload()
  await expect(heading).toHaveValue('Typed meanwhile')
})

test('[issue 14] a setting that is typed without a connection says so, and is saved when there is one; what a colleague saved meanwhile is offered', async ({
  openAs,
  keeps,
}) => {
  await keeps.settings(plainOrg)
  const page = await openAs(plainOrg, 'owner', '/admin/settings/home')
  const field = page.getByRole('group', { name: 'Heading', exact: true })
  const heading = field.getByRole('textbox')
  const waits = field.getByText('Not saved yet: there is no connection.')
  await expect(heading).toBeVisible()
  const type = async (words: string) => {
    await page.context().setOffline(true)
    await heading.fill(words)
    await heading.press('Enter')
    await expect(waits).toBeVisible()
  }
  await type('Typed on the train')
  await page.context().setOffline(false)
  await expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expect(waits).toHaveCount(0)
  await type('Typed in the tunnel')
  const colleague = await openAs(plainOrg, 'owner', '/admin/settings/home')
  const theirs = colleague.getByRole('group', { name: 'Heading', exact: true }).getByRole('textbox')
  await expect(theirs).toHaveValue('Typed on the train')
  await theirs.fill('Typed at the desk')
  await theirs.press('Enter')
  await expect(colleague.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect(field.getByRole('button', { name: 'Keep mine' })).toBeVisible({ timeout: 30_000 })
  await expect(field).toContainText('Typed at the desk')
  await expect(heading).toHaveValue('Typed in the tunnel')
})

test('[issue 14] the second half of a double click adds no second version', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const id = await create(page, orgId, 'productPricingRule', { title: `Double ${Date.now()}` })
  await goTo(page, `/admin/product-pricing-rules/${id}`)
  await page.getByRole('button', { name: 'Add a version' }).dblclick()
  await expect(page.getByText('Version 1 was added.')).toBeVisible()
  await expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()
  // What the server has is what counts: a second one may be on the way when the news of the first stands there.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Add a version' })).toBeVisible()
  const { records }: { records: { versions: object }[] } = await call(
    page,
    '/api/resources/productPricingRule/get',
    { orgId, where: { id } },
  )
  expect(records.map(({ versions }) => Object.keys(versions))).toEqual([['1']])
})

test('[issue 14] what is pasted and does not fit is told, and not cut without a word', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const id = await create(page, orgId, 'productPricingRule', { title: `Pasted ${Date.now()}` })
  await goTo(page, `/admin/product-pricing-rules/${id}`)
  const title = page.getByRole('textbox', { name: /^Title of the/ })
  await title.waitFor()
  await page.evaluate(() => {
    const source = document.createElement('textarea')
    source.value = 'a'.repeat(250)
    document.body.append(source)
    source.select()
  })
  await page.keyboard.press('Control+c')
  const told = news(page).getByText('The first 200 of 250 pasted characters fit here. The rest was left out.')
  // What watches pastes begins after the page stands: the first moments of a busy machine are before it.
  await expect(async () => {
    await title.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+v')
    await expect(title).toHaveValue('a'.repeat(200))
    await expect(told.first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('[issue 14] a product without a category is marked in the list, and its page asks for one', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const title = `Without a category ${Date.now()}`
  const id = await create(page, orgId, 'product', { title, rank: 990, productCategoryId: null })
  await goTo(page, '/admin/products')
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('No category')
  await goTo(page, `/admin/products/${id}`)
  await expect(page.getByText('Choose a category: without one no tile')).toBeVisible()
  await page.getByRole('button', { name: /Category/ }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByText('Choose a category: without one no tile')).toHaveCount(0)
})

test('[issue 16] the moment at which a draft of the catalog is to be published stays over a reload', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId, productId, title } = await makeBench(page, [])
  const { draft } = await call(page, '/api/change-lab/create-catalog-draft', { orgId, title: 'Winter' })
  const record = { resource: 'product', resourceId: productId }
  await call(page, '/api/change-lab/edit-catalog-draft', {
    orgId,
    draftId: draft.id,
    edits: [{ kind: 'update', ...record, values: { title: `${title} II` }, base: { title } }],
  })
  await goTo(page, `/admin/change-lab/${draft.id}`)
  const moment = page.getByLabel('Day and time')
  const later = page.getByRole('button', { name: 'Publish later' })
  await later.click()
  await moment.fill('2099-09-01T06:00')
  await page.reload()
  await later.click()
  await expect(moment).toHaveValue('2099-09-01T06:00')
  // Left by its own button nothing of it is meant any more.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await later.click()
  await expect(moment).toHaveValue('')
})
