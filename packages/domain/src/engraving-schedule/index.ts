/** The engraving schedule of an order. Loaded where a schedule is shown or written, not by other screens. */
export {
  cellText,
  type CellRange,
  clearBlock,
  copiedCells,
  fillDown,
  fillTo,
  pasteBlock,
  type PlannedBlock,
  type ShownGrid,
} from './blocks.ts'
export type { CellTone, ScheduleCell } from './cells.ts'
export {
  columnText,
  isWrittenColumn,
  type ScheduleColumn,
  shownColumns,
  widthText,
  type WrittenColumn,
  writtenColumns,
} from './columns.ts'
export { checkConsistency, type Finding } from './consistency.ts'
export { entryText, readEntry } from './entry-text.ts'
export { findCells, type FindQuery, type FoundCell, replaceCells, replacedText } from './find-replace.ts'
export { fitChange, type TooWide, tooWideOf } from './fit-all.ts'
export {
  type EngravingSchedule,
  engravingSchedule,
  isEngravedRow,
  isFaultyRow,
  itemScheduleRows,
  type ScheduleRow,
  staleItems,
} from './rows.ts'
export { type CellsPlan, type CellWrite, planCells, type RefusedCell } from './write-cells.ts'
