import { describe, expect, it } from 'vitest'
import { deedOf, deedSentence } from './deeds.ts'
import { entityTypes } from './schema.ts'
import { referredId, spatialKeys, spatialKindOf, spatialKinds, viewIdOf, withReference } from './kinds.ts'

describe('the kinds', () => {
  it('[2.7.39] are the five resources that are of one kind each, and the types of entities', () => {
    const resources = spatialKeys.filter((key) => key !== 'entity')
    expect(Object.keys(spatialKinds).toSorted()).toEqual([...resources, ...entityTypes].toSorted())
  })

  it('stand on the plan, in viewports, or on both', () => {
    const on = (sheet: 'plan' | 'view') =>
      Object.values(spatialKinds)
        .filter(({ sheets }) => sheets.includes(sheet))
        .map(({ kind }) => kind)
        .toSorted()
    expect(on('plan')).toEqual([
      'archElevation',
      'archWall',
      'calicoWallLabel',
      'eyePoint',
      'opening',
      'productCanvasLine',
      'productCanvasText',
      'reference',
    ])
    expect(on('view')).toEqual([
      'calicoMismatchLine',
      'calicoMuralArea',
      'calicoMuralPanel',
      'calicoMuralSeam',
      'calicoMuralTexture',
      'calicoWallLabel',
      'focusArea',
      'opening',
      'productCanvasLine',
      'productCanvasText',
      'reference',
    ])
  })

  it('are told by the resource and the type', () => {
    expect(spatialKindOf({ key: 'archWall' }).kind).toBe('archWall')
    expect(spatialKindOf({ key: 'entity', type: 'opening' }).kind).toBe('opening')
    expect(() => spatialKindOf({ key: 'entity', type: 'archWall' })).toThrow('no kind')
  })

  it('name other records in fields of their own or in their data', () => {
    const label = { data: { archCustomViewId: 5, title: 'North' } }
    const [toView] = spatialKinds.calicoWallLabel.references
    if (!toView) throw new Error('a label names its viewport')
    expect(referredId(label, toView)).toBe(5)
    expect(withReference(label, toView, 8)).toEqual({ data: { archCustomViewId: 8, title: 'North' } })
    expect(viewIdOf(spatialKinds.calicoWallLabel, label)).toBe(5)
    expect(viewIdOf(spatialKinds.productCanvasText, { customViewId: null })).toBeNull()
    // An elevation names the viewport that looks from it, and stands on the plan.
    expect(viewIdOf(spatialKinds.archElevation, { archCustomViewId: 5 })).toBeNull()
  })
})

describe('what was done', () => {
  it.each([
    [['position'], 'moved'],
    [['from', 'to'], 'moved'],
    [['size'], 'resized'],
    [['position', 'size'], 'resized'],
    [['yRotation'], 'rotated'],
    [['position', 'yRotation'], 'rotated'],
    [['title'], 'changed'],
    [['position', 'title'], 'changed'],
    [[], 'changed'],
  ] as const)('%j is %s', (fields, deed) => expect(deedOf(fields)).toBe(deed))

  it('is said with how many of what', () => {
    expect(deedSentence('moved', { calicoMuralPanel: 3 })).toBe('3 panels moved')
    expect(deedSentence('created', { archWall: 1 })).toBe('1 wall drawn')
    expect(deedSentence('deleted', { calicoMuralArea: 1, calicoMuralPanel: 4, calicoMuralSeam: 3 })).toBe(
      '1 mural area, 4 panels and 3 seams deleted',
    )
    expect(deedSentence('moved', {})).toBe('')
  })
})
