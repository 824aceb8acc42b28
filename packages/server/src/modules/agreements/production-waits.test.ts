/** Production waits for what an organization wants agreed to. Issue 18. */
import { endpoints, resources } from '@orderwright/contract'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { describe, expect, test } from 'vitest'
import { refusalOf, useAgreements } from '../../testing/orders/agreement-fixture.ts'

const at = useAgreements()

describe('production waits', () => {
  const agreeing = (agreement: Partial<OrgProfile['agreement']>) =>
    at.withProfile(() => ({ agreement: { acceptance: 'offered', signOff: 'none', ...agreement } }))

  test('[issue 18] for the acceptance where the organization wants it, and goes on by itself once it is there', async () => {
    await agreeing({ acceptance: 'required' })
    const { about } = await at.submitted()
    await at.member.call(endpoints.approveOrder, about)
    const production = 'inProduction'
    const moved = await at.member.call(endpoints.updateOrderStatus, { ...about, statusKey: production })
    expect([moved.status, moved.error.details?.rule, moved.error.message]).toEqual([
      422,
      'agreementMissing',
      'Production waits: R1 of this quote is not accepted by the customer yet.',
    ])
    await at.guest.call(endpoints.acceptAgreement, at.acceptance(about, await at.prepared(about)))
    expect(
      (await at.member.call(endpoints.updateOrderStatus, { ...about, statusKey: production })).status,
    ).toBe(200)
    await agreeing({})
  })

  test('[issue 18] for every item and sheet to be signed off; one that is changed has to be signed off again, the others hold', async () => {
    await agreeing({ signOff: 'itemsAndSheets' })
    const { about, line } = await at.submitted()
    const read = async (by = at.guest) => (await by.call(endpoints.getAgreement, about)).data
    const first = await read()
    expect(first.subjects.map(({ kind }) => kind)).toEqual(['item', 'sheet'])
    expect(first.waits).toBe('Production waits: not everything of R1 is signed off yet.')
    const sign = (
      verdict: 'approved' | 'approvedAsNoted' | 'revise',
      note = '',
      by = at.guest,
      revision = 1,
    ) =>
      by.call(endpoints.signOff, {
        ...about,
        revision,
        subjects: first.subjects.map(({ kind, key }) => ({ kind, key, verdict, note })),
      })
    expect((await sign('approved', '', at.member)).status).toBe(403)
    const mute = await sign('revise')
    expect([mute.status, mute.error.details?.fields?.[0]?.path]).toEqual([400, 'subjects.0.note'])
    expect((await sign('revise', 'Wider')).status).toBe(200)
    expect((await read()).waits).not.toBe('')
    const sentBack = () =>
      at.inUse.database.owner.db
        .selectFrom('outboxMails')
        .select(['kind', 'text'])
        .where('productOrderId', '=', about.productOrderId)
        .where('kind', '=', 'signOffSentBack')
        .execute()
    // Employees hear of it, with what is to be revised and why.
    const mails = await sentBack()
    expect(mails.length).toBeGreaterThan(0)
    for (const { title } of first.subjects) expect(mails[0]?.text).toContain(`${title}: Wider`)
    expect((await sign('approvedAsNoted', 'Mind the edge')).status).toBe(200)
    expect(await sentBack()).toHaveLength(mails.length)
    expect((await read()).waits).toBe('')
    await at.update(at.member, line.id, { notes: 'Other' })
    await at.member.call(endpoints.approveOrder, about)
    const second = await read()
    expect(second.revision).toBe(2)
    expect(second.waits).toBe('Production waits: not everything of R2 is signed off yet.')
    expect(second.subjects.find(({ kind }) => kind === 'item')?.signOff).toBeNull()
    expect(refusalOf(await sign('approved'))).toEqual([422, 'superseded'])
    await agreeing({})
    expect(refusalOf(await sign('approved', '', at.guest, 2))).toEqual([422, 'notSignedOff'])
  })

  test('[issue 18] a new revision of which every item and sheet is as it was signed off waits for nothing', async () => {
    await agreeing({ signOff: 'itemsAndSheets' })
    const { about, order } = await at.submitted()
    const read = async () => (await at.guest.call(endpoints.getAgreement, about)).data
    const { subjects } = await read()
    const approved = subjects.map(({ kind, key }) => ({ kind, key, verdict: 'approved' as const, note: '' }))
    await at.guest.call(endpoints.signOff, { ...about, revision: 1, subjects: approved })
    const { version } = await at.inUse.database.owner.db
      .selectFrom('productOrders')
      .select('version')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const retitled = await at.member.post(resources.productOrder.endpoints.update?.path ?? '', {
      orgId: about.orgId,
      where: { id: order.id },
      version,
      props: { title: 'Villa South' },
    })
    expect(retitled.status).toBe(200)
    await at.member.call(endpoints.approveOrder, about)
    await at.inUse.app.runJobs()
    const second = await read()
    expect([second.revision, second.subjects.map(({ signOff }) => signOff?.verdict)]).toEqual([
      2,
      ['approved', 'approved'],
    ])
    expect(second.waits).toBe('')
    await agreeing({})
  })
})
