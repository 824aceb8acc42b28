/** What a draft's page says before publishing: what would be refused, and whose values stand in a conflict. [issue 16] */
import { type DraftEdit, endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp({ now: () => new Date('2026-11-23T12:00:00Z') })
let owner: Caller

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

async function draftWith(...edits: DraftEdit[]) {
  const { data } = await owner.call(endpoints.createCatalogDraft, { orgId, title: 'Checked' })
  const draftId = data.draft.id
  const edited = await owner.call(endpoints.editCatalogDraft, { orgId, draftId, edits })
  expect(edited.status).toBe(200)
  return edited.data
}
const check = async (draftId: number) =>
  (await owner.call(endpoints.checkCatalogDraft, { orgId, draftId })).data.problems
const publish = (draft: { id: number; version: number }) =>
  owner.call(endpoints.publishCatalogDraft, { orgId, draftId: draft.id, version: draft.version })
const destroy = (resourceId: number): DraftEdit => ({
  kind: 'destroy',
  resource: 'productPricingRule',
  resourceId,
})

/** Every row of every table of the catalog, and of the history. */
async function contents(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select concat(
      (select json_agg(t order by id)::text from products t), (select json_agg(t order by id)::text from product_options t),
      (select json_agg(t order by id)::text from product_pricing_rules t), (select json_agg(t order by id)::text from product_rules t),
      (select json_agg(t order by id)::text from product_option_classifier_groups t),
      (select json_agg(t order by id)::text from product_option_classifiers t),
      (select json_agg(t order by id)::text from catalog_change_sets t), (select json_agg(t order by id)::text from catalog_drafts t)
    ) as all`.execute(inUse.database.owner.db)
  return rows[0]?.all ?? ''
}

/** A pricing rule that a product is priced by, which therefore can not be removed. */
async function usedRule(title: string): Promise<number> {
  const { database } = inUse
  const rule = await insert(database, 'productPricingRule', orgId, { title, versions: {} })
  await insert(database, 'product', orgId, {
    title: `Priced by ${title}`,
    productPricingRuleId: rule.id,
    rank: 960,
  })
  return rule.id
}

describe('[issue 16] before a draft is published', () => {
  test('everything that would be refused is named with its record, its reason and what uses it; nothing is written', async () => {
    const [first, second] = [await usedRule('Sizes'), await usedRule('Weights')]
    const draft = await draftWith(
      { kind: 'create', resource: 'productPricingRule', values: { title: 'Fine' } },
      destroy(first),
      destroy(second),
    )
    const before = await contents()
    const problems = await check(draft.draft.id)
    expect(await contents()).toBe(before)
    expect(problems.map(({ record }) => record)).toEqual([
      { resource: 'productPricingRule', resourceId: first, title: 'Sizes' },
      { resource: 'productPricingRule', resourceId: second, title: 'Weights' },
    ])
    expect(problems[0]?.usedBy.map(({ title }) => title)).toEqual(['Priced by Sizes'])
    const refused = await publish(draft.draft)
    expect([refused.status, refused.error.message]).toEqual([422, problems[0]?.message])
  })

  test('once what is refused is taken out nothing is said, and it is published', async () => {
    const used = await usedRule('Lengths')
    const draft = await draftWith(
      { kind: 'create', resource: 'productPricingRule', values: { title: 'Fine too' } },
      destroy(used),
    )
    const [problem] = await check(draft.draft.id)
    if (!problem?.record) throw new Error('a record is named')
    const { resource, resourceId } = problem.record
    const rest = await owner.call(endpoints.editCatalogDraft, {
      orgId,
      draftId: draft.draft.id,
      edits: [{ kind: 'drop', resource, resourceId }],
    })
    expect(await check(draft.draft.id)).toEqual([])
    expect((await publish(rest.data.draft)).status).toBe(200)
  })

  test('what the database alone would refuse is named too, and not what only follows from it', async () => {
    const group = await draftWith({
      kind: 'create',
      resource: 'productPropertyGroup',
      values: { title: 'Gone', rank: 950 },
    })
    const productPropertyGroupId = group.changes[0]?.resourceId ?? 0
    // In a group that only another draft has.
    const draft = await draftWith({
      kind: 'create',
      resource: 'productProperty',
      values: { title: 'Cord', rank: 950, productPropertyGroupId },
    })
    const productPropertyId = draft.changes[0]?.resourceId ?? 0
    const { data } = await owner.call(endpoints.editCatalogDraft, {
      orgId,
      draftId: draft.draft.id,
      edits: [
        {
          kind: 'create',
          resource: 'productOption',
          values: { title: 'Cotton', rank: 1, productPropertyId },
        },
      ],
    })
    expect((await check(data.draft.id)).map(({ record }) => record?.title)).toEqual(['Cord'])
    expect((await publish(data.draft)).status).toBeGreaterThanOrEqual(400)
  })

  test('a draft that is closed, or has nothing, has nothing to say', async () => {
    const empty = await owner.call(endpoints.createCatalogDraft, { orgId, title: 'Empty' })
    expect(await check(empty.data.draft.id)).toEqual([])
    const draft = await draftWith({
      kind: 'create',
      resource: 'productPricingRule',
      values: { title: 'Once' },
    })
    await publish(draft.draft)
    expect(await check(draft.draft.id)).toEqual([])
  })
})

describe('[issue 16] a conflict is settled', () => {
  const version = (value: number) => ({
    created: '2026-01-01 00:00:00',
    expressions: [{ type: 'fixed' as const, operator: '+' as const, props: { value } }],
  })

  /** A rise from 100 to 110 and a version of its own in a draft; then 105 and another version are published. */
  async function conflicting() {
    const { database } = inUse
    const rule = await insert(database, 'productPricingRule', orgId, {
      title: 'Lamps',
      versions: { 1: version(100) },
    })
    const target = { resource: 'productPricingRule', resourceId: rule.id } as const
    const draft = await draftWith({
      kind: 'update',
      ...target,
      values: { versions: { 1: version(110), 2: version(200) } },
      base: { versions: { 1: version(100) } },
    })
    const publishedNow = { 1: version(105), 3: version(300) }
    await change(database, 'productPricingRule', orgId, rule.id, { versions: publishedNow })
    const shown = await owner.call(endpoints.getCatalogDraft, { orgId, draftId: draft.draft.id })
    const [conflict] = shown.data.changes
    expect([conflict?.conflictingFields, conflict?.published]).toEqual([
      ['versions.1.expressions'],
      { versions: publishedNow },
    ])
    const settle = (keep: 'mine' | 'theirs', base: object = { versions: publishedNow }) =>
      owner.call(endpoints.editCatalogDraft, {
        orgId,
        draftId: draft.draft.id,
        edits: [{ kind: 'settle', ...target, keep, base: { ...base } }],
      })
    const stored = async () =>
      (
        await database.owner.db
          .selectFrom('productPricingRules')
          .select('versions')
          .where('id', '=', rule.id)
          .executeTakeFirstOrThrow()
      ).versions
    return { settle, stored }
  }

  test("by keeping the draft's value: what was published beside it stays", async () => {
    const { settle, stored } = await conflicting()
    const settled = await settle('mine')
    expect(settled.data.changes.map(({ conflictingFields }) => conflictingFields)).toEqual([[]])
    expect((await publish(settled.data.draft)).status).toBe(200)
    expect(await stored()).toEqual({ 1: version(110), 2: version(200), 3: version(300) })
  })

  test('by taking what was published: the rest of the change stays', async () => {
    const { settle, stored } = await conflicting()
    const settled = await settle('theirs')
    expect((await publish(settled.data.draft)).status).toBe(200)
    expect(await stored()).toEqual({ 1: version(105), 2: version(200), 3: version(300) })
  })

  test('not over something that was published after whoever decides has looked', async () => {
    const { settle } = await conflicting()
    const late = await settle('mine', { versions: { 1: version(104) } })
    expect([late.status, late.error.details?.conflictingFields]).toEqual([409, ['versions']])
  })
})

test('[issue 16] what was published since beside a drafted change is in its replay and on its page', async () => {
  const { database } = inUse
  const fixed = (value: number, created: string) => ({
    created,
    expressions: [{ type: 'fixed' as const, operator: '+' as const, props: { value } }],
  })
  const rule = await insert(database, 'productPricingRule', orgId, {
    title: 'Shades',
    versions: { 1: fixed(100, '2026-01-01 00:00:00') },
  })
  const added = { ...rule.versions, 2: fixed(200, '2026-02-01 00:00:00') }
  const draft = await draftWith({
    kind: 'update',
    resource: 'productPricingRule',
    resourceId: rule.id,
    values: { versions: added },
    base: { versions: rule.versions },
  })
  const since = fixed(300, '2026-03-01 00:00:00')
  await change(database, 'productPricingRule', orgId, rule.id, { versions: { ...rule.versions, 3: since } })
  const shown = await owner.call(endpoints.getCatalogDraft, { orgId, draftId: draft.draft.id })
  expect(shown.data.changes[0]?.values).toEqual({ versions: { ...added, 3: since } })
})
