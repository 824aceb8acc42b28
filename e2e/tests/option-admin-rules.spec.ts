/** Classifications and rules of an option, two owners at once, and calls that fail, in the admin mode of the option popup. */
import {
  expectStored,
  goOn,
  lookCloser,
  news,
  openAdmin,
  openFinishOrder,
  popup,
  question,
  row,
  savedOption,
} from '../fixtures/option-admin.ts'
import { call } from '../fixtures/order-page.ts'
import { create, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

/** A classifier group with two classifiers. */
async function makeClassifiers(page: Page, orgId: number, title: string) {
  const groupId = await create(page, orgId, 'productOptionClassifierGroup', { title })
  const make = (name: string) =>
    create(page, orgId, 'productOptionClassifier', { title: name, productOptionClassifierGroupId: groupId })
  return { groupId, oiled: await make(`${title} oiled`), waxed: await make(`${title} waxed`) }
}

test('[1.8.11] [1.9.37] a classification is unsaved until valid options are selected, and says so', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  const wood = await makeClassifiers(page, bench.orgId, `Wood ${Date.now()}`)
  const { records }: { records: { title: string }[] } = await call(
    page,
    '/api/resources/productOptionClassifierGroup/get',
    { orgId: bench.orgId, where: { id: wood.groupId } },
  )
  const woodTitle = records[0]?.title ?? ''
  await openAdmin(page)
  const unsaved = popup(page).getByText('Unsaved until valid options are selected')
  const choose = async (label: string, name: string) => {
    const field = popup(page).getByRole('button', { name: new RegExp(label) })
    const combo = popup(page).getByRole('combobox', { name: label })
    if ((await combo.count()) > 0) await combo.fill(name)
    else await field.click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  await popup(page).getByRole('button', { name: 'Add a classification' }).click()
  await expect(unsaved).toBeVisible()
  await choose('Classifier of row 1', woodTitle)
  await expect(unsaved).toBeVisible()
  await expectStored(page, bench, 'White', { classifications: {} })
  await choose('Value of row 1', `${woodTitle} oiled`)
  // Declined, the row stays as it is: unsaved.
  await expect(question(page)).toContainText('This concerns 1 open order with 1 item:')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(unsaved).toBeVisible()
  await choose('Value of row 1', `${woodTitle} oiled`)
  await goOn(page)
  await expect(unsaved).toHaveCount(0)
  await savedOption(page)
  await expectStored(page, bench, 'White', {
    classifications: { [wood.groupId]: wood.oiled },
  })
  await choose('Value of row 1', `${woodTitle} waxed`)
  await goOn(page)
  await savedOption(page)
  await popup(page).getByRole('button', { name: 'Remove classification 1' }).click()
  await goOn(page)
  await expect(popup(page).getByText('This option has no classifications.')).toBeVisible()
  await savedOption(page)
  await expectStored(page, bench, 'White', { classifications: {} })
  await popup(page).getByRole('button', { name: 'Undo' }).click()
  await savedOption(page)
  await expectStored(page, bench, 'White', {
    classifications: { [wood.groupId]: wood.waxed },
  })
})

test('[1.8.09] classifiers that can not be loaded are logged, loading ends, and the rest of the option is edited all the same', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const body = { error: { code: 'internal', message: 'Something went wrong on the server.' } }
  await page.route('**/api/resources/productOptionClassifier/get', (route) =>
    route.fulfill({ status: 500, json: body }),
  )
  await openAdmin(page)
  await expect(popup(page).getByText('The classifiers could not be loaded.')).toBeVisible()
  await expect(popup(page).getByRole('status', { name: 'Loading classifiers' })).toHaveCount(0)
  await expect
    .poll(() => logged.join('\n'))
    .toContain('The classifiers could not be loaded. Something went wrong on the server.')
  await popup(page).getByLabel('Catalog code').fill('CW-1')
  await savedOption(page)
  await expectStored(page, bench, 'White', { referenceCodes: { catalog: 'CW-1' } })
  await page.unroute('**/api/resources/productOptionClassifier/get')
  await popup(page).getByRole('button', { name: 'Try again' }).click()
  await expect(popup(page).getByRole('button', { name: 'Add a classification' })).toBeVisible()
})

test('[1.7.30] [1.8.12] [2.8.03] a rule is added in words, holds on the order at once, and is deleted after the plain question', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  await openFinishOrder(page)
  await openAdmin(page)
  await expect(popup(page).getByText('No rule names this option.')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Add a rule' }).click()
  await popup(page).getByRole('button', { name: 'Add the rule' }).click()
  await expect(popup(page).getByText('Choose a property.').first()).toBeVisible()
  const property = popup(page).getByRole('combobox', { name: 'Property' })
  if ((await property.count()) > 0) await property.fill('Size')
  else
    await popup(page)
      .getByRole('button', { name: /Property$/ })
      .click()
  await page.getByRole('option', { name: /^Size/ }).last().click()
  await popup(page).getByRole('group', { name: 'Options of Size' }).getByLabel('Large').check()
  const sentence = 'Finish White never goes with Size Large.'
  await expect(popup(page).getByText(sentence, { exact: true })).toBeVisible()
  await expectAccessible(page)
  const [made] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/resources/productRule/create')),
    popup(page)
      .getByRole('button', { name: 'Add the rule' })
      .click()
      .then(() => goOn(page)),
  ])
  expect(made.postDataJSON().props).toMatchObject({
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    type: 'incompatible',
    fromIds: [expect.any(Number)],
  })
  await expect(news(page).getByText(`The rule "${sentence}" was added.`)).toBeVisible()
  const deletion = popup(page).getByRole('button', { name: `Delete the rule: ${sentence}` })
  await expect(deletion).toBeVisible()
  await popup(page).getByRole('button', { name: 'Close' }).click()
  const large = popup(page, 'Size').getByRole('option', { name: /^Large/ })
  await row(page, 'Size').click()
  await expect(large).toHaveAccessibleName(/not available/i)
  await page.keyboard.press('Escape')

  // The plain confirmation reads 'Are you sure?'; no is no.
  await openAdmin(page)
  await deletion.press('Enter')
  await expect(question(page).getByText(/^Are you sure\?/)).toBeVisible()
  await expect(question(page)).toContainText('This concerns 1 open order with 1 item:')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(deletion).toBeVisible()
  await deletion.press('Enter')
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(popup(page).getByText('No rule names this option.')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Undo' }).click()
  await expect(deletion).toBeVisible()
  await popup(page).getByRole('button', { name: 'Redo' }).click()
  await expect(deletion).toHaveCount(0)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await row(page, 'Size').click()
  await expect(large).toHaveAccessibleName('Large')
})

test('[1.8.12] a rule that no open order is concerned by asks the plain question, with what its deletion changes; an option that shares a rule leaves it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  const { options: ids } = bench
  await create(page, bench.orgId, 'productRule', {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    fromIds: [ids['Bronze'], ids['White']],
    toResourceKey: 'productOption',
    toIds: [ids['Large']],
  })
  await openAdmin(page)
  await popup(page)
    .getByRole('button', {
      name: 'Leave White out of the rule: Finish Bronze or White never goes with Size Large.',
    })
    .click()
  await goOn(page)
  await expect(popup(page).getByText('No rule names this option.')).toBeVisible()
  await savedOption(page)
  await popup(page).getByRole('button', { name: 'Previous option' }).click()
  await popup(page)
    .getByRole('button', { name: 'Delete the rule: Finish Bronze never goes with Size Large.' })
    .click()
  await expect(question(page)).toContainText('Are you sure?')
  await expect(question(page)).toContainText(' without the rule.')
  await expect(question(page)).not.toContainText(' open ')
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(popup(page).getByText('No rule names this option.')).toBeVisible()
})

test('two owners who edit one option are both heard: different data merges, one title offers both', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  await openAdmin(page)
  const id = bench.options['White'] ?? 0
  const change = async (props: object) => {
    const path = '/api/resources/productOption'
    const { records }: { records: { version: number }[] } = await call(page, `${path}/get`, {
      orgId: bench.orgId,
      where: { id },
    })
    await call(page, `${path}/update`, {
      orgId: bench.orgId,
      where: { id },
      version: records[0]?.version,
      props,
    })
  }
  // The page does not hear of it before it writes.
  await page.route('**/get-configurator-order-data', () => {})
  await change({ data: { fill: '#ffffff', thickness: 2 } })
  await popup(page).getByLabel('Gloss').fill('7')
  await savedOption(page)
  await expectStored(page, bench, 'White', {
    data: { fill: '#ffffff', thickness: 2, gloss: 7 },
  })
  await change({ title: 'Ivory' })
  await popup(page).getByLabel('Title', { exact: true }).fill('Chalk')
  const decision = popup(page).getByRole('group', { name: 'What becomes of your Title' })
  await expect(decision).toContainText('A colleague wrote: Ivory')
  await decision.getByRole('button', { name: 'Keep mine' }).click()
  await savedOption(page)
  await expectStored(page, bench, 'White', { title: 'Chalk' })
})

test('what nobody answers waits, is said, and is sent when the line is back, even after the popup is closed', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  await openAdmin(page)
  await page.route('**/api/resources/productOption/update', (route) => route.abort())
  await popup(page).getByLabel('Title', { exact: true }).fill('Chalk')
  await expect(popup(page).getByText('Not saved yet: it is sent when you are back online.')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
  await page.unroute('**/api/resources/productOption/update')
  await expect(row(page, 'Finish')).toContainText('Chalk')
  await expectStored(page, bench, 'White', { title: 'Chalk' })
})

test('[1.8.14] [2.8.13] what can not be loaded, and a call that fails, are logged, and also said: with what to do about it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  await create(page, bench.orgId, 'productRule', {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    fromIds: [bench.options['White']],
    toResourceKey: 'productOption',
    toIds: [bench.options['Large']],
  })
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const fail = { status: 500, json: { error: { code: 'internal', message: 'The disk is full.' } } }
  await page.route('**/api/resources/productOption/get', (route) => route.fulfill(fail))
  await lookCloser(page)
  await popup(page).getByRole('button', { name: 'Admin mode' }).click()
  const alert = popup(page).getByRole('alert')
  await expect(alert).toContainText('The settings of options could not be loaded.')
  await expect(alert).toContainText('The disk is full.')
  await expect.poll(() => logged.join('\n')).toContain('CallFailure: The disk is full.')
  await expectAccessible(page)
  await page.unroute('**/api/resources/productOption/get')
  await alert.getByRole('button', { name: 'Try again' }).click()

  await page.route('**/api/resources/productRule/destroy', (route) => route.fulfill(fail))
  const deletion = popup(page).getByRole('button', {
    name: 'Delete the rule: Finish White never goes with Size Large.',
  })
  await deletion.click()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(news(page).getByText('The disk is full.')).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('the server responded with a status of 500')
  await expect(deletion).toBeVisible()
  // Nothing of it was done: it is still there after a reload.
  await page.reload()
  await openAdmin(page)
  await expect(deletion).toBeVisible()
})
