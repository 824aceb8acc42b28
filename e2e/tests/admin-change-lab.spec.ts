/** The change lab: a price rise is drafted by two owners' pages, tried on orders, published and taken back. */
import { call } from '../fixtures/order-page.ts'
import {
  asText,
  changeAsColleague,
  editor,
  fixed,
  held,
  makeRule,
  open,
  typeAll,
  versionOf,
} from '../fixtures/pricing-rule.ts'
import { addLine, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Page,
  sizes,
  test as base,
} from '../fixtures/test.ts'

/** Makes the member an owner beside the owner, or a member again. */
async function setRole(owner: Page, role: 'owner' | 'member'): Promise<void> {
  const session = await call(owner, '/api/session/get', {})
  const orgId: number = session.activeOrgId ?? session.orgs[0].id
  const { members } = await call(owner, '/orgs/get-members', { orgId })
  const member = members.find((one: { userId: number; role: string }) => one.userId !== session.user.id)
  await call(owner, '/orgs/update-member', { orgId, memberUserId: member.userId, role })
}

/** A page of somebody else who is an owner as long as the test goes on. */
const test = base.extend<{ secondOwner: () => Promise<Page> }>({
  secondOwner: async ({ openAs }, use) => {
    await use(async () => {
      await setRole(await openAs(plainOrg, 'owner', atRest), 'owner')
      return openAs(plainOrg, 'member', atRest)
    })
    await setRole(await openAs(plainOrg, 'owner', atRest), 'member')
  },
})

/** The next minute that is some seconds away, as its field has it in the zone of the page. */
function nextMinute(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = new Date(Date.now() + 75_000)
    const two = (value: number) => String(value).padStart(2, '0')
    return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
  })
}

test('[issue 16] a price rise is drafted, tried on open orders, published and taken back', async ({
  openAs,
  secondOwner,
}) => {
  // It waits for its minute.
  test.setTimeout(300_000)
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

  // The page of another owner is in the catalog until it chooses the draft; what it adds arrives here.
  const colleague = await secondOwner()
  await colleague.goto(new URL(draftPath, page.url()).href)
  await colleague.getByRole('button', { name: 'Work in this draft' }).click()
  await colleague.goto(new URL(rule.path, colleague.url()).href)
  const name = colleague.getByRole('textbox', { name: 'Title of the pricing rule', exact: true })
  await name.fill('Benches by hand')
  await name.press('Enter')
  await bar.getByRole('link', { name: '1 change' }).click()
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('Benches by hand')
  await expect(changes).toContainText('$125.00')

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

  // The colleague schedules it, takes it off the schedule, and schedules it again: it is published at its minute.
  const schedule = async (at: string) => {
    await colleague.getByRole('button', { name: 'Publish later' }).click()
    await colleague.getByLabel('Day and time').fill(at)
    await colleague.getByRole('button', { name: 'Schedule', exact: true }).click()
  }
  await colleague.goto(new URL(draftPath, colleague.url()).href)
  await schedule('2099-09-01T06:00')
  await expect(colleague.getByText(/^Publishes 9\/1\/99/)).toBeVisible()
  await expect(page.getByText(/^Publishes 9\/1\/99/)).toBeVisible()
  await colleague.getByRole('button', { name: 'Take off the schedule' }).click()
  await schedule(await nextMinute(colleague))
  await expect(colleague.getByText(/^Publishes /)).toBeVisible()
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(10_000)])
  await expect(page.getByText(/^Published /)).toBeVisible({ timeout: 150_000 })
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave draft' }).click()
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(12_500)])
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText(/^Taken back /)).toBeVisible()
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(10_000)])
  await open(page, rule)
  await expect(editor(page, 1)).toContainText('10000')
})

test('[issue 16] a draft says before it is published what would be refused and what was published since, and helps', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(10_000)) })
  const { orgId } = rule.bench
  const before = { 1: versionOf('2020-01-01 00:00:00', fixed(10_000)) }
  const { draft } = await call(page, '/api/change-lab/create-catalog-draft', { orgId, title: 'Spring' })
  const target = { resource: 'productPricingRule', resourceId: rule.id }
  const mine = { 1: versionOf('2020-01-01 00:00:00', fixed(11_000)) }
  await call(page, '/api/change-lab/edit-catalog-draft', {
    orgId,
    draftId: draft.id,
    edits: [{ kind: 'update', ...target, values: { versions: mine }, base: { versions: before } }],
  })
  await changeAsColleague(page, rule, {
    versions: {
      1: versionOf('2020-01-01 00:00:00', fixed(10_500)),
      2: versionOf('2021-01-01 00:00:00', fixed(10_700)),
    },
  })
  await page.goto(new URL(`/admin/change-lab/${draft.id}`, page.url()).href)
  const refused = page.getByRole('region', { name: 'This draft can not be published as it is' })
  await expect(refused).toContainText('1 record changed since it was put into this draft')
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('$105.00')
  await expectAccessible(page)
  await changes.getByRole('button', { name: 'Keep mine' }).click()
  await expect(refused).toHaveCount(0)

  // A price that a product has can not be deleted: the page says so, and takes it out with a press.
  await call(page, '/api/change-lab/edit-catalog-draft', {
    orgId,
    draftId: draft.id,
    edits: [
      { kind: 'drop', ...target },
      { kind: 'destroy', ...target },
    ],
  })
  await expect(refused).toContainText(rule.bench.title)
  await expectAccessible(page)
  await page.setViewportSize(sizes.phone)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(sizes.desk)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(rule.bench.title)
  await refused.getByRole('button', { name: /^Take .* out of the draft$/ }).click()
  await expect(refused).toHaveCount(0)
  await expect(page.getByText('Nothing has been changed in this draft yet')).toBeVisible()
})
