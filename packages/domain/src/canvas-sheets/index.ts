/** Sheets of what is drawn on a canvas. They are loaded with the screens that show drawings. */
export { viewportIdOf } from './elevation-views.ts'
export * from './order-sheets.ts'
export { MAX_PAGE_INCHES } from './print-pages.ts'
export * from './viewport-svg.ts'
