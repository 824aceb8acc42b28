/** Pieces that many calls share. */
import {
  idSchema,
  paymentRecordSchema,
  productInstanceSchema,
  productOrderSchema,
  statusDataSchema,
} from '@orderwright/domain'
import { z } from 'zod'

/**
 * What a call may say of its caller. `userId` is read only to refuse a call made for somebody else;
 * `isGuestMode` lowers the role for this call and can never raise it.
 */
export const callerFields = {
  userId: idSchema.optional(),
  isGuestMode: z.boolean().optional(),
}

/** `orgId` may be left out where the order says it. */
export const orderCallFields = { productOrderId: idSchema, orgId: idSchema.optional(), ...callerFields }

/** Fields of an order that carry or reveal prices: absent for viewers with hidden pricing. */
export const orderPriceFields = {
  costs: true,
  discountMode: true,
  discountPercentage: true,
  discountFlatAmount: true,
  shippingMode: true,
  shippingPercentage: true,
  shippingFlatAmount: true,
  taxPercentage: true,
  tariffPercentage: true,
  amountPaidInCents: true,
  lastPaymentDate: true,
  commandData: true,
  integrationData: true,
} as const

/** An order as a viewer receives it. */
export const orderViewSchema = productOrderSchema.partial(orderPriceFields)
export type OrderView = z.infer<typeof orderViewSchema>

/** An order line as a viewer receives it. */
export const instanceViewSchema = productInstanceSchema.partial({ customPriceInCents: true })
export type InstanceView = z.infer<typeof instanceViewSchema>

export const statusAnswerSchema = z.object({
  statusData: statusDataSchema,
  productOrder: orderViewSchema,
})

export const paymentRecordViewSchema = paymentRecordSchema
