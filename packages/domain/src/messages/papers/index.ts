/** The sentences of this area. */
export * from './amounts.ts'
export * from './canvas-sheets.ts'
export * from './document-screen.ts'
export * from './documents.ts'
export * from './drawings.ts'
export * from './exports.ts'
export * from './mails.ts'
