/** Spatial records: kinds, their data, murals, checks and layouts. */
export * from './check-record.ts'
export * from './deeds.ts'
export * from './entity-data.ts'
export * from './kinds.ts'
export { newPanelBleeds } from './kinds/mural-panel.ts'
export { applyMuralChanges } from './murals/checks/apply-changes.ts'
export { checkMurals } from './murals/checks/check-murals.ts'
export type {
  CheckedArea,
  CheckedBox,
  CheckedLabel,
  CheckedPanel,
  CheckedSeam,
  CheckedTexture,
  MuralChange,
  MuralCheck,
  MuralCheckCode,
  MuralCheckInput,
  MuralPicture,
  MuralRepair,
} from './murals/checks/input.ts'
export { type MuralSurroundings, muralsOfEntities } from './murals/entities/from-entities.ts'
export * from './murals/entities/from-layout.ts'
export * from './murals/figures/measured-sides.ts'
export * from './murals/figures/measures.ts'
export * from './murals/figures/panel-figures.ts'
export * from './murals/figures/print-crop.ts'
export * from './murals/figures/seam-legend.ts'
export * from './murals/figures/seam-shares.ts'
export * from './murals/figures/strips.ts'
export * from './murals/figures/waste.ts'
export * from './murals/layout/input.ts'
export { type LayoutProposals, proposeLayouts } from './murals/layout/propose-layouts.ts'
export * from './schema.ts'
export * from './shapes.ts'
export * from './shown.ts'
export * from './spatial-tables.ts'
