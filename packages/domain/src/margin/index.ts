/** Margins where costs are known. */
export * from './margin.ts'
export * from './order-margin.ts'
