/** Stock: levels, movements, shortages and what an order books. */
export * from './levels.ts'
export * from './order-stock.ts'
export * from './schema.ts'
export * from './shortages.ts'
export * from './stock-stage.ts'
