/** An example of a call: who makes it, and a body for it. A test runs each against the server. */
import type { BodyOf, Endpoint } from '../../endpoint.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '../../sign-in/passkeys.ts'

/** The records that the examples are about. */
export interface ExampleMaterial {
  readonly orgId: number
  readonly orderId: number
  readonly orderVersion: number
  readonly orderNumber: number
  readonly lineId: number
  /** an order that has a canvas, and a viewport on it */
  readonly spatialOrderId: number
  readonly viewId: number
  readonly lineVersion: number
  readonly mediumId: number
  /** a comment of the order's owner */
  readonly commentId: number
  /** a file of the order, added by its owner */
  readonly fileId: number
  readonly fileVersion: number
  /** a problem of an order that was shipped, reported by its owner */
  readonly problemId: number
  readonly returnId: number
  /** a favorite that is shared */
  readonly favoriteId: number
  readonly productId: number
  /** a product whose stock is kept, and an entry of its ledger */
  readonly stockedProductId: number
  readonly movementId: number
  readonly categoryId: number
  readonly propertyId: number
  readonly classifierGroupId: number
  /** a group of properties */
  readonly groupId: number
  /** the record of a call on a kind of records */
  readonly recordId: number
  readonly recordVersion: number
  readonly intentId: string
  readonly clientSecret: string
  readonly paymentRecordId: number
  /** an address that a code is sent to, or that is invited */
  readonly email: string
  readonly code: string
  readonly userToken: string
  /** a passkey of the guest, what a browser made of one, and what one has signed */
  readonly passkeyId: number
  readonly registration: PasskeyRegistration
  readonly assertion: PasskeyAssertion
  /** of a connection to an identity provider: a domain, its issuer, and with what it sends people back */
  readonly openidDomain: string
  readonly openidIssuer: string
  readonly openidAnswer: string
  readonly shareToken: string
  readonly guestId: number
  /** somebody who takes part in the order */
  readonly collaboratorId: number
  readonly mailId: number
  /** of the organization's settings */
  readonly orgVersion: number
  readonly settingChangeId: number
  /** somebody who works there */
  readonly memberId: number
  /** an integration that is enabled, and a token to connect it */
  readonly integrationKey: string
  readonly paragonJwt: string
  /** an API key that is good */
  readonly apiKeyId: number
  /** an endpoint of the organization, and one of its deliveries */
  readonly webhookId: number
  readonly webhookVersion: number
  readonly webhookDeliveryId: number
  /** a draft of the catalog that holds a change */
  readonly catalogDraftId: number
  readonly catalogDraftVersion: number
  /** what an import of the catalog is to be taken back by, and the fingerprint of a file's dry run */
  readonly catalogImportId: number
  readonly importFingerprint: string
  /** what was shown of an order to be accepted: its name, its terms and one of its files */
  readonly packageId: string
  /** what an open change comes to */
  readonly proposal: string
  readonly termsHash: string
  readonly agreementFileHash: string
  /** a customer of the organization */
  readonly customerId: number
  /** another record of the same one */
  readonly otherCustomerId: number
  /** a file on the record of a customer */
  readonly customerFileId: number
  /** an invoice of the order */
  readonly documentId: number
}

export interface Example {
  readonly name: string
  readonly as: 'anonymous' | 'guest' | 'member' | 'owner'
  readonly body: (material: ExampleMaterial) => unknown
}

/** Begins an example of `endpoint`; its body is checked against the declaration when it is compiled. */
export function example<E extends Endpoint>({ name }: E) {
  return (as: Example['as'], body: (material: ExampleMaterial) => BodyOf<E>): Example => ({ name, as, body })
}

/** The order and its organisation, as most calls name them. */
export const aboutOrder = ({ orderId, orgId }: ExampleMaterial) => ({ productOrderId: orderId, orgId })
/** The order by its number. */
export const byNumber = ({ orgId, orderNumber }: ExampleMaterial) => ({
  orgId,
  productOrderOrgSpecificId: orderNumber,
})
export const inOrg = ({ orgId }: ExampleMaterial) => ({ orgId })

export const address = {
  streetAddress: '12 Main Street',
  streetAddress2: '',
  country: 'US',
  city: 'New York',
  state: 'NY',
  zip: '10001',
}
