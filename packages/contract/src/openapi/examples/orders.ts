/** Examples of the calls about orders: making, listing, moving and paying them, and their files. */
import { endpoints } from '../../endpoints.ts'
import { aboutOrder, address, byNumber, type Example, example, inOrg } from './example.ts'

const account = { customerKey: 'firm:studio north', from: '2026-01-01', to: '2026-12-31' }
const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Ada Guest' }

export const orderExamples: readonly Example[] = [
  example(endpoints.getHomepageData)('guest', inOrg),
  example(endpoints.getDesk)('member', inOrg),
  example(endpoints.createProductOrder)('guest', ({ orgId, categoryId }) => ({
    productOrderProps: { orgId, title: 'Villa North', productCategoryId: categoryId },
  })),
  example(endpoints.duplicateOrder)('guest', aboutOrder),
  example(endpoints.createBackBoxOrder)('guest', aboutOrder),
  example(endpoints.getOrdersData)('member', ({ orgId }) => ({
    orgId,
    resultConstraints: { from: 0, to: 50 },
    sort: { by: 'updated', direction: 'desc' },
    searchTerm: 'Villa',
    filters: { archived: 'active', statusKey: 'All' },
  })),
  example(endpoints.getOrdersCount)('member', ({ orgId }) => ({
    orgId,
    statusKeys: ['submittedForApproval', 'inProduction'],
  })),
  example(endpoints.getOrdersTotal)('guest', ({ orgId }) => ({ orgId, filters: { archived: 'active' } })),
  example(endpoints.getProductionBoard)('member', ({ orgId }) => ({ orgId, isLate: true })),
  example(endpoints.updateProductOrderCosts)('owner', inOrg),
  example(endpoints.getCostUpdate)('owner', inOrg),
  example(endpoints.getOrderData)('guest', byNumber),
  example(endpoints.getOrderEvents)('member', (material) => ({ ...aboutOrder(material), limit: 50 })),
  example(endpoints.getTaxRate)('guest', ({ orgId, orderId }) => ({
    orgId,
    productOrderId: orderId,
    deliveryAddress: address,
  })),
  example(endpoints.downloadPdf)('guest', (material) => ({ ...aboutOrder(material), mode: 'quote' })),
  example(endpoints.downloadOrdersPdf)('member', ({ orgId, orderId }) => ({
    orgId,
    productOrderIds: [orderId],
    mode: 'quote',
  })),
  example(endpoints.getInvoices)('guest', aboutOrder),
  example(endpoints.issueInvoice)('member', aboutOrder),
  example(endpoints.downloadInvoice)('guest', (material) => ({
    ...aboutOrder(material),
    documentId: material.documentId,
  })),
  example(endpoints.exportBookkeeping)('member', ({ orgId }) => ({
    orgId,
    from: '2026-01-01',
    to: '2026-12-31',
    format: 'journal',
  })),
  example(endpoints.getAddressBook)('member', ({ orgId, customerId }) => ({ orgId, customerId })),
  example(endpoints.getCustomerAccount)('member', ({ orgId, customerId }) => ({ orgId, customerId })),
  example(endpoints.getCustomerFiles)('member', ({ orgId, customerId }) => ({ orgId, customerId })),
  example(endpoints.uploadCustomerFile)('member', ({ orgId, customerId }) => ({
    orgId,
    customerId,
    fileName: 'Resale certificate.pdf',
  })),
  example(endpoints.updateCustomerFile)('member', ({ orgId, customerFileId }) => ({
    orgId,
    fileId: customerFileId,
    version: 1,
    fileName: 'Resale certificate 2027.pdf',
  })),
  example(endpoints.deleteCustomerFile)('member', ({ orgId, customerFileId }) => ({
    orgId,
    fileId: customerFileId,
  })),
  example(endpoints.mergeCustomers)('owner', ({ orgId, customerId, otherCustomerId }) => ({
    orgId,
    kept: { id: customerId, version: 1 },
    merged: { id: otherCustomerId, version: 1 },
    choices: { note: 'other' },
  })),
  example(endpoints.undoCustomerMerge)('owner', ({ orgId, otherCustomerId }) => ({
    orgId,
    mergedId: otherCustomerId,
  })),
  example(endpoints.getReceivables)('member', ({ orgId }) => ({ orgId, asOf: '2026-03-31' })),
  example(endpoints.getStatement)('member', ({ orgId }) => ({ orgId, ...account })),
  example(endpoints.downloadStatement)('member', ({ orgId }) => ({ orgId, ...account })),
  example(endpoints.getReminders)('member', inOrg),
  example(endpoints.previewReminder)('member', ({ orgId, documentId }) => ({ orgId, documentId })),
  example(endpoints.sendReminder)('member', ({ orgId, documentId }) => ({
    orgId,
    documentId,
    ruleKey: 'after-30',
  })),
  example(endpoints.setReminderStop)('member', ({ orgId, documentId }) => ({
    orgId,
    about: { kind: 'invoice', documentId },
    isStopped: true,
  })),
  example(endpoints.downloadDrawings)('guest', aboutOrder),
  example(endpoints.exportProductPrices)('owner', ({ orgId, productId }) => ({ orgId, productId })),
  example(endpoints.countAffectedOrders)('owner', ({ orgId, productId }) => ({
    orgId,
    productIds: [productId],
    withOrders: true,
  })),
  example(endpoints.duplicateProduct)('owner', ({ orgId, productId }) => ({ orgId, productId })),
  example(endpoints.duplicateProperty)('owner', ({ orgId, propertyId }) => ({
    orgId,
    productPropertyId: propertyId,
  })),
  example(endpoints.publishPropertyGroup)('owner', ({ orgId, groupId }) => ({
    orgId,
    productPropertyGroupId: groupId,
    version: 1,
  })),

  example(endpoints.updateOrderStatus)('member', ({ orgId, orderId }) => ({
    productOrderId: orderId,
    orgId,
    statusKey: 'submittedForApproval',
    skipNotifyingGuest: true,
  })),
  example(endpoints.submitOrder)('guest', aboutOrder),
  example(endpoints.approveOrder)('member', aboutOrder),
  example(endpoints.requireChanges)('member', (material) => ({
    ...aboutOrder(material),
    feedbackNotes: 'Please make the plate by the door wider.',
  })),
  example(endpoints.cancelOrder)('guest', aboutOrder),
  example(endpoints.requestStatusUpdate)('guest', aboutOrder),

  example(endpoints.confirmOrderPayment)('guest', (material) => ({
    ...aboutOrder(material),
    paymentMethod: 'wire',
  })),
  example(endpoints.recordLedgerEntry)('member', (material) => ({
    ...aboutOrder(material),
    entry: { kind: 'correction', method: 'wire', amount: 12_500, note: 'Counted too little.' },
  })),
  example(endpoints.createPaymentIntent)('guest', aboutOrder),
  example(endpoints.getPaymentIntent)('guest', (material) => ({
    ...aboutOrder(material),
    paymentIntentId: material.intentId,
  })),
  example(endpoints.updatePaymentIntent)('guest', (material) => ({
    ...aboutOrder(material),
    paymentIntentId: material.intentId,
    payInFull: true,
  })),
  example(endpoints.beginCardPayment)('guest', (material) => ({
    ...aboutOrder(material),
    paymentIntentId: material.intentId,
  })),
  example(endpoints.refundCardPayment)('member', (material) => ({
    ...aboutOrder(material),
    paymentRecordId: material.paymentRecordId,
    amount: 5_000,
    note: 'One plate less.',
  })),
  example(endpoints.confirmTestCard)('guest', ({ orgId, intentId, clientSecret }) => ({
    orgId,
    paymentIntentId: intentId,
    clientSecret,
    card,
  })),
  example(endpoints.authenticateTestCard)('guest', ({ orgId, intentId, clientSecret }) => ({
    orgId,
    paymentIntentId: intentId,
    clientSecret,
    outcome: 'complete',
  })),
]
