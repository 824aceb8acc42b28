/** Prices edited in words, with the JSON beside them, and classifier numbers as a grid that takes a block of a spreadsheet. */
import {
  asText,
  card,
  editor,
  fixed,
  held,
  makeRule,
  open,
  preview,
  save,
  typeAll,
  versionOf,
} from '../fixtures/pricing-rule.ts'
import { call } from '../fixtures/order-page.ts'
import { create, makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts'

test('[2.3.13] [2.4.22] a price is edited in words, its JSON and its preview follow, and words follow the JSON', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, {
    1: versionOf('2020-01-01 00:00:00', fixed(10_000)),
    2: versionOf('2090-01-01 00:00:00', fixed(10_000)),
  })
  await open(page, rule)
  const words = card(page, 2).getByRole('list', { name: 'Expressions of version 2, in words' })
  const sentences = words.getByRole('button', { name: /^Edit: / })
  const difference = preview(page, 2).getByRole('status', { name: 'Difference' })
  await expect(sentences).toHaveText(['$100.00'])

  // An amount in dollars; the JSON has cents.
  await sentences.first().click()
  const amount = words.getByRole('textbox', { name: 'Amount' })
  // It counts as it is typed: the preview follows, one press saves, and one step takes all of it back.
  await amount.fill('')
  await amount.pressSequentially('115')
  await expect(difference).toHaveText('$15.00 more for one')
  await expect(save(page, 2)).toBeEnabled()
  await card(page, 2).getByRole('button', { name: 'Undo in words' }).click()
  await expect(sentences).toHaveText(['$100.00'])
  await amount.fill('112.50')
  await amount.press('Enter')
  await expect(sentences).toHaveText(['$112.50'])
  await expect(editor(page, 2)).toContainText('"value": 11250')
  await expect(difference).toHaveText('$12.50 more for one')

  // A second one, from a quantity on.
  await card(page, 2).getByRole('button', { name: 'Add an expression' }).click()
  await page.getByRole('menuitem', { name: 'An amount or a factor' }).click()
  await words.getByRole('textbox', { name: 'Amount' }).fill('5')
  await words.getByRole('button', { name: 'Add a condition' }).click()
  await words.getByRole('button', { name: /Looks at/ }).click()
  await page.getByRole('option', { name: 'The quantity' }).click()
  const quantity = words.getByRole('textbox', { name: 'Is', exact: true })
  await quantity.fill('10')
  await quantity.press('Enter')
  await expect(sentences.nth(1)).toHaveText('Plus $5.00 if the quantity is 10')
  await expectAccessible(page)

  // By keyboard to the first place, back by undo and there again by redo.
  await sentences.nth(1).press('Alt+ArrowUp')
  await expect(sentences.first()).toContainText('$5.00')
  await sentences.first().press('ControlOrMeta+z')
  await expect(sentences.first()).toHaveText('$112.50')
  await card(page, 2).getByRole('button', { name: 'Redo in words' }).click()
  await expect(sentences.first()).toContainText('$5.00')

  // Typed as JSON: words follow, wait while it is none, and a saved version is what stands there.
  await typeAll(page, 2, '[')
  await expect(card(page, 2)).toContainText('Words follow as soon as the JSON can be read.')
  await typeAll(page, 2, asText(fixed(9900)))
  await expect(sentences).toHaveText(['$99.00'])
  await save(page, 2).click()
  await expect.poll(async () => (await held(page, rule))[2]?.expressions).toEqual([fixed(9900)])

  await page.setViewportSize({ width: 390, height: 844 })
  await card(page, 2).getByText('Words', { exact: true }).click()
  await expect(editor(page, 2)).toBeHidden()
  await sentences.first().click()
  await expectNoSidewaysScroll(page)
})

test('[2.5.16] classifier numbers take a block of a spreadsheet as one step, name what is no number, and undo it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [{ title: 'Wood', options: ['Oak'] }])
  const group = await create(page, orgId, 'productOptionClassifierGroup', { title: 'Wood prices' })
  const date = '2020-01-01 00:00:00'
  const make = (title: string, numbers: readonly number[]) =>
    create(page, orgId, 'productOptionClassifier', {
      title,
      productOptionClassifierGroupId: group,
      numbers: [{ date, numbers, description: 'Thin,Thick' }],
    })
  const ids = [await make('Soft', [1, 2]), await make('Hard', [3, 4])]
  const numbersOf = async (id: number) => {
    const answer: { records: { id: number; numbers: { numbers: number[] }[] }[] } = await call(
      page,
      '/api/resources/productOptionClassifier/get',
      { orgId, where: { id } },
    )
    return answer.records.find((one) => one.id === id)?.numbers.at(-1)?.numbers
  }
  const numbers = () => Promise.all(ids.map(numbersOf))
  await page.goto(new URL(`/admin/product-option-classifier-groups/${group}`, page.url()).href)
  const grid = page.getByRole('table', { name: `Numbers of Wood prices from ${date}` })
  await expect(grid).toBeVisible()
  await expectAccessible(page)

  const paste = (name: string, text: string) =>
    grid.getByRole('textbox', { name }).evaluate((field, block) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', block)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await paste('Thin, of Soft', '1.5\t2.5\r\n$3.00\tdear\r\n')
  // The numbers of today price open orders: that is asked first where there are any.
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('row 2, column 2 “dear”')
  await expect.poll(numbers).toEqual([
    [1.5, 2.5],
    [300, 4],
  ])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(numbers).toEqual([
    [1, 2],
    [3, 4],
  ])

  // Typed with a decimal comma; Enter goes down as in a spreadsheet.
  const field = grid.getByRole('textbox', { name: 'Thick, of Soft' })
  await field.fill('7,25')
  await field.press('Enter')
  await expect(grid.getByRole('textbox', { name: 'Thick, of Hard' })).toBeFocused()
  await expect.poll(numbers).toEqual([
    [1, 7.25],
    [3, 4],
  ])

  // A date of its own, half typed, is found again after a reload; so is what was typed under it and not taken.
  const from = async (name: string) => {
    await page.getByRole('button', { name: /Numbers from$/ }).click()
    await page.getByRole('option', { name }).click()
  }
  const another = page.getByRole('textbox', { name: 'New date' })
  await from('Another date')
  await another.fill('2090-01-01')
  await page.reload()
  await from('Another date')
  await expect(another).toHaveValue('2090-01-01')
  await another.fill('2090-01-01 00:00:00')
  await page.getByRole('button', { name: 'Begin with this date' }).click()
  const later = page.getByRole('table', { name: 'Numbers of Wood prices from 2090-01-01 00:00:00' })
  await later.getByRole('textbox', { name: 'Thin, of Hard' }).fill('dearer')
  await page.reload()
  await from('2090-01-01 00:00:00')
  await expect(later.getByRole('textbox', { name: 'Thin, of Hard' })).toHaveValue('dearer')
})
