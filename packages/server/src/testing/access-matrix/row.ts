/** A row of the access matrix: the body of a call, what it is made of, and the status each kind of caller gets. */
import type { OrderReturnState } from '@orderwright/domain/order-returns'
import type { SpatialKey } from '@orderwright/domain/spatial'
import type { Standing } from '../fixture.ts'
import type { Statuses } from './callers.ts'

/** What a row's body is made of: an order of the calling guest (or of a guest), and records to act on. */
export interface Material {
  readonly orgId: number
  readonly orderId: number
  readonly orderVersion: number
  readonly orderNumber: number
  readonly lineId: number
  readonly lineVersion: number
  readonly mediumId: number
  /** a comment of the order's owner */
  readonly commentId: number
  /** a file that the order's owner has attached */
  readonly fileId: number
  readonly fileVersion: number
  /** a problem that the order's owner has reported */
  readonly problemId: number
  /** a return that the order's owner has asked for, where the row asks for one */
  readonly returnId: number
  /** a favorite that the employees share, where the row asks for one */
  readonly favoriteId: number
  readonly productId: number
  /** a product whose stock is kept, and the receipt that it has */
  readonly stockedProductId: number
  readonly movementId: number
  readonly categoryId: number
  readonly propertyId: number
  readonly classifierGroupId: number
  /** a viewport of the order, where the row asks for a canvas */
  readonly viewId: number
  /** the record of a resource row */
  readonly recordId: number
  readonly recordVersion: number
  readonly intentId: string
  readonly clientSecret: string
  /** the payment's entry in the ledger, where the intent has succeeded */
  readonly paymentRecordId: number
  readonly draftId: number
  readonly draftVersion: number
  /** of the catalog */
  readonly importId: number
  readonly webhookId: number
  readonly deliveryId: number
  /** an address that nobody else asked a code for */
  readonly email: string
}

export interface Row {
  readonly expected: Statuses
  readonly body: (material: Material) => object
  /** how the order stands when it is called about; none: the call is not about an order */
  readonly standing?: Standing
  readonly isDeleted?: boolean
  /** the order has a canvas with a viewport, and a record of this kind on it */
  readonly onCanvas?: SpatialKey
  /** a return of the line's piece is needed, in this state */
  readonly returned?: OrderReturnState
  /** a favorite is needed */
  readonly hasFavorite?: boolean
  /** the line has a picture */
  readonly isPictured?: boolean
  /** the stocked product has a receipt of its own for each call */
  readonly isReceived?: boolean
  /** a draft of the catalog with a change is needed, in this state */
  readonly draft?: 'open' | 'published'
  /** an import of the catalog is needed */
  readonly isImported?: boolean
  /** an endpoint for messages is needed, with a delivery that failed; or one that was deleted */
  readonly webhook?: 'there' | 'deleted'
  /** a payment intent of the order is needed, in this state */
  readonly intent?: 'requires_payment_method' | 'requires_action' | 'succeeded'
}

/** Stands in an internal comment on every order of the matrix: employees alone may ever receive it. */
export const internalMark = 'Margin is thin here.'
