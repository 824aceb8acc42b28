/** The row of one property outside the panel: where variants of an item stand side by side. */
export { PropertyRow } from './rows/property-row.tsx'
