/** Engravings in a real browser: limits, what makes a text fit, symbols, pieces, custom ones, bad texts. */
import {
  drawing,
  items,
  newOrder,
  openOrder,
  openPicker,
  openSection,
  options,
  price,
  saved,
} from '../fixtures/order-page.ts'
import { choose } from '../fixtures/order-steps.ts'
import { atRest, expect, expectAccessible, maisonLumen, type Page, sizes, test } from '../fixtures/test.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: 'Engravings' })
const place = (page: Page, name: string) => popup(page).getByRole('textbox', { name })
const fits = (page: Page, name: string) => popup(page).getByRole('group', { name: `Make it fit: ${name}` })
const above = 'Above, line 1'
const longText = 'Reading Chandelier Terrace Curtains North'

/** One keypad with the given choices of its mechanisms and its engraving, its engravings open at the first mechanism. */
async function openEngravings(page: Page, given: { layout?: RegExp; size?: RegExp } = {}) {
  await openOrder(page, ['Hall'])
  const layout = await openPicker(page, 'Mechanisms', 'Mechanism layout')
  await layout
    .getByRole('option', { name: given.layout ?? /^1 push button/ })
    .first()
    .click()
  const type = await openPicker(page, 'Engraving', 'Engraving type')
  await type.getByRole('option', { name: /^Engraving per mechanism/ }).click()
  const size = await openPicker(page, 'Engraving', 'Engraving size')
  await size.getByRole('option', { name: given.size ?? /^Large/ }).click()
  await drawing(page).locator('[data-part="mechanism:0"]').last().click()
  await expect(popup(page)).toBeVisible()
}

test('[issue 12, 16] what an engraving meets on the plate is said beside the line that is typed', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const pick = async (group: string, property: string, option: RegExp) => {
    const picker = await openPicker(page, group, property)
    await picker.getByRole('option', { name: option }).first().click()
  }
  await pick('Plate', 'Plate size', /^82 × 144/)
  await pick('Installation', 'Back box', /^US two-gang box/)
  await pick('Mechanisms', 'Mechanism layout', /^2 push buttons, 1 × 2/)
  await pick('Engraving', 'Engraving type', /^Engraving in two languages/)
  await pick('Engraving', 'Engraving size', /^Large/)
  await drawing(page).locator('[data-part="mechanism:1"]').last().click()
  const below = ['Below, line 1', 'Below, line 2'] as const
  for (const line of below) await place(page, line).fill('READING')
  await expect(popup(page)).not.toContainText('Meets')
  await page.keyboard.press('Escape')
  const second = page.getByRole('dialog', { name: 'Second engravings' })
  await options(page)
    .getByRole('button', { name: /^Second engravings / })
    .click()
  await second.getByRole('button', { name: 'Next mechanism' }).click()
  for (const line of below) await second.getByRole('textbox', { name: line }).fill('LECTURE')
  const field = second.getByRole('textbox', { name: below[1] })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Meets (screw|the edge)/)
  await expectAccessible(page)
  await field.fill('')
  await expect(second.getByText(/^Meets /)).toHaveCount(0)
})

test.describe('a text that is too wide', () => {
  test('[1.5.33] [1.5.34] [1.5.35] is amber over the recommended limit and red over the limit, and marked on the drawing', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page)
    await place(page, above).fill('ON')
    await expect(popup(page)).toContainText(/[\d.]+ of 78 mm/)
    await expect(popup(page)).not.toContainText('limit')
    // The plate is 82 mm wide: 78 may be used, and 66 are recommended.
    await place(page, above).fill('Reading Chandelier Terrace Garden')
    await expect(popup(page)).toContainText('over recommended limit')
    await expect(items(page).first()).not.toContainText('why?')
    await place(page, above).fill(longText)
    await expect(popup(page)).toContainText(/[\d.]+ of 78 mm, over limit/)
    await expect(place(page, above)).toHaveAttribute('aria-invalid', 'true')
    await expect(items(page).first()).toContainText('why?')
    await expect(drawing(page).locator('[data-state=overLimit]')).toHaveCount(1)
    await place(page, above).fill('ON')
    await expect(drawing(page).locator('[data-state=overLimit]')).toHaveCount(0)
  })

  test('[1.5.36] is broken over the second line in one press, which one undo takes back', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page)
    await place(page, above).fill(longText)
    await fits(page, above)
      .getByRole('button', { name: /^Two lines/ })
      .click()
    await expect(place(page, above)).toHaveValue('Reading Chandelier')
    await expect(place(page, 'Above, line 2')).toHaveValue('Terrace Curtains North')
    await expect(fits(page, above)).toHaveCount(0)
    await expect(drawing(page).getByText('Terrace Curtains North', { exact: true })).toBeVisible()
    await expect(items(page).first()).not.toContainText('why?')
    await place(page, above).press('Control+z')
    await expect(place(page, above)).toHaveValue(longText)
    await expect(place(page, 'Above, line 2')).toHaveValue('')
    await place(page, above).press('Control+Shift+z')
    await expect(place(page, 'Above, line 2')).toHaveValue('Terrace Curtains North')
  })

  test('is written shorter, smaller, or on a larger plate, each in one press that one undo takes back', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page)
    await place(page, above).fill(longText)
    await fits(page, above)
      .getByRole('button', { name: /^Write “/ })
      .first()
      .click()
    await expect(place(page, above)).toHaveValue(/^Read(ing)? /)
    await expect(place(page, above)).not.toHaveValue(longText)
    await expect(popup(page)).not.toContainText(', over limit')
    await place(page, above).press('Control+z')
    await expect(place(page, above)).toHaveValue(longText)
    await fits(page, above)
      .getByRole('button', { name: /^Change Engraving size to/ })
      .click()
    await expect(popup(page)).not.toContainText(', over limit')
    await expect(place(page, above)).toHaveValue(longText)
    await place(page, above).press('Control+z')
    await fits(page, above)
      .getByRole('button', { name: /^Change Plate size to 91 × 91 mm/ })
      .click()
    await expect(popup(page)).not.toContainText(', over limit')
    await expect(drawing(page)).toHaveAccessibleName(/91 × 91 mm/)
    await place(page, above).press('Control+z')
    await expect(drawing(page)).toHaveAccessibleName(/82 × 82 mm/)
    await saved(page)
  })

  test('a larger plate says what it costs more, and costs that', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page, { layout: /^2 push buttons/ })
    const cents = (text: string | null) =>
      Number((/\$([\d,.]+)/.exec(text ?? '')?.[1] ?? '').replace(/[,.]/g, ''))
    const before = cents(await price(page).textContent())
    await place(page, above).fill(longText)
    const plate = fits(page, above)
      .getByRole('button', { name: /^Change Plate size to/ })
      .first()
    const difference = cents(await plate.textContent())
    expect(difference).toBeGreaterThan(0)
    await plate.click()
    await expect
      .poll(async () => cents(await price(page).textContent()), {
        message: 'the price with the larger plate',
      })
      .toBe(before + difference)
    await expect(popup(page)).not.toContainText(', over limit')
  })
})

test.describe('one mechanism', () => {
  test('[1.2.77] [1.2.78] [1.9.13] takes texts and symbols, above and below, by keyboard and by search', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page)
    for (const name of [above, 'Above, line 2', 'Below, line 1', 'Below, line 2']) {
      await expect(place(page, name)).toBeVisible()
    }
    await popup(page)
      .getByRole('button', { name: `Choose a symbol: ${above}` })
      .press('Enter')
    const symbols = popup(page).getByRole('group', { name: `Symbols for ${above}` })
    await expect(symbols.getByRole('option')).toHaveCount(66)
    await page.keyboard.type('moon')
    await page.keyboard.press('Enter')
    await expect(symbols).toHaveCount(0)
    await expect(popup(page)).toContainText('Night')
    await popup(page).getByRole('button', { name: 'Choose a symbol: Below, line 1' }).press('Enter')
    const below = popup(page).getByRole('group', { name: 'Symbols for Below, line 1' })
    await expect(below.getByRole('listbox', { name: 'Symbols used last' }).getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(below).toHaveCount(0)
    await expect(popup(page)).toBeVisible()
    await expect(popup(page).getByRole('button', { name: 'Choose a symbol: Below, line 1' })).toBeFocused()
    await page.keyboard.press('Enter')
    await below.getByRole('listbox', { name: 'Symbols', exact: true }).getByRole('option').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(popup(page).getByRole('button', { name: 'Remove the symbol: Below, line 1' })).toBeVisible()
    await saved(page)
  })

  test('is copied to another mechanism as a whole', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page, { layout: /^2 push buttons/, size: /^Small/ })
    await expect(popup(page)).toContainText('Mechanism 1 of 2')
    await place(page, above).fill('ReAd')
    await place(page, 'Below, line 1').fill('West')
    await popup(page).getByRole('button', { name: 'Copy these engravings' }).click()
    await place(page, above).press('PageDown')
    await expect(popup(page)).toContainText('Mechanism 2 of 2')
    await expect(place(page, above)).toHaveValue('')
    await popup(page).getByRole('button', { name: 'Paste engravings here' }).click()
    await expect(place(page, above)).toHaveValue('ReAd')
    await expect(place(page, 'Below, line 1')).toHaveValue('West')
    await expect(drawing(page).getByText('ReAd', { exact: true })).toHaveCount(2)
    await popup(page).getByRole('button', { name: 'Clear this mechanism' }).click()
    await expect(drawing(page).getByText('ReAd', { exact: true })).toHaveCount(1)
  })

  test('[1.5.31] [1.5.37] has one input on each side with the indicator light', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page)
    await place(page, above).fill('HALL')
    await place(page, 'Above, line 2').fill('WEST')
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await choose(page, 'Mechanisms', 'LED indicator', 'Warm white indicator')
    await expect(drawing(page).getByText('WEST', { exact: true })).toHaveCount(0)
    await drawing(page).locator('[data-part="mechanism:0"]').last().click()
    await expect(popup(page)).toContainText('One line with the chosen options')
    await expect(place(page, 'Below, line 2')).toHaveCount(0)
    // What was written is not lost: it says why it is not cut, and comes back without the light.
    await expect(place(page, 'Above, line 2')).toHaveValue('WEST')
    await expect(popup(page)).toContainText('There is no room for this line; only the first is engraved.')
  })
})

test('[1.9.13] each piece of the quantity may be engraved on its own, and be copied to the others', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openEngravings(page)
  await place(page, above).fill('EAST')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Quantity' }).or(page.getByLabel('Quantity')).first().fill('3')
  await page.keyboard.press('Enter')
  await drawing(page).locator('[data-part="mechanism:0"]').last().click()
  await expect(popup(page)).toContainText('All 3 pieces alike')
  await popup(page).getByRole('button', { name: 'Each its own' }).click()
  await popup(page).getByRole('button', { name: /Piece/ }).click()
  await page.getByRole('option', { name: '2 of 3' }).click()
  await expect(place(page, above)).toHaveValue('EAST')
  await place(page, above).fill('WEST')
  // The drawing shows the piece that is being engraved, and walks through the others.
  await expect(drawing(page).getByText('WEST', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const pieces = page.getByRole('group', { name: 'Pieces' })
  await expect(pieces).toContainText('Piece 2 of 3')
  await pieces.getByRole('button', { name: 'Previous piece' }).click()
  await expect(drawing(page).getByText('EAST', { exact: true })).toBeVisible()
  await pieces.getByRole('button', { name: 'Next piece' }).click()
  await expect(drawing(page).getByText('WEST', { exact: true })).toBeVisible()
  await drawing(page).locator('[data-part="mechanism:0"]').last().click()
  await expect(place(page, above)).toHaveValue('WEST')
  await popup(page).getByRole('button', { name: 'Copy to…' }).click()
  await page.getByRole('menuitem', { name: /^All 3 pieces/ }).click()
  await expect(popup(page)).toContainText('All 3 pieces alike')
  await expect(place(page, above)).toHaveValue('WEST')
  await expect(drawing(page).getByText('WEST', { exact: true })).toBeVisible()
})

test.describe('custom engravings', () => {
  const question =
    'Custom engravings do not enforce design constraints. All custom designs will be reviewed and may be rejected if they are not feasible for production. Are you sure you want to proceed?'

  test('[1.4.38] [1.5.49] a member confirms in these words; then limits are shown and not enforced', async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, 'member', atRest)
    await openEngravings(page)
    await place(page, above).fill(longText)
    await expect(items(page).first()).toContainText('why?')
    await popup(page).getByRole('button', { name: 'Enable custom engravings…' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText(question)
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(items(page).first()).toContainText('why?')
    await popup(page).getByRole('button', { name: 'Enable custom engravings…' }).click()
    await asked.getByRole('button', { name: 'Yes, continue' }).click()
    await expect(items(page).first()).not.toContainText('why?')
    await expect(popup(page)).toContainText('over limit')
    await expect(popup(page)).toContainText('each design is reviewed')
    await expect(popup(page).getByRole('button', { name: 'Enable custom engravings…' })).toHaveCount(0)
    await place(page, above).press('Control+z')
    await expect(items(page).first()).toContainText('why?')
    await saved(page)
  })

  test('[1.5.49] an owner is not asked', async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await openEngravings(page)
    await popup(page).getByRole('button', { name: 'Enable custom engravings…' }).click()
    await expect(popup(page)).toContainText('each design is reviewed')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('[1.5.02] [1.5.30] a quick Submit, by keyboard, waits until the glyphs have been measured', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openEngravings(page)
  await place(page, above).fill(longText)
  await expect(items(page).first()).toContainText('why?')
  await page.keyboard.press('Escape')
  await saved(page)
  // What the specification has an invalid item say, word by word. [1.8.02]
  await items(page).first().getByRole('button', { name: 'why?' }).click()
  const said = page.getByRole('dialog', { name: 'Why this item is invalid' })
  await expect(said).toContainText('This item has an invalid configuration.')
  await expect(said).toContainText('Please update it to have no red options on the right.')
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  // The fonts come only when they are let through.
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.woff', async (route) => {
    await gate
    await route.continue()
  })
  await page.reload()
  await expect(drawing(page)).toBeVisible()
  await expect(items(page).first()).not.toContainText('why?')
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('alertdialog')).toContainText(
    'It looks like an item has an invalid configuration.',
  )
})

test('bad texts are told, and nothing is lost', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openEngravings(page)
  await place(page, above).fill('שלום')
  await expect(popup(page)).toContainText('Inter has no ש ל ו ם')
  await expect(items(page).first()).toContainText('why?')
  await expect(drawing(page).getByText('ש')).toHaveCount(0)
  await place(page, above).fill('ON 😀')
  await expect(popup(page)).toContainText('Inter has no 😀')
  await expect(drawing(page).getByText('ON', { exact: false }).first()).toBeVisible()
  await place(page, above).fill('x'.repeat(10_000))
  await expect(popup(page)).toContainText('The text has 10,000 characters and a line holds 80.')
  await place(page, above).fill('Cafe\u0301')
  await expect(place(page, above)).toHaveValue('Café')
  await expect(popup(page)).not.toContainText('Inter has no')
  await expect(items(page).first()).not.toContainText('why?')
})

for (const size of ['desk', 'tablet', 'phone'] as const) {
  test(`axe finds nothing on the popup, its suggestions and its symbols on a ${size}`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', atRest)
    await page.goto(new URL(await newOrder(page, 'Villa Aurore'), page.url()).href)
    await openEngravings(page, { layout: /^2 push buttons/ })
    await place(page, above).fill(longText)
    await page.keyboard.press('Escape')
    await page.setViewportSize(sizes[size])
    await openSection(page, 'Engraving')
    const row = options(page).getByRole('button', { name: /^Engravings / })
    await row.scrollIntoViewIfNeeded()
    await row.click()
    await expect(fits(page, above)).toBeVisible()
    await expectAccessible(page)
    await popup(page).getByRole('button', { name: 'Choose a symbol: Below, line 1' }).click()
    await expect(popup(page).getByRole('option')).toHaveCount(66)
    await expectAccessible(page)
  })
}
