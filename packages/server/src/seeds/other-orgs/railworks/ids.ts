/** The ids of Railworks that its areas refer to among themselves. */

export const categoryIds = { rails: 1, tubes: 2 } as const
export const productIds = { profileRail: 1, tube: 2 } as const
export const groupIds = { profile: 1, machining: 2 } as const

export const propertyIds = {
  profile: 1,
  wall: 2,
  length: 3,
  finish: 4,
  holes: 5,
  holeSpacing: 6,
  firstHole: 7,
  caps: 8,
} as const

export const pricingRuleIds = {
  profileRail: 1,
  tube: 2,
  included: 20,
  thickWall: 21,
  anodised: 22,
  powderCoat: 23,
  holes: 24,
  oneCap: 25,
  twoCaps: 26,
} as const

export const classifierGroupIds = { section: 1 } as const
