/** Tables that are saved as files: orders, prices, schedules, and the names of files. */
export * from './file-names.ts'
export * from './order-table.ts'
export * from './price-table.ts'
export * from './schedule-table.ts'
