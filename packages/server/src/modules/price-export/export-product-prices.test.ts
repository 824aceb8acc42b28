/** The call for the prices of a product: its answer, and who gets none. */
import { endpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { productIds } from '../../seeds/maison-lumen/ids.ts'
import { useTestApp } from '../../testing/use-app.ts'

const used = useTestApp()
const orgId = maisonLumen.id

async function pricesFor(role: 'owner' | 'member' | 'guest', body: object) {
  const caller = await used.app.as(demoUserId(maisonLumen, role))
  return caller.post(endpoints.exportProductPrices.path, { orgId, ...body })
}

test('[2.2.77] an owner gets the prices of a product, every row as wide as the head', async () => {
  const answer = await pricesFor('owner', { productId: productIds.keypad })
  expect(answer.status).toBe(200)
  const { data } = endpoints.exportProductPrices.response.parse(JSON.parse(answer.text))
  const { productPricesCsvHeader: header, productPricesCsvData: rows } = data
  expect(header.slice(0, 2)).toEqual(['Plate finish', 'Plate size'])
  expect(header.length).toBeGreaterThan(2)
  expect(rows.length).toBeGreaterThan(100)
  for (const row of rows) expect(row).toHaveLength(header.length)
  const prices = rows.flatMap((row) => row.slice(2)).filter((cell) => cell !== '')
  for (const price of prices) expect(price).toMatch(/^\d+\.\d\d$/)
  expect(new Set(prices).size).toBeGreaterThan(20)
  expect(data.isCut).toBe(false)
})

test('members and guests get none, nor does an owner as a guest', async () => {
  const body = { productId: productIds.keypad }
  expect((await pricesFor('member', body)).status).toBe(403)
  expect((await pricesFor('guest', body)).status).toBe(403)
  expect((await pricesFor('owner', { ...body, isGuestMode: true })).status).toBe(403)
  const other = await used.app.as(demoUserId(norrvik, 'owner'))
  expect((await other.post(endpoints.exportProductPrices.path, { orgId, ...body })).status).toBe(404)
})

test('a product that exports none, and one that is none, are said in words', async () => {
  const without = await pricesFor('owner', { productId: productIds.linearKeypad })
  expect([without.status, without.text]).toEqual([422, expect.stringContaining('exports no prices')])
  expect((await pricesFor('owner', { productId: 2_000_000_000 })).status).toBe(404)
  expect((await pricesFor('owner', { productId: 'one' })).status).toBe(400)
})
