/** Returns of delivered items: asking for one, deciding, receiving, and crediting what came back. [issue 18] */
import {
  creditedLineSchema,
  orderReturnSchema,
  receivedItemSchema,
  RETURN_ITEMS_MOST,
  returnCreditSchema,
  returnDecisions,
  returnItemSchema,
  returnReasons,
  returnWordsSchema,
} from '@orderwright/domain/order-returns'
import { amountSchema, idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const area = 'returns'
const orderFields = { orgId: idSchema, productOrderId: idSchema, ...callerFields }

/** What would be credited now for what arrived, before an employee settles it. */
export const returnProposalSchema = z.object({
  lines: z.array(creditedLineSchema),
  /** the fee that is proposed, and the percentage it comes from */
  fee: amountSchema,
  feePercentage: z.number(),
  /** what can be given back of the shipping, and of the tax on it */
  shipping: amountSchema,
  shippingTax: amountSchema,
  /** the most that can be credited: what is still billed */
  most: amountSchema,
})
export type ReturnProposal = z.infer<typeof returnProposalSchema>

/** A return as a viewer receives it, with what they may do with it now. */
export const orderReturnViewSchema = orderReturnSchema
  .pick({
    id: true,
    version: true,
    created: true,
    number: true,
    reason: true,
    words: true,
    problemId: true,
    state: true,
    requesterId: true,
    requesterName: true,
    requesterKind: true,
    decision: true,
    decidedByName: true,
    decidedAt: true,
    receivedByName: true,
    receivedAt: true,
    closing: true,
    closedByName: true,
    closedAt: true,
  })
  .extend({
    /** `itemTitle`: as the line is or was called; `received`, `restocked`: 0 while nothing arrived */
    items: z.array(
      returnItemSchema.extend({
        itemTitle: z.string(),
        received: receivedItemSchema.shape.received,
        restocked: receivedItemSchema.shape.restocked,
      }),
    ),
    /** null: not credited, or the viewer sees no prices */
    credit: returnCreditSchema.nullable(),
    /** for who may credit it now; null otherwise */
    proposal: returnProposalSchema.nullable(),
    isDeleted: z.boolean(),
    mayWithdraw: z.boolean(),
    mayDecide: z.boolean(),
    mayUndecide: z.boolean(),
    mayReceive: z.boolean(),
    mayUnreceive: z.boolean(),
    mayClose: z.boolean(),
    mayReopen: z.boolean(),
  })
export type OrderReturnView = z.infer<typeof orderReturnViewSchema>

export const getOrderReturns = endpoint({
  name: 'getOrderReturns',
  path: '/api/returns/get',
  area,
  effect: 'reads',
  summary: 'The returns of an order, by number, and which pieces of it can still be returned.',
  body: z.strictObject(orderFields),
  response: z.object({
    returns: z.array(orderReturnViewSchema),
    /** `title`: the line as it was agreed to, with its number; '': no change is open, and the order itself says it */
    returnable: z.array(returnItemSchema.extend({ title: z.string() })),
    /** whether the caller may ask for one now */
    mayRequest: z.boolean(),
  }),
  errors: ['notFound'],
})

const changed = z.object({ orderReturn: orderReturnViewSchema })

export const requestOrderReturn = endpoint({
  name: 'requestOrderReturn',
  path: '/api/returns/request',
  area,
  summary:
    'Asks for a return of pieces of an order whose goods have left; one that an employee opens is authorized at once. Who has to act on it is told.',
  body: z.strictObject({
    ...orderFields,
    items: z.array(returnItemSchema).min(1).max(RETURN_ITEMS_MOST),
    reason: z.enum(returnReasons),
    words: returnWordsSchema.default(''),
    problemId: idSchema.nullable().default(null),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

const one = { ...orderFields, returnId: idSchema }
const version = z.number().int().positive()

export const withdrawOrderReturn = endpoint({
  name: 'withdrawOrderReturn',
  path: '/api/returns/withdraw',
  area,
  summary:
    'Withdraws a return of the caller to which nothing was said, or (isDeleted false) brings it back within 30 days.',
  body: z.strictObject({ ...one, isDeleted: z.boolean().default(true) }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const decideOrderReturn = endpoint({
  name: 'decideOrderReturn',
  path: '/api/returns/decide',
  area,
  summary:
    'Authorizes or declines a return that is asked for, or (decision null) takes that back. Who asked is told. `version` is the one that was decided on.',
  body: z.strictObject({
    ...one,
    version,
    decision: z.enum(returnDecisions).nullable(),
    words: returnWordsSchema.default(''),
  }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const receiveOrderReturn = endpoint({
  name: 'receiveOrderReturn',
  path: '/api/returns/receive',
  area,
  summary:
    'Says what of an authorized return arrived and what of it goes back to stock, or (items empty) that nothing did after all. Stock follows.',
  body: z.strictObject({ ...one, version, items: z.array(receivedItemSchema).max(RETURN_ITEMS_MOST) }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const closeOrderReturn = endpoint({
  name: 'closeOrderReturn',
  path: '/api/returns/close',
  area,
  summary:
    'Credits a received return: the order comes to less, and where it was invoiced a credit note is issued. No money moves. Who asked is told.',
  body: z.strictObject({
    ...one,
    version,
    /** kept for taking the goods back; left out: what is proposed */
    feeInCents: amountSchema.optional(),
    givesShipping: z.boolean().default(false),
    /** another amount than is worked out; null: as it is worked out */
    amountInCents: amountSchema.nullable().default(null),
    words: returnWordsSchema.default(''),
  }),
  response: changed.extend({
    /** of the credit note; '': none was due */
    documentNumber: z.string(),
  }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const reopenOrderReturn = endpoint({
  name: 'reopenOrderReturn',
  path: '/api/returns/reopen',
  area,
  summary:
    'Takes the credit of a return back: it is received again, and what was credited is billed by a supplementary invoice.',
  body: z.strictObject({ ...one, version }),
  response: changed,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})
