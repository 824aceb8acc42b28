/** How Maison Lumen's products are drawn: which choice fills which part of a drawing family's specification. */
import type { ProductDrawing } from '@orderwright/domain/catalog'
import { type Bindings, data, finish, title } from '../../shorthand/bindings.ts'
import { propertyIds } from '../ids.ts'
import { layoutLimits, mechanismSpacing } from './mechanisms.ts'
import { plateFinishes } from './plates.ts'

const plate: Bindings = {
  width: data(propertyIds.plateSize, 'width'),
  height: data(propertyIds.plateSize, 'height'),
  'screws.spacing': data(propertyIds.plateSize, 'screwSpacing'),
  'screws.type': data(propertyIds.screwType, 'screwType'),
  bevel: data(propertyIds.edge, 'bevel'),
  cornerRadius: data(propertyIds.edge, 'cornerRadius'),
  ...finish('finish', propertyIds.plateFinish),
}

export const keypadDrawing: ProductDrawing = {
  family: 'keypad-plate',
  constants: { mechanismSpacing },
  bindings: {
    ...plate,
    gang: data(propertyIds.plateSize, 'gang'),
    layoutString: data(propertyIds.layout, 'layoutString'),
    bodies: data(propertyIds.layout, 'bodies'),
    ...finish('mechanismFinish', propertyIds.mechanismFinish),
    led: data(propertyIds.ledIndicator, 'led'),
    engravingLines: data(propertyIds.ledIndicator, 'engravingInputs'),
    engravings: { productPropertyId: propertyIds.engraving, source: 'engravings' },
    secondEngravings: { productPropertyId: propertyIds.secondEngraving, source: 'engravings' },
    'engravingStyle.fontFamily': data(propertyIds.engravingFont, 'fontFamily'),
    'engravingStyle.fontSize': data(propertyIds.engravingSize, 'fontSize'),
    'engravingStyle.color': data(propertyIds.engravingColor, 'color'),
    'engravingStyle.strokeColor': data(propertyIds.engravingColor, 'strokeColor'),
    'engravingStyle.strokeWidth': data(propertyIds.engravingColor, 'strokeWidth'),
    backBox: data(propertyIds.keypadBackBox, 'backBox'),
  },
  limits: layoutLimits,
}

/** Between the gangs of outlets, mm. */
export const outletGangSpacing = { wall: 71, floor: 60 } as const

export function outletDrawing(mount: 'wall' | 'floor'): ProductDrawing {
  const backBox = mount === 'wall' ? propertyIds.wallOutletBackBox : propertyIds.floorOutletBackBox
  return {
    family: 'outlet-plate',
    constants: { mount, gangSpacing: outletGangSpacing[mount] },
    bindings: {
      ...plate,
      layoutString: data(propertyIds.outletLayout, 'layoutString'),
      bodies: data(propertyIds.outletLayout, 'bodies'),
      'moduleFinish.title': title(propertyIds.moduleFinish),
      'moduleFinish.fill': data(propertyIds.moduleFinish, 'fill'),
      backBox: data(backBox, 'backBox'),
    },
  }
}

export const lampDrawing: ProductDrawing = {
  family: 'reading-lamp',
  constants: { baseHeight: 82, headAngle: 55 },
  bindings: {
    armType: data(propertyIds.lampArm, 'armType'),
    armLength: data(propertyIds.lampArm, 'armLength'),
    headLength: data(propertyIds.lampHead, 'headLength'),
    headDiameter: data(propertyIds.lampHead, 'headDiameter'),
    switchType: data(propertyIds.lampSwitch, 'switchType'),
    ...finish('finish', propertyIds.plateFinish),
  },
}

export const coverDrawing: ProductDrawing = {
  family: 'cover-plate',
  constants: { purpose: 'cover' },
  bindings: { ...plate, backBox: data(propertyIds.coverPlateBackBox, 'backBox') },
}

export const sampleDrawing: ProductDrawing = {
  family: 'cover-plate',
  constants: { purpose: 'sample', width: 82, height: 82, screws: { type: 'none' } },
  bindings: finish('finish', propertyIds.plateFinish),
}

/** All plate finishes as chips in a case. */
export const finishBoxDrawing: ProductDrawing = {
  family: 'sample-set',
  constants: {
    width: 340,
    height: 260,
    depth: 42,
    columns: Math.ceil(Math.sqrt(plateFinishes.length)),
    chips: plateFinishes.map(({ title: name, fill, surface }) => ({ title: name, fill, surface })),
  },
  bindings: {},
}

export type BoxMeasures = {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly gangs: number
  readonly isRound: boolean
  readonly screwSpacing: number
}

export function boxDrawing(box: BoxMeasures): ProductDrawing {
  return {
    family: 'back-box',
    constants: {
      width: box.width,
      height: box.height,
      depth: box.depth,
      gang: box.gangs,
      isRound: box.isRound,
      screwSpacing: box.screwSpacing,
      screwDirection: box.height > box.width ? 'vertical' : 'horizontal',
    },
    bindings: {},
  }
}
