/** E-mail templates: their schema, placeholders, and what a person chooses to receive. */
export * from './placeholders.ts'
export * from './preferences.ts'
export * from './schema.ts'
