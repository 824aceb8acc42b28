/** The change lab: a price rise is drafted by two owners' pages, tried on orders, published and taken back. */
import { fixed, held, makeRule, typeAll, versionOf, asText, open, editor } from '../fixtures/pricing-rule.ts'
import { addLine, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from '../fixtures/test.ts'

test('[issue 16] a price rise is drafted, tried on open orders, published and taken back', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(10_000)) })
  const path = await orderOfBench(page, rule.bench, 'Trial of autumn')
  await addLine(page, rule.bench, path, 'Hall', { Finish: { optionId: rule.bench.options['Black'] } })

  // A draft is begun, and worked in.
  await page.goto(new URL('/admin/change-lab', page.url()).href)
  await expect(page.getByText('No drafts yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New draft' }).click()
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await title.fill('Autumn prices')
  await title.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Autumn prices')
  const draftPath = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Work in this draft' }).click()
  const bar = page.getByRole('status').filter({ hasText: 'Working in draft: Autumn prices' })
  await expect(bar).toBeVisible()

  // What is typed goes into the draft: the catalog keeps its price.
  await open(page, rule)
  await typeAll(page, 1, asText(fixed(12_500)))
  await page.keyboard.press('ControlOrMeta+s')
  await expect(bar.getByRole('link', { name: '1 change' })).toBeVisible()
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(10_000)])
  await expect(page.getByText('Changed in this draft')).toBeVisible()
  await expectAccessible(page)

  // Another page of an owner is in the catalog until it chooses the draft; what it adds arrives here.
  const colleague = await openAs(plainOrg, 'owner', draftPath)
  await colleague.getByRole('button', { name: 'Work in this draft' }).click()
  await colleague.goto(new URL(rule.path, colleague.url()).href)
  const name = colleague.getByRole('textbox', { name: 'Title of the pricing rule', exact: true })
  await name.fill('Benches by hand')
  await name.press('Enter')
  await bar.getByRole('link', { name: '1 change' }).click()
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('Benches by hand')
  await expect(changes).toContainText('$125.00')
  await colleague.close()

  // Tried on the open orders; one is opened as it would be.
  await page.getByRole('button', { name: /^Try on open/ }).click()
  const row = page.getByRole('button', { name: /Trial of autumn/ })
  await expect(row).toContainText('+$25.00')
  await row.click()
  const detail = page.getByRole('dialog', { name: /Trial of autumn as it would be/ })
  await expect(detail).toContainText('$100.00')
  await expect(detail).toContainText('$125.00')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize(sizes.desk)

  // Scheduled and taken off the schedule; published now; taken back.
  await page.getByRole('button', { name: 'Publish later' }).click()
  await page.getByLabel('Day and time').fill('2099-09-01T06:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/^Publishes 9\/1\/99/)).toBeVisible()
  await page.getByRole('button', { name: 'Take off the schedule' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(/^Published /)).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(12_500)])
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText(/^Taken back /)).toBeVisible()
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(10_000)])
  await open(page, rule)
  await expect(editor(page, 1)).toContainText('10000')
})
