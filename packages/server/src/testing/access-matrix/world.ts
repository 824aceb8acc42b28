/** The people and records that the access matrix calls with, in two organisations. */
import { amountDue, chargeFor } from '@orderwright/domain/payments'
import type { SpatialKey } from '@orderwright/domain/spatial'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, longAgo, orderOf, type OrderFixture, profileOf } from '../fixture.ts'
import type { Caller, TestApp } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'
import { draftOf } from '../draft-fixture.ts'
import { importOf } from '../import-fixture.ts'
import { returnIn } from '../orders/returns-fixture.ts'
import { webhookOf } from '../webhooks/failed-delivery.ts'
import { introduce } from '../../platform/database/introduce.ts'
import { putTestPayment } from '../../platform/payment/test-cards.ts'
import type { CatalogKey } from '../../modules/catalog/catalog-resource.ts'
import { makeApiKey } from '../sign-in/api-keys.ts'
import type { CallerName } from './callers.ts'
import { isKeyCaller, type KeyCallerName, type Program } from './keys.ts'
import { addCosts } from '../prices/cost-marks.ts'
import { internalMark, type Material, type Row } from './row.ts'
import { favoriteIn } from './orders/favorites.ts'
import { canvasProps } from './orders/canvas.ts'
import { catalogProps } from './rows.ts'

export const home = maisonLumen
export const abroad = haldenLight

type OutsiderName = 'linkHolder' | 'sharee' | 'removedSharee'
type MemberName = Exclude<CallerName, 'anonymous' | 'otherGuest' | OutsiderName>

const userIds: Readonly<Record<MemberName, number>> = {
  guest: demoUserId(home, 'guest'),
  hiddenGuest: demoUserId(home, 'guestHiddenPricing'),
  foreignGuest: demoUserId(abroad, 'guest'),
  member: demoUserId(home, 'member'),
  owner: demoUserId(home, 'owner'),
  foreignOwner: demoUserId(abroad, 'owner'),
}

function isCatalogKey(key: string): key is CatalogKey {
  return key in catalogProps
}

export interface World {
  /** A caller on a device of their own. */
  readonly caller: (name: CallerName | KeyCallerName) => Promise<Caller>
  /** Fresh records for one call by one caller. */
  readonly material: (name: CallerName | KeyCallerName, callName: string, row: Row) => Promise<Material>
}

/** Makes a guest of the home organisation who owns nothing. */
async function addGuest(database: TestDatabase): Promise<number> {
  const user = await database.owner.db
    .insertInto('users')
    .values({ email: 'other-guest@example.com', firstName: 'Other', lastName: 'Guest', name: 'Other Guest' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insert(database, 'membership', home.id, { userId: user.id, role: 'guest' })
  return user.id
}

/** A program for each kind of key: those of the home organisation, one whose key was revoked, and an owner's of abroad. */
async function addPrograms(app: TestApp): Promise<Readonly<Record<KeyCallerName, Caller>>> {
  const key = async (at: typeof home, { scope, role }: Program) =>
    makeApiKey(app, { orgId: at.id, ownerId: demoUserId(at, 'owner'), scope, role })
  const revoked = await key(home, { scope: 'write', role: 'owner' })
  await revoked.revoke()
  return {
    readMemberKey: (await key(home, { scope: 'read', role: 'member' })).caller,
    writeMemberKey: (await key(home, { scope: 'write', role: 'member' })).caller,
    readOwnerKey: (await key(home, { scope: 'read', role: 'owner' })).caller,
    writeOwnerKey: (await key(home, { scope: 'write', role: 'owner' })).caller,
    revokedKey: revoked.caller,
    foreignKey: (await key(abroad, { scope: 'write', role: 'owner' })).caller,
  }
}

function isOutsider(name: CallerName | KeyCallerName): name is OutsiderName {
  return name === 'linkHolder' || name === 'sharee' || name === 'removedSharee'
}

export async function createWorld(database: TestDatabase, app: TestApp): Promise<World> {
  const otherGuestId = await addGuest(database)
  const outsiders = {
    linkHolder: await app.visitor(),
    sharee: await app.visitor(),
    removedSharee: await app.visitor(),
  }

  /** The order for a browser without an account: by its link, by an invitation, by one that was taken back. */
  async function shareWith(name: OutsiderName, { order }: OrderFixture): Promise<void> {
    const { visitor } = outsiders[name]
    const isInvited = name !== 'linkHolder'
    if (name === 'sharee') {
      const involvedUsers = { [visitor.userId]: { role: 'other', pricingIsHidden: 0 } }
      await change(database, 'productOrder', home.id, order.id, { involvedUsers })
    }
    const { id: shareLinkId } = await database.owner.db
      .insertInto('orderShareLinks')
      .values({
        orgId: home.id,
        productOrderId: order.id,
        tokenHash: `${name} ${order.id}`,
        userId: isInvited ? visitor.userId : null,
        pricingIsHidden: isInvited ? 0 : 1,
        revokedAt: name === 'removedSharee' ? longAgo : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { visitorId, userId } = visitor
    await introduce(database.owner.db, { orgId: home.id, userId })
    await database.owner.db
      .insertInto('shareVisits')
      .values({ orgId: home.id, visitorId, shareLinkId, userId })
      .execute()
  }
  // Who has nothing shared is nobody: each has something, whatever the call is about.
  for (const name of ['linkHolder', 'sharee', 'removedSharee'] as const)
    await shareWith(name, await orderOf(database, { orgId: home.id, userId: userIds.guest }))
  const programs = await addPrograms(app)
  const category = await insert(database, 'productCategory', home.id, { title: 'World', rank: 800 })
  const product = await insert(database, 'product', home.id, {
    title: 'World',
    rank: 800,
    productCategoryId: category.id,
  })
  const drawn = await insert(database, 'productCategory', home.id, {
    title: 'World of walls',
    rank: 801,
    isSpatial: 1,
  })
  const property = await insert(database, 'productProperty', home.id, { title: 'World', rank: 800 })
  const group = await insert(database, 'productOptionClassifierGroup', home.id, { title: 'World' })
  const stocked = await insert(database, 'product', home.id, {
    title: 'World in stock',
    rank: 801,
    isStocked: 1,
    productCategoryId: category.id,
  })
  await addCosts(database, home.id)
  const common = {
    orgId: home.id,
    productId: product.id,
    stockedProductId: stocked.id,
    movementId: 0,
    categoryId: category.id,
    propertyId: property.id,
    classifierGroupId: group.id,
    orderId: 0,
    orderVersion: 1,
    orderNumber: 1,
    lineId: 0,
    lineVersion: 1,
    mediumId: 0,
    commentId: 0,
    fileId: 0,
    fileVersion: 1,
    problemId: 0,
    returnId: 0,
    favoriteId: 0,
    viewId: 0,
    recordId: 0,
    recordVersion: 1,
    intentId: '',
    clientSecret: '',
    paymentRecordId: 0,
    draftId: 0,
    draftVersion: 0,
    importId: 0,
    webhookId: 0,
    deliveryId: 0,
    email: 'nobody@example.com',
  }

  async function orderFor(name: CallerName | KeyCallerName, row: Row): Promise<OrderFixture> {
    const userId = name === 'hiddenGuest' ? userIds.hiddenGuest : userIds.guest
    const made = await orderOf(database, {
      orgId: home.id,
      userId,
      standing: row.standing ?? 'started',
      taxPercentage: 0,
      ...(row.onCanvas ? { productCategoryId: drawn.id } : {}),
      commandData: { number: 'C-1', date: '', totalInCents: 7_654_321 },
    })
    if (isOutsider(name)) await shareWith(name, made)
    if (row.isDeleted)
      await change(database, 'productOrder', home.id, made.order.id, { deletedAt: new Date() })
    return made
  }

  async function endpointOf(state: NonNullable<Row['webhook']>) {
    const owner = await app.as(userIds.owner)
    return webhookOf(database, owner, { orgId: home.id, isDeleted: state === 'deleted' })
  }

  /** Ten pieces came in. */
  async function receipt() {
    const made = await database.owner.db
      .insertInto('stockMovements')
      .values({
        orgId: home.id,
        productId: stocked.id,
        productOrderId: null,
        userId: userIds.owner,
        kind: 'receipt',
        onHand: 10,
        allocated: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { movementId: made.id }
  }

  async function pictureOf({ order, line }: OrderFixture) {
    const made = await insert(database, 'medium', home.id, {
      productOrderId: order.id,
      productInstanceId: line.id,
      storageKey: `${home.id}/${line.id}.jpg`,
    })
    return { mediumId: made.id }
  }

  async function commentsOf({ order, line }: OrderFixture) {
    const made = await insert(database, 'comment', home.id, {
      productOrderId: order.id,
      productInstanceId: line.id,
      userId: order.userId,
      authorName: 'The owner',
      text: 'Could the plate be of brass?',
    })
    await insert(database, 'comment', home.id, {
      productOrderId: order.id,
      userId: userIds.member,
      authorName: 'A member',
      authorKind: 'employee',
      isInternal: 1,
      text: internalMark,
    })
    return { commentId: made.id }
  }

  async function filesOf({ order, line }: OrderFixture) {
    const ofPdf = { productOrderId: order.id, bytes: 9, format: 'pdf' }
    const made = await insert(database, 'orderFile', home.id, {
      ...ofPdf,
      productInstanceId: line.id,
      uploaderId: order.userId,
      title: 'Plan.pdf',
      storageKey: `${home.id}/file-${order.id}.pdf`,
    })
    await insert(database, 'orderFile', home.id, {
      ...ofPdf,
      uploaderId: userIds.member,
      uploaderKind: 'employee',
      isInternal: 1,
      title: internalMark,
      storageKey: `${home.id}/file-${order.id}-internal.pdf`,
    })
    return { fileId: made.id, fileVersion: made.version }
  }

  async function problemOf({ order, line }: OrderFixture) {
    const made = await insert(database, 'orderProblem', home.id, {
      productOrderId: order.id,
      number: 1,
      kind: 'damaged',
      items: [{ productInstanceId: line.id, quantity: 1 }],
      words: 'It is broken.',
      reporterId: order.userId,
    })
    return { problemId: made.id }
  }

  /** A viewport, and a record of the row's kind that is there and can be deleted and brought back. */
  async function canvasOf({ order }: OrderFixture, key: SpatialKey) {
    const productOrderId = order.id
    const view = await insert(database, 'archCustomView', home.id, { productOrderId, rank: 1 })
    const record = await insert(
      database,
      key,
      home.id,
      canvasProps[key]({ orderId: order.id, viewId: view.id }),
    )
    return { viewId: view.id, recordId: record.id, recordVersion: record.version }
  }

  async function intentOf({ order }: OrderFixture, status: NonNullable<Row['intent']>) {
    const id = `pi_test_matrix_${order.id}`
    const profile = await profileOf(database, home.id)
    const due = amountDue(order, [], profile, order.lastCompletedStatusKey)
    const charge = chargeFor(due, { method: 'card', payInFull: false }, profile)
    await database.owner.db
      .insertInto('paymentIntents')
      .values({
        id,
        orgId: home.id,
        productOrderId: order.id,
        environment: 'live',
        statusKey: order.lastCompletedStatusKey,
        status,
        amountInCents: charge.paymentAmountInCents,
        upchargeAmountInCents: charge.upchargeAmountInCents,
        payInFull: 0,
        clientSecret: `${id}_secret`,
        lastError: null,
        created: longAgo,
        lastUpdated: longAgo,
      })
      .execute()
    const { paymentAmountInCents: amountInCents, upchargeAmountInCents } = charge
    await putTestPayment(database.owner.db, home.id, id, {
      clientSecret: `${id}_secret`,
      status,
      amountInCents,
      upchargeAmountInCents,
      currency: profile.payment.currency,
      lastError: null,
      productOrderId: order.id,
      statusKey: order.lastCompletedStatusKey,
      payInFull: false,
      refunds: [],
    })
    const made = { intentId: id, clientSecret: `${id}_secret` }
    if (status !== 'succeeded') return made
    const record = await database.owner.db
      .insertInto('paymentRecords')
      .values({
        ...charge,
        orgId: home.id,
        productOrderId: order.id,
        date: longAgo,
        kind: 'payment',
        method: 'card',
        statusKey: order.lastCompletedStatusKey,
        providerReference: id,
        userId: null,
        note: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...made, paymentRecordId: record.id }
  }

  return {
    caller: (name) => {
      if (name === 'anonymous') return Promise.resolve(app.anonymous)
      if (isKeyCaller(name)) return Promise.resolve(programs[name])
      if (isOutsider(name)) return Promise.resolve(outsiders[name].caller)
      return app.as(name === 'otherGuest' ? otherGuestId : userIds[name])
    },
    material: async (name, callName, row) => {
      const key = callName.replace(
        /(Get|Create|BulkUpdate|BulkDestroy|BulkRestore|Update|Destroy|Restore)$/,
        '',
      )
      if (isCatalogKey(key)) {
        const record = await insert(database, key, home.id, catalogProps[key](common))
        return { ...common, recordId: record.id, recordVersion: record.version }
      }
      if (row.standing === undefined)
        return {
          ...common,
          ...(row.isReceived ? await receipt() : {}),
          ...(row.hasFavorite ? await favoriteIn(database, home.id, product.id) : {}),
          ...(row.webhook ? await endpointOf(row.webhook) : {}),
          ...(row.isImported ? await importOf(app, await app.as(userIds.owner), home.id) : {}),
          ...(row.draft
            ? await draftOf(await app.as(userIds.owner), {
                orgId: home.id,
                isPublished: row.draft === 'published',
              })
            : {}),
          email: `${callName}-${name}@example.com`.toLowerCase(),
        }
      const made = await orderFor(name, row)
      const medium = row.isPictured ? await pictureOf(made) : {}
      const comment = await commentsOf(made)
      const file = await filesOf(made)
      const problem = await problemOf(made)
      const returned = row.returned ? await returnIn(database, made, row.returned) : {}
      const intent = row.intent ? await intentOf(made, row.intent) : {}
      return {
        ...common,
        orderId: made.order.id,
        orderVersion: made.order.version + (row.isDeleted ? 1 : 0) + (name === 'sharee' ? 1 : 0),
        orderNumber: made.order.orgSpecificId,
        lineId: made.line.id,
        lineVersion: made.line.version,
        ...(row.onCanvas ? await canvasOf(made, row.onCanvas) : {}),
        ...intent,
        ...medium,
        ...comment,
        ...file,
        ...problem,
        ...returned,
      }
    },
  }
}
