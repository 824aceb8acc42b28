/** Every example of the API's document is sent to the server; what it answers is what the document says. [issue 12, 31] */
import {
  allEndpoints,
  type Endpoint,
  endpoints,
  openLiveList,
  openLiveNotifications,
  openLiveOrder,
} from '@orderwright/contract'
import { type ExampleMaterial, examples } from '@orderwright/contract/openapi'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { examplePasskey } from '../../testing/sign-in/passkey-fixture.ts'
import { makeSignInToken } from '../../modules/session/sign-in-tokens.ts'
import { demoUserId } from '../../seeds/demo-orgs.ts'
import { exampleOpenid } from '../../testing/sign-in/openid-example.ts'
import { newWebhookSecret, sealSecret } from '../webhooks/signing.ts'
import { exampleMaterial } from '../../seeds/example-material.ts'
import { makeApiKey } from '../../testing/sign-in/api-keys.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import { customerFile, twoCustomers } from '../../testing/orders/two-customers.ts'
import { settingChange } from '../../testing/setting-change.ts'
import { unsentMail } from '../../testing/unsent-mail.ts'
import { setQuoteValidDays, workedOutChange } from '../../testing/orders/changes-and-quotes.ts'
import { rows } from '../../testing/access-matrix/rows.ts'
import { createWorld, home, type World } from '../../testing/access-matrix/world.ts'
import { beginnings } from '../../testing/files/file-beginnings.ts'
import { fingerprintOf, importOf, oneCategory } from '../../testing/import-fixture.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp({ config: { allowsPrivateOpenid: true } })
const openid = exampleOpenid(inUse)
const { orgId } = exampleMaterial
let world: World
let ajv: Ajv2020
let url: string

beforeAll(async () => {
  world = await createWorld(inUse.database, inUse.app)
  url = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await inUse.app.app.inject({ url: '/api/openapi.json' })
  ajv = new Ajv2020({ strict: false, allErrors: true, logger: false }).addSchema(answer.json(), 'api')
})

const streams: readonly Endpoint[] = [openLiveOrder, openLiveList, openLiveNotifications]
const calls = [...allEndpoints(), ...streams]

/** What is wrong with an answer by the document. */
function problemsOf(path: string, type: string, value: unknown): string[] {
  const pointer = ['paths', path, 'post', 'responses', '200', 'content', type, 'schema']
  const escaped = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
  const validate = ajv.getSchema(`api#/${escaped.join('/')}`)
  if (!validate) return [`no shape for ${path}`]
  return validate(value) ? [] : (validate.errors ?? []).map((error) => JSON.stringify(error))
}

type Prepared = Partial<ExampleMaterial>

async function mailedCode(): Promise<Prepared> {
  const email = home.emails.guest
  await inUse.app.anonymous.call(endpoints.requestSignInCode, { email })
  await inUse.app.runJobs()
  const mail = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select('text')
    .where('to', '=', email)
    .executeTakeFirstOrThrow()
  return { email, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' }
}

async function shareToken(_: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const about = { orgId, productOrderId: exampleMaterial.orderId }
  const { data } = await owner.call(endpoints.generateShareableLink, about)
  return { shareToken: new URL(data.shareableLink).searchParams.get('shareToken') ?? '' }
}

async function invitedGuest({ email }: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const { data } = await owner.call(endpoints.inviteGuest, { activeOrgId: orgId, email })
  return { guestId: data.data.guest.userId }
}

async function collaborator({ orderId, email }: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const { data } = await owner.call(endpoints.addSharee, {
    orgId,
    productOrderId: orderId,
    shareeEmail: email,
  })
  const found = Object.values(data.involvedUsersById).find((person) => person.email === email)
  return { collaboratorId: found?.id ?? 0 }
}

/** The examples that follow need the owner of before. */
async function giveBack({ memberId }: ExampleMaterial): Promise<void> {
  for (const [userId, role] of [
    [demoUserId(home, 'owner'), 'owner'],
    [memberId, 'member'],
  ] as const)
    await inUse.database.owner.db
      .updateTable('memberships')
      .set({ role })
      .where('orgId', '=', home.id)
      .where('userId', '=', userId)
      .execute()
}

/** An order of the demo that is drawn whole, with boxes behind its plates. */
const drawnOrder = (): Promise<Prepared> => Promise.resolve({ orderId: exampleMaterial.orderId })

/** An endpoint with a delivery that failed; it is full when every example has made one, so earlier ones go. */
async function aWebhook(): Promise<Prepared> {
  const { db } = inUse.database.owner
  await db.deleteFrom('webhookEndpoints').where('orgId', '=', orgId).execute()
  const secret = sealSecret(inUse.app.services.config.secret, newWebhookSecret())
  const webhook = await db
    .insertInto('webhookEndpoints')
    .values({ orgId, url: 'https://127.0.0.1/', events: ['order.approved'], secret })
    .returning(['id', 'configVersion'])
    .executeTakeFirstOrThrow()
  const event = await db
    .insertInto('webhookEvents')
    .values({ orgId, type: 'order.approved', body: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await db
    .insertInto('webhookDeliveries')
    .values({
      orgId,
      endpointId: webhook.id,
      eventId: event.id,
      status: 'failed',
      nextAttemptAt: null,
      tries: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { webhookId: webhook.id, webhookVersion: webhook.configVersion, webhookDeliveryId: delivery.id }
}

/** A draft that holds a change. */
async function aDraft(_: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const { data } = await owner.call(endpoints.createCatalogDraft, { orgId, title: 'Autumn' })
  const edits = [{ kind: 'create', resource: 'productPricingRule', values: { title: 'Engraving' } }] as const
  const draftId = data.draft.id
  const edited = await owner.call(endpoints.editCatalogDraft, { orgId, draftId, edits: [...edits] })
  return { catalogDraftId: draftId, catalogDraftVersion: edited.data.draft.version }
}

async function aPublishedDraft(material: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const { catalogDraftId: draftId = 0, catalogDraftVersion: version = 0 } = await aDraft(material, owner)
  const { data } = await owner.call(endpoints.publishCatalogDraft, { orgId, draftId, version })
  return { catalogDraftId: draftId, catalogDraftVersion: data.draft.version }
}

/** A change that is open: it gives an order that was submitted before there were revisions its first one. */
async function anOpenChange({ orderId }: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const about = { orgId, productOrderId: orderId }
  // What an example before has changed is not to stand in the way.
  await owner.call(endpoints.closeChangeOrder, { ...about, outcome: 'withdrawn' })
  await owner.call(endpoints.openChangeOrder, about)
  return {}
}

/** The same, with something that is changed by it. */
const aWorkedOutChange = async (material: ExampleMaterial, employee: Caller): Promise<Prepared> =>
  workedOutChange(inUse.database, material, { employee, customer: await world.caller('guest') })

/** A quote whose last day is over. */
async function anExpiredQuote(_: ExampleMaterial, owner: Caller): Promise<Prepared> {
  await setQuoteValidDays(owner, orgId, 30)
  const old = { standing: 'submitted', effectivePricingDate: '2025-01-02 03:04:05' } as const
  const { order } = await orderOf(inUse.database, { orgId, userId: exampleMaterial.guestId, ...old })
  return { orderId: order.id }
}

/** A revision, and what its customer is shown to accept it. */
async function shown(material: ExampleMaterial, owner: Caller): Promise<Prepared> {
  await anOpenChange(material, owner)
  const about = { orgId, productOrderId: material.orderId, revision: 1 }
  const customer = await world.caller('guest')
  const { data } = await customer.call(endpoints.prepareAgreement, about)
  const { packageId, terms, files } = data
  return { packageId, termsHash: terms.hash, agreementFileHash: files[0]?.hash ?? '' }
}

/** An order that was invoiced before invoices had numbers. */
async function anInvoiced({ orderId }: ExampleMaterial): Promise<Prepared> {
  await inUse.database.owner.db
    .updateTable('productOrders')
    .set({ invoiceIssued: '2026-01-02 03:04:05' })
    .where('orgId', '=', orgId)
    .where('id', '=', orderId)
    .execute()
  return {}
}

/** An invoice of which the customers will be reminded on its due day. */
async function aReminder(material: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = { 'reminders.rules': [{ days: 30, when: 'after', mail: 'paymentReminder' }] }
  await owner.post(endpoints.updateOrgSettings.path, { orgId, version: data.version, changes })
  return anInvoice(material, owner)
}

async function anInvoice(material: ExampleMaterial, owner: Caller): Promise<Prepared> {
  await anInvoiced(material)
  const about = { orgId, productOrderId: material.orderId }
  const { data } = await owner.call(endpoints.issueInvoice, about)
  return { documentId: data.documents[0]?.id ?? 0 }
}

/** An organization in which items are signed off one by one. */
async function aSigningOrg(material: ExampleMaterial, owner: Caller): Promise<Prepared> {
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = { 'agreement.signOff': 'items' }
  await owner.call(endpoints.updateOrgSettings, { orgId, version: data.version, changes })
  return anOpenChange(material, owner)
}

const aCustomer = () => twoCustomers(inUse.database, orgId)
const aCustomerFile = () => customerFile(inUse.database, orgId, demoUserId(home, 'member'))

/** What an example needs that the records of the access matrix do not have. */
const preparations: Readonly<
  Record<string, (material: ExampleMaterial, owner: Caller) => Promise<Prepared>>
> = {
  verifySignInCode: mailedCode,
  signInWithToken: async ({ guestId }) => ({
    userToken: await makeSignInToken(inUse.database.owner.db, guestId, new Date()),
  }),
  addPasskey: async () => examplePasskey(inUse.app, await world.caller('guest')),
  renamePasskey: async () => examplePasskey(inUse.app, await world.caller('guest')),
  deletePasskey: async () => examplePasskey(inUse.app, await world.caller('guest')),
  signInWithPasskey: async () => examplePasskey(inUse.app, await world.caller('guest')),
  ...openid,
  getOrgRoleForToken: shareToken,
  handleGuestShareLink: shareToken,
  disinviteGuest: invitedGuest,
  erasePerson: invitedGuest,
  updateGuestData: invitedGuest,
  pushUserUpdateToMonday: invitedGuest,
  removeSharee: collaborator,
  updateInvolvedUsersData: collaborator,
  resendMail: (material) => unsentMail(inUse.database, orgId, material),
  updateOrgSettings: (_, owner) => settingChange(owner, home.id),
  restoreOrgSettings: (_, owner) => settingChange(owner, home.id),
  compareRevisions: anOpenChange,
  getRevisionDrawings: anOpenChange,
  downloadComparison: anOpenChange,
  closeChangeOrder: anOpenChange,
  proposeChangeOrder: aWorkedOutChange,
  refuseChangeOrder: aWorkedOutChange,
  askRenewal: anExpiredQuote,
  renewQuote: anExpiredQuote,
  prepareAgreement: anOpenChange,
  acceptAgreement: shown,
  downloadAgreementFile: shown,
  verifyAgreement: shown,
  signOff: aSigningOrg,
  issueInvoice: anInvoiced,
  downloadInvoice: anInvoice,
  getStatement: anInvoice,
  downloadStatement: anInvoice,
  setReminderStop: anInvoice,
  previewReminder: aReminder,
  sendReminder: aReminder,
  createBackBoxOrder: drawnOrder,
  downloadDrawings: drawnOrder,
  publishPropertyGroup: async () => {
    const group = await insert(inUse.database, 'productPropertyGroup', orgId, { title: 'Cable', rank: 900 })
    return { groupId: group.id }
  },
  getAddressBook: aCustomer,
  getCustomerAccount: aCustomer,
  getCustomerFiles: aCustomer,
  uploadCustomerFile: aCustomer,
  updateCustomerFile: aCustomerFile,
  deleteCustomerFile: aCustomerFile,
  mergeCustomers: aCustomer,
  undoCustomerMerge: async (_, owner) => {
    const both = await aCustomer()
    const kept = { id: both.customerId, version: 1 }
    const merged = { id: both.otherCustomerId, version: 1 }
    await owner.call(endpoints.mergeCustomers, { orgId, kept, merged, choices: {} })
    return both
  },
  undoTemplate: async () => {
    const product = await insert(inUse.database, 'product', orgId, { title: 'Made', rank: 900 })
    return { productId: product.id }
  },
  updateSetupGuide: async () => {
    await inUse.database.owner.db.insertInto('setupGuides').values({ orgId }).execute()
    return {}
  },
  setEmbeddedConnection: async (_, owner) => {
    const { data } = await owner.call(endpoints.getParagonJwt, { orgId })
    return { paragonJwt: data.paragonJwt }
  },
  revokeApiKey: async () => {
    const ownerId = demoUserId(home, 'owner')
    const { apiKey } = await makeApiKey(inUse.app, { orgId, ownerId, name: 'Warehouse' })
    return { apiKeyId: apiKey.id }
  },
  createWebhook: aWebhook,
  updateWebhook: aWebhook,
  deleteWebhook: aWebhook,
  restoreWebhook: aWebhook,
  getWebhookSecret: aWebhook,
  rollWebhookSecret: aWebhook,
  testWebhook: aWebhook,
  getWebhookDeliveries: aWebhook,
  replayWebhookDelivery: aWebhook,
  replayFailedWebhookDeliveries: aWebhook,
  updateCatalogDraft: aDraft,
  getCatalogDraft: aDraft,
  editCatalogDraft: aDraft,
  replayCatalogDraft: aDraft,
  getReplayedOrder: async (material, owner) => ({
    ...(await aDraft(material, owner)),
    orderId: exampleMaterial.orderId,
  }),
  publishCatalogDraft: aDraft,
  discardCatalogDraft: aDraft,
  takeBackCatalogDraft: aPublishedDraft,
  applyCatalogImport: async (_, owner) => ({
    importFingerprint: await fingerprintOf(inUse.app, owner, orgId),
  }),
  takeBackCatalogImport: async (_, owner) => ({
    catalogImportId: (await importOf(inUse.app, owner, orgId)).importId,
  }),
  exportProductPrices: () => Promise.resolve({ productId: exampleMaterial.productId }),
}

/** The first message of a stream. */
async function firstMessage(path: string, body: unknown, { cookie }: Caller): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  })
  const decoder = new TextDecoder()
  const reader = answer.body?.getReader()
  let text = ''
  let isDone = reader === undefined
  while (reader && !isDone && !text.includes('\n\n')) {
    const chunk = await reader.read()
    text += decoder.decode(chunk.value, { stream: true })
    isDone = chunk.done
  }
  await reader?.cancel()
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null')
}

describe.each(examples.map((example) => [example.name, example] as const))(
  'the example of %s',
  (name, example) => {
    test('is answered as the document says', async () => {
      const endpoint = calls.find((call) => call.name === name)
      if (!endpoint) throw new Error(`no call ${name}`)
      const row = rows.get(name) ?? (streams.includes(endpoint) ? rows.get('getOrderData') : undefined)
      const made = row ? await world.material(example.as, name, row) : {}
      const material = {
        ...exampleMaterial,
        ...made,
        ...(row?.onCanvas && 'orderId' in made ? { spatialOrderId: Number(made.orderId) } : {}),
        orgId: home.id,
        email: `${name}@example.com`.toLowerCase(),
      }
      const owner = await world.caller('owner')
      // What an example before has changed is not to stand in the way: nobody pays an expired quote.
      await setQuoteValidDays(owner, orgId, null)
      const prepared = await preparations[name]?.(material, owner)
      const body = example.body({ ...material, ...prepared })
      const caller = await world.caller(example.as)
      if (streams.includes(endpoint)) {
        const message = await firstMessage(endpoint.path, body, caller)
        expect(problemsOf(endpoint.path, 'text/event-stream', message)).toEqual([])
        return
      }
      if (endpoint.takesFile) {
        const fields = typeof body === 'object' && body !== null ? body : {}
        const file = endpoint.area === 'spreadsheets' ? oneCategory : await picture('png')
        const sent = await sendPicture(inUse.app, caller, fields, file, {
          path: endpoint.path,
        })
        expect([sent.status, problemsOf(endpoint.path, 'application/json', sent.body)]).toEqual([200, []])
        return
      }
      const answer = await caller.post(endpoint.path, body)
      if (name === 'transferOwnership') await giveBack(material)
      expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, ''])
      if (endpoint.answersFile !== null)
        expect(Buffer.from(answer.bytes).subarray(0, 2).toString('latin1')).toBe(
          beginnings[endpoint.answersFile],
        )
      else expect(problemsOf(endpoint.path, 'application/json', answer.data)).toEqual([])
    })
  },
)
