/** Every column beside what an acceptance vouches for, and the end of the chain: what is changed or taken away is named. Issue 18. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { useAgreements } from '../../testing/orders/agreement-fixture.ts'
import { checkAgreements } from './check-agreements.ts'

const at = useAgreements()
const orgId = maisonLumen.id
const tables = [
  'agreement_entries',
  'agreement_packages',
  'agreement_people',
  'order_revisions',
  'product_orders',
]

type Accepted = Awaited<ReturnType<typeof at.accepted>>
let first: Accepted | undefined
let last: Accepted | undefined
let other = ''

const run = (texts: readonly string[]) =>
  at.inUse.database.owner.db.transaction().execute(async (change) => {
    await sql.raw("set local session_replication_role = 'replica'").execute(change)
    for (const text of texts) await sql.raw(text).execute(change)
  })

beforeAll(async () => {
  first = await at.accepted()
  const shown = await at.submitted()
  other = (await at.prepared(shown.about)).packageId
  last = await at.accepted()
  await run(tables.map((table) => `create table kept_${table} as select * from ${table}`))
})

/** Changes something behind the application's back; gives what the check says a day later, and puts it back. */
async function placesAfter(statement: string): Promise<string[]> {
  await run([statement])
  try {
    const { db } = at.inUse.database.owner
    const { storage } = at.inUse.app.services
    const now = new Date('2026-11-27T12:00:00Z')
    const { findings } = await checkAgreements({ db, orgId, storage, now })
    return findings.map(({ place }) => place)
  } finally {
    await run(
      tables.flatMap((table) =>
        table === 'product_orders'
          ? [
              `update ${table} set accepted_revision = kept.accepted_revision, accepted_scope = kept.accepted_scope
               from kept_${table} kept where kept.org_id = ${table}.org_id and kept.id = ${table}.id`,
            ]
          : [`delete from ${table}`, `insert into ${table} select * from kept_${table}`],
      ),
    )
  }
}

/** Where the rows of the first acceptance, its certificate, package and revision are. */
type Row = 'acceptance' | 'certificate' | 'package' | 'revision' | 'order' | 'end'
const rows = (): Record<Row, string> => {
  const { number } = first?.acceptance ?? { number: 0 }
  const { productOrderId } = first?.about ?? { productOrderId: 0 }
  return {
    acceptance: `where org_id = ${orgId} and number = ${number}`,
    certificate: `where org_id = ${orgId} and number = ${number + 1}`,
    package: `where org_id = ${orgId} and id = '${first?.shown.packageId ?? ''}'`,
    revision: `where org_id = ${orgId} and product_order_id = ${productOrderId} and number = 1`,
    order: `where org_id = ${orgId} and id = ${productOrderId}`,
    end: `where org_id = ${orgId} and number >= ${last?.acceptance.number ?? 0}`,
  }
}

describe('tampering with what stands beside an acceptance', () => {
  test.each([
    ['agreement_entries', 'certificate', (): string => 'revision_number = 7', ['certificate.revisionNumber']],
    ['agreement_entries', 'certificate', (): string => `package_id = '${other}'`, ['certificate.packageId']],
    [
      'agreement_packages',
      'package',
      (): string => `files = replace(files, '${first?.shown.files[0]?.hash ?? ''}', repeat('c', 64))`,
      ['package.files'],
    ],
    ['agreement_packages', 'package', (): string => `price_versions = '[1]'`, ['package.priceVersions']],
    ['agreement_packages', 'package', (): string => 'revision_number = 7', ['package.revisionNumber']],
    ['agreement_packages', 'package', (): string => `terms_hash = repeat('c', 64)`, ['package.termsHash']],
    ['agreement_packages', 'package', (): string => 'terms_version = 999', ['package.termsVersion']],
    ['order_revisions', 'revision', (): string => `content_hash = repeat('c', 64)`, ['revision.contentHash']],
    ['order_revisions', 'revision', (): string => `prices_hash = repeat('c', 64)`, ['revision.pricesHash']],
    [
      'order_revisions',
      'revision',
      (): string => `reading = replace(reading, 'Villa North', 'Villa South')`,
      ['reading'],
    ],
    ['product_orders', 'order', (): string => 'accepted_revision = 2', ['order.acceptedRevision']],
    ['product_orders', 'order', (): string => `accepted_scope = 'other'`, ['order']],
  ] as const)('[issue 18] %s: a column of the %s', async (table, row, set, places) => {
    expect(await placesAfter(`update ${table} set ${set()} ${rows()[row]}`)).toEqual(places)
  })

  test('[issue 18] an acceptance under the package of another, an order that nobody has accepted', async () => {
    const moved = await placesAfter(
      `update agreement_entries set package_id = '${other}' ${rows().acceptance}`,
    )
    expect(moved).toEqual(expect.arrayContaining(['package.files', 'package.productOrderId']))
    const claimed = `update product_orders set accepted_revision = 1, accepted_scope = revision_scope
      where org_id = ${orgId} and id = (select product_order_id from agreement_packages where id = '${other}')`
    expect(await placesAfter(claimed)).toEqual(['order'])
  })

  test('[issue 18] the end of the chain cut off, its last certificate, and all of it', async () => {
    const { number } = last?.acceptance ?? { number: 0 }
    const certificate = `where org_id = ${orgId} and number = ${number + 1}`
    expect(await placesAfter(`delete from agreement_entries ${certificate}`)).toEqual(['certificate'])
    expect(await placesAfter(`delete from agreement_entries ${rows().end}`)).toEqual(['order'])
    expect(await placesAfter(`delete from agreement_entries where org_id = ${orgId}`)).toEqual([
      'order',
      'order',
    ])
    expect((await at.check()).findings).toEqual([])
  })

  test('[issue 18] the public page goes by what is sealed: no file is genuine because a table says so', async () => {
    const { packageId, files } = first?.shown ?? { packageId: '', files: [] }
    const hash = files[0]?.hash ?? ''
    const { anonymous } = at.inUse.app
    const verdict = async (one: string) =>
      (await anonymous.call(endpoints.verifyAgreement, { orgId, packageId, hash: one })).data
    await run([
      `update agreement_packages set files = replace(files, '${hash}', repeat('c', 64)) ${rows().package}`,
    ])
    try {
      expect((await verdict('c'.repeat(64))).verdict).toBe('changed')
      const genuine = await verdict(hash)
      expect([genuine.verdict, genuine.findings.length]).toEqual(['genuine', 1])
      await run([`update agreement_entries set record = 'no record' ${rows().certificate}`])
      expect((await verdict(hash)).findings).toHaveLength(3)
    } finally {
      await run(
        ['agreement_packages', 'agreement_entries'].flatMap((table) => [
          `delete from ${table}`,
          `insert into ${table} select * from kept_${table}`,
        ]),
      )
    }
  })
})
