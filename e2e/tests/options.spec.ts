/** The options panel with every kind of property, on products made for these tests. */
import { call, items, options, price, saved } from '../fixtures/order-page.ts'
import {
  addLine,
  type Bench,
  create,
  makeBench,
  openAt,
  orderOfBench,
  plainOrg,
} from '../fixtures/test-catalog.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  test,
} from '../fixtures/test.ts'

const row = (page: Page, name: string) => options(page).getByRole('button', { name: new RegExp(`^${name} `) })
const picker = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** An order with one line of a product with these properties, opened. */
async function openBench(
  page: Page,
  plan: Parameters<typeof makeBench>[1],
  choices: (bench: Bench) => Record<string, object> = () => ({}),
) {
  const bench = await makeBench(page, plan)
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', choices(bench))
  await openAt(page, path)
  return { bench, path }
}

const size = { title: 'Size', options: ['Small', 'Large'] }
const finish = { title: 'Finish', options: ['Bronze', 'White'] }

test.describe('typed properties', () => {
  test('[1.5.24] [1.5.25] a length is read as people write it, kept within its bounds, and never becomes 0 in silence', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await openBench(page, [
      {
        title: 'Width',
        fields: { type: 'dimensions', data: { dimensionInterval: 0, minDimension: 20, maxDimension: 600 } },
      },
    ])
    const field = options(page).getByLabel('Width')
    const type = async (text: string) => {
      await field.fill(text)
      await field.press('Enter')
    }
    await type('3 5/8"')
    await expect(field).toHaveValue('92.08')
    await type('9cm')
    await expect(field).toHaveValue('90')
    await type('92.1')
    await expect(field).toHaveValue('92.1')
    await type('2m')
    await expect(field).toHaveValue('600')
    await expect(options(page)).toContainText('Set to 600 mm, the nearest possible length')
    for (const text of ['1e9', '-3', 'wide']) {
      await type(text)
      await expect(options(page)).toContainText(`“${text}” is not a length`)
      await expect(field).toHaveValue(text)
    }
    await expectAccessible(page)
    await field.press('Escape')
    await expect(field).toHaveValue('600')
    await page
      .getByRole('radio', { name: 'Inches' })
      .or(page.getByRole('button', { name: 'Inches' }))
      .click()
    await type('3½')
    await expect(field).toHaveValue('3 1/2"')
    await saved(page)
    await page.reload()
    await expect(field).toHaveValue('3 1/2"')
  })

  test('[1.5.22] [1.5.23] a number keeps digits alone; a box is ticked', async ({ openAs }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await openBench(page, [
      { title: 'Holes', fields: { type: 'number' } },
      { title: 'Packed', fields: { type: 'checkbox', isRequired: 0 } },
    ])
    const holes = options(page).getByLabel('Holes')
    await holes.pressSequentially('1x2')
    await expect(holes).toHaveValue('12')
    await holes.press('Enter')
    await options(page).getByRole('checkbox', { name: 'Packed' }).check({ force: true })
    await saved(page)
    await page.reload()
    await expect(holes).toHaveValue('12')
    await expect(options(page).getByRole('checkbox', { name: 'Packed' })).toBeChecked()
  })

  test('texts keep every script; what is too long stays on the screen until it is shortened', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await openBench(page, [
      { title: 'Remark', fields: { type: 'text', isRequired: 0, multiline: 1 } },
      { title: 'Label', fields: { type: 'text', isRequired: 0, placeHolder: 'On the back' } },
    ])
    const remark = options(page).getByLabel('Remark')
    const text = 'غرفة النوم\n部屋 💡 Ü'
    await remark.fill(`${text}\u0007\u202e`)
    await expect(remark).toHaveValue(text)
    await saved(page)
    const long = 'x'.repeat(10_001)
    await remark.fill(long)
    await expect(options(page)).toContainText('This text has 10,001 characters; 10,000 are kept.')
    await expect(remark).toHaveValue(long)
    await remark.fill(long.slice(1))
    await expect(options(page)).not.toContainText('are kept')
    await saved(page)
    await page.reload()
    await expect(remark).toHaveValue(long.slice(1))
    await expect(options(page).getByLabel('Label')).toHaveAttribute('placeholder', 'On the back')
  })

  test('a list of texts grows, is put in another order, and shrinks; named places stay', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const places = { label: 'Buttons', inputs: [{ placeholder: 'Upper' }, { placeholder: 'Lower' }] }
    await openBench(page, [
      { title: 'Codes', fields: { type: 'text', isArray: 1, isRequired: 0 } },
      { title: 'Words', fields: { type: 'text', isArray: 1, isRequired: 0, arrayInputProps: places } },
    ])
    const codes = (place: number) => options(page).getByLabel(`Codes ${place}`, { exact: true })
    await codes(1).fill('A')
    await options(page).getByRole('button', { name: 'Add another' }).click()
    await codes(2).fill('B')
    await options(page).getByRole('button', { name: 'Add another' }).click()
    await codes(3).fill('C')
    await options(page).getByRole('button', { name: 'Move Codes 3 up' }).click()
    await expect(codes(2)).toHaveValue('C')
    await expect(codes(2)).toBeFocused()
    await codes(2).press('Alt+ArrowUp')
    await expect(codes(1)).toHaveValue('C')
    await options(page).getByRole('button', { name: 'Remove Codes 2' }).click()
    await expect(codes(3)).toHaveCount(0)
    const words = options(page).getByRole('group', { name: 'Buttons' })
    await expect(words.getByRole('textbox')).toHaveCount(2)
    await expect(words.getByPlaceholder('Lower')).toBeVisible()
    await expect(words.getByRole('button', { name: 'Add another' })).toHaveCount(0)
    await words.getByPlaceholder('Lower').fill('OFF')
    await expectAccessible(page)
    await saved(page)
    await page.reload()
    await expect(codes(1)).toHaveValue('C')
    await expect(codes(2)).toHaveValue('B')
    await expect(words.getByPlaceholder('Lower')).toHaveValue('OFF')
  })

  test('several options are chosen one after another, and the picker stays until it is done with', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await openBench(page, [
      { title: 'Extras', fields: { type: 'select', isRequired: 0 }, options: ['Gasket', 'Hook', 'Label'] },
    ])
    await row(page, 'Extras').click()
    await picker(page, 'Extras').getByRole('option', { name: 'Gasket' }).click()
    await picker(page, 'Extras').getByRole('option', { name: 'Label' }).click()
    await expect(row(page, 'Extras')).toContainText('Gasket, Label')
    await expect(picker(page, 'Extras').getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await picker(page, 'Extras').getByRole('option', { name: 'Gasket' }).click()
    await picker(page, 'Extras').getByRole('button', { name: 'Done' }).click()
    await expect(picker(page, 'Extras')).toBeHidden()
    await expect(row(page, 'Extras')).toContainText('Label')
    await expect(row(page, 'Extras')).not.toContainText('Gasket')
    await row(page, 'Extras').click()
    await picker(page, 'Extras').getByRole('button', { name: 'Clear choice' }).click()
    await expect(row(page, 'Extras')).toContainText('None')
  })
})

test.describe('apply to all', () => {
  test('[1.5.47] asks "Are you sure?", changes the other lines as one step, and names those that refuse', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const bench = await makeBench(page, [size, finish])
    await create(page, bench.orgId, 'productRule', {
      type: 'incompatible',
      fromResourceKey: 'productOption',
      toResourceKey: 'productOption',
      fromIds: [bench.options['Large']],
      toIds: [bench.options['White']],
    })
    const path = await orderOfBench(page, bench)
    const chosen = (sizeTitle: string, finishTitle: string) => ({
      Size: { optionId: bench.options[sizeTitle] },
      Finish: { optionId: bench.options[finishTitle] },
    })
    await addLine(page, bench, path, 'Hall', chosen('Small', 'White'))
    await addLine(page, bench, path, 'Stairs', chosen('Small', 'Bronze'))
    await addLine(page, bench, path, 'Attic', chosen('Large', 'Bronze'))
    await openAt(page, path)
    await page.getByRole('button', { name: 'View Cart' }).click()
    const cart = page.getByRole('complementary', { name: 'Cart' })
    const rowOf = (title: string) =>
      cart.getByRole('listitem').filter({ has: page.getByLabel(`Show ${title}`) })
    const ask = async () => {
      await row(page, 'Finish').hover()
      await options(page).getByRole('button', { name: 'More for Finish' }).click()
      await page.getByRole('menuitem', { name: /^Apply to all/ }).click()
      return page.getByRole('alertdialog', { name: 'Apply to all' })
    }
    const question = await ask()
    await expect(question).toContainText('Are you sure?')
    await expect(question).toContainText('Finish changes on 1 item.')
    await expect(question).toContainText('3 Attic: White can not be combined with Large (Size).')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf('Stairs')).toContainText('Bronze')
    await (await ask()).getByRole('button', { name: 'Apply to all' }).click()
    await expect(rowOf('Stairs')).toContainText('White')
    await expect(rowOf('Attic')).toContainText('Bronze')
    await page.keyboard.press('Control+z')
    await expect(rowOf('Stairs')).toContainText('Bronze')
    await expect(rowOf('Hall')).toContainText('White')
  })
})

test.describe('why not, and what would help', () => {
  /** A line whose choices a later rule took apart. */
  async function openBroken(page: Page) {
    const bench = await makeBench(page, [size, finish])
    const path = await orderOfBench(page, bench)
    await addLine(page, bench, path, 'Hall', {
      Size: { optionId: bench.options['Large'] },
      Finish: { optionId: bench.options['White'] },
    })
    await create(page, bench.orgId, 'productRule', {
      type: 'incompatible',
      fromResourceKey: 'productOption',
      toResourceKey: 'productOption',
      fromIds: [bench.options['Large']],
      toIds: [bench.options['White']],
    })
    await openAt(page, path)
    return bench
  }

  test('[1.8.02] an invalid item names the choices in conflict and is mended by one press', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await openBroken(page)
    await items(page).first().getByRole('button', { name: 'why?' }).click()
    const why = page.getByRole('dialog', { name: 'Why this item is invalid' })
    await expect(why).toContainText('White can not be combined with Large (Size).')
    await expect(why).toContainText('In the way: Size: Large')
    await expectAccessible(page)
    await why
      .getByRole('button', { name: /^Change Size to Small/ })
      .first()
      .click()
    await expect(why).toBeHidden()
    await expect(items(page).first()).not.toContainText('why?')
    await expect(row(page, 'Size')).toContainText('Small')
    await page.keyboard.press('Control+z')
    await expect(items(page).first()).toContainText('why?')
    await saved(page)
    await page.reload()
    await expect(items(page).first()).toContainText('why?')
  })

  test('[1.2.76] a property that the rules leave without options says so and names the rules', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const bench = await makeBench(page, [size, finish])
    const path = await orderOfBench(page, bench)
    await addLine(page, bench, path, 'Hall', { Size: { optionId: bench.options['Large'] } })
    for (const title of ['White', 'Bronze']) {
      await create(page, bench.orgId, 'productRule', {
        type: 'incompatible',
        fromResourceKey: 'productOption',
        toResourceKey: 'productOption',
        fromIds: [bench.options['Large']],
        toIds: [bench.options[title]],
      })
    }
    await openAt(page, path)
    await expect(options(page)).toContainText('Finish: No options available')
    await options(page).getByRole('button', { name: 'why?' }).click()
    const why = page.getByRole('dialog', { name: 'Why Finish has no options' })
    await expect(why).toContainText('Bronze can not be combined with Large (Size).')
    await expect(why).toContainText('White can not be combined with Large (Size).')
    await expectAccessible(page)
    await why
      .getByRole('button', { name: /^Change Size to Small, Change Finish to/ })
      .first()
      .click()
    await expect(why).toBeHidden()
    await expect(items(page).first()).not.toContainText('why?')
  })

  test('an archived option that is in use stays, is marked, and is offered no more once it is changed', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const { bench } = await openBench(page, [finish], ({ options: ids }) => ({
      Finish: { optionId: ids['White'] },
    }))
    await call(page, '/api/resources/productOption/update', {
      orgId: bench.orgId,
      where: { id: bench.options['White'] },
      version: 1,
      props: { archived: 1 },
    })
    await page.reload()
    await expect(row(page, 'Finish')).toContainText('White')
    await expect(row(page, 'Finish')).toContainText('No longer offered; kept here')
    await expect(items(page).first()).not.toContainText('why?')
    await row(page, 'Finish').click()
    await expect(picker(page, 'Finish').getByRole('option', { name: 'White' })).toContainText(
      'No longer offered',
    )
    await picker(page, 'Finish').getByRole('option', { name: 'Bronze' }).click()
    await row(page, 'Finish').click()
    await expect(picker(page, 'Finish').getByRole('option')).toHaveCount(1)
  })

  test('an option that was deleted meanwhile is refused by the server, said, and taken back', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const { bench } = await openBench(page, [finish], ({ options: ids }) => ({
      Finish: { optionId: ids['White'] },
    }))
    // The page would hear of it and offer the option no more: its reload stays without an answer.
    await page.route('**/get-configurator-order-data', () => {})
    await call(page, '/api/resources/productOption/destroy', {
      orgId: bench.orgId,
      where: { id: bench.options['Bronze'] },
    })
    await row(page, 'Finish').click()
    await picker(page, 'Finish').getByRole('option', { name: 'Bronze' }).click()
    await expect(page.getByText('The change was taken back.')).toBeVisible()
    await expect(row(page, 'Finish')).toContainText('White')
  })
})

test.describe('the option popup', () => {
  test('[1.2.79] in order mode shows an option closely: data, price, where it is used, and chooses it', async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    const data = { fill: '#b07a3c', gloss: 20, isCoated: true }
    const fields = [
      { title: 'Colour', key: 'fill', type: 'text' },
      { title: 'Gloss', key: 'gloss', type: 'number' },
      { title: 'Coated', key: 'isCoated', type: 'boolean' },
    ]
    await openBench(
      page,
      [
        {
          title: 'Finish',
          fields: { productOptionDataFields: fields },
          options: [{ title: 'Bronze', fields: { data, referenceCodes: { catalog: 'BR-1' } } }, 'White'],
        },
      ],
      ({ options: ids }) => ({ Finish: { optionId: ids['White'] } }),
    )
    await row(page, 'Finish').click()
    await picker(page, 'Finish').getByRole('button', { name: 'Look closer' }).click()
    const popup = page.getByRole('dialog', { name: 'Finish' })
    await expect(popup.getByRole('heading', { name: 'White' })).toBeVisible()
    await expect(popup).toContainText('1 Hall')
    await page.keyboard.press('ArrowRight')
    await expect(popup.getByRole('heading', { name: 'Bronze' })).toBeVisible()
    for (const [title, value] of [
      ['Colour', '#b07a3c'],
      ['Gloss', '20'],
      ['Coated', 'Yes'],
      ['Catalog code', 'BR-1'],
    ] as const) {
      await expect(popup.getByText(title, { exact: true }).locator('..')).toContainText(value)
    }
    await expect(popup).toContainText('Same price')
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Choose Bronze' }).click()
    await expect(popup).toBeHidden()
    await expect(row(page, 'Finish')).toContainText('Bronze')
    await expect(price(page)).toContainText('$100.00')
  })
})
