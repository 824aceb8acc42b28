/** Rules of the catalog, written with a live answer to what becomes impossible. */
import { makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { expect, expectAccessible, test } from '../fixtures/test.ts'

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
