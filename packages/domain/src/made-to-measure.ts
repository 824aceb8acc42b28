/**
 * Doors, fronts, lights and rails: drawing families that a catalogue of plates does without, with what they check. An
 * entry of its own, so that a browser fetches them only when a catalogue names one.
 */
import { addFamilyChecks } from './configuration/family-checks.ts'
import { sizeChecks } from './configuration/size-checks.ts'
import { cabinetFrontFamily } from './drawing/families/cabinet-front/family.ts'
import { addDrawingFamilies } from './drawing/families/index.ts'
import { lamellaPanelFamily } from './drawing/families/lamella-panel/family.ts'
import { railProfileFamily } from './drawing/families/rail-profile/family.ts'
import { slabDoorFamily } from './drawing/families/slab-door/family.ts'
import { wallLightFamily } from './drawing/families/wall-light/family.ts'

/** Adds them; again does nothing. */
export function addMadeToMeasure(): void {
  addDrawingFamilies([
    lamellaPanelFamily,
    slabDoorFamily,
    cabinetFrontFamily,
    wallLightFamily,
    railProfileFamily,
  ])
  addFamilyChecks(sizeChecks)
}

export * from './drawing/families/cabinet-front/spec.ts'
export * from './drawing/families/lamella-panel/spec.ts'
export * from './drawing/families/rail-profile/spec.ts'
export * from './drawing/families/slab-door/spec.ts'
export * from './drawing/families/wall-light/spec.ts'
