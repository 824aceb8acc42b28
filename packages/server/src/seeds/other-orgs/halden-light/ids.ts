/** The ids of Halden Light that its areas refer to among themselves. */

export const categoryIds = { wallLights: 1, readingLamps: 2 } as const

export const productIds = { wallLight: 1, readingLamp: 2, pictureLight: 3 } as const

export const groupIds = { body: 1, light: 2, installation: 3, lamp: 4 } as const

export const propertyIds = {
  finish: 1,
  backplate: 2,
  shade: 3,
  shadeColour: 4,
  bodyLength: 5,
  projection: 6,
  light: 7,
  dimming: 8,
  cable: 9,
  cordLength: 10,
  arm: 11,
  head: 12,
  lampSwitch: 13,
} as const

export const pricingRuleIds = {
  wallLight: 1,
  readingLamp: 2,
  pictureLight: 3,
  included: 20,
  patina: 21,
  largeBackplate: 22,
  linenShade: 23,
  glassShade: 24,
  upAndDown: 25,
  dimming: 26,
  cord: 27,
  farProjection: 28,
  longArm: 29,
  wideHead: 30,
  toggle: 31,
} as const
