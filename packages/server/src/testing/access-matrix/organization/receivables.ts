/** What each kind of person gets from the calls about money owed. */
import { employees, owners, people } from '../callers.ts'
import type { Row } from '../row.ts'

export const receivableRows: Readonly<Record<string, Row>> = {
  getReceivables: {
    expected: { ...employees, otherGuest: 403 },
    body: ({ orgId }) => ({ orgId, asOf: '2026-03-31' }),
  },
  // Of the caller's own customer.
  getAddressBook: {
    expected: { ...people, linkHolder: 403, sharee: 403 },
    body: ({ orgId }) => ({ orgId }),
  },
  // No customer of this number.
  getCustomerAccount: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    body: ({ orgId }) => ({ orgId, customerId: 2_000_000_000 }),
  },
  // No customer of this number, and no file.
  getCustomerFiles: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    body: ({ orgId }) => ({ orgId, customerId: 2_000_000_000 }),
  },
  uploadCustomerFile: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    body: ({ orgId }) => ({ orgId, customerId: 2_000_000_000 }),
  },
  updateCustomerFile: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    body: ({ orgId }) => ({ orgId, fileId: 2_000_000_000, version: 1, fileName: 'Certificate' }),
  },
  deleteCustomerFile: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    body: ({ orgId }) => ({ orgId, fileId: 2_000_000_000 }),
  },
  // No customers of these numbers.
  mergeCustomers: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({
      orgId,
      kept: { id: 2_000_000_000, version: 1 },
      merged: { id: 2_000_000_001, version: 1 },
      choices: {},
    }),
  },
  undoCustomerMerge: {
    expected: { ...owners, owner: 404 },
    body: ({ orgId }) => ({ orgId, mergedId: 2_000_000_000 }),
  },
  // Nothing was issued to this customer: who may ask is told so.
  getStatement: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    standing: 'payment',
    body: ({ orgId }) => ({ orgId, customerKey: 'firm:nobody', from: '2026-01-01', to: '2026-03-31' }),
  },
  downloadStatement: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    standing: 'payment',
    body: ({ orgId }) => ({ orgId, customerKey: 'firm:nobody', from: '2026-01-01', to: '2026-03-31' }),
  },
  getReminders: { expected: { ...employees, otherGuest: 403 }, body: ({ orgId }) => ({ orgId }) },
  // Nothing was issued of the order of the matrix.
  previewReminder: {
    expected: { ...employees, otherGuest: 403, member: 422, owner: 422 },
    standing: 'payment',
    body: ({ orgId }) => ({ orgId, documentId: 2_000_000_000 }),
  },
  sendReminder: {
    expected: { ...employees, otherGuest: 403, member: 422, owner: 422 },
    standing: 'payment',
    body: ({ orgId }) => ({ orgId, documentId: 2_000_000_000, ruleKey: 'after-7' }),
  },
  setReminderStop: {
    expected: { ...employees, otherGuest: 403, member: 404, owner: 404 },
    standing: 'payment',
    body: ({ orgId }) => ({
      orgId,
      about: { kind: 'customer', customerKey: 'firm:nobody' },
      isStopped: true,
    }),
  },
}
