/** Which orders a customer has: what the database leaves out against what the key of every single order says. */
import { customerKeyOf } from '@orderwright/domain/receivables'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { withTenant } from '../../platform/database/database.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { readStatementOrders } from './statement-store.ts'

const orgId = maisonLumen.id
const userId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
const idsOf = (customerKey: string) =>
  withTenant(inUse.app.services.databases.app.db, { orgId, userId: null }, async (db) =>
    (await readStatementOrders({ db, orgId }, customerKey)).map(({ id }) => id),
  )

/** Odd ways to write one name, and names that are nearly it. */
const names = [
  'Acme Inc',
  '  ACME\t inc ',
  'acme\n\u000binc',
  'ACME\u00a0Inc',
  'Ａｃｍｅ Inc',
  'Acme\u3000Inc\ufeff',
  'A\u212aME',
  'AKME',
  'Acme  Inc.',
  'Acme_Inc',
  'Acme%Inc',
  'acme:inc',
  'İstanbul',
  'i\u0307stanbul',
  'Straße',
  'STRASSE',
  'ﬁrm',
  'Firm',
  '\u00a0',
  '',
]

test('[issue 18] a customer’s orders are those with the customer’s key, however the name is written', async () => {
  for (const name of names) {
    await orderOf(inUse.database, { orgId, userId, firmName: name, contactName: 'Ada', email: 'A@x.example' })
    await orderOf(inUse.database, { orgId, userId, firmName: '', contactName: 'Ada', email: name })
    await orderOf(inUse.database, { orgId, userId, firmName: ' ', contactName: name, email: '' })
  }
  const { id: customerId } = await insert(inUse.database, 'customer', orgId, { title: 'Acme' })
  for (const firmName of ['Acme', 'Acme of Maine', ''])
    await orderOf(inUse.database, {
      orgId,
      userId,
      customerId,
      firmName,
      contactName: 'Ada',
      email: 'A@x.example',
    })
  const { db } = inUse.database.owner
  const all = await db
    .selectFrom('productOrders')
    .select(['id', 'firmName', 'contactName', 'email', 'userId', 'customerId'])
    .where('orgId', '=', orgId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const keys = new Set(all.map(customerKeyOf))
  expect([...keys].filter((key) => key.startsWith('firm:')).length).toBeGreaterThan(8)
  expect(keys).toContain(`account:${userId}`)
  expect(keys).toContain(`customer:${customerId}`)
  const found = new Map<string, number[]>()
  for (const key of keys) found.set(key, await idsOf(key))
  const expected = new Map<string, number[]>()
  for (const order of all)
    expected.set(customerKeyOf(order), [...(expected.get(customerKeyOf(order)) ?? []), order.id])
  expect(found).toEqual(expected)
})

test('[issue 18] what is no key of a customer has no orders', async () => {
  for (const key of [
    '',
    'firm',
    'firm:',
    'account:',
    'account:9999999999',
    'account:x',
    'group:acme',
    'customer:',
    'customer:0',
    'customer:x',
    'customer:9999999999',
    'constructor:x',
  ])
    expect([key, await idsOf(key)]).toEqual([key, []])
})
