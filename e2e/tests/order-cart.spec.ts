/** The order page in a real browser: cart, the order itself, three sizes. */
import {
  drawing,
  items,
  leaveAddFlow,
  newOrder,
  openOrder,
  openPicker,
  options,
  saved,
  stage,
} from '../fixtures/order-page.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  test,
} from '../fixtures/test.ts'

test.describe('cart', () => {
  test('[1.2.51] [1.2.54] [1.2.65] [1.2.66] View Cart opens a quarter of the width with rows, order-level choices and totals', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    // By keyboard: Escape closes it from the button that opened it and from inside, and the focus is back there.
    const view = page.getByRole('button', { name: 'View Cart' })
    await view.press('Enter')
    await expect(cart).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await view.press('Enter')
    await cart.getByRole('button', { name: 'Hide Cart' }).focus()
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await expect(view).toBeFocused()
  })

  test('[1.2.64] an empty cart says so', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    await page.getByRole('button', { name: 'View Cart' }).click()
    await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText(
      'There are no items in the cart',
    )
  })

  test('[1.4.37] [1.5.21] a typed rank moves the item, is clamped, and all are renumbered', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    const title = page.getByLabel('Quote title')
    await title.fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('A valid quote name is required.')
    await title.fill('Untitled Quote')
    await page.keyboard.press('Enter')
    const refused = page.getByRole('alert').filter({ hasText: 'name can not be "Untitled Quote"' })
    await expect(refused).toBeVisible()
    // What is refused is not lost, nor is what nobody has confirmed yet.
    await page.reload()
    await expect(title).toHaveValue('Untitled Quote')
    await expect(refused).toBeVisible()
    await title.fill('Villa#Aurore 🏠2')
    await page.reload()
    await expect(title).toHaveValue('Villa Aurore  2')
    await saved(page)
    await title.fill('Villa Aurore 3')
    await page.keyboard.press('Enter')
    await saved(page)
    await page.reload()
    await expect(title).toHaveValue('Villa Aurore 3')
  })

  test('[1.4.05] [1.4.06] an employee sets the status by its dot; for a guest a dot is no button', async ({
    openAs,
  }) => {
    const owner = await openAs(maisonLumen, 'owner', atRest)
    await openOrder(owner, ['Hall'])
    const dots = owner.getByRole('list', { name: 'Quote status' })
    await dots.getByRole('button', { name: /^Set status Submitted/ }).click()
    await owner.getByRole('menuitem', { name: 'Set without notifying' }).click()
    await expect(dots.getByRole('button', { name: /^Set status Submitted: current/ })).toBeVisible()

    const guest = await openAs(maisonLumen, 'guest', atRest)
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
    const page = await openAs(maisonLumen, 'owner', atRest)
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
    const page = await openAs(maisonLumen, 'guest with hidden pricing', atRest)
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

/** What stands in the header, by name, that lies upon something else there. */
function overlapping(page: Page): Promise<string[]> {
  return page.locator('header').evaluate((header) => {
    const parts = [...header.querySelectorAll('a, button, input, img, [role="img"], [role="status"] > *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return parts.flatMap(({ element, box }, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            !element.contains(other.element) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${element.outerHTML.slice(0, 90)} and ${other.element.outerHTML.slice(0, 90)}`),
    )
  })
}

const sizes = [
  ['desk', [1120, 1360, 1399, 1400, 1440, 1700, 1920]],
  ['tablet', [768, 1024]],
  ['phone', [360, 390]],
] as const

test.describe('sizes', () => {
  for (const [size, widths] of sizes) {
    test(`on a ${size}: drawing, options and the primary action are in sight, nothing is wider than the screen, and nothing in the header lies upon something else`, async ({
      openAs,
    }) => {
      const page = await openAs(maisonLumen, 'owner', atRest, { size })
      const title = 'Kensington Court Foyer and Library'
      await page.goto(new URL(await newOrder(page, title), page.url()).href)
      await page.getByRole('button', { name: 'Add', exact: true }).first().click()
      await page.getByRole('menuitem', { name: /^Product/ }).click()
      await page.getByLabel('Identifier or description').fill('Hall')
      await page.keyboard.press('Enter')
      await expect(drawing(page)).toBeInViewport({ ratio: 0.99 })
      await expect(options(page)).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeInViewport({ ratio: 0.99 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => overlapping(page), `at ${width} px`).toEqual([])
        await expectNoSidewaysScroll(page)
      }
    })
  }
})
