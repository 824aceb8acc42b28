/** Rules of the catalog, written with a live answer to what becomes impossible. */
import { call } from '../fixtures/order-page.ts'
import { create, makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { expect, expectAccessible, goTo, test } from '../fixtures/test.ts'

test('[1.3.22] [1.7.30] a rule says what becomes impossible before it is added, and is deleted after its question', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', '/admin/product-rules')
  const mark = Date.now().toString(36)
  await makeBench(page, [
    { title: `Frame ${mark}`, options: [`Oak ${mark}`, `Ash ${mark}`] },
    { title: `Glass ${mark}`, options: [`Clear ${mark}`, `Frosted ${mark}`] },
  ])
  await page.reload()
  await page.getByRole('button', { name: 'New rule' }).click()
  const impact = page.getByRole('region', { name: 'What becomes impossible' })
  await expect(impact).toContainText('Once the rule is complete')
  const choose = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await choose('Property it begins with', `Frame ${mark}`)
  await page.getByRole('checkbox', { name: `Oak ${mark}` }).click()
  await choose('Property it ends with', `Glass ${mark}`)
  await page.getByRole('checkbox', { name: `Clear ${mark}` }).click()
  await expect(impact).toContainText('4 combinations before, 3 combinations with it')
  await page.getByRole('checkbox', { name: `Frosted ${mark}` }).click()
  await expect(impact).toContainText(`Oak ${mark} can not be chosen any more`)
  // What would keep it is tried before it is offered, and one press puts it into the editor.
  await impact.getByRole('button', { name: `How could Oak ${mark} stay?` }).click()
  const kept = `Take Frosted ${mark} out of this rule: then there are 3 combinations.`
  await impact.getByRole('button', { name: `Do that: ${kept}` }).click()
  await expect(impact).toContainText('4 combinations before, 3 combinations with it')
  await page.getByRole('checkbox', { name: `Frosted ${mark}` }).click()
  await page.getByRole('checkbox', { name: `Ash ${mark}` }).click()
  await expect(impact).toContainText('No combination is left: the product can not be ordered.')
  await impact.getByRole('button', { name: /be ordered\?$/ }).click()
  await expect(impact.getByRole('list', { name: /^What would keep/ })).toContainText('then there are')
  await expectAccessible(page)

  // Nothing would be left: that is asked about, and declined.
  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Add the rule' }).click()
  await expect(question).toContainText('Nothing is left to choose of')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Leave out Ash ${mark}` }).click()
  await page.getByRole('button', { name: `Leave out Frosted ${mark}` }).click()
  await expect(impact).toContainText('4 combinations before, 3 combinations with it')
  // Nobody has ordered it yet.
  await page.getByRole('button', { name: /^Check open / }).click()
  await expect(page.getByText(/stays? as (it is|they are)\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add the rule' }).click()

  const sentence = `Frame ${mark} Oak ${mark} never goes with Glass ${mark} Clear ${mark}.`
  await page.getByRole('link', { name: sentence }).click()
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
  await expect(impact).toContainText('4 combinations before, 3 combinations with it')
  await page.getByRole('button', { name: 'Delete the rule' }).click()
  await expect(question).toContainText('Are you sure?')
  await expect(question).toContainText('3 combinations now, 4 combinations without the rule.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/admin\/product-rules$/)
  await expect(page.getByRole('link', { name: sentence })).toHaveCount(0)
})

test('[issue 14] a rule that two owners change keeps both until one is chosen, and what is put together stays over a reload', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', '/admin/product-rules')
  const mark = Date.now().toString(36)
  const { orgId, options } = await makeBench(page, [
    { title: `Leaf ${mark}`, options: [`Elm ${mark}`, `Fir ${mark}`] },
    { title: `Pane ${mark}`, options: [`Plain ${mark}`, `Matt ${mark}`] },
  ])
  const [elm, plain, matt] = [`Elm ${mark}`, `Plain ${mark}`, `Matt ${mark}`].map((title) => options[title])
  const parts = {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    toProductPropertyId: null,
  }
  const rule = await create(page, orgId, 'productRule', { ...parts, fromIds: [elm], toIds: [plain] })
  const words = (leaf: string, pane: string) =>
    `Leaf ${mark} ${leaf} ${mark} never goes with Pane ${mark} ${pane} ${mark}.`

  // A new one, half chosen.
  await page.reload()
  await page.getByRole('button', { name: 'New rule' }).click()
  const start = page.getByRole('combobox', { name: 'Property it begins with' })
  await start.fill(`Leaf ${mark}`)
  await page.getByRole('option', { name: `Leaf ${mark}` }).click()
  await page.getByRole('checkbox', { name: `Elm ${mark}` }).click()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: `Elm ${mark}` })).toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'New rule' })).toBeEnabled()

  // One that is there: changed here, and by a colleague before it is saved.
  await goTo(page, `/admin/product-rules/${rule}`)
  await page.getByRole('checkbox', { name: `Fir ${mark}` }).click()
  await call(page, '/api/resources/productRule/update', {
    orgId,
    where: { id: rule },
    version: 1,
    props: { ...parts, fromIds: [elm], toIds: [matt] },
  })
  await page.reload()
  await expect(page.getByRole('checkbox', { name: `Fir ${mark}` })).toBeChecked()
  const decision = page.getByRole('group', { name: 'What becomes of your Rule' })
  await expect(decision).toContainText('Somebody else changed this rule in the meantime.')
  await expect(decision).toContainText(words('Elm', 'Matt'))
  await expect(page.getByRole('button', { name: 'Save the rule' })).toHaveCount(0)
  await expectAccessible(page)
  await decision.getByRole('button', { name: 'Keep mine' }).click()
  await expect(decision).toHaveCount(0)
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await expect(
    page.getByRole('heading', { name: new RegExp(`Elm ${mark}.*Fir ${mark}.*Plain ${mark}`) }),
  ).toBeVisible()
})
