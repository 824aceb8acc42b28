/** One version of a pricing rule in two browsers, and one that submitted orders were priced by, against the real server. */
import {
  asText,
  card,
  editor,
  fixed,
  held,
  makeRule,
  open,
  status,
  tomorrow,
  typeAll,
  versionOf,
} from '../fixtures/pricing-rule.ts'
import { addLine, orderOfBench, plainOrg, submitBench } from '../fixtures/test-catalog.ts'
import { atRest, expect, test } from '../fixtures/test.ts'

test('[2.5.12] two owners in two browsers edit one version: both values are offered, and each choice holds', async ({
  openAs,
}) => {
  const mine = await openAs(plainOrg, 'owner', atRest)
  const theirs = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(mine, { 1: versionOf('2020-01-01 00:00:00', fixed(100)) })
  for (const page of [mine, theirs]) {
    await open(page, rule)
    await expect(editor(page, 1)).toContainText('100')
  }
  for (const [theirAmount, myAmount, choice, left] of [
    [201, 301, 'Keep mine', 301],
    [402, 502, 'Take theirs', 402],
  ] as const) {
    await typeAll(mine, 1, asText(fixed(myAmount)))
    await typeAll(theirs, 1, asText(fixed(theirAmount)))
    await theirs.keyboard.press('ControlOrMeta+s')
    await expect(status(theirs, 1, 'Saved')).toBeVisible()
    await editor(mine, 1).click()
    await mine.keyboard.press('ControlOrMeta+s')
    await expect(card(mine, 1).getByRole('alert')).toContainText('Save failed: ')
    await expect(card(mine, 1).getByRole('region', { name: 'What your colleague wrote' })).toContainText(
      String(theirAmount),
    )
    await expect(editor(mine, 1)).toContainText(String(myAmount))
    expect((await held(mine, rule))['1']?.expressions).toEqual([fixed(theirAmount)])
    await card(mine, 1).getByRole('button', { name: choice }).click()
    await expect(editor(mine, 1)).toContainText(String(left))
    await expect(card(mine, 1).getByRole('alert')).toHaveCount(0)
    await expect.poll(async () => (await held(mine, rule))['1']?.expressions).toEqual([fixed(left)])
    // The other browser reads the list again and shows what stands now.
    await theirs.reload()
    await expect(editor(theirs, 1)).toContainText(String(left))
  }
})

test('[2.5.12] a version that a submitted order was priced by is refused by the server, and what was typed becomes a new one', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const rule = await makeRule(page, { 1: versionOf('2020-01-01 00:00:00', fixed(4370)) })
  const path = await orderOfBench(page, rule.bench)
  await addLine(page, rule.bench, path, 'Hall', { Finish: { optionId: rule.bench.options['White'] } })
  await submitBench(page, rule.bench, path)
  await open(page, rule)
  await typeAll(page, 1, asText(fixed(5000)))
  await page.keyboard.press('ControlOrMeta+s')
  const question = page.getByRole('alertdialog')
  const refusal = card(page, 1).getByRole('alert')
  // The order is open still: how many it concerns is asked first.
  await expect(question.or(refusal)).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button').last().click()
  await expect(refusal).toHaveText(
    'Save failed: This would change the prices of 1 order submitted already. Leave the versions of that time as they are, and add a new one.',
  )
  expect((await held(page, rule))['1']?.expressions).toEqual([fixed(4370)])
  await expect(editor(page, 1)).toContainText('5000')
  await card(page, 1)
    .getByRole('group', { name: 'Which of the two stays' })
    .getByRole('button', { name: 'New version from this one' })
    .click()
  await expect(editor(page, 2)).toContainText('5000')
  await expect
    .poll(() => held(page, rule))
    .toEqual({
      1: { created: '2020-01-01 00:00:00', expressions: [fixed(4370)] },
      2: { created: `${tomorrow()} 00:00:00`, expressions: [fixed(5000)] },
    })
})
