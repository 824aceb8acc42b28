/** Sentences that refuse a wall, a viewport or anything else on the canvas: each says what is wrong and what would do. */
import { defineMessages } from '../../localization/define-messages.ts'

export const spatialMessages = defineMessages('spatialMessages', {
  number: 'This takes a number.',
  tooFar: 'This takes a number between −1,000,000 and 1,000,000.',
  notPositive: 'This takes a number above 0.',
  negative: 'This takes 0 or more.',
  degreesBetween: ({ min, max }: { min: number; max: number }) =>
    `This takes degrees between ${String(min).replace('-', '−')} and ${max}.`,
  tooLong: ({ max }: { max: number }) => `This takes at most ${max.toLocaleString('en-US')} characters.`,
  point: 'This takes a point.',
  size: 'This takes a width and a height.',
  choice: ({ choices }: { choices: readonly string[] }) => `This takes one of: ${choices.join(', ')}.`,
  yesOrNo: 'This takes true or false.',
  noLength: 'This begins and ends at the same point. Draw it longer.',
  value: 'This is not accepted here.',
  unknownField: 'There is no such field.',
  tooDeep: ({ max }: { max: number }) => `This is nested too deeply: at most ${max} levels.`,
  tooMuch: ({ max }: { max: number }) =>
    `This is too much data: at most ${max.toLocaleString('en-US')} characters.`,
  openingNeedsPlace: 'An opening stands in a wall or on a viewport: name one of them.',
  parentNeedsBoth: 'Name the record that this stands on with its kind, or neither.',
  ownParent: 'This can not stand on itself.',
})

/** What the kinds are called, for one and for several. */
export const spatialKindWords = defineMessages('spatialKindWords', {
  archWall: { one: 'wall', many: 'walls' },
  archElevation: { one: 'elevation', many: 'elevations' },
  archCustomView: { one: 'viewport', many: 'viewports' },
  productInstance: { one: 'piece', many: 'pieces' },
  productCanvasText: { one: 'text', many: 'texts' },
  productCanvasLine: { one: 'line', many: 'lines' },
  calicoMuralSeam: { one: 'seam', many: 'seams' },
  calicoMuralPanel: { one: 'panel', many: 'panels' },
  calicoMuralTexture: { one: 'texture', many: 'textures' },
  calicoMuralArea: { one: 'mural area', many: 'mural areas' },
  calicoMismatchLine: { one: 'mismatch line', many: 'mismatch lines' },
  calicoWallLabel: { one: 'wall label', many: 'wall labels' },
  opening: { one: 'opening', many: 'openings' },
  reference: { one: 'tracing picture', many: 'tracing pictures' },
  focusArea: { one: 'focus area', many: 'focus areas' },
  eyePoint: { one: 'eye point', many: 'eye points' },
})

/** What was done, after what it was done to: '3 panels moved'. */
export const spatialDeedWords = defineMessages('spatialDeedWords', {
  created: 'drawn',
  deleted: 'deleted',
  restored: 'brought back',
  moved: 'moved',
  resized: 'resized',
  rotated: 'rotated',
  changed: 'changed',
})
