/**
 * Whoever measures how long a call takes can not tell a record that they may not see from one that there is not: the
 * same statements are sent, and as many rows come back. [issue 12, 3]
 */
import { allEndpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import type { CallerName } from '../../testing/access-matrix/callers.ts'
import type { Material, Row } from '../../testing/access-matrix/row.ts'
import { rows } from '../../testing/access-matrix/rows.ts'
import { createWorld, home, type World } from '../../testing/access-matrix/world.ts'
import { sentStatements } from '../../testing/databases/sent-statements.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()
let world: World
beforeAll(async () => {
  world = await createWorld(inUse.database, inUse.app)
})

const nothing = 2_000_000_000
/** The ids of a record are of nothing. */
const missing = {
  orderId: nothing,
  orderNumber: nothing,
  lineId: nothing,
  mediumId: nothing,
}
/** The ids that a row is asked with of nothing: on the canvas of an order the record's own too. */
const missingOf = ({ onCanvas }: Row) => ({ ...missing, ...(onCanvas ? { recordId: nothing } : {}) })

interface Question {
  readonly name: string
  /** the row of the matrix that says what the records are like */
  readonly row: string
  readonly body: (material: Material) => object
}

/** Material of which only the shape counts. */
const some: Material = {
  orgId: 1,
  orderId: 1,
  orderVersion: 1,
  orderNumber: 1,
  lineId: 1,
  lineVersion: 1,
  mediumId: 1,
  commentId: 1,
  fileId: 1,
  fileVersion: 1,
  problemId: 1,
  returnId: 1,
  favoriteId: 1,
  productId: 1,
  stockedProductId: 1,
  movementId: 1,
  categoryId: 1,
  propertyId: 1,
  classifierGroupId: 1,
  viewId: 1,
  recordId: 1,
  recordVersion: 1,
  intentId: '',
  clientSecret: '',
  paymentRecordId: 1,
  draftId: 1,
  draftVersion: 1,
  importId: 1,
  webhookId: 1,
  deliveryId: 1,
  email: '',
}

/** Every call of the matrix that says which order, line or picture it is about. */
const ofMatrix: readonly Question[] = [...rows].flatMap(([name, row]) =>
  JSON.stringify(row.body(some)) === JSON.stringify(row.body({ ...some, ...missingOf(row) }))
    ? []
    : [{ name, row: name, body: row.body }],
)

/** Other ways to name the same: an order by its id alone, a line by its own. */
const others: readonly Question[] = [
  {
    name: 'createPaymentIntent, without an organization',
    row: 'createPaymentIntent',
    body: ({ orderId }) => ({ productOrderId: orderId }),
  },
  {
    name: 'productInstanceGet, by the line',
    row: 'productInstanceGet',
    body: ({ orgId, lineId }) => ({ orgId, where: { id: lineId } }),
  },
  {
    name: 'productOrderGet, by the number',
    row: 'productOrderGet',
    body: ({ orgId, orderNumber }) => ({ orgId, where: { orgSpecificId: orderNumber } }),
  },
  {
    name: 'uploadMedium, a print master',
    row: 'uploadMedium',
    body: ({ orgId, orderId }) => ({
      orgId,
      resourceForMedium: 'productOrder',
      resourceId: orderId,
      isPrintMaster: true,
    }),
  },
]

/** A guest of the organization, and a browser that has another order of it shared. */
const withoutAccess: readonly CallerName[] = ['otherGuest', 'linkHolder']

test('the calls that name an order, a line or a picture are asked', () => {
  expect(ofMatrix.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'getOrderData',
      'getInvolvedUsers',
      'shareOrder',
      'productOrderGet',
      'productOrderUpdate',
      'productInstanceUpdate',
      'productInstanceDestroy',
      'archWallUpdate',
      'entityBulkDestroy',
      'uploadMedium',
      'deleteMedium',
      'getComments',
      'getPaymentIntent',
      'downloadDrawings',
      'downloadPdf',
    ]),
  )
  expect(ofMatrix.length).toBeGreaterThan(45)
})

async function ask(question: Question, caller: CallerName, material: Material) {
  const endpoint = allEndpoints().find(({ name }) => name === question.row)
  if (!endpoint) throw new Error(`no call ${question.row}`)
  const { post } = await world.caller(caller)
  let answer = { status: 0, text: '' }
  const statements = await sentStatements(inUse.database, async () => {
    const { status, text } = await post(endpoint.path, question.body(material))
    answer = { status, text }
  })
  return { answer, statements }
}

describe.each([...ofMatrix, ...others].map((question) => [question.name, question] as const))(
  '[issue 12, 3] %s',
  (_, question) => {
    test.each(withoutAccess)('is the same work for %s whether it is hidden or missing', async (caller) => {
      const row = rows.get(question.row)
      if (!row) throw new Error(`no row ${question.row}`)
      const hidden = await world.material('otherGuest', question.row, row)
      // What is remembered from call to call is remembered before.
      await ask(question, caller, hidden)
      const [there, nowhere] = [
        await ask(question, caller, hidden),
        await ask(question, caller, { ...hidden, ...missingOf(row) }),
      ]
      expect(there).toEqual(nowhere)
      expect(there.statements.length).toBeGreaterThan(1)
    })
  },
)

test.each(
  (['confirmTestCard', 'authenticateTestCard'] as const).flatMap((name) =>
    withoutAccess.map((caller) => [name, caller] as const),
  ),
)(
  '[issue 12, 3] %s is the same work for %s whether the payment is hidden or missing',
  async (name, caller) => {
    const row = rows.get(name)
    if (!row) throw new Error('no row')
    const hidden = await world.material('otherGuest', name, row)
    const question = { name, row: name, body: row.body }
    await ask(question, caller, hidden)
    const none = await ask(question, caller, { ...hidden, intentId: 'pi_test_nothing' })
    expect(none.answer.status).toBe(404)
    // Also for somebody who has found out its secret, or guesses one.
    expect(await ask(question, caller, hidden)).toEqual(none)
    expect(await ask(question, caller, { ...hidden, clientSecret: 'guessed' })).toEqual(none)
  },
)

test.each(withoutAccess)('[issue 12, 3] a picture’s file is the same work for %s', async (caller) => {
  const row = rows.get('deleteMedium')
  if (!row) throw new Error('no row')
  const { mediumId } = await world.material('otherGuest', 'deleteMedium', row)
  const { cookie } = await world.caller(caller)
  const fetched = (id: number) =>
    sentStatements(inUse.database, async () => {
      const url = `/api/media/${home.id}/${id}/picture`
      const { statusCode } = await inUse.app.app.inject({ method: 'GET', url, headers: { cookie } })
      expect(statusCode).toBe(404)
    })
  await fetched(mediumId)
  const there = await fetched(mediumId)
  expect(there).toEqual(await fetched(nothing))
  expect(there.length).toBeGreaterThan(1)
})

describe('on the caller’s own order', () => {
  const rowOf = (name: string) => {
    const row = rows.get(name)
    if (!row) throw new Error(`no row ${name}`)
    return row
  }

  test.each(['editComment', 'resolveComments', 'addComment', 'deleteComment'])(
    '[issue 12, 3] %s is the same work for a comment of another order, an internal one and none',
    async (name) => {
      const row = rowOf(name)
      const own = await world.material('guest', name, row)
      const foreign = await world.material('hiddenGuest', name, row)
      const internal = await insert(inUse.database, 'comment', home.id, {
        productOrderId: own.orderId,
        userId: demoUserId(home, 'member'),
        authorName: 'A member',
        authorKind: 'employee',
        isInternal: 1,
        text: 'Margin is thin.',
      })
      const about = (commentId: number) =>
        ask({ name, row: name, body: row.body }, 'guest', { ...own, commentId })
      const none = await about(nothing)
      expect(none.answer.status).toBeGreaterThanOrEqual(400)
      expect(await about(foreign.commentId)).toEqual(none)
      expect(await about(internal.id)).toEqual(none)
    },
  )

  test.each(['getPaymentIntent', 'updatePaymentIntent'])(
    '[issue 12, 3] %s is the same work for a payment of another order and for none',
    async (name) => {
      const row = rowOf(name)
      const own = await world.material('guest', name, row)
      const { intentId } = await world.material('hiddenGuest', name, row)
      const about = (id: string) =>
        ask({ name, row: name, body: row.body }, 'guest', { ...own, intentId: id })
      await about('pi_test_nothing')
      const none = await about('pi_test_nothing')
      expect(none.answer.status).toBe(404)
      expect(await about(intentId)).toEqual(none)
    },
  )

  test('[issue 12, 3] a line that is given a picture of another order is the same work as with none', async () => {
    const row = rowOf('productInstanceUpdate')
    const own = await world.material('guest', 'productInstanceUpdate', row)
    const foreign = await world.material('hiddenGuest', 'deleteMedium', rowOf('deleteMedium'))
    const body = ({ orgId, lineId, lineVersion, mediumId }: Material) => ({
      orgId,
      where: { id: lineId },
      version: lineVersion,
      props: { mediumId },
    })
    const withPicture = (mediumId: number) =>
      ask({ name: '', row: 'productInstanceUpdate', body }, 'guest', { ...own, mediumId })
    await withPicture(nothing)
    const none = await withPicture(nothing)
    expect(none.answer.status).toBe(400)
    expect(await withPicture(foreign.mediumId)).toEqual(none)
  })
})
