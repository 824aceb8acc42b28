/** Everything else that can be asked, by anybody about anything, and the text of what comes back. */
import { gunzipSync } from 'node:zlib'
import { allEndpoints, endpoints } from '@orderwright/contract'
import { unzipSync } from 'fflate'
import type { Material } from '../../access-matrix/row.ts'
import { rows } from '../../access-matrix/rows.ts'
import { trickyCalls } from '../../prices/price-hunt.ts'
import { readPdf } from '../../files/read-pdf.ts'
import type { Answer } from '../../test-app.ts'
import type { Dice } from '../dice.ts'
import { isProof } from '../scale.ts'
import { isStaff, type Order, type Person } from './model.ts'
import type { Stage } from './on-stage.ts'
import { callerOf } from './taking.ts'

/** What the model has steps for, what ends somebody's session or place, and copies, whose readers are those of their own rows. */
const notAsked = new Set([
  'addSharee',
  'shareOrder',
  'removeSharee',
  'updateInvolvedUsersData',
  'generateShareableLink',
  'revokeShareableLink',
  'handleGuestShareLink',
  'updateGuestData',
  'disinviteGuest',
  'signOut',
  'endDevices',
  'requestSignInCode',
  'verifySignInCode',
  'signInWithToken',
  'completeOpenidSignIn',
  'signInWithPasskey',
  'productOrderDestroy',
  'duplicateOrder',
  'createBackBoxOrder',
  'createOrg',
  'updateMember',
  'transferOwnership',
  'erasePerson',
])
const PDF = /pdf|download(Drawings|Comparison|Statement|Invoice|AgreementFile)/i

type Ask = readonly [name: string, path: string, body: (material: Material) => object]

export const asks: readonly Ask[] = [
  ...allEndpoints().flatMap(({ name, path }): Ask[] => {
    const row = rows.get(name)
    // Paper takes a second each.
    if (!row || notAsked.has(name) || (!isProof && PDF.test(name))) return []
    return [[name, path, row.body]]
  }),
  ...trickyCalls
    .filter(([path]) => !/generate-shareable-link/.test(path) && (isProof || !/pdf/.test(path)))
    .map(([path, body]): Ask => [path, path, body]),
]

/** What a call is about: this order, whoever's it is. */
async function materialOf({ database, productIds }: Stage, order: Order, dice: Dice): Promise<Material> {
  const { db } = database.owner
  const { version } = await db
    .selectFrom('productOrders')
    .select('version')
    .where('id', '=', order.id)
    .where('orgId', '=', order.orgId)
    .executeTakeFirstOrThrow()
  const nobody = 2_000_000_000
  return {
    orgId: order.orgId,
    orderId: order.id,
    orderVersion: version,
    orderNumber: order.number,
    lineId: order.lineId,
    lineVersion: 1,
    mediumId: 1 + dice.below(20),
    commentId: 1 + dice.below(60),
    fileId: 1 + dice.below(60),
    fileVersion: 1,
    problemId: 1 + dice.below(60),
    returnId: 1 + dice.below(60),
    favoriteId: 1 + dice.below(60),
    productId: 1 + dice.below(9),
    stockedProductId: productIds.get(order.orgId) ?? 1,
    movementId: nobody,
    categoryId: 1,
    propertyId: 1,
    classifierGroupId: 1,
    viewId: 1,
    recordId: 1 + dice.below(60),
    recordVersion: 1,
    intentId: 'pi_test_sight',
    clientSecret: 'pi_test_sight_secret',
    paymentRecordId: 1 + dice.below(20),
    draftId: 1 + dice.below(3),
    draftVersion: 1,
    importId: 1 + dice.below(3),
    webhookId: 1 + dice.below(6),
    deliveryId: 1 + dice.below(6),
    email: `asked-${dice.below(1e9)}@example.com`,
  }
}

/** All that can be read in an answer, also inside a file. */
export async function textOf({ text, bytes }: Answer<unknown>): Promise<string> {
  if (text.startsWith('%PDF')) return (await readPdf(bytes)).pages.map((page) => page.text).join(' ')
  if (text.startsWith('PK'))
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString('utf8'))
      .join(' ')
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes).toString('utf8')
  return text
}

export interface Asked {
  readonly what: string
  readonly answer: Answer<unknown>
}

/** Asks anything: about this order in its own organization, or as if it were one of the caller's. */
export async function ask(stage: Stage, person: Person, order: Order, dice: Dice): Promise<Asked> {
  const [name, path, bodyOf] = dice.pick(asks)
  const material = await materialOf(stage, order, dice)
  const isSmuggled = person.orgId !== null && dice.chance(0.3)
  const body = bodyOf(isSmuggled ? { ...material, orgId: person.orgId } : material)
  const answer = await callerOf(stage, person).post(path, body)
  return { what: `${person.name}: ${name} ${JSON.stringify(body)}`, answer }
}

/** The whole list of somebody of an organization, in one of its forms. */
export async function list(
  stage: Stage,
  person: Person,
  dice: Dice,
): Promise<Asked & { readonly wrong: string[] }> {
  const orgId = person.orgId ?? 0
  const searched = dice.chance(0.3) ? dice.pick(stage.model.orders).title : ''
  const body = {
    orgId,
    ...(dice.chance(0.5)
      ? { formatForCsvExport: true }
      : {
          resultConstraints: { from: 0, to: 250 },
          sort: { by: 'number' as const, direction: 'desc' as const },
          includeAdvancedOrderData: dice.chance(0.5),
        }),
    searchTerm: searched,
    filters: { archived: 'all' as const },
  }
  const answer = await callerOf(stage, person).call(endpoints.getOrdersData, body)
  const what = `${person.name}: getOrdersData ${JSON.stringify(body)}`
  if (answer.status !== 200) return { what, answer, wrong: [`answered ${answer.status}`] }
  // Employees have all orders in their list, guests their own. [1.6.04, 1.6.05]
  const isInList = (order: Order) =>
    order.orgId === orgId &&
    (isStaff(person, orgId) || order.owner === person) &&
    order.title.includes(searched)
  const wrong = stage.model.orders.flatMap((order) => {
    const isThere = answer.text.includes(order.title)
    if (isThere === isInList(order)) return []
    return [`order ${order.id} ${isThere ? 'is' : 'is not'} in the list`]
  })
  return { what, answer, wrong }
}
