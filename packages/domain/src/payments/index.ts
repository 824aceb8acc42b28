/** Payments: charges, the ledger, intents, refunds and what is due. */
export * from './amount-due.ts'
export * from './charges.ts'
export * from './ledger-intent.ts'
export * from './ledger-lines.ts'
export * from './plan-ledger-entry.ts'
export * from './refunds.ts'
export * from './schema.ts'
export * from './update-intent.ts'
