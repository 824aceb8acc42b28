export { type OrderEditorOptions, textDelayMs } from './editor-core.ts'
export { type LiveChange } from './server-state/live-change.ts'
export { fieldTitle } from './history/undo-redo-note.ts'
export * from './editor-state.ts'
export { persistedStateKey } from './persistence/persisted-state.ts'
export * from './document/operations.ts'
export * from './order-editor.ts'
export * from './ports.ts'
export * from './sync/resource-transport.ts'
export { type SyncQueue } from './sync/sync-queue.ts'
export { type SaveState } from './sync/sync-state.ts'
export { type Conflict } from './conflicts/conflict-state.ts'
export * from './records/record-editor.ts'
export {
  applyWrites,
  isSameValue,
  type RecordProblem,
  type RecordValues,
  type RecordWrite,
} from './records/record-writes.ts'
