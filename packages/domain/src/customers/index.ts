/** Customers as records: what holds of them, and what follows from them. Decision 188. */
export * from '../messages/admin/customers.ts'
export * from './doubles.ts'
export * from './merge.ts'
export * from './rules.ts'
export * from './terms.ts'
export * from './undo-merge.ts'
export * from './schema.ts'
