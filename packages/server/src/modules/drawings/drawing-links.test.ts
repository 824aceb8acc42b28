/** Where the sheets of a file of drawings lead: to the revision that is drawn, over the whole way. Issue 18. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { useAgreements } from '../../testing/orders/agreement-fixture.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'

const at = useAgreements()

describe('[issue 18] drawings as a PDF file', () => {
  test('lead from every sheet to where it can be asked whether their revision still holds', async () => {
    const { about, order, line } = await at.submitted()
    await at.update(at.member, line.id, { quantity: 2 })
    await at.member.call(endpoints.approveOrder, about)
    const linksOf = async (body: object) => {
      const options = { mode: 'individual' }
      const file = await at.guest.post(endpoints.downloadDrawings.path, { ...about, options, ...body })
      const { pages } = await readPdf(file.bytes)
      return pages.map(({ links }) => links.join(' '))
    }
    const leadsTo = (revision: number) =>
      expect.stringMatching(
        new RegExp(
          `^http[^ ]+/orders/${order.orgSpecificId}/revisions[?]show=${revision}&shareableOrderId=${order.id}$`,
        ),
      )
    const now = await linksOf({})
    expect(now.length).toBeGreaterThan(0)
    expect(now).toEqual(now.map(() => leadsTo(2)))
    const first = await linksOf({ revision: 1 })
    expect(first.length).toBeGreaterThan(0)
    expect(first).toEqual(first.map(() => leadsTo(1)))
  })
})
