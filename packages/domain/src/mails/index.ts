/** E-mails composed and rendered in an organization’s words. */
export * from './carrier.ts'
export * from './compose-mail.ts'
export * from './compose-reminder-mail.ts'
export * from './compose-stock-mail.ts'
export * from './composed-mail.ts'
export * from './render-mail.ts'
export * from './sample-mail.ts'
