/** The access matrix: of every declared call a body and each kind of caller's status. A call without a row fails its test. */
import { allEndpoints } from '@orderwright/contract'
import { contact } from '../fixture.ts'
import {
  refusedToAll,
  people,
  ofOrder,
  employees,
  payers,
  silentPayers,
  ofOrderWithRole,
  owners,
  pricing,
  senders,
} from './callers.ts'
import { canvasRows } from './orders/canvas.ts'
import { homeRows } from './organization/home.ts'
import { ordersListRows } from './orders/orders-list.ts'
import { catalogCallRows } from './organization/catalog.ts'
import { commentRows } from './orders/comments.ts'
import { fileRows } from './orders/files.ts'
import { lineRows } from './orders/lines.ts'
import { problemRows } from './orders/problems.ts'
import { returnRows } from './orders/returns.ts'
import { organizationRows } from './organization/organization.ts'
import { invoiceRows } from './orders/invoices.ts'
import { receivableRows } from './organization/receivables.ts'
import { agreementRows } from './orders/agreements.ts'
import { revisionRows } from './orders/revisions.ts'
import { stockRows } from './organization/stock.ts'
import { webhookRows } from './organization/webhooks.ts'
import { sessionRows } from './organization/session.ts'
import type { Material, Row } from './row.ts'
import type { CatalogKey } from '../../modules/catalog/catalog-resource.ts'

const aboutOrder = ({ orderId, orgId }: Material) => ({ productOrderId: orderId, orgId })
const byNumber = ({ orgId, orderNumber }: Material) => ({ orgId, productOrderOrgSpecificId: orderNumber })
const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'A. Guest' }

const named: Readonly<Record<string, Row>> = {
  createProductOrder: {
    expected: { ...people, linkHolder: 403, sharee: 403 },
    body: ({ orgId }) => ({ productOrderProps: { orgId } }),
  },
  duplicateOrder: { expected: ofOrderWithRole, standing: 'payment', body: aboutOrder },
  // The order of the matrix holds nothing that needs a back box.
  createBackBoxOrder: {
    expected: { ...ofOrderWithRole, guest: 422, hiddenGuest: 422, member: 422, owner: 422 },
    standing: 'payment',
    body: aboutOrder,
  },
  getOrderData: { expected: ofOrder, standing: 'payment', body: byNumber },
  showPresence: {
    expected: ofOrder,
    standing: 'started',
    body: (material) => ({ ...aboutOrder(material), clientId: 'a-page-of-the-matrix', itemId: null }),
  },
  getNotifications: { expected: people, body: ({ orgId }) => ({ orgId }) },
  markNotificationsRead: { expected: people, body: ({ orgId }) => ({ orgId }) },
  // The order of the matrix has no mail.
  resendMail: {
    expected: { ...employees, member: 404, owner: 404 },
    standing: 'started',
    body: (material) => ({ ...aboutOrder(material), mailId: 2_000_000_000 }),
  },
  getInvolvedUsers: { expected: ofOrderWithRole, standing: 'started', body: byNumber },
  getShareCandidates: { expected: ofOrderWithRole, standing: 'started', body: byNumber },
  generateShareableLink: { expected: ofOrderWithRole, standing: 'started', body: aboutOrder },
  revokeShareableLink: { expected: ofOrderWithRole, standing: 'started', body: aboutOrder },
  shareOrder: {
    expected: ofOrderWithRole,
    standing: 'started',
    body: (material) => ({ ...byNumber(material), sharees: [{ email: 'new@example.com' }] }),
  },
  addSharee: {
    expected: ofOrderWithRole,
    standing: 'started',
    body: (material) => ({ ...aboutOrder(material), shareeEmail: 'new@example.com' }),
  },
  getOrCreateSharee: {
    expected: ofOrderWithRole,
    standing: 'started',
    body: (material) => ({ ...aboutOrder(material), shareeEmail: 'new@example.com' }),
  },
  // Nobody of this address takes part.
  removeSharee: {
    expected: { ...ofOrderWithRole, guest: 422, hiddenGuest: 422, member: 422, owner: 422 },
    standing: 'started',
    body: (material) => ({ ...byNumber(material), shareeEmail: 'nobody@example.com' }),
  },
  updateInvolvedUsersData: {
    expected: { ...ofOrderWithRole, guest: 422, hiddenGuest: 403, member: 422, owner: 422 },
    standing: 'started',
    body: (material) => ({ ...byNumber(material), shareeId: 2_000_000_000, pricingIsHidden: 1 }),
  },
  ...commentRows,
  ...fileRows,
  ...problemRows,
  ...returnRows,
  ...organizationRows,
  ...catalogCallRows,
  ...stockRows,
  ...revisionRows,
  ...agreementRows,
  ...invoiceRows,
  ...receivableRows,
  ...webhookRows,
  getOrgRoleForToken: { expected: refusedToAll, body: () => ({ shareToken: `1.${'a'.repeat(43)}` }) },
  handleGuestShareLink: { expected: refusedToAll, body: () => ({ shareToken: `1.${'a'.repeat(43)}` }) },
  getGuestsData: { expected: { ...owners, member: 200 }, body: ({ orgId }) => ({ orgId }) },
  inviteGuest: { expected: owners, body: ({ orgId, email }) => ({ activeOrgId: orgId, email }) },
  disinviteGuest: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, invitedUser: 2_000_000_000 }),
  },
  updateGuestData: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, userId: 2_000_000_000, pricingIsHidden: 1 }),
  },
  pushUserUpdateToMonday: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, userId: 2_000_000_000, mondayItemId: '7' }),
  },
  getOrderEvents: { expected: employees, standing: 'started', body: aboutOrder },
  // Whoever sees the order has its quote.
  downloadPdf: { expected: ofOrder, standing: 'payment', body: aboutOrder },
  downloadOrdersPdf: {
    expected: { ...employees, otherGuest: 403 },
    standing: 'payment',
    body: ({ orgId, orderId }) => ({ orgId, productOrderIds: [orderId] }),
  },
  // The order of the matrix holds nothing that can be drawn.
  downloadDrawings: {
    expected: {
      ...ofOrder,
      guest: 422,
      hiddenGuest: 422,
      member: 422,
      owner: 422,
      linkHolder: 422,
      sharee: 422,
    },
    standing: 'payment',
    body: aboutOrder,
  },
  updateOrderStatus: {
    expected: employees,
    standing: 'started',
    body: (material) => ({ ...aboutOrder(material), statusKey: 'submittedForApproval' }),
  },
  submitOrder: { expected: ofOrder, standing: 'started', body: aboutOrder },
  approveOrder: { expected: employees, standing: 'submitted', body: aboutOrder },
  requireChanges: {
    expected: employees,
    standing: 'submitted',
    body: (material) => ({ ...aboutOrder(material), feedbackNotes: 'Wider, please.' }),
  },
  cancelOrder: { expected: ofOrderWithRole, standing: 'submitted', body: aboutOrder },
  requestStatusUpdate: { expected: ofOrder, standing: 'submitted', body: aboutOrder },
  confirmOrderPayment: {
    expected: ofOrder,
    standing: 'payment',
    body: (material) => ({ ...aboutOrder(material), paymentMethod: 'wire' }),
  },
  recordLedgerEntry: {
    expected: employees,
    standing: 'payment',
    body: (material) => ({
      ...aboutOrder(material),
      entry: { kind: 'correction', method: 'wire', amount: 100, note: 'Counted twice' },
    }),
  },
  getTaxRate: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orderId, orgId }) => ({
      orgId,
      productOrderId: orderId,
      deliveryAddress: contact.deliveryAddress,
    }),
  },
  createPaymentIntent: { expected: payers, standing: 'payment', body: aboutOrder },
  getPaymentIntent: {
    expected: silentPayers,
    standing: 'payment',
    intent: 'requires_payment_method',
    body: (material) => ({ ...aboutOrder(material), paymentIntentId: material.intentId }),
  },
  updatePaymentIntent: {
    expected: payers,
    standing: 'payment',
    intent: 'requires_payment_method',
    body: (material) => ({ ...aboutOrder(material), paymentIntentId: material.intentId, payInFull: true }),
  },
  beginCardPayment: {
    expected: payers,
    standing: 'payment',
    intent: 'requires_payment_method',
    body: (material) => ({ ...aboutOrder(material), paymentIntentId: material.intentId }),
  },
  refundCardPayment: {
    expected: employees,
    standing: 'payment',
    intent: 'succeeded',
    body: (material) => ({
      ...aboutOrder(material),
      paymentRecordId: material.paymentRecordId,
      amount: 5_000,
    }),
  },
  confirmTestCard: {
    expected: silentPayers,
    standing: 'payment',
    intent: 'requires_payment_method',
    body: ({ orgId, intentId, clientSecret }) => ({ orgId, paymentIntentId: intentId, clientSecret, card }),
  },
  uploadMedium: {
    expected: senders,
    standing: 'started',
    body: ({ orgId, lineId }) => ({ orgId, resourceForMedium: 'productInstance', resourceId: lineId }),
  },
  deleteMedium: {
    expected: ofOrder,
    standing: 'started',
    isPictured: true,
    body: ({ orgId, mediumId }) => ({ orgId, mediumId }),
  },
  authenticateTestCard: {
    expected: silentPayers,
    standing: 'payment',
    intent: 'requires_action',
    body: ({ orgId, intentId, clientSecret }) => ({
      orgId,
      paymentIntentId: intentId,
      clientSecret,
      outcome: 'complete',
    }),
  },
}

const orderRows: Readonly<Record<string, Row>> = {
  productOrderGet: {
    expected: { ...people, linkHolder: 200, sharee: 200 },
    standing: 'payment',
    body: ({ orgId, orderId }) => ({ orgId, where: { id: orderId } }),
  },
  productOrderUpdate: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, orderId, orderVersion }) => ({
      orgId,
      where: { id: orderId },
      version: orderVersion,
      props: { firmName: 'Studio South' },
    }),
  },
  productOrderBulkUpdate: {
    expected: ofOrder,
    standing: 'started',
    body: ({ orgId, orderId, orderVersion }) => ({
      orgId,
      updates: [{ where: { id: orderId }, version: orderVersion, props: { firmName: 'Studio South' } }],
    }),
  },
  productOrderDestroy: {
    expected: ofOrderWithRole,
    standing: 'started',
    body: ({ orgId, orderId }) => ({ orgId, where: { id: orderId } }),
  },
  productOrderRestore: {
    expected: ofOrderWithRole,
    standing: 'started',
    isDeleted: true,
    body: ({ orgId, orderId }) => ({ orgId, where: { id: orderId } }),
  },
  ...lineRows,
}

/** Catalog resources with the least that a record of each is made of. */
export const catalogProps: Readonly<Record<CatalogKey, (material: Material) => Record<string, unknown>>> = {
  product: ({ categoryId }) => ({ title: 'Matrix', rank: 900, productCategoryId: categoryId }),
  productCategory: () => ({ title: 'Matrix', rank: 900 }),
  productProperty: () => ({ title: 'Matrix', rank: 900 }),
  productOption: ({ propertyId }) => ({ title: 'Matrix', rank: 900, productPropertyId: propertyId }),
  productPropertyGroup: () => ({ title: 'Matrix', rank: 900 }),
  productRule: () => ({
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [],
  }),
  productPricingRule: () => ({ title: 'Matrix' }),
  productOptionClassifierGroup: () => ({ title: 'Matrix' }),
  productOptionClassifier: ({ classifierGroupId }) => ({
    title: 'Matrix',
    productOptionClassifierGroupId: classifierGroupId,
  }),
  medium: () => ({ title: 'Matrix' }),
  productGraphic: () => ({ title: 'Matrix' }),
  userGroup: () => ({ title: 'Matrix' }),
  customer: () => ({ title: 'Matrix' }),
}

const pricingResources = ['productPricingRule', 'productOptionClassifierGroup', 'productOptionClassifier']

/** The catalog comes with the shared order, not by itself. */
const closed = { linkHolder: 403, sharee: 403 }

/** The catalog is read by everybody of the organisation, groups of guests and customers by employees. */
function readersOf(key: string): Row['expected'] {
  if (key === 'userGroup' || key === 'customer') return { ...owners, member: 200 }
  return { ...(pricingResources.includes(key) ? pricing : people), ...closed }
}

const writersOf = (key: string) => (key === 'customer' ? { ...owners, member: 200 } : owners)

const served = new Set(allEndpoints().map(({ name }) => name))

function catalogRows(): [string, Row][] {
  const made = Object.entries(catalogProps).flatMap(([key, props]): [string, Row][] => {
    const change = key === 'productRule' ? { toIds: [1] } : { title: 'Changed' }
    const where = ({ orgId, recordId }: Material) => ({ orgId, where: { id: recordId } })
    const update = ({ recordId, recordVersion }: Material) => ({
      where: { id: recordId },
      version: recordVersion,
      props: change,
    })
    return [
      [`${key}Get`, { expected: readersOf(key), body: where }],
      [
        `${key}Create`,
        { expected: writersOf(key), body: (material) => ({ orgId: material.orgId, props: props(material) }) },
      ],
      [
        `${key}Update`,
        { expected: writersOf(key), body: (material) => ({ orgId: material.orgId, ...update(material) }) },
      ],
      [
        `${key}BulkUpdate`,
        {
          expected: writersOf(key),
          body: (material) => ({ orgId: material.orgId, updates: [update(material)] }),
        },
      ],
      [`${key}Destroy`, { expected: writersOf(key), body: where }],
      [`${key}Restore`, { expected: writersOf(key), body: where }],
    ]
  })
  return made.filter(([name]) => served.has(name))
}

/** Every row by the name of its call. */
export const rows: ReadonlyMap<string, Row> = new Map([
  ...Object.entries(named),
  ...Object.entries(sessionRows),
  ...Object.entries(homeRows),
  ...Object.entries(ordersListRows),
  ...Object.entries(orderRows),
  ...Object.entries(canvasRows),
  ...catalogRows(),
])
