/** Settings of an organization through the calls: changed, merged, refused, kept in a history, and taken back. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { jsonSchema } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { openBell } from '../../testing/live-page.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = cobaltAndPine.id
const inUse = useTestApp()
let owner: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
})

type Changes = BodyOf<typeof endpoints.updateOrgSettings>['changes']
const read = async (caller = owner) => (await caller.call(endpoints.getOrgSettings, { orgId })).data
const update = (changes: Changes, version: number, base?: Changes) =>
  owner.call(endpoints.updateOrgSettings, {
    orgId,
    version,
    changes,
    ...(base === undefined ? {} : { base }),
  })
const change = async (changes: Changes) => update(changes, (await read()).version)
const restore = async (mode: 'undo' | 'return', changeId: number | null) =>
  owner.call(endpoints.restoreOrgSettings, { orgId, version: (await read()).version, changeId, mode })

describe('a change of settings', () => {
  test('[issue 17] leaves alone what a newer release has stored, whose processes serve beside this one', async () => {
    const { db } = inUse.database.owner
    const stored = async () => {
      const row = await sql<{ profile: unknown }>`select profile from orgs where id = ${orgId}`.execute(db)
      return row.rows[0]?.profile
    }
    await sql`update orgs set profile = profile
      || jsonb_build_object('sundial', true, 'vocabulary', coalesce(profile -> 'vocabulary', '{}') || '{"planet": "Earth"}')
      where id = ${orgId}`.execute(db)
    await change({ 'vocabulary.order': 'Quote' })
    expect(await stored()).toMatchObject({ sundial: true, vocabulary: { order: 'Quote', planet: 'Earth' } })
    await change({ 'vocabulary.order': null })
    expect(await stored()).toMatchObject({ sundial: true, vocabulary: { planet: 'Earth' } })
    await sql`update orgs set profile = profile - 'sundial' #- '{vocabulary,planet}' where id = ${orgId}`.execute(
      db,
    )
  })

  test('[issue 14] is stored, counts at once in every process and session, and stands in the history', async () => {
    const before = await read()
    const guest = await inUse.app.as(demoUserId(cobaltAndPine, 'guest'))
    const answer = await update({ 'vocabulary.order': 'Quote', title: 'Cobalt' }, before.version)
    expect([answer.status, answer.data.version, answer.data.title]).toEqual([
      200,
      before.version + 1,
      'Cobalt',
    ])
    const session = await guest.call(endpoints.getSession, {})
    expect(session.data.orgs.map(({ title, profile }) => [title, profile.vocabulary.order])).toEqual([
      ['Cobalt', 'Quote'],
    ])
    const now = await read()
    expect(now.stored).toMatchObject({ title: 'Cobalt', 'vocabulary.order': 'Quote' })
    expect(now.defaults['vocabulary.order']).toBe('Order')
    expect(now.history[0]).toMatchObject({
      userId: demoUserId(cobaltAndPine, 'owner'),
      version: now.version,
      restores: null,
      changes: [
        { path: 'title', before: cobaltAndPine.title, after: 'Cobalt' },
        { path: 'vocabulary.order', before: null, after: 'Quote' },
      ],
    })
    const back = await change({ 'vocabulary.order': null, title: cobaltAndPine.title })
    expect(back.data.stored['vocabulary.order']).toBeUndefined()
    expect(back.data.profile.vocabulary.order).toBe('Order')
  })

  test('[issue 14] that changes nothing leaves no trace', async () => {
    const before = await read()
    const answer = await update({ 'vocabulary.order': null, 'vocabulary.orders': 'Orders' }, before.version)
    expect(answer.data.version).toBe(before.version)
    expect((await read()).history.length).toBe(before.history.length)
  })

  test('[issue 14] merges with another of other settings; of the same setting both values are offered', async () => {
    const { version } = await read()
    await update({ 'home.heading': 'Start here', 'costs.taxRates.TX': 8 }, version)
    const merged = await update({ 'vocabulary.orders': 'Quotes' }, version, { 'vocabulary.orders': null })
    expect(merged.data.stored).toMatchObject({ 'home.heading': 'Start here', 'vocabulary.orders': 'Quotes' })
    const entry = await update({ 'costs.taxRates.OK': 4.5 }, version, { 'costs.taxRates.OK': null })
    expect(entry.data.profile.costs.taxRates).toEqual({ TX: 8, OK: 4.5 })
    const clash = await update({ 'home.heading': 'Welcome', cartIsVisible: true }, version, {
      'home.heading': null,
      cartIsVisible: null,
    })
    expect([clash.status, clash.error.details]).toEqual([
      409,
      {
        conflictingFields: ['home.heading'],
        current: { version: merged.data.version + 1, 'home.heading': 'Start here' },
      },
    ])
    expect((await read()).profile.cartIsVisible).toBe(false)
    const blind = await update({ 'home.heading': 'Welcome' }, version)
    expect(blind.status).toBe(409)
    expect((await update({ 'home.heading': 'Start here' }, version)).status).toBe(200)
  })

  test('[issue 14] of two at the same moment one waits for the other, and both are in the history', async () => {
    const { version, history } = await read()
    const answers = await Promise.all([
      update({ 'region.units': 'in' }, version, { 'region.units': null }),
      update({ cartIsVisible: true }, version, { cartIsVisible: null }),
      update({ 'region.units': 'mm' }, version, { 'region.units': null }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, expect.any(Number)])
    const now = await read()
    expect(now.profile.cartIsVisible).toBe(true)
    expect(now.history.length - history.length).toBe(now.version - version)
  })

  test('[issue 14] with a fault changes nothing, and names every fault by its path', async () => {
    const { version } = await read()
    const wrong = await update(
      { 'vocabulary.oder': 'x', 'brand.accentColor': 'red', cartIsVisible: 'yes' },
      version,
    )
    expect([wrong.status, wrong.error.details?.fields?.map(({ path }) => path)]).toEqual([
      400,
      ['changes.vocabulary.oder'],
    ])
    const values = await update({ 'brand.accentColor': 'red', cartIsVisible: 'yes' }, version)
    expect(values.error.details?.fields?.map(({ path }) => path)).toEqual([
      'changes.brand.accentColor',
      'changes.cartIsVisible',
    ])
    const fixed = await update({ 'payment.currency': 'eur' }, version)
    expect([fixed.status, fixed.error.details?.rule]).toEqual([422, 'settingIsFixed'])
    const abroad = await update(
      {
        'home.sections': [{ title: 'A', tiles: [{ type: 'category', productCategoryId: 2_000_000 }] }],
        'roles.x': [27],
      },
      version,
    )
    expect([abroad.status, abroad.error.details?.fields?.map(({ path }) => path)]).toEqual([
      400,
      ['changes.home.sections.0.tiles.0.productCategoryId', 'changes.roles.x.0'],
    ])
    const { category } = await aCategory()
    const own = await update(
      { 'home.sections': [{ title: 'A', tiles: [{ type: 'category', productCategoryId: category }] }] },
      version,
    )
    expect(own.status).toBe(200)
    expect((await read()).version).toBe(version + 1)
  })

  test('[issue 14] is for owners of the organization alone, in guest mode too', async () => {
    const people = await Promise.all(
      [
        demoUserId(cobaltAndPine, 'member'),
        demoUserId(cobaltAndPine, 'guest'),
        demoUserId(haldenLight, 'owner'),
      ].map((id) => inUse.app.as(id)),
    )
    const statuses = []
    for (const caller of people)
      statuses.push(
        (await caller.call(endpoints.updateOrgSettings, { orgId, version: 1, changes: {} })).status,
      )
    const asGuest = { orgId, version: 1, changes: {}, isGuestMode: true }
    statuses.push((await owner.call(endpoints.updateOrgSettings, asGuest)).status)
    expect(statuses).toEqual([403, 403, 404, 403])
  })

  test('[issue 14] is told to every open page of the organization, and to no other', async () => {
    const url = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
    const guest = await inUse.app.as(demoUserId(cobaltAndPine, 'guest'))
    const stranger = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
    const page = await openBell(url, guest.cookie, { orgId })
    const elsewhere = await openBell(url, stranger.cookie, { orgId: maisonLumen.id })
    await page.next('ready')
    await elsewhere.next('ready')
    await change({ 'home.heading': 'Another heading' })
    await page.next('settings')
    expect(elsewhere.messages.map(({ type }) => type)).not.toContain('settings')
    page.close()
    elsewhere.close()
  })
})

async function aCategory() {
  const row = await inUse.database.owner.db
    .selectFrom('productCategories')
    .select('id')
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow()
  return { category: row.id }
}

describe('statuses', () => {
  test('[issue 14] one that orders have can not vanish, and the refusal counts them; one that none has can', async () => {
    const { profile, statusesInUse } = await read()
    const spare = { key: 'spare', type: 'static' as const, title: 'Spare' }
    await change({ productOrderStatuses: [...profile.productOrderStatuses, spare] })
    expect((await change({ productOrderStatuses: profile.productOrderStatuses })).status).toBe(200)
    await change({ productOrderStatuses: [...profile.productOrderStatuses, spare] })
    const userId = demoUserId(cobaltAndPine, 'guest')
    const { order } = await orderOf(inUse.database, { orgId, userId })
    await owner.call(endpoints.updateOrderStatus, { orgId, productOrderId: order.id, statusKey: 'spare' })
    const refused = await change({ productOrderStatuses: profile.productOrderStatuses })
    expect([refused.status, refused.error.details?.rule, refused.error.message]).toEqual([
      422,
      'statusInUse',
      'Spare can not be removed: 1 order has it.',
    ])
    expect((await read()).statusesInUse['spare']).toBe(1)
    expect(statusesInUse['spare']).toBeUndefined()
    // Null is the default list, which has no such status either.
    expect((await change({ productOrderStatuses: null })).error.details?.rule).toBe('statusInUse')
  })

  test('[issue 14] one at which orders stand keeps its type; one at which none does can have another', async () => {
    const { profile } = await read()
    const mid = { key: 'between', type: 'static' as const, title: 'Between' }
    const list = (type: 'static' | 'inProduction') => [...profile.productOrderStatuses, { ...mid, type }]
    await change({ productOrderStatuses: list('static') })
    expect((await change({ productOrderStatuses: list('inProduction') })).status).toBe(200)
    await change({ productOrderStatuses: list('static') })
    const { order } = await orderOf(inUse.database, { orgId, userId: demoUserId(cobaltAndPine, 'guest') })
    await owner.call(endpoints.updateOrderStatus, { orgId, productOrderId: order.id, statusKey: 'between' })
    const refused = await change({ productOrderStatuses: list('inProduction') })
    expect([refused.status, refused.error.details?.rule, refused.error.message]).toEqual([
      422,
      'statusTypeInUse',
      'The type of Between can not change: 1 order stands at it, and could not go on. Add a status of the new type, and move them there first.',
    ])
  })

  test('[issue 14] none that waits or is made can stand before the one in which everything begins', async () => {
    const { profile } = await read()
    const [first] = profile.productOrderStatuses
    const second = profile.productOrderStatuses.find(({ type }) => type === 'submittedForApproval')
    if (!first || !second) throw new Error('the demo has both statuses')
    const others = profile.productOrderStatuses.filter((one) => one !== second)
    const refused = await change({ productOrderStatuses: [second, ...others] })
    expect([refused.status, refused.error.details?.fields?.[0]]).toMatchObject([
      400,
      {
        path: 'changes.productOrderStatuses.0',
        message: `${second.title} must stand after ${first.title}: what has just begun would be past it, and could not be submitted.`,
      },
    ])
  })

  test('[issue 14] one for owners alone is not set by a member; one that is not mailed writes to nobody', async () => {
    const { profile } = await read()
    const more = [
      {
        key: 'released',
        type: 'static' as const,
        title: 'Released',
        setBy: 'owners' as const,
        isMailed: false,
      },
      { key: 'told', type: 'static' as const, title: 'Told' },
    ]
    await change({ productOrderStatuses: jsonSchema.parse([...profile.productOrderStatuses, ...more]) })
    const userId = demoUserId(cobaltAndPine, 'guest')
    const { order } = await orderOf(inUse.database, { orgId, userId })
    const member = await inUse.app.as(demoUserId(cobaltAndPine, 'member'))
    const set = (caller: Caller, statusKey: string) =>
      caller.call(endpoints.updateOrderStatus, { orgId, productOrderId: order.id, statusKey })
    const refused = await set(member, 'released')
    expect([refused.status, refused.error.message]).toEqual([403, 'Released is set by owners alone.'])
    const mailsAfter = async (statusKey: string) => {
      expect((await set(owner, statusKey)).status).toBe(200)
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from outbox_mails
        where product_order_id = ${order.id}`.execute(inUse.database.owner.db)
      return rows[0]?.count
    }
    expect([await mailsAfter('released'), await mailsAfter('told')]).toEqual([0, 1])
  })
})

describe('the history', () => {
  test('[issue 14] a change is taken back, unless the setting was changed since', async () => {
    await change({ 'documents.shippingNote': 'One', 'documents.paymentTerms': 'Net 30' })
    const [one] = (await read()).history
    await change({ 'letters.closing': 'Best' })
    const undone = await restore('undo', one?.id ?? 0)
    expect(undone.data.stored['documents.shippingNote']).toBeUndefined()
    expect(undone.data.stored['letters.closing']).toBe('Best')
    expect((await read()).history[0]?.restores).toBe(one?.id)
    const again = await restore('undo', one?.id ?? 0)
    expect([again.status, again.error.details?.conflictingFields]).toEqual([
      409,
      ['documents.shippingNote', 'documents.paymentTerms'],
    ])
    expect((await restore('undo', 2_000_000_000)).status).toBe(404)
  })

  test('[issue 14] everything returns to how it was after a change, and to before the first', async () => {
    const start = await read()
    await change({ 'home.heading': 'First' })
    const [first] = (await read()).history
    await change({ 'home.heading': 'Second', 'letters.signature': 'Us' })
    await change({ 'letters.signature': 'Them', 'costs.taxRates.WA': 9 })
    const returned = await restore('return', first?.id ?? 0)
    const { 'home.heading': heading, ...others } = returned.data.stored
    const { 'home.heading': _, ...before } = start.stored
    expect([heading, others]).toEqual(['First', before])
    const stale = { orgId, version: start.version, changeId: first?.id ?? 0, mode: 'return' } as const
    expect((await owner.call(endpoints.restoreOrgSettings, stale)).status).toBe(409)
  })

  test('[issue 14] only grows: the app can neither change nor delete an entry', async () => {
    for (const statement of [
      'update org_setting_changes set org_version = 9',
      'delete from org_setting_changes',
    ])
      await expect(sql.raw(statement).execute(inUse.database.app.db)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a logo', () => {
  const send = (file: Buffer, name = 'logo.svg') =>
    sendPicture(inUse.app, owner, { orgId }, file, { path: endpoints.prepareOrgLogo.path, name })
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)
  const logoOf = (sent: { body: object }) => String(Reflect.get(sent.body, 'logoUrl'))

  test('[issue 14] as SVG is cleaned, as PNG made small, and saved with the other settings', async () => {
    const sent = await send(svg('<script>alert(1)</script><path onload="x" d="M0 0h9v9z"/>'))
    const clean = Buffer.from(logoOf(sent).split(',')[1] ?? '', 'base64').toString()
    expect(clean).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    )
    expect((await change({ 'brand.logoUrl': logoOf(sent) })).data.profile.brand.logoUrl).toBe(logoOf(sent))
    // What is sent past the upload is cleaned all the same.
    const raw = `data:image/svg+xml,${encodeURIComponent(svg('<script>1</script><path d="M0 0h9v9z"/>').toString())}`
    expect((await change({ 'brand.logoUrl': raw })).data.profile.brand.logoUrl).toBe(logoOf(sent))
    const png = await send(await picture('png', 1000, 400), 'logo.txt')
    expect(logoOf(png)).toMatch(/^data:image\/png;base64,/)
    expect((await change({ 'brand.logoUrl': logoOf(png) })).status).toBe(200)
  })

  test.each([
    ['words', svg('<text>Studio</text><path d="M0 0"/>'), 422, 'logoHoldsWords'],
    ['nothing to see', svg('<g/>'), 422, 'logoIsEmpty'],
    ['half an SVG', Buffer.from('<svg><path'), 422, 'logoIsBroken'],
    ['an SVG with very many points', svg(`<path d="${'M0 0'.repeat(5000)}"/>`), 422, 'logoHasTooMuch'],
    ['text', Buffer.from('hello'), 415, undefined],
    ['a page', Buffer.from('<html><svg/></html>'), 415, undefined],
    ['half a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 415, undefined],
    ['a very large file', Buffer.alloc(1_000_001, 0x20), 413, undefined],
    ['a file as no picture may be', Buffer.alloc(6_000_001, 0x20), 413, undefined],
  ])('[issue 14] %s is refused with a sentence', async (_, file, status, rule) => {
    const sent = await send(file, 'logo.png')
    expect([sent.status, Reflect.get(Object(sent.body.error), 'details')?.rule]).toEqual([status, rule])
    expect(sent.body.error?.message).toMatch(/[.]$/)
    if (status === 413) expect(sent.body.error?.message).toContain('1 MB')
  })

  test('[issue 14] from elsewhere is no logo', async () => {
    for (const logoUrl of ['https://example.com/logo.svg', '/api/media/1/1/picture', 'data:text/html,x']) {
      const refused = await change({ 'brand.logoUrl': logoUrl })
      expect([refused.status, refused.error.details?.fields?.[0]?.path]).toEqual([
        400,
        'changes.brand.logoUrl',
      ])
    }
  })
})
