/** When orders are due, and the board that shows them by status and day. [issue 18] */
export * from '../messages/app/production.ts'
export * from './calendar.ts'
export * from './columns.ts'
export * from './due.ts'
export * from './lead-times.ts'
export * from './order-due.ts'
export * from './working-days.ts'
