/** Moving an order through its statuses. */
import { statusDataSchema } from '@orderwright/domain/orders'
import { idSchema, noteSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields, orderCallFields, orderViewSchema, statusAnswerSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** Employees alone: promises pieces that are not there. Without it such a call is refused by the rule `outOfStock`. */
const allowBackorder = z.boolean().default(false)

export const updateOrderStatus = endpoint({
  name: 'updateOrderStatus',
  path: '/configurator/update-order-status',
  area: 'lifecycle',
  summary: 'An employee sets a status: later ones are removed, none in between is added.',
  body: z.strictObject({
    productOrderId: idSchema,
    orgId: idSchema,
    ...callerFields,
    statusKey: z.string().min(1).max(60),
    skipNotifyingGuest: z.boolean().default(false),
    allowBackorder,
  }),
  response: statusAnswerSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const submitOrder = endpoint({
  name: 'submitOrder',
  path: '/configurator/submit-order',
  area: 'lifecycle',
  summary: 'Submits for review, or continues a stocked order to payment, after the five checks.',
  body: z.strictObject({ ...orderCallFields, allowBackorder }),
  response: statusAnswerSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const approveOrder = endpoint({
  name: 'approveOrder',
  path: '/configurator/approve-order',
  area: 'lifecycle',
  summary: 'An employee approves; the order goes to the first payment with an amount due.',
  body: z.strictObject({ ...orderCallFields, allowBackorder }),
  response: statusAnswerSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const requireChanges = endpoint({
  name: 'requireChanges',
  path: '/configurator/product-order/action-required',
  area: 'lifecycle',
  summary: 'An employee sends the order back with feedback for the customer.',
  body: z.strictObject({ ...orderCallFields, feedbackNotes: noteSchema.min(1, 'Say what must change') }),
  response: z.object({
    feedbackNotes: z.string(),
    statusData: statusDataSchema,
    productOrder: orderViewSchema,
  }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  path: '/configurator/product-order/cancel',
  area: 'lifecycle',
  summary: 'Resets an unpaid order to the first step.',
  body: z.strictObject(orderCallFields),
  response: statusAnswerSchema,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const requestStatusUpdate = endpoint({
  name: 'requestStatusUpdate',
  path: '/configurator/request-status-update',
  area: 'lifecycle',
  summary: 'Asks the organization where the order stands.',
  body: z.strictObject(orderCallFields),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'forbidden', 'refused'],
})
