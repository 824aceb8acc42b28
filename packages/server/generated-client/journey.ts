/**
 * The main journey by a client that somebody else generated from /api/openapi.json: a guest signs in, creates an order,
 * adds an item, chooses, and submits; an owner approves. Its types are made by the test that checks and runs it, so it
 * stands outside what the linter reads: `node --import tsx journey.ts <address> <guest's token> <owner's token>`.
 */
import createClient from 'openapi-fetch'
import type { components, paths } from '../../../.cache/api-client/schema.d.ts'

const [baseUrl = '', guestToken = '', ownerToken = ''] = process.argv.slice(2)
type Session = components['schemas']['Session']

/** Somebody at a browser: the client keeps their cookie. */
function person() {
  const client = createClient<paths>({ baseUrl })
  let cookie = ''
  client.use({
    onRequest: ({ request }) => request.headers.set('cookie', cookie),
    onResponse: ({ response }) => {
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    },
  })
  return client
}

/** What a call has answered; its error stops the journey. */
function answered<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

async function signIn(client: ReturnType<typeof person>, userToken: string): Promise<number> {
  const session: Session = answered(
    await client.POST('/api/session/sign-in-with-token', { body: { userToken } }),
  )
  return session.activeOrgId ?? session.orgs[0]?.id ?? 0
}

const guest = person()
const orgId = await signIn(guest, guestToken)
const home = answered(
  await guest.POST('/api/configurator/get-configurator-homepage-data', { body: { orgId } }),
)
const [product] = home.data.products
if (!product) throw new Error('no product is offered')

const made = answered(
  await guest.POST('/configurator/create-product-order', {
    body: { productOrderProps: { orgId, title: 'By a generated client' } },
  }),
)
const productOrderId = made.productOrder.id
const added = answered(
  await guest.POST('/api/resources/productInstance/create', {
    body: { orgId, props: { productOrderId, productId: product.id, rank: 1, quantity: 2 } },
  }),
)
let line = added.records[0]

const { data: loaded } = answered(
  await guest.POST('/api/configurator/get-configurator-order-data', {
    body: { orgId, productOrderOrgSpecificId: made.productOrder.orgSpecificId },
  }),
)
const chosen: string[] = []
for (const propertyId of Object.keys(product.associations.productProperties)) {
  const option = loaded.productOptions.findLast((one) => String(one.productPropertyId) === propertyId)
  if (!line || !option) throw new Error(`nothing to choose for ${propertyId}`)
  const changed = answered(
    await guest.POST('/api/resources/productInstance/update', {
      body: {
        orgId,
        where: { id: line.id },
        version: line.version,
        props: { properties: { [propertyId]: { optionId: option.id } } },
      },
    }),
  )
  line = changed.record
  chosen.push(option.title)
}

const [order] = answered(
  await guest.POST('/api/resources/productOrder/get', { body: { orgId, where: { id: productOrderId } } }),
).records
const address = { streetAddress: '12 Main Street', city: 'New York', state: 'NY', zip: '10001' }
answered(
  await guest.POST('/api/resources/productOrder/update', {
    body: {
      orgId,
      where: { id: productOrderId },
      version: order?.version ?? 1,
      props: {
        firmName: 'Studio North',
        contactName: 'Ada Guest',
        projectName: 'Hallway',
        phone: '(212) 555-0100',
        email: 'ada@example.com',
        clientEmails: 'ada@example.com',
        deliveryAddress: address,
        billingAddress: address,
      },
    },
  }),
)
const submitted = answered(
  await guest.POST('/configurator/submit-order', { body: { orgId, productOrderId } }),
)

const owner = person()
await signIn(owner, ownerToken)
const approved = answered(
  await owner.POST('/configurator/approve-order', { body: { orgId, productOrderId } }),
)
const strangers = await person().POST('/configurator/approve-order', { body: { orgId, productOrderId } })

process.stdout.write(
  JSON.stringify({
    product: product.title,
    chosen,
    submitted: submitted.productOrder.lastCompletedStatusKey,
    approved: approved.productOrder.lastCompletedStatusKey,
    subtotal: approved.productOrder.costs?.orderSubTotal,
    stranger: strangers.error?.error.code,
  }),
)
