/** The order page in a real browser: drawing, options, cart, adding, naming, status; at three sizes, by keyboard too. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  test,
} from '../fixtures/test.ts'

/** Calls the product as the page's person; answers the parsed body. */
async function call(page: Page, path: string, body: object) {
  return page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: text,
      })
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    [path, JSON.stringify(body)] as const,
  )
}

interface Named {
  id: number
  title: string
}

/** An empty order for keypads, named or not; answers the address of its page. */
async function newOrder(page: Page, title?: string): Promise<string> {
  const session: { activeOrgId: number } = await call(page, '/api/session/get', {})
  const orgId = session.activeOrgId
  const home: { data: { productCategories: Named[] } } = await call(
    page,
    '/api/configurator/get-configurator-homepage-data',
    { orgId },
  )
  const category = home.data.productCategories.find((one) => one.title === 'Keypads')
  const made: { productOrder: { id: number; version: number; orgSpecificId: number } } = await call(
    page,
    '/configurator/create-product-order',
    { productOrderProps: { orgId, productCategoryId: category?.id, ...(title ? { title } : {}) } },
  )
  const { id, version, orgSpecificId } = made.productOrder
  if (title) {
    await call(page, '/api/resources/productOrder/update', {
      orgId,
      where: { id },
      version,
      props: { promptedForProjectInfo: 1 },
    })
  }
  return `/orders/${orgSpecificId}`
}

const stage = (page: Page) => page.getByRole('region', { name: 'Drawing' })
const drawing = (page: Page) => stage(page).getByRole('img').first()
const options = (page: Page) => page.getByRole('region', { name: 'Options' })
const items = (page: Page) => page.getByRole('navigation', { name: 'Items' }).getByRole('listitem')
const price = (page: Page) => page.getByLabel('Order price')
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

/** Adds an item through the add menu. */
async function addItem(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /^Product/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a product' })
  await dialog.getByLabel('Identifier or description').fill(title)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** Guests come straight into the add flow of an empty order. */
async function leaveAddFlow(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Add a product' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** A named order of the owner with these items, opened. */
async function openOrder(page: Page, titles: readonly string[]) {
  await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
  for (const title of titles) await addItem(page, title)
  await expect(items(page)).toHaveCount(titles.length)
  await saved(page)
}

async function openSection(page: Page, title: string) {
  const button = options(page)
    .getByRole('heading')
    .getByRole('button', { name: new RegExp(`^${title}`) })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
}

async function openPicker(page: Page, section: string, property: string) {
  await openSection(page, section)
  await options(page)
    .getByRole('button', { name: new RegExp(`^${property} `) })
    .click()
  return page.getByRole('dialog', { name: property })
}

test.describe('adding the first item', () => {
  test('[1.6.20] [1.2.82] [1.4.24] a guest with an empty order fills in the project form and goes on to the product', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'guest', '/orders')
    await page.goto(new URL(await newOrder(page), page.url()).href)
    const form = page.getByRole('dialog', { name: 'New quote' })
    await form.getByLabel('Quote name').fill('Villa Aurore')
    await form.getByRole('button', { name: 'Create order' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a product' })).toBeVisible()
    await expect(page.getByLabel('Quote title')).toHaveValue('Villa Aurore')
  })

  test('[1.5.17] [1.5.18] [1.5.19] the identifier is wanted, holds 30 characters, and Enter adds the item', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    await page.getByRole('menuitem', { name: /^Product/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a product' })
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('This item can not be added without an identifier/description.')
    await dialog.getByLabel('Identifier or description').fill('x'.repeat(40))
    await expect(dialog.getByLabel('Identifier or description')).toHaveValue('x'.repeat(30))
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(1)
  })

  test('[1.1.03] [1.1.05] [1.2.50] [1.2.59] [1.4.34] a new item is selected, drawn to size and priced from the start', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall entrance'])
    await expect(items(page).first().getByRole('button').first()).toHaveAttribute('aria-current', 'true')
    await expect(drawing(page)).toHaveAccessibleName(/Hall entrance.*\d+ × \d+ mm/)
    await expect(price(page)).toHaveText(/^\$\d[\d,]*\.\d\d \+ shipping & tax$/)
    await expect(price(page)).not.toContainText('$0.00')
  })

  test('[1.2.61] [1.2.62] [1.4.31] [1.4.32] an empty order says what to do; its add menu toggles, Escape closes it', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    await expect(stage(page)).toContainText('Click + to add your first product')
    const add = page.getByRole('button', { name: 'Add', exact: true }).first()
    const menu = page.getByRole('menu', { name: 'Add' })
    await add.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.mouse.click(700, 300)
    await expect(menu).toBeHidden()
  })

  test('[1.6.19] employees may add a custom product, guests may not', async ({ openAs }) => {
    const owner = await openAs(maisonLumen, 'owner', '/orders')
    await owner.goto(new URL(await newOrder(owner, 'Villa Aurore'), owner.url()).href)
    await owner.getByRole('button', { name: 'Add', exact: true }).first().click()
    await owner.getByRole('menuitem', { name: 'Custom product' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add a custom product' })
    await dialog.getByLabel('Identifier or description').fill('Site visit')
    await dialog.getByLabel('Price of one').fill('125.50')
    await dialog.getByRole('button', { name: 'Add item' }).click()
    await expect(items(owner).first()).toContainText('1 × $125.50')

    const guest = await openAs(maisonLumen, 'guest', '/orders')
    await guest.goto(new URL(await newOrder(guest, 'Villa Aurore'), guest.url()).href)
    await leaveAddFlow(guest)
    await guest.getByRole('button', { name: 'Add', exact: true }).first().click()
    await expect(guest.getByRole('menuitem', { name: /^Product/ })).toBeVisible()
    await expect(guest.getByRole('menuitem', { name: 'Custom product' })).toHaveCount(0)
  })
})

test.describe('options', () => {
  test('[1.1.04] [1.2.52] [1.2.73] picking an option closes the picker and changes drawing and price', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    const before = {
      name: await drawing(page).getAttribute('aria-label'),
      price: await price(page).textContent(),
    }
    const picker = await openPicker(page, 'Plate', 'Plate size')
    await picker.getByRole('option', { name: /207 × 117 mm/ }).click()
    await expect(picker).toBeHidden()
    await expect(drawing(page)).toHaveAccessibleName(/207 × 117 mm/)
    expect(await drawing(page).getAttribute('aria-label')).not.toBe(before.name)
    await expect(price(page)).not.toHaveText(before.price ?? '')
    await saved(page)
    await page.reload()
    await expect(drawing(page)).toHaveAccessibleName(/207 × 117 mm/)
  })

  test('[1.2.71] [1.2.72] [1.2.75] more than ten options come with a search box, in a list of at most 300 px', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    const many = await openPicker(page, 'Plate', 'Plate finish')
    expect(await many.getByRole('option').count()).toBeGreaterThan(10)
    await expect(many.getByRole('searchbox')).toBeFocused()
    const box = await many.getByRole('listbox').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(300)
    await expectAccessible(page)
    await page.keyboard.type('nothing of this name')
    await expect(many).toContainText('No relevant results')
    await page.keyboard.press('Escape')
    await expect(many).toBeHidden()
    const few = await openPicker(page, 'Plate', 'Edge')
    expect(await few.getByRole('option').count()).toBeLessThanOrEqual(10)
    await expect(few.getByRole('searchbox')).toHaveCount(0)
  })

  test('arrows, type-ahead, Enter and Escape are enough to choose, and the focus comes back', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    await openSection(page, 'Plate')
    const row = options(page).getByRole('button', { name: /^Edge / })
    await row.focus()
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Edge' })
    await picker.getByRole('option').first().waitFor()
    await page.keyboard.type('Bev')
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(row).toContainText('Bevelled')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
    await expect(row).toBeFocused()
  })

  test('[1.2.69] [1.2.70] one group is open at a time, and stays open over a reload', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    await openSection(page, 'Mechanisms')
    const open = options(page).getByRole('heading').getByRole('button', { expanded: true })
    await expect(open).toHaveCount(1)
    await expect(open).toHaveAccessibleName(/^Mechanisms/)
    await page.reload()
    await expect(open).toHaveCount(1)
    await expect(open).toHaveAccessibleName(/^Mechanisms/)
  })

  test('[1.2.74] order-level choices say that they apply to all items in the order, and do', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall', 'Stairs'])
    const picker = await openPicker(page, 'For the whole order', 'Screw type')
    await expect(options(page)).toContainText('These choices apply to all items in the order.')
    await picker.getByRole('option', { name: /^Slot/ }).click()
    await expect(drawing(page)).toHaveAccessibleName(/slot/i)
    await page.getByRole('button', { name: 'Previous item' }).click()
    await expect(drawing(page)).toHaveAccessibleName(/Hall.*slot/i)
  })

  test('[1.5.29] an option that is not available is struck with its reason, and one press makes it possible', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    const picker = await openPicker(page, 'Engraving', 'Engraving type')
    await picker.getByRole('option', { name: /^Group engraving, not available: / }).click()
    const why = picker.getByRole('alert')
    await expect(why).toContainText('Group engraving is not available with the choice of Mechanism layout.')
    await expectAccessible(page)
    await why
      .getByRole('button', { name: /^Change Mechanism layout to 2 / })
      .first()
      .click()
    await expect(picker).toBeHidden()
    await expect(options(page).getByRole('button', { name: /^Engraving type / })).toContainText(
      'Group engraving',
    )
    await expect(items(page).first()).not.toContainText('why?')
  })

  test('Ctrl+Z takes a choice back, Shift with it brings it again', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    const before = await price(page).textContent()
    const picker = await openPicker(page, 'Plate', 'Plate size')
    await picker.getByRole('option', { name: /207 × 117 mm/ }).click()
    const after = await price(page).textContent()
    expect(after).not.toBe(before)
    await page.keyboard.press('Control+z')
    await expect(price(page)).toHaveText(before ?? '')
    await page.keyboard.press('Control+Shift+z')
    await expect(price(page)).toHaveText(after ?? '')
  })
})

test.describe('drawing', () => {
  test('[1.2.55] Show/Hide Dimensions shows and hides them, and is remembered', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    const figures = drawing(page).getByText('82', { exact: true })
    await expect(figures.first()).toBeVisible()
    await page.getByRole('button', { name: 'Hide Dimensions' }).click()
    await expect(figures).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show Dimensions' })).toBeVisible()
    await expect(figures).toHaveCount(0)
    await page.getByRole('button', { name: 'Show Dimensions' }).click()
    await expect(figures.first()).toBeVisible()
  })

  test('[1.2.56] [1.9.21] the in/mm toggle shows inches to the nearest sixteenth, and changes nothing else', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    const before = await price(page).textContent()
    await page
      .getByRole('radio', { name: 'Inches' })
      .or(page.getByRole('button', { name: 'Inches' }))
      .click()
    await expect(drawing(page).getByText('3 1/4"', { exact: true }).first()).toBeVisible()
    await expect(price(page)).toHaveText(before ?? '')
  })

  test('a click on a mechanism opens its engravings; the text is cut into the drawing as typed', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    const picker = await openPicker(page, 'Engraving', 'Engraving type')
    await picker.getByRole('option', { name: /^Engraving per mechanism/ }).click()
    await drawing(page).locator('[data-part="mechanism:0"]').last().click()
    const engraving = page.getByRole('dialog', { name: 'Engravings' })
    await engraving.getByRole('textbox', { name: 'Above, line 1' }).fill('ReAd')
    await expect(drawing(page).getByText('ReAd', { exact: true })).toBeVisible()
    await expect(engraving).toContainText(/of [\d.]+ mm/)
    await expectAccessible(page)
    await engraving
      .getByRole('textbox', { name: 'Above, line 1' })
      .fill('MUCH TOO LONG FOR A SMALL PLATE LIKE THIS ONE')
    await expect(engraving).toContainText('over limit')
    await expect(items(page).first()).toContainText('why?')
    await engraving.getByRole('button', { name: 'Choose a symbol: Above, line 1' }).click()
    const symbols = page.getByRole('dialog', { name: 'Symbols for Above, line 1' })
    expect(await symbols.getByRole('option').count()).toBe(66)
    await symbols.getByRole('option').first().click()
    await expect(engraving).not.toContainText('over limit')
    await page.keyboard.press('Escape')
    await expect(items(page).first()).not.toContainText('why?')
  })
})

test.describe('cart', () => {
  test('[1.2.51] [1.2.54] [1.2.65] [1.2.66] View Cart opens a quarter of the width with rows, order-level choices and totals', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall', 'Stairs'])
    await page.getByRole('button', { name: 'View Cart' }).click()
    const cart = page.getByRole('complementary', { name: 'Cart' })
    const width = (await cart.boundingBox())?.width ?? 0
    expect(Math.abs(width - 1440 / 4)).toBeLessThanOrEqual(16)
    await expect(cart.getByRole('list').first().locator('> li')).toHaveCount(2)
    await expect(cart.getByRole('region', { name: 'For the whole order' })).toContainText('Screw type')
    await expect(cart.getByRole('region', { name: 'Totals' })).toContainText('Subtotal')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Hide Cart' }).last().click()
    await expect(cart).toBeHidden()
  })

  test('[1.2.64] an empty cart says so', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    await page.getByRole('button', { name: 'View Cart' }).click()
    await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText(
      'There are no items in the cart',
    )
  })

  test('[1.4.37] [1.5.21] a typed rank moves the item, is clamped, and all are renumbered', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['One', 'Two', 'Three'])
    await page.getByRole('button', { name: 'View Cart' }).click()
    const cart = page.getByRole('complementary', { name: 'Cart' })
    await cart.getByLabel(/^Place of One/).fill('99')
    await page.keyboard.press('Enter')
    await expect(items(page)).toContainText(['Two', 'Three', 'One'])
    await expect(cart.getByLabel(/^Place of One/)).toHaveValue('3')
    await expect(cart.getByLabel(/^Place of Two/)).toHaveValue('1')
  })

  test('[1.5.45] [1.4.35] [1.4.36] [1.4.33] deleting asks, selects the previous item, and Undo brings it back', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['One', 'Two'])
    await page.getByRole('button', { name: 'View Cart' }).click()
    const cart = page.getByRole('complementary', { name: 'Cart' })
    const remove = async (title: string) => {
      await cart.getByRole('button', { name: `Delete ${title}` }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('Are you sure you want to delete this product instance?')
      await question.getByRole('button', { name: 'Delete item' }).click()
    }
    await remove('Two')
    await expect(items(page)).toHaveCount(1)
    await expect(items(page).first().getByRole('button').first()).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(items(page)).toContainText(['One', 'Two'])
    await remove('One')
    await remove('Two')
    await expect(items(page)).toHaveCount(0)
    await expect(stage(page)).toContainText('Click + to add your first product')
  })

  test('[1.2.63] [1.5.16] [1.5.20] the footer names, counts and steps through items; a quantity below 1 becomes 1', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['One', 'Two'])
    const footer = page.getByRole('region', { name: 'Item', exact: true })
    await footer.getByLabel('Identifier or description').fill('y'.repeat(50))
    await expect(footer.getByLabel('Identifier or description')).toHaveValue('y'.repeat(40))
    const quantity = footer.getByLabel('Quantity', { exact: true })
    await quantity.fill('4')
    await page.keyboard.press('Enter')
    await expect(items(page).nth(1)).toContainText('4 × $')
    await quantity.fill('0')
    await page.keyboard.press('Enter')
    await expect(quantity).toHaveValue('1')
    await footer.getByRole('button', { name: 'Next item' }).click()
    await expect(footer.getByLabel('Identifier or description')).toHaveValue('One')
    await footer.getByRole('button', { name: /^Notes/ }).click()
    await page.getByLabel('Notes for this item').fill('Behind the door')
    await page.keyboard.press('Escape')
    await saved(page)
    await page.reload()
    await footer.getByRole('button', { name: 'Notes, written' }).click()
    await expect(page.getByLabel('Notes for this item')).toHaveValue('Behind the door')
  })

  test('the price opens its own explanation, and its parts sum to it', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(page, ['Hall'])
    await page.getByRole('button', { name: /^Why this price/ }).click()
    const why = page.getByRole('dialog', { name: 'Why this price' })
    await expect(why).toContainText('in effect since')
    const parts = await why.locator('ol > li > p:has(span + span)').allTextContents()
    const sum = parts
      .filter((text) => /[+−]\$|\$0\.00$/.test(text))
      .map((text) => Number(/([+−]?)\$([\d,.]+)$/.exec(text)?.[2]?.replaceAll(',', '') ?? 0))
      .reduce((total, amount) => total + amount, 0)
    await expect(why.locator('dd').first()).toHaveText(`$${sum.toFixed(2)}`)
    await expectAccessible(page)
  })
})

test.describe('the order itself', () => {
  test('[1.2.60] [1.5.11] [1.5.12] [1.5.14] the title is edited in place, checked, and symbols become spaces', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    const title = page.getByLabel('Quote title')
    await title.fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('A valid quote name is required.')
    await title.fill('Untitled Quote')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('name can not be "Untitled Quote"')
    await title.fill('Villa#Aurore 🏠2')
    await page.keyboard.press('Enter')
    await expect(title).toHaveValue('Villa Aurore  2')
    await saved(page)
    await page.reload()
    await expect(title).toHaveValue('Villa Aurore  2')
  })

  test('[1.4.05] [1.4.06] an employee sets the status by its dot; for a guest a dot is no button', async ({
    openAs,
  }) => {
    const owner = await openAs(maisonLumen, 'owner', '/orders')
    await openOrder(owner, ['Hall'])
    const dots = owner.getByRole('list', { name: 'Quote status' })
    await dots.getByRole('button', { name: /^Set status Submitted/ }).click()
    await owner.getByRole('menuitem', { name: 'Set without notifying' }).click()
    await expect(dots.getByRole('button', { name: /^Set status Submitted: current/ })).toBeVisible()

    const guest = await openAs(maisonLumen, 'guest', '/orders')
    await guest.goto(new URL(await newOrder(guest, 'Villa Aurore'), guest.url()).href)
    await leaveAddFlow(guest)
    const shown = guest.getByRole('list', { name: 'Quote status' })
    await expect(shown.getByRole('img').first()).toBeVisible()
    await expect(shown.getByRole('button')).toHaveCount(0)
  })

  test('[1.2.02] [1.2.48] an unknown order says what may have happened and leads to the orders', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders/999999')
    await expect(page.getByRole('main')).toContainText(
      "You might need to ask for an invite, or the order you're looking for might have been deleted.",
    )
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to orders' }).click()
    await expect(page).toHaveURL(/\/orders$/)
  })

  test('[1.4.23] leaving an untitled, empty order discards it; Undo brings it back', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/orders')
    const path = await newOrder(page)
    await page.goto(new URL(path, page.url()).href)
    await expect(stage(page)).toContainText('Click + to add your first product')
    await page.getByRole('link', { name: 'Back to Orders' }).click()
    await expect(page.getByText('Untitled quote discarded.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(stage(page)).toContainText('Click + to add your first product')
  })

  test('[1.6.25] with hidden pricing no amount appears anywhere', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'guest with hidden pricing', '/orders')
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    await page
      .getByRole('dialog', { name: 'Add a product' })
      .getByLabel('Identifier or description')
      .fill('Hall')
    await page.keyboard.press('Enter')
    await expect(items(page)).toHaveCount(1)
    await expect(drawing(page)).toBeVisible()
    await openPicker(page, 'Plate', 'Plate finish')
    await expect(page.locator('body')).not.toContainText('$')
  })
})

test.describe('sizes', () => {
  for (const size of ['desk', 'tablet', 'phone'] as const) {
    test(`on a ${size}: drawing, options and the primary action are in sight, nothing is wider than the screen`, async ({
      openAs,
    }) => {
      const page = await openAs(maisonLumen, 'owner', '/orders', { size })
      await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
      await page.getByRole('button', { name: 'Add', exact: true }).first().click()
      await page.getByRole('menuitem', { name: /^Product/ }).click()
      await page.getByLabel('Identifier or description').fill('Hall')
      await page.keyboard.press('Enter')
      await expect(drawing(page)).toBeInViewport({ ratio: 1 })
      await expect(options(page)).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }
})
