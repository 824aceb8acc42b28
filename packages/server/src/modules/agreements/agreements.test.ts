/** A customer accepts a revision: what is kept of it, what it is bound to, and who can not. Issue 18. */
import { endpoints } from '@orderwright/contract'
import { readFileMark } from '@orderwright/domain/agreements'
import { describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { hashOf, refusalOf, TERMS, useAgreements } from '../../testing/orders/agreement-fixture.ts'
import { moneyIn } from '../../testing/prices/price-leaks.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'

const at = useAgreements()
const orgId = maisonLumen.id

describe('accepting a revision', () => {
  test('[issue 18] the files that were shown are kept byte by byte, and the same when they are asked for again', async () => {
    await at.withTerms(TERMS)
    const { about } = await at.submitted()
    const shown = await at.prepared(about)
    expect(shown.files.map(({ kind }) => kind)).toEqual(['quote', 'drawings'])
    expect(shown.terms.paragraphs).toEqual(TERMS)
    expect(shown.terms.hash).toBe(hashOf('["Goods stay ours until they are paid.","Paid in 30 days."]'))
    expect([shown.totalInCents, shown.totalText]).toEqual([1_234_567, '$12,345.67 + shipping & tax'])
    const again = await at.prepared(about)
    expect(again).toEqual(shown)
    for (const { hash, bytes } of shown.files) {
      const file = await at.kept(about, hash)
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect([hashOf(file.bytes), file.bytes.length]).toEqual([hash, bytes])
      expect(readFileMark(Buffer.from(file.bytes).toString('latin1'))).toEqual({
        orgId,
        packageId: shown.packageId,
      })
    }
    const quote = await readPdf((await at.kept(about, shown.files[0]?.hash ?? '')).bytes)
    expect(quote.pages[0]?.text).toContain('$12,345.67')
    expect(quote.pages[0]?.text).toContain('· R1')
  })

  test('[issue 18] it is sealed into the chain, a certificate prints every hash, and the chain holds', async () => {
    const before = await at.check()
    const { about, acceptance: made, agreement, shown } = await at.accepted()
    expect(made).toMatchObject({ revision: 1, name: 'Ada Guest', via: 'account', totalInCents: 1_234_567 })
    // Before it who made the revision, when and why.
    expect(made.number).toBe(before.entries + 2)
    const [stored] = agreement.acceptances
    expect(stored?.certificate).not.toBeNull()
    const after = await at.check()
    expect([after.entries - before.entries, after.findings]).toEqual([3, []])
    const certificate = await at.kept(about, stored?.certificate?.hash ?? '')
    expect(hashOf(certificate.bytes)).toBe(stored?.certificate?.hash)
    const text = (await readPdf(certificate.bytes)).pages.map((page) => page.text).join(' ')
    for (const { hash } of shown.files) expect(text).toContain(hash)
    for (const said of ['Ada Guest', made.hash, ...TERMS, '$12,345.67', '2026-11-26 12:00:00 UTC'])
      expect(text).toContain(said)
    const row = await at.inUse.database.owner.db
      .selectFrom('agreementEntries')
      .select(['record', 'hash'])
      .where('orgId', '=', orgId)
      .where('number', '=', made.number)
      .executeTakeFirstOrThrow()
    expect(hashOf(row.record)).toBe(row.hash)
    // Nothing about the person stands in the chain itself.
    expect(row.record).not.toMatch(/Ada|@|127\.0\.0\.1/)
  })

  test('[issue 18] the order, its agreement and its papers say that it differs once something is changed', async () => {
    const { about, line, agreement } = await at.accepted()
    expect([agreement.differs, agreement.abilities.accept, agreement.cannotAccept]).toEqual([
      false,
      false,
      '',
    ])
    await at.update(at.member, line.id, { quantity: 2 })
    const changed = (await at.guest.call(endpoints.getAgreement, about)).data
    expect([changed.differs, changed.acceptances[0]?.revision]).toEqual([true, 1])
    const paper = await readPdf((await at.guest.post(endpoints.downloadPdf.path, about)).bytes)
    expect(paper.pages[0]?.text).toContain('differs from what was accepted in R1')
    // What was accepted stays what it was.
    const [quote] = agreement.acceptances[0]?.files ?? []
    expect(hashOf((await at.kept(about, quote?.hash ?? '')).bytes)).toBe(quote?.hash)
    await at.member.call(endpoints.approveOrder, about)
    const next = (await at.guest.call(endpoints.getAgreement, about)).data
    expect([next.revision, next.differs, next.abilities.accept]).toEqual([2, true, true])
    const shown = await at.prepared(about, 2)
    expect((await at.guest.call(endpoints.acceptAgreement, at.acceptance(about, shown))).status).toBe(200)
    expect((await at.guest.call(endpoints.getAgreement, about)).data.differs).toBe(false)
  })

  test('[issue 18] what is no longer what was shown is not accepted, and says why', async () => {
    const { about, line } = await at.submitted()
    const shown = await at.prepared(about)
    const body = at.acceptance(about, shown)
    expect(refusalOf(await at.guest.call(endpoints.prepareAgreement, { ...about, revision: 2 }))).toEqual([
      422,
      'superseded',
    ])
    await at.update(at.member, line.id, { quantity: 2 })
    expect(refusalOf(await at.guest.call(endpoints.acceptAgreement, body))).toEqual([422, 'changedSince'])
    await at.member.call(endpoints.approveOrder, about)
    expect(refusalOf(await at.guest.call(endpoints.acceptAgreement, body))).toEqual([422, 'superseded'])
    const second = at.acceptance(about, await at.prepared(about, 2))
    await at.withTerms([...TERMS, 'Another.'])
    expect(refusalOf(await at.guest.call(endpoints.acceptAgreement, second))).toEqual([422, 'termsChanged'])
    await at.withTerms(TERMS)
    expect((await at.guest.call(endpoints.acceptAgreement, second)).status).toBe(200)
    expect(refusalOf(await at.guest.call(endpoints.acceptAgreement, second))).toEqual([
      422,
      'acceptedAlready',
    ])
  })

  test('[issue 12, 30] a key that is used again gives the same answer, and with another body a conflict', async () => {
    const { about } = await at.submitted()
    const body = at.acceptance(about, await at.prepared(about))
    const headers = { 'idempotency-key': 'one-acceptance' }
    const send = (name: string) => at.guest.post(endpoints.acceptAgreement.path, { ...body, name }, headers)
    const first = await send('Ada Guest')
    expect([first.status, first.text]).toEqual([200, expect.stringContaining('Ada Guest')])
    const same = await send('Ada Guest')
    expect([same.status, same.text]).toEqual([200, first.text])
    expect((await send('Bob Guest')).status).toBe(409)
    const { acceptances } = (await at.guest.call(endpoints.getAgreement, about)).data
    expect(acceptances.map(({ name }) => name)).toEqual(['Ada Guest'])
  })

  test('[issue 18] an account accepts by the address that it signs in with, whatever address is typed', async () => {
    const { about } = await at.submitted()
    const body = at.acceptance(about, await at.prepared(about))
    const email = 'somebody.else@example.com'
    const made = (await at.guest.call(endpoints.acceptAgreement, { ...body, email })).data.acceptance
    const kept = await at.inUse.database.owner.db
      .selectFrom('agreementPeople')
      .select('value')
      .where('orgId', '=', orgId)
      .where('entryNumber', '=', made.number)
      .where('field', '=', 'email')
      .execute()
    expect(kept).toEqual([{ value: 'guest@maison-lumen.example' }])
  })

  test('[issue 18] nobody accepts for a customer, and nobody a price that they do not see', async () => {
    const { about } = await at.submitted()
    const shown = await at.prepared(about)
    const asMember = await at.member.call(endpoints.prepareAgreement, { ...about, revision: 1 })
    expect([asMember.status, asMember.error.message]).toEqual([
      403,
      expect.stringContaining('accepted by the customer'),
    ])
    const asHidden = await at.hidden.call(endpoints.acceptAgreement, at.acceptance(about, shown))
    expect([asHidden.status, asHidden.error.message]).toEqual([
      403,
      expect.stringContaining('prices are hidden'),
    ])
    const [quote, drawings] = shown.files
    expect((await at.kept(about, quote?.hash ?? '', at.hidden)).status).toBe(403)
    expect((await at.kept(about, drawings?.hash ?? '', at.hidden)).status).toBe(200)
    await at.guest.call(endpoints.acceptAgreement, at.acceptance(about, shown))
    await at.inUse.app.runJobs()
    const seen = await at.hidden.call(endpoints.getAgreement, about)
    expect(seen.data.acceptances[0]).toMatchObject({ totalInCents: null, certificate: null })
    expect(seen.data.acceptances[0]?.files.map(({ kind }) => kind)).toEqual(['drawings'])
    expect(moneyIn(seen.text)).toEqual([])
    const stranger = await at.inUse.app.as(demoUserId(norrvik, 'owner'))
    expect((await stranger.call(endpoints.getAgreement, about)).status).toBe(404)
  })

  test('[issue 18] a signature of nothing, an unchecked box and a missing name are refused at their field', async () => {
    const { about } = await at.submitted()
    const body = at.acceptance(about, await at.prepared(about))
    const bad = [
      [{ signature: { kind: 'drawn', strokes: [[[5, 5]]] } }, 'signature.strokes'],
      [{ signature: { kind: 'typed', text: '  ' } }, 'signature.text'],
      [{ agrees: false }, 'agrees'],
      [{ name: '' }, 'name'],
    ] as const
    for (const [change, path] of bad) {
      const answer = await at.guest.post(endpoints.acceptAgreement.path, { ...body, ...change })
      expect([answer.status, answer.error.details?.fields?.map((field) => field.path)]).toEqual([400, [path]])
    }
    const drawn = {
      kind: 'drawn' as const,
      strokes: [[[100, 100] satisfies [number, number], [300, 180] satisfies [number, number]]],
    }
    expect((await at.guest.call(endpoints.acceptAgreement, { ...body, signature: drawn })).status).toBe(200)
    await at.inUse.app.runJobs()
    expect((await at.check()).findings).toEqual([])
  })

  test('[issue 18] two who accept at the same moment make one acceptance, and orders accepted in parallel one chain', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => at.submitted()))
    const bodies = []
    for (const { about } of orders) bodies.push(at.acceptance(about, await at.prepared(about)))
    const [first] = bodies
    const answers = await Promise.all(
      [...bodies, ...(first ? [first] : [])].map((body) => at.guest.call(endpoints.acceptAgreement, body)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 422])
    await at.inUse.app.runJobs()
    expect((await at.check()).findings).toEqual([])
  })
})
