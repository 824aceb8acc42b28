/** A keypad schedule out of a table as new items. Loaded where one is imported, not by other screens. */
export {
  BUTTONS_MOST,
  type ColumnRole,
  hasEngravings,
  type KeypadMapping,
  keypadMappingSchema,
  type PlainRole,
  plainRoles,
  roleKey,
  roleOfKey,
  roleWords,
} from './column-roles.ts'
export {
  hasError,
  type KeypadItem,
  KeypadPlanner,
  type KeypadStart,
  type PlannedKeypad,
} from './plan-keypad.ts'
export { engravedProducts } from './products.ts'
export type { KeypadNote, NoteTone } from './read-cells.ts'
export { type CellPlace, readKeypads, type WrittenKeypad } from './read-keypads.ts'
export { chosenProperties, recognizeTable, recognizedRoles, type TableRows } from './recognize.ts'
export { keypadTemplate } from './template.ts'
export { cellText, type PlainCell } from '../spreadsheets/cells/cells.ts'
