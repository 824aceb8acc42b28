/** The versions of a pricing rule: added, dated, edited as JSON, previewed, saved, refused, and edited by two at once. */
import {
  fixed,
  versionOf,
  asText,
  makeRule,
  held,
  versions,
  titles,
  card,
  editor,
  save,
  status,
  news,
  preview,
  side,
  typeAll,
  open,
  changeAsColleague,
  tomorrow,
} from '../fixtures/pricing-rule.ts'
import { addLine, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/test.ts'

test('[2.2.94] [2.2.96] [2.2.97] [2.5.14] [2.8.05] [2.9.27] versions are added, dated and deleted', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, {})
  await open(page, rule)
  await expect(versions(page)).toContainText('No versions available for this pricing rule.')
  await expectAccessible(page)

  // The title where it stands, and the popup with the title and the archive.
  const title = page.getByRole('textbox', { name: 'Title of the pricing rule', exact: true })
  await title.fill('Plates by hand')
  await title.press('Enter')
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings of Plates by hand' })
  await expect(settings.getByRole('textbox', { name: 'Title' })).toHaveValue('Plates by hand')
  await settings.getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await settings.getByRole('button', { name: 'UNARCHIVE', exact: true }).click()
  await expect(settings.getByRole('button', { name: 'ARCHIVE', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  // The first one has the key 1, begins tomorrow at midnight and is empty; the next one the highest key + 1.
  const add = page.getByRole('button', { name: 'Add a version' })
  await add.click()
  await expect(titles(page)).toHaveText([/^Version 1, from .* 00:00 UTC, to come$/])
  const added = Date.now()
  await expect(card(page, 1).getByRole('textbox', { name: 'Effective date' })).toHaveValue(
    `${tomorrow()} 00:00:00`,
  )
  await expect(card(page, 1)).toContainText('YYYY-MM-DD HH:MM:SS, UTC')
  await expect(editor(page, 1)).toHaveText('[]')
  await expect(editor(page, 1)).toBeFocused()
  await expect
    .poll(() => held(page, rule))
    .toEqual({ 1: { created: `${tomorrow()} 00:00:00`, expressions: [] } })
  // Sooner it would be the second half of a double click, which adds no second one.
  await expect.poll(() => Date.now() - added, { intervals: [50] }).toBeGreaterThan(500)
  await add.click()
  await expect(titles(page)).toHaveText([/^Version 2, /, /^Version 1, /])

  // Newest effective date first, whatever the key. What is no date is refused with what was typed.
  const date = card(page, 2).getByRole('textbox', { name: 'Effective date' })
  await date.fill('2026-13-99 10:00:00')
  await date.press('Enter')
  await expect(card(page, 2)).toContainText(
    '2026-13-99 10:00:00 is no date and time. Write it as YYYY-MM-DD HH:MM:SS, in UTC.',
  )
  await expect(date).toHaveValue('2026-13-99 10:00:00')
  await date.fill('2020-05-01 10:00')
  await date.press('Enter')
  await expect(titles(page)).toHaveText([/^Version 1, /, /^Version 2, from 5\/1\/2020 10:00 UTC$/])
  await expect.poll(async () => (await held(page, rule))['2']?.created).toBe('2020-05-01 10:00:00')

  // Deleting asks in the words of the specification, and has Undo.
  await card(page, 1).getByRole('button', { name: 'Delete version 1' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you want to delete this pricing rule version?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(titles(page)).toHaveCount(2)
  await card(page, 1).getByRole('button', { name: 'Delete version 1' }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(titles(page)).toHaveText([/^Version 2, /])
  await expect.poll(async () => Object.keys(await held(page, rule))).toEqual(['2'])
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText([/^Version 1, /, /^Version 2, /])
  await expect.poll(async () => Object.keys(await held(page, rule))).toEqual(['1', '2'])
})

test('[2.4.22] [2.4.23] [2.5.11] [2.5.13] the editor says what is wrong and where, and saves what is changed and valid', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(4370)) })
  await open(page, rule)
  await expect(editor(page, 1)).toContainText('4370')
  await expect(status(page, 1, 'Saved')).toBeVisible()
  await expect(save(page, 1)).toBeDisabled()
  await expectAccessible(page)

  // No JSON: the parser's message with line and column, and nothing to save, not by the keyboard either.
  await typeAll(page, 1, '[\n  { "type": "fixed" "props": {} }\n]')
  await expect(status(page, 1, 'Unsaved changes')).toBeVisible()
  await expect(card(page, 1)).toContainText(
    'Invalid JSON: A comma or } is expected here, not " (line 2, column 21)',
  )
  await expect(save(page, 1)).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(status(page, 1, 'Unsaved changes')).toBeVisible()

  // JSON that is no version: every fault with its line and path; pressing one goes there.
  await typeAll(page, 1, asText({ type: 'fixed', props: { value: '43.70', cents: 1 } }))
  const faults = card(page, 1).getByRole('list', { name: '2 faults' })
  await expect(faults.getByRole('listitem')).toHaveText([
    /^This must be a number\.Line 5, column 16\[0\]\.props\.value$/,
    /^There is no key "cents" here\.Line 6, column 7\[0\]\.props\.cents$/,
  ])
  await expect(save(page, 1)).toBeDisabled()
  await expectAccessible(page)
  await faults.getByRole('button').first().click()
  await expect(editor(page, 1)).toBeFocused()
  await page.keyboard.insertText('4500')
  await expect(card(page, 1).getByRole('list', { name: '1 fault' })).toBeVisible()
  await typeAll(page, 1, asText(fixed(4500)))
  await expect(save(page, 1)).toBeEnabled()

  // What is typed survives a reload; nothing is saved before Save.
  await page.reload()
  await expect(editor(page, 1)).toContainText('4500')
  await expect(status(page, 1, 'Unsaved changes')).toBeVisible()
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(4370)])

  // Ctrl+S does nothing while the cursor is elsewhere, and saves in the editor.
  await card(page, 1).getByRole('textbox', { name: 'Effective date' }).focus()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(status(page, 1, 'Unsaved changes')).toBeVisible()
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(4370)])
  await editor(page, 1).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(status(page, 1, 'Saved')).toBeVisible()
  await expect(save(page, 1)).toBeDisabled()
  await expect.poll(async () => (await held(page, rule))['1']?.expressions).toEqual([fixed(4500)])

  // Undo after a save; the press of Save does the same as the keys.
  await news(page).getByRole('button', { name: 'Undo' }).click()
  await expect(editor(page, 1)).toContainText('4370')
  await expect.poll(async () => (await held(page, rule))['1']?.expressions).toEqual([fixed(4370)])
  await typeAll(page, 1, asText(fixed(4600)))
  await save(page, 1).click()
  await expect.poll(async () => (await held(page, rule))['1']?.expressions).toEqual([fixed(4600)])

  // What names nothing is a warning, and saved after a question.
  await typeAll(
    page,
    1,
    asText({ type: 'propertyValue', props: { productPropertyId: 999_999 }, operator: '+' }),
  )
  await expect(card(page, 1).getByRole('list', { name: '1 warning' })).toContainText(
    'There is no property 999999',
  )
  await save(page, 1).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(status(page, 1, 'Unsaved changes')).toBeVisible()
  await card(page, 1).getByRole('button', { name: 'Revert' }).click()
  await expect(editor(page, 1)).toContainText('4600')
  await expect(status(page, 1, 'Saved')).toBeVisible()
})

test('[2.5.12] a failed save says why, keeps what was typed, and offers a new version', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(4370)) })
  await open(page, rule)
  await expect(editor(page, 1)).toContainText('4370')
  const message = 'This would change the prices of 2 orders submitted already.'
  await page.route('**/api/resources/productPricingRule/update', (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'refused', message, details: { orders: 2 } } } }),
  )
  await typeAll(page, 1, asText(fixed(5000)))
  await page.keyboard.press('ControlOrMeta+s')
  await expect(card(page, 1).getByRole('alert')).toHaveText(`Save failed: ${message}`)
  await expect(editor(page, 1)).toContainText('5000')
  await expect(status(page, 1, 'Unsaved changes')).toBeVisible()
  // The date is not what was refused.
  await expect(card(page, 1).getByRole('textbox', { name: 'Effective date' })).not.toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expectAccessible(page)
  await page.reload()
  await expect(card(page, 1).getByRole('alert')).toHaveText(`Save failed: ${message}`)

  await page.unroute('**/api/resources/productPricingRule/update')
  const choice = card(page, 1).getByRole('group', { name: 'Which of the two stays' })
  await choice.getByRole('button', { name: 'New version from this one' }).click()
  await expect(titles(page)).toHaveText([/^Version 2, .*to come$/, /^Version 1, .*in force today$/])
  await expect(editor(page, 2)).toContainText('5000')
  await expect(editor(page, 1)).toContainText('4370')
  await expect
    .poll(() => held(page, rule))
    .toEqual({
      1: { created: '2020-01-01 00:00:00', expressions: [fixed(4370)] },
      2: { created: `${tomorrow()} 00:00:00`, expressions: [fixed(5000)] },
    })

  // Without a connection it waits, and is sent when there is one again.
  await page.route('**/api/**', (route) => route.abort())
  await typeAll(page, 2, asText(fixed(5100)))
  await page.keyboard.press('ControlOrMeta+s')
  await expect(status(page, 2, 'Saved as soon as you are back online')).toBeVisible()
  await page.unroute('**/api/**')
  await expect
    .poll(async () => (await held(page, rule))['2']?.expressions, { timeout: 20_000 })
    .toEqual([fixed(5100)])
})

test('two owners edit one rule: different versions both stand, of the same one both are offered', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, {
    1: versionOf('2020-01-01 00:00:00', fixed(100)),
    2: versionOf('2021-01-01 00:00:00', fixed(200)),
  })
  await open(page, rule)
  await expect(editor(page, 2)).toContainText('200')

  // The colleague changes version 1, this page version 2, which it saw before.
  await changeAsColleague(page, rule, {
    versions: {
      1: versionOf('2020-01-01 00:00:00', fixed(111)),
      2: versionOf('2021-01-01 00:00:00', fixed(200)),
    },
  })
  await typeAll(page, 2, asText(fixed(222)))
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => Object.values(await held(page, rule)).map(({ expressions }) => expressions))
    .toEqual([[fixed(111)], [fixed(222)]])
  await expect(status(page, 2, 'Saved')).toBeVisible()

  // The same version: both are shown, and one is chosen.
  for (const [isMine, amount] of [
    [true, 333],
    [false, 444],
  ] as const) {
    await typeAll(page, 2, asText(fixed(amount)))
    await changeAsColleague(page, rule, {
      versions: {
        1: versionOf('2020-01-01 00:00:00', fixed(111)),
        2: versionOf('2021-01-01 00:00:00', fixed(999 + amount)),
      },
    })
    await editor(page, 2).click()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(card(page, 2).getByRole('alert')).toContainText('Save failed: ')
    await expect(card(page, 2).getByRole('region', { name: 'What your colleague wrote' })).toContainText(
      String(999 + amount),
    )
    await expect(editor(page, 2)).toContainText(String(amount))
    await card(page, 2)
      .getByRole('button', { name: isMine ? 'Keep mine' : 'Take theirs' })
      .click()
    const expected = isMine ? amount : 999 + amount
    await expect(editor(page, 2)).toContainText(String(expected))
    await expect(card(page, 2).getByRole('alert')).toHaveCount(0)
    await expect.poll(async () => (await held(page, rule))['2']?.expressions).toEqual([fixed(expected)])
    await expect(status(page, 2, 'Saved')).toBeVisible()
  }
})

test('the preview prices a configuration by what is typed and by what is in force, with both traces', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, {
    1: versionOf('2020-01-01 00:00:00', fixed(10_000)),
    2: versionOf('2090-01-01 00:00:00', fixed(12_000)),
  })
  const { bench } = rule
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', { Finish: { optionId: bench.options['Black'] } })
  await open(page, rule)
  await expect(preview(page, 2).getByRole('status', { name: 'Difference' })).toHaveText('$20.00 more for one')
  await expect(side(page, 2, 'With this version')).toContainText('$120.00')
  await expect(side(page, 2, 'Today, by version 1')).toContainText('Fixed amount+$100.00')

  // While typing; what is no JSON makes it wait.
  const black = {
    ...fixed(500),
    condition: {
      operator: 'and',
      conditions: [
        {
          actual: { type: 'selectedOption', productPropertyId: bench.properties['Finish'] },
          expected: bench.options['Black'],
        },
      ],
    },
  }
  await typeAll(page, 2, asText(fixed(9000), black))
  await expect(preview(page, 2).getByRole('status', { name: 'Difference' })).toHaveText('$10.00 less for one')
  await expect(preview(page, 2)).toContainText('$90.00')

  // An item of one of the last orders: black.
  await preview(page, 2)
    .getByRole('button', { name: /Configuration/ })
    .click()
  await page.getByRole('option').nth(1).click()
  await expect(preview(page, 2).getByRole('button', { name: /Item/ })).toContainText('1. Hall')
  await expect(preview(page, 2).getByRole('status', { name: 'Difference' })).toHaveText('$5.00 less for one')
  await expect(side(page, 2, 'With this version').getByRole('listitem')).toHaveText([
    /\+\$90\.00/,
    /\+\$5\.00/,
  ])
  await expectAccessible(page)

  // What can not be priced says why, and leads to the expression.
  await typeAll(page, 2, asText(fixed(9000), { ...fixed(0), operator: '/' }))
  await expect(side(page, 2, 'With this version')).toContainText('step 2')
  await side(page, 2, 'With this version').getByRole('button', { name: 'Go to [1]' }).click()
  await expect(editor(page, 2)).toBeFocused()
  await typeAll(page, 2, '[')
  await expect(preview(page, 2)).toContainText('The preview follows as soon as the JSON can be read.')
})

test('[2.2.95] [2.5.15] the explanation of the data structure, also on a phone', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest, { size: 'phone' })
  const rule = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(4370)) })
  await open(page, rule)
  await expect(editor(page, 1)).toContainText('4370')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Data Structure Explanation' }).click()
  const help = page.getByRole('dialog', { name: 'Data Structure Explanation' })
  await expect(help).toContainText('Money is whole numbers without decimals: 43.70 is 4370.')
  await expect(help).toContainText('Expressions are nested')
  await expect(help).toContainText('New versions should have a future date.')
  for (const term of ['productPropertyClassifierNumber', '===', 'selectedOption'])
    await expect(help).toContainText(term)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
})
