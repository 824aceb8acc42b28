/** People: users, groups and their schemas. */
export * from './schema.ts'
