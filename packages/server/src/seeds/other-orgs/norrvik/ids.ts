/** The ids of Norrvik that its areas refer to among themselves; those of the specification are marked. */

export const categoryIds = {
  doors: 20, // specification
  cabinetFronts: 21, // specification
  wallPanels: 22,
} as const

export const productIds = {
  lamellaDoor: 104, // specification
  cabinetFront: 105, // specification
  slabDoor: 106,
  drawerFront: 107,
  wallPanel: 108,
} as const

export const groupIds = { size: 1, surface: 2, slats: 3, construction: 4, hardware: 5 } as const

export const propertyIds = {
  doorWidth: 141, // specification
  doorHeight: 142, // specification
  frontWidth: 151, // specification
  frontHeight: 152, // specification
  doorUnitNumber: 161, // specification
  frontUnitNumber: 195, // specification
  finish: 170,
  edge: 171,
  slatWidth: 172,
  slatCount: 173,
  slatAlignment: 174,
  groove: 175,
  thickness: 176,
  construction: 177,
  railWidth: 178,
  centrePanel: 179,
  frame: 180,
  vision: 181,
  doorHandle: 182,
  handleSide: 183,
  swing: 184,
  pull: 185,
  opening: 186,
} as const

export const pricingRuleIds = {
  lamellaDoor: 1,
  cabinetFront: 2,
  slabDoor: 3,
  drawerFront: 4,
  wallPanel: 5,
  included: 20,
  shapedEdge: 21,
  narrowSlats: 22,
  looseSlats: 23,
  railAndStile: 24,
  glass: 25,
  wrapFrame: 26,
  pivot: 27,
  vision: 28,
  lever: 29,
  barHandle: 30,
  longBar: 31,
  knob: 32,
  recess: 33,
  barPull: 34,
  edgePull: 35,
  liftStay: 36,
} as const

export const classifierGroupIds = { surface: 1 } as const
