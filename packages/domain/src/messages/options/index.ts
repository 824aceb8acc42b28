/** The sentences of this area. */
export * from './engraving-editor.ts'
export * from './engraving-schedule.ts'
export * from './engraving.ts'
export * from './option-details.ts'
export * from './option-panel.ts'
export * from './pickers.ts'
export * from './plate-names.ts'
export * from './plates.ts'
