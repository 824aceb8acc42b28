/** Two owners change one list of the settings at the same time. Decision 182. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId } from '../../seeds/demo-orgs.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

type Changes = BodyOf<typeof endpoints.updateOrgSettings>['changes']
const path = 'productOrderStatuses'
const read = async () => (await owner.call(endpoints.getOrgSettings, { orgId })).data
const update = (version: number, changes: Changes, base: Changes) =>
  owner.call(endpoints.updateOrgSettings, { orgId, version, changes, base })

test('[issue 14] fields of different entries are both stored, and the history has each change by itself', async () => {
  const before = await read()
  const statuses = before.profile.productOrderStatuses
  const base = { [path]: before.stored[path] ?? null }
  const described = (index: number, description: string) =>
    statuses.map((status, at) => (at === index ? { ...status, description } : status))
  const first = await update(before.version, { [path]: described(0, 'From one') }, base)
  const second = await update(before.version, { [path]: described(1, 'From the other') }, base)
  expect([first.status, second.status]).toEqual([200, 200])
  const now = await read()
  expect(now.profile.productOrderStatuses.map(({ description }) => description).slice(0, 2)).toEqual([
    'From one',
    'From the other',
  ])
  expect(now.version).toBe(before.version + 2)
})

test('[issue 14] one field of one entry is a conflict, which changes nothing', async () => {
  const before = await read()
  const statuses = before.profile.productOrderStatuses
  const base = { [path]: before.stored[path] ?? null }
  const named = (description: string) =>
    statuses.map((status, at) => (at === 0 ? { ...status, description } : status))
  await update(before.version, { [path]: named('Theirs') }, base)
  const clash = await update(before.version, { [path]: named('Mine') }, base)
  expect([clash.status, clash.error.details?.conflictingFields]).toEqual([409, [path]])
  expect((await read()).profile.productOrderStatuses[0]?.description).toBe('Theirs')
})

test('[issue 14] two changes that are wrong only together are a conflict, not a refusal of what was right', async () => {
  const { version, profile, stored } = await read()
  const base = { [path]: stored[path] ?? null }
  const statuses = profile.productOrderStatuses
  const [start] = statuses
  // 40 statuses are the most: each adds as many as fit.
  const added = (mark: string) =>
    Array.from({ length: 40 - statuses.length }, (_, index) => ({
      ...statuses.at(-1),
      key: `${mark}${index}`,
      title: `${mark}${index}`,
    }))
  expect(start?.key).toBeTypeOf('string')
  const first = await update(version, { [path]: [...statuses, ...added('a')] }, base)
  expect([first.status, first.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  const second = await update(version, { [path]: [...statuses, ...added('b')] }, base)
  expect([second.status, second.error.details?.conflictingFields]).toEqual([409, [path]])
})

test('[issue 14] a change of one entry is taken back though another entry was changed since, and one of the same place is not', async () => {
  const before = await read()
  const described = (
    statuses: typeof before.profile.productOrderStatuses,
    index: number,
    description: string,
  ) => statuses.map((status, at) => (at === index ? { ...status, description } : status))
  const describe = async (index: number, description: string) => {
    const { version, stored, profile } = await read()
    const wanted = described(profile.productOrderStatuses, index, description)
    const answer = await update(version, { [path]: wanted }, { [path]: stored[path] ?? null })
    expect(answer.status).toBe(200)
    return (await read()).history[0]?.id ?? 0
  }
  const undo = async (changeId: number) => {
    const { version } = await read()
    return owner.call(endpoints.restoreOrgSettings, { orgId, version, changeId, mode: 'undo' })
  }
  const words = async () =>
    (await read()).profile.productOrderStatuses.slice(0, 2).map(({ description }) => description)
  const [first, second] = await words()
  const one = await describe(0, 'Written by mistake')
  const other = await describe(1, 'Written on purpose')
  expect((await undo(one)).status).toBe(200)
  expect(await words()).toEqual([first, 'Written on purpose'])
  // Nothing of it is left.
  expect((await undo(one)).status).toBe(409)
  await describe(1, 'Written anew')
  expect((await undo(other)).status).toBe(409)
  expect(await words()).toEqual([first, 'Written anew'])
  expect(second).not.toBe('Written anew')
})
