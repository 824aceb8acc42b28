/** The records that the examples of the API's document are about: those of the demo. */
import type { ExampleMaterial } from '@orderwright/contract/openapi'
import { demoUserId, maisonLumen } from './demo-orgs.ts'
import { categoryIds, productIds, propertyIds } from './maison-lumen/ids.ts'

export const exampleMaterial: ExampleMaterial = {
  orgId: maisonLumen.id,
  orderId: 51,
  orderVersion: 1,
  orderNumber: 51,
  lineId: 199,
  lineVersion: 1,
  mediumId: 12,
  commentId: 7,
  productId: productIds.keypad,
  stockedProductId: productIds.finishSample,
  movementId: 12,
  categoryId: categoryIds.keypads,
  propertyId: propertyIds.plateFinish,
  classifierGroupId: 1,
  groupId: 1,
  recordId: 1,
  recordVersion: 1,
  intentId: 'pi_3Q8wT2LkdIwHu7ix',
  clientSecret: 'pi_3Q8wT2LkdIwHu7ix_secret_yKcN',
  paymentRecordId: 4,
  email: 'ada@example.com',
  code: '482913',
  userToken: 'demo-5f0c2f9a-guest-maison-lumen',
  shareToken: `${maisonLumen.id}.kJ8sQv2nXw5yB7dF1gHm4pRtZ6aLc9eU0iOoTqVxYzA`,
  guestId: demoUserId(maisonLumen, 'guest'),
  collaboratorId: demoUserId(maisonLumen, 'guestHiddenPricing'),
  mailId: 3,
  orgVersion: 1,
  settingChangeId: 1,
  memberId: demoUserId(maisonLumen, 'member'),
  integrationKey: 'accounting',
  paragonJwt: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxOjIifQ.c2lnbmF0dXJl',
}
