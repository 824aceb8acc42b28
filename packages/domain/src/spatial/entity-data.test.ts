import { describe, expect, it } from 'vitest'
import { type EntityType, entityDataSchemas } from './entity-data.ts'
import { entityTypes } from './schema.ts'

const point = { x: 1, y: 2 }
const plan = { x: 3, z: 4 }
const size = { width: 30, height: 40 }

/** Every field of every kind with a value that is not its default. */
const whole = {
  calicoMuralPanel: {
    archCustomViewId: 9,
    position: { ...point, z: 0.5 },
    size,
    yRotation: 90,
    originalSize: { width: 52, height: 120 },
    bleedLeft: 0.5,
    bleedRight: 0.5,
    bleedTop: 2,
    bleedBottom: 3,
    isCriticalAlignmentPanel: true,
    drawingsPanelLayoutPosition: point,
    drawingsShowNotesAbovePanel: true,
    panelNumber: 7,
    panelDescriptionOverride: 'Sky',
    panelPrintNotes: 'Print twice',
    isDisabled: true,
    isLocked: true,
    indicateViewStartOnPlan: true,
    customViewPosition: point,
    customViewSize: size,
  },
  calicoMuralSeam: {
    archCustomViewId: 9,
    from: point,
    to: { x: 1, y: 100 },
    thickness: 2,
    alignment: 'left',
    alignmentMode: 'custom',
    customAlignmentOffset: 0.25,
  },
  calicoMismatchLine: { archCustomViewId: 9, from: point, to: { x: 8, y: 9 } },
  calicoMuralTexture: {
    archCustomViewId: 9,
    position: point,
    size,
    yRotation: 45,
    muralProductOptionId: 77,
    substrate: 'custom',
    flipX: true,
    flipY: true,
    canScaleX: true,
    canScaleY: true,
    mediumId: 12,
    masterWidth: 24_000,
    masterHeight: 9_600,
  },
  calicoMuralArea: {
    archCustomViewId: 9,
    position: point,
    size,
    xzRotation: 30,
    yRotation: 60,
    isReturn: true,
    measuredTop: 180,
    measuredBottom: 180.5,
    measuredLeft: 108,
    measuredRight: 107.75,
    measuredDiagonalDown: 210,
    measuredDiagonalUp: 209.5,
  },
  calicoWallLabel: {
    archCustomViewId: 9,
    title: 'North wall',
    customViewPosition: point,
    customViewSize: size,
    labelPlanPosition: plan,
    viewStartPlanPosition: plan,
    indicateViewStartOnPlan: true,
  },
  opening: {
    archWallId: 4,
    archCustomViewId: 9,
    offset: 12.5,
    width: 48,
    height: 60,
    sill: 30,
    kind: 'window',
    position: point,
  },
  reference: {
    archCustomViewId: 9,
    mediumId: 3,
    page: 2,
    position: point,
    size,
    rotation: 90,
    opacity: 0.25,
    isLocked: true,
    calibration: { from: { x: 0, y: 0.5 }, to: { x: 1, y: 0.5 }, length: 240 },
  },
  focusArea: {
    archCustomViewId: 9,
    title: 'Face',
    position: { x: 0.25, y: 0.1 },
    size: { width: 0.2, height: 0.5 },
  },
  eyePoint: {
    title: 'From the door',
    from: plan,
    to: { x: 60, z: 20 },
    height: 58.5,
    fieldOfView: 90,
    tilt: -12,
    mediumId: 3,
    stillOf: '1a2b',
  },
} satisfies Record<EntityType, object>

describe('the data of spatial entities', () => {
  it.each([
    ['[2.3.37] a mural panel', 'calicoMuralPanel'],
    ['[2.3.40] a seam', 'calicoMuralSeam'],
    ['[2.3.42] a mismatch line', 'calicoMismatchLine'],
    ['[2.3.43] a mural texture', 'calicoMuralTexture'],
    ['[2.3.45] a mural area', 'calicoMuralArea'],
    ['[2.3.46] a wall label', 'calicoWallLabel'],
    ['an opening', 'opening'],
    ['a picture to trace', 'reference'],
    ['a focus area', 'focusArea'],
    ['an eye point', 'eyePoint'],
  ] as const)('%s keeps every one of its fields', (_, type) => {
    const kept: unknown = entityDataSchemas[type].parse(whole[type])
    expect(kept).toEqual(whole[type])
  })

  const ofMurals = entityTypes.filter((type) => type.startsWith('calico'))

  it('[2.3.36] the types of the specification are there', () => {
    expect(ofMurals).toEqual([
      'calicoMuralSeam',
      'calicoMuralPanel',
      'calicoMuralTexture',
      'calicoMuralArea',
      'calicoMismatchLine',
      'calicoWallLabel',
    ])
  })

  it.each(ofMurals)('[2.3.36] %s belongs to a viewport', (type) => {
    const data: Readonly<Record<string, unknown>> = whole[type]
    const { archCustomViewId: _, ...homeless } = data
    expect(entityDataSchemas[type].safeParse(homeless).success).toBe(false)
  })

  it.each([
    ['[2.3.40] a seam to nowhere in particular', 'calicoMuralSeam', { alignment: 'top' }],
    ['[2.3.43] an unknown substrate', 'calicoMuralTexture', { substrate: 'paper' }],
    ['[2.3.40] a seam of less than nothing', 'calicoMuralSeam', { thickness: -1 }],
    ['a panel without width', 'calicoMuralPanel', { size: { width: 0, height: 40 } }],
    ['a negative bleed', 'calicoMuralPanel', { bleedTop: -1 }],
  ] as const)('%s is refused', (_, type, wrong) => {
    expect(entityDataSchemas[type].safeParse({ ...whole[type], ...wrong }).success).toBe(false)
  })

  it('[canvas] a seam may be butted: an overlap of 0', () => {
    expect(
      entityDataSchemas.calicoMuralSeam.parse({ ...whole.calicoMuralSeam, thickness: 0 }).thickness,
    ).toBe(0)
  })

  it('[2.3.38, 2.3.41] what is not said is as usual: bleeds and seams of an inch, a centred seam', () => {
    const panel = { archCustomViewId: 9, position: point }
    expect(entityDataSchemas.calicoMuralPanel.parse(panel)).toMatchObject({
      bleedLeft: 1,
      bleedRight: 1,
      bleedTop: 1,
      bleedBottom: 1,
    })
    const seam = { archCustomViewId: 9, from: point, to: point }
    expect(entityDataSchemas.calicoMuralSeam.parse(seam)).toMatchObject({
      thickness: 1,
      alignment: 'center',
      alignmentMode: 'standard',
    })
  })

  it('[2.9.25, 2.9.26] a texture is 775 by 175, a label 100 by 100 and untitled, other mural entities 30 by 30', () => {
    const placed = { archCustomViewId: 9, position: point }
    expect(entityDataSchemas.calicoMuralTexture.parse(placed).size).toEqual({ width: 775, height: 175 })
    expect(entityDataSchemas.calicoMuralPanel.parse(placed).size).toEqual({ width: 30, height: 30 })
    expect(entityDataSchemas.calicoMuralArea.parse(placed).size).toEqual({ width: 30, height: 30 })
    expect(entityDataSchemas.calicoWallLabel.parse({ archCustomViewId: 9 })).toMatchObject({
      title: 'Untitled Wall',
      customViewSize: { width: 100, height: 100 },
    })
  })

  it('an opening is a door of 36 by 80 at the floor unless it is said to be another', () => {
    expect(entityDataSchemas.opening.parse({ archWallId: 4 })).toEqual({
      archWallId: 4,
      archCustomViewId: null,
      offset: 0,
      width: 36,
      height: 80,
      sill: 0,
      kind: 'door',
      position: null,
    })
  })
})
