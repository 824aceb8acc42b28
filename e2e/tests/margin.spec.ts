/** What is left of an order: owners say what a product costs, employees read it where they approve, and customers never do. */
import { call } from '../fixtures/order-page.ts'
import { fixed, makeRule, versionOf } from '../fixtures/pricing-rule.ts'
import { addLine, create, orderOfBench, plainOrg, submitBench } from '../fixtures/test-catalog.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

/** A product of $100 without a cost rule, and a rule that says what it costs. */
async function plates(page: Page, cost: number) {
  const rule = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(10_000)) })
  const { bench } = rule
  const title = `Cost of ${bench.title}`
  const versions = { 1: versionOf('2020-01-01 00:00:00', fixed(cost)) }
  const costRuleId = await create(page, bench.orgId, 'productPricingRule', { title, versions })
  return { bench, costRuleId, title }
}

const marginOf = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Summary' })
    .locator('section')
    .filter({
      has: page.getByRole('heading', { name: 'Margin' }),
    })
const lines = (page: Page) => page.getByRole('list', { name: 'Margin by item, the lowest first' })

/** Where there are many rules their list is searched; few of them stand in a list. */
async function chooseRule(page: Page, title: string) {
  const dialog = page.getByRole('dialog')
  const searched = dialog.getByRole('combobox', { name: 'Cost rule' })
  const listed = dialog.getByRole('button', { name: /Cost rule$/ })
  // What is searched has a button of this name as well, for its suggestions.
  await expect(searched.or(listed).first()).toBeVisible()
  if (await searched.isVisible()) await searched.fill(title)
  else await listed.click()
  await page.getByRole('option', { name: title }).click()
}

test('[issue 18] an owner says what a product costs and reads at the review what is left; a customer sees nothing of it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench, title } = await plates(page, 4500)
  const path = await orderOfBench(page, bench)
  const finish = { Finish: { optionId: bench.options['White'] } }
  await addLine(page, bench, path, 'Hall', finish)
  await addLine(page, bench, path, 'Stair', finish)
  await submitBench(page, bench, path)

  await page.goto(`${baseUrl()}${path}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeVisible()
  await expect(marginOf(page)).toHaveCount(0)

  await page.goto(`${baseUrl()}/admin/products/${bench.productId}`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await chooseRule(page, title)
  await expect
    .poll(async () => {
      const { records } = await call(page, '/api/resources/product/get', {
        orgId: bench.orgId,
        where: { id: bench.productId },
      })
      return records[0].costRuleId
    })
    .toBeGreaterThan(0)

  await page.goto(`${baseUrl()}${path}`)
  await expect(marginOf(page)).toContainText('$110.00')
  await expect(marginOf(page)).toContainText('55.0%')
  await expect(marginOf(page)).toContainText('Of all 2 items')
  await expect(lines(page).getByRole('listitem')).toHaveCount(2)
  await expect(lines(page)).toContainText('1. Hall')
  await expect(lines(page)).toContainText('$100.00 − $45.00')
  await expectAccessible(page)
  for (const size of ['desk', 'tablet', 'phone'] as const) {
    await page.setViewportSize(sizes[size])
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `test-results/margin-${size}.png`, fullPage: true, animations: 'disabled' })
  }
  await page.setViewportSize(sizes.desk)

  // In guest mode the same page is a customer's.
  await page.getByRole('button', { name: 'GUEST MODE' }).click()
  await expect(page.getByRole('button', { name: 'EMPLOYEE MODE' })).toBeVisible()
  await expect(marginOf(page)).toHaveCount(0)
  const member = await openAs(plainOrg, 'member', atRest)
  await member.goto(`${baseUrl()}${path}`)
  await expect(marginOf(member)).toContainText('$110.00')
})

test('[issue 18] a loss is said in words, and what is not known is named with the way to the product', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench, costRuleId } = await plates(page, 12_000)
  const unknown = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(5000)) })
  await call(page, '/api/resources/product/update', {
    orgId: bench.orgId,
    where: { id: bench.productId },
    version: 2,
    props: { costRuleId },
  })
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', { Finish: { optionId: bench.options['White'] } })
  await addLine(page, unknown.bench, path, 'Lamp', { Finish: { optionId: unknown.bench.options['White'] } })
  await submitBench(page, bench, path)
  await page.goto(`${baseUrl()}${path}`)
  await expect(marginOf(page)).toContainText('Loss −$20.00')
  await expect(marginOf(page)).toContainText('Of 1 of 2 items')
  await expect(lines(page).getByRole('listitem').nth(1)).toContainText(
    `Not known: ${unknown.bench.title} has no cost rule.`,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Product settings: Lamp' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/products/${unknown.bench.productId}`))

  const member = await openAs(plainOrg, 'member', atRest)
  await member.goto(`${baseUrl()}${path}`)
  await expect(marginOf(member)).toContainText('Loss −$20.00')
  await expect(member.getByRole('link', { name: /Product settings/ })).toHaveCount(0)
})

test('[issue 18] a customer who sees prices sees their own total, and no margin', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench, costRuleId, title } = await plates(page, 4500)
  await call(page, '/api/resources/product/update', {
    orgId: bench.orgId,
    where: { id: bench.productId },
    version: 2,
    props: { costRuleId },
  })
  const guest = await openAs(plainOrg, 'guest', atRest)
  const path = await orderOfBench(guest, bench)
  await addLine(guest, bench, path, 'Hall', { Finish: { optionId: bench.options['White'] } })
  await submitBench(guest, bench, path)
  const answers: string[] = []
  guest.on('response', (answer) => {
    if (answer.url().includes('/api/'))
      void answer.text().then(
        (text) => answers.push(text),
        () => undefined,
      )
  })
  await guest.goto(`${baseUrl()}${path}`)
  await expect(guest.getByRole('complementary', { name: 'Summary' })).toContainText('$100.00')
  await expect(marginOf(guest)).toHaveCount(0)
  expect(answers.filter((text) => text.includes(title))).toEqual([])
})
