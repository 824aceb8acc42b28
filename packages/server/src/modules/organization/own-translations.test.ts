/** An organization's own texts in the language of whoever reads them: on pages, and in e-mails. [issue 18, Languages; decision 0243] */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')
const said = (tag: string) => ({ 'accept-language': tag })
const inUse = useTestApp()
let owner: Caller
let guest: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  guest = await inUse.app.as(guestId)
  const member = await inUse.app.as(memberId)
  await member.call(endpoints.saveLanguage, { language: 'sv-SE' })
})

type Changes = BodyOf<typeof endpoints.updateOrgSettings>['changes']
async function change(changes: Changes) {
  const { version } = (await owner.call(endpoints.getOrgSettings, { orgId })).data
  return owner.call(endpoints.updateOrgSettings, { orgId, version, changes })
}
/** What stands over the home page of a guest whose page is in this language, and what else of the texts was sent along. */
async function homeIn(tag: string) {
  const { data } = await guest.call(endpoints.getSession, {}, said(tag))
  const org = data.orgs.find(({ id }) => id === orgId)
  return [org?.profile.home.heading, org?.profile.translations]
}

test('[issue 18] pages and e-mails say an organization’s own texts in the language of the reader', async () => {
  const subject = 'Scratched again: {number}'
  const answer = await change({
    'home.heading': 'Light by hand',
    'letters.templates.problemReported': { subject },
    translations: [
      { key: 'Light by hand', texts: { 'fr-FR': 'La lumière à la main' } },
      { key: subject, texts: { 'sv-SE': 'Repat igen: {number}' } },
    ],
  })
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  expect(await homeIn('fr')).toEqual(['La lumière à la main', []])
  expect(await homeIn('sv')).toEqual(['Light by hand', []])
  expect(await homeIn('en')).toEqual(['Light by hand', []])
  // Owners edit what is written, whatever they read.
  const settings = await owner.call(endpoints.getOrgSettings, { orgId }, said('fr'))
  expect(settings.data.stored['home.heading']).toBe('Light by hand')

  const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'shipped' })
  const items = [{ productInstanceId: line.id, quantity: 1 }]
  const problem = { productOrderId: order.id, kind: 'damaged', words: 'Rayé.', items } as const
  await guest.call(endpoints.reportOrderProblem, { orgId, ...problem }, said('fr'))
  const mail = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select('subject')
    .where('userId', '=', memberId)
    .where('kind', '=', 'problemReported')
    .executeTakeFirst()
  expect(mail?.subject).toBe(`Repat igen: ${order.orgSpecificId}`)
})

test('[issue 18] a translation with a placeholder that there is not is refused at its place, and nothing is changed', async () => {
  await change({ 'letters.templates.orderApproved': { subject: '{number} is ours' } })
  const before = (await owner.call(endpoints.getOrgSettings, { orgId })).data
  const refused = await owner.call(endpoints.updateOrgSettings, {
    orgId,
    version: before.version,
    changes: { translations: [{ key: '{number} is ours', texts: { 'fr-FR': '{nombre} est à nous' } }] },
  })
  expect([refused.status, refused.error?.code, refused.error?.details?.fields]).toEqual([
    400,
    'invalid',
    [
      {
        path: 'changes.translations.0.texts.fr-FR',
        message: expect.stringContaining('{nombre} is not known.'),
      },
    ],
  ])
  expect((await owner.call(endpoints.getOrgSettings, { orgId })).data.stored).toEqual(before.stored)
})

test('[issue 18] owners are told what the product says of a text in the languages that they translate into', async () => {
  await change({ 'region.furtherLanguages': ['sv-SE'], 'home.heading': 'Nobody else says this' })
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const known = new Map(data.knownTranslations.map(({ key, texts }) => [key, texts]))
  expect(known.get('Quote')).toEqual({ 'sv-SE': 'Offert' })
  expect(known.has('Nobody else says this')).toBe(false)
  await change({ 'region.furtherLanguages': null, 'home.heading': null })
})

test('[issue 18] mails that are about no order say them too: an invitation, and a product that runs low', async () => {
  const { db } = inUse.database.owner
  const subject = 'Short of {product}'
  await change({
    'letters.closing': 'Warmly,',
    'letters.templates.stockLow': { subject },
    translations: [
      { key: 'Warmly,', texts: { 'sv-SE': 'Varmt,' } },
      { key: subject, texts: { 'sv-SE': 'Ont om {product}' } },
    ],
  })
  const invitedId = demoUserId(haldenLight, 'guest')
  const { email } = await db
    .updateTable('users')
    .set({ language: 'sv-SE' })
    .where('id', '=', invitedId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await owner.call(endpoints.inviteMember, { orgId, email, role: 'member' })
  const category = await db
    .selectFrom('productCategories')
    .select('id')
    .where('orgId', '=', orgId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: productId } = await insert(inUse.database, 'product', orgId, {
    title: 'Lampe',
    productCategoryId: category.id,
    rank: 900,
    isStocked: 1,
    currentInventory: 5,
    reorderLevel: 2,
  })
  await owner.call(endpoints.recordStockCount, { orgId, productId, onHand: 1, note: '' })
  const mails = await db
    .selectFrom('outboxMails')
    .select(['kind', 'subject', 'text'])
    .where((is) => is.or([is('to', '=', email), is('userId', '=', memberId)]))
    .where('kind', 'in', ['memberInvited', 'stockLow'])
    .execute()
  const byKind = new Map(mails.map((mail) => [mail.kind, mail]))
  expect(byKind.get('memberInvited')?.text).toContain('Varmt,')
  expect(byKind.get('stockLow')?.subject).toBe('Ont om Lampe')
})
