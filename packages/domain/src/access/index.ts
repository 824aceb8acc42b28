/** Who may see and change what: people, keys of other programs, and what is hidden from whom. */
export * from './api-keys.ts'
export * from './hide-costs.ts'
export * from './hide-prices.ts'
export * from './openid-connect.ts'
export * from './passkeys.ts'
export * from './policy.ts'
export * from './writable-fields.ts'
