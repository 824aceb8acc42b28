/** The ids of Maison Lumen that its areas refer to among themselves; those of the specification are marked. */

export const orgId = 850 // specification

export const groupIds = {
  plate: 1,
  mechanisms: 2,
  engraving: 3,
  lamp: 4,
  installation: 5,
  wholeOrder: 6,
} as const

export const categoryIds = {
  keypads: 1, // specification
  wallOutlets: 2,
  floorOutlets: 3,
  readingLamps: 4,
  backBoxes: 5, // specification
  coverPlates: 6,
  samples: 7,
} as const

export const propertyIds = {
  plateSize: 1,
  plateFinish: 2,
  edge: 3,
  screwType: 4,
  labelling: 5,
  layout: 10,
  mechanismFinish: 11,
  engravingType: 26, // specification
  engraving: 27, // specification
  secondEngraving: 112, // specification
  engravingFont: 30,
  engravingSize: 31,
  engravingColor: 32,
  ledIndicator: 85, // specification
  outletLayout: 40,
  moduleFinish: 41,
  lampArm: 50,
  lampHead: 51,
  lampSwitch: 52,
  cableLength: 56,
  sampleText: 60,
  keypadBackBox: 92, // specification
  wallOutletBackBox: 29, // specification
  floorOutletBackBox: 59, // specification
  coverPlateBackBox: 54, // specification
} as const

export const optionIds = {
  screwTorx: 5, // specification
  screwSlot: 6, // specification
  screwNone: 103, // specification
  noEngraving: 137,
  engraved: 138,
  groupEngraving: 139, // specification
  twoLanguages: 140,
  ledOff: 518,
  ledOn: 519, // specification
  edgeSquare: 161,
  edgeBevelled: 162,
} as const

export const productIds = {
  keypad: 1, // specification
  linearKeypad: 2,
  toggleKeypad: 3,
  guestRoomKeypad: 4,
  wallOutlet: 10,
  mediaOutlet: 11,
  chargingOutlet: 12,
  floorOutlet: 15,
  floorOutletData: 16,
  flexibleLamp: 18,
  rigidLamp: 19,
  roundBox: 20,
  usSingleBox: 21,
  usDoubleBox: 22,
  ukSingleBox: 23,
  ukDoubleBox: 24,
  fourGangBox: 25,
  floorBox: 26,
  squareBox: 27,
  largeSquareBox: 28,
  sixGangBox: 29,
  coverPlate: 30,
  finishSample: 40,
  engravingSample: 41,
  finishBox: 42,
} as const

export const graphicIds = { readingLamp: 1 } as const

export const classifierGroupIds = {
  finishFamily: 1,
  mechanismFamily: 2,
  mechanismCount: 3,
  outletModules: 4,
  plateClass: 5,
} as const

/** Pricing rules of products, and of options by what they cost. */
export const pricingRuleIds = {
  keypad: 1,
  wallOutlet: 2,
  floorOutlet: 3,
  readingLamp: 4,
  coverPlate: 5,
  finishSample: 6,
  engravingSample: 7,
  finishBox: 8,
  included: 20,
  edgeBevelled: 21,
  screwSlot: 22,
  screwNone: 23,
  engraved: 24,
  groupEngraving: 25,
  twoLanguages: 26,
  ledIndicator: 27,
  premiumModule: 28,
  longArm: 29,
  wideHead: 30,
  toggleSwitch: 31,
  inlaidColor: 32,
  backBoxes: 40,
} as const
