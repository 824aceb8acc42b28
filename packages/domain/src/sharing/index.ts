/** Sharing of orders: who may be chosen, and what is shared. */
export * from './candidates.ts'
export * from './schema.ts'
