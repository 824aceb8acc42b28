/** The order page in a real browser: adding the first item, options, the drawing. */
import {
  drawing,
  items,
  leaveAddFlow,
  newOrder,
  openOrder,
  openPicker,
  openSection,
  options,
  price,
  saved,
  stage,
} from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, maisonLumen, test } from '../fixtures/test.ts'

test.describe('adding the first item', () => {
  test('[1.6.20] [1.2.82] [1.4.24] a guest with an empty order fills in the project form and goes on to the product', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'guest', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openOrder(page, ['Hall entrance'])
    await expect(items(page).first().getByRole('button').first()).toHaveAttribute('aria-current', 'true')
    await expect(drawing(page)).toHaveAccessibleName(/Hall entrance.*\d+ × \d+ mm/)
    await expect(price(page)).toHaveText(/^\$\d[\d,]*\.\d\d \+ shipping & tax$/)
    await expect(price(page)).not.toContainText('$0.00')
  })

  test('[1.2.61] [1.2.62] [1.4.31] [1.4.32] an empty order says what to do; its add menu toggles, Escape closes it', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const owner = await openAs(maisonLumen, 'owner', atRest)
    await owner.goto(new URL(await newOrder(owner, 'Villa Aurore'), owner.url()).href)
    await owner.getByRole('button', { name: 'Add', exact: true }).first().click()
    await owner.getByRole('menuitem', { name: 'Custom product' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add a custom product' })
    await dialog.getByLabel('Identifier or description').fill('Site visit')
    await dialog.getByLabel('Price of one').fill('125.50')
    await dialog.getByRole('button', { name: 'Add item' }).click()
    await expect(items(owner).first()).toContainText('1 × $125.50')

    const guest = await openAs(maisonLumen, 'guest', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openOrder(page, ['Hall'])
    const many = await openPicker(page, 'Plate', 'Plate finish')
    await expect(many.getByRole('searchbox')).toBeFocused()
    await expect(many.getByRole('option').nth(10)).toBeAttached()
    const box = await many.getByRole('listbox').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(300)
    await page.keyboard.type('nothing of this name')
    await expect(many).toContainText('No relevant results')
    await page.keyboard.press('Escape')
    await expect(many).toBeHidden()
    const few = await openPicker(page, 'Plate', 'Edge')
    await expect(few.getByRole('option')).not.toHaveCount(0)
    expect(await few.getByRole('option').count()).toBeLessThanOrEqual(10)
    await expect(few.getByRole('searchbox')).toHaveCount(0)
  })

  test('arrows, type-ahead, Enter and Escape are enough to choose, and the focus comes back', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    await expect(row).toContainText('Beveled')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(picker).toBeHidden()
    await expect(row).toBeFocused()

    // The same from a search box: what it finds is walked through without leaving it.
    const finish = options(page).getByRole('button', { name: /^Plate finish / })
    await finish.focus()
    await page.keyboard.press('Enter')
    const searched = page.getByRole('dialog', { name: 'Plate finish' })
    const search = searched.getByRole('searchbox')
    await expect(search).toBeFocused()
    await page.keyboard.type('bronze')
    await expect(searched.getByRole('option', { name: /Polished/ })).toHaveCount(0)
    await expect(search).toHaveAttribute('aria-activedescendant', /./)
    await page.keyboard.press('ArrowDown')
    const second = searched.getByRole('option', { name: /^Antique bronze/ })
    await expect(search).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '-')
    await page.keyboard.press('Enter')
    await expect(searched).toBeHidden()
    await expect(finish).toContainText('Antique bronze')
    await expect(finish).toBeFocused()
  })

  test('[1.2.69] [1.2.70] one group is open at a time, and stays open over a reload', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openOrder(page, ['Hall'])
    const picker = await openPicker(page, 'Engraving', 'Engraving type')
    await picker.getByRole('option', { name: /^Engraving per mechanism/ }).click()
    await drawing(page).locator('[data-part="mechanism:0"]').last().click()
    const engraving = page.getByRole('dialog', { name: 'Engravings' })
    await engraving.getByRole('textbox', { name: 'Above, line 1' }).fill('ReAd')
    await expect(drawing(page).getByText('ReAd', { exact: true })).toBeVisible()
    await expect(engraving).toContainText(/of [\d.]+ mm/)
    await expectAccessible(page)
    await engraving.getByRole('textbox', { name: 'Above, line 1' }).fill('M'.repeat(60))
    await expect(engraving).toContainText('over limit')
    await expect(items(page).first()).toContainText('why?')
    await engraving.getByRole('button', { name: 'Choose a symbol: Above, line 1' }).click()
    const symbols = engraving.getByRole('group', { name: 'Symbols for Above, line 1' })
    await expect(symbols.getByRole('option')).toHaveCount(66)
    await symbols.getByRole('option').first().click()
    await expect(engraving).not.toContainText('over limit')
    await page.keyboard.press('Escape')
    await expect(items(page).first()).not.toContainText('why?')
  })
})
