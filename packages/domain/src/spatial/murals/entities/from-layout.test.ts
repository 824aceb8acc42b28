/** A layout as entities: their data is what the kinds of entities accept. Inches. */
import { describe, expect, it } from 'vitest'
import { plainRun } from '../../../testing/mural-fixtures.ts'
import { entityDataSchemas } from '../../entity-data.ts'
import type { LayoutInput } from '../layout/input.ts'
import { proposeLayouts } from '../layout/propose-layouts.ts'
import { layoutEntities, type PlacedFace } from './from-layout.ts'

const input: LayoutInput = { ...plainRun, seam: { ...plainRun.seam, alignment: 'left' } }

function entitiesOf(asked: LayoutInput, faces: readonly PlacedFace[]) {
  const proposals = proposeLayouts(asked)
  if (!proposals.ok) throw new Error(proposals.message)
  const [layout] = proposals.layouts
  if (layout === undefined) throw new Error('no layout')
  return layoutEntities(layout, faces, asked.seam)
}

describe('the entities of a layout', () => {
  it('[2.3.39, 2.3.41] panels are numbered left to right; an inner bleed is its share of the seam', () => {
    const entities = entitiesOf(input, [
      { archCustomViewId: 9, position: { x: 20, y: 12 }, width: 180, height: 108 },
    ])
    expect(
      entities.panels.map(({ panelNumber, position, size }) => [panelNumber, position.x, size.width]),
    ).toEqual([
      [1, 20, 45],
      [2, 65, 45],
      [3, 110, 45],
      [4, 155, 45],
    ])
    expect(entities.panels.map(({ bleedLeft, bleedRight }) => [bleedLeft, bleedRight])).toEqual([
      [0.5, 0],
      [1, 0],
      [1, 0],
      [1, 0.5],
    ])
    expect(entities.panels[0]).toMatchObject({
      archCustomViewId: 9,
      position: { y: 12 },
      size: { height: 108 },
      bleedTop: 1,
      bleedBottom: 1,
    })
    expect(entities.seams[1]).toEqual({
      archCustomViewId: 9,
      from: { x: 110, y: 12 },
      to: { x: 110, y: 120 },
      thickness: 1,
      alignment: 'left',
      alignmentMode: 'standard',
      customAlignmentOffset: 0,
    })
    for (const panel of entities.panels)
      expect(entityDataSchemas.calicoMuralPanel.parse(panel)).toMatchObject(panel)
    for (const seam of entities.seams) expect(entityDataSchemas.calicoMuralSeam.parse(seam)).toEqual(seam)
  })

  it('[canvas] numbers go on around a corner, in the view of the wall on which a panel begins', () => {
    const { panels, seams } = entitiesOf(
      {
        ...input,
        faces: [
          { width: 60, height: 108 },
          { width: 120, height: 96 },
        ],
      },
      [
        { archCustomViewId: 1, position: { x: 0, y: 0 }, width: 60, height: 108 },
        { archCustomViewId: 2, position: { x: 10, y: 12 }, width: 120, height: 96 },
      ],
    )
    expect(
      panels.map(({ panelNumber, archCustomViewId, position, size }) => [
        panelNumber,
        archCustomViewId,
        position,
        size,
      ]),
    ).toEqual([
      [1, 1, { x: 0, y: 0 }, { width: 45, height: 108 }],
      [2, 1, { x: 45, y: 0 }, { width: 45, height: 108 }],
      [3, 2, { x: 40, y: 12 }, { width: 45, height: 96 }],
      [4, 2, { x: 85, y: 12 }, { width: 45, height: 96 }],
    ])
    expect(seams.map(({ archCustomViewId, from }) => [archCustomViewId, from.x])).toEqual([
      [1, 45],
      [2, 40],
      [2, 85],
    ])
  })

  it('[canvas] a panel around a corner within one view is as high as both faces together', () => {
    const { panels } = entitiesOf(
      {
        ...input,
        faces: [
          { width: 60, height: 108 },
          { width: 120, height: 96 },
        ],
      },
      [
        { archCustomViewId: 1, position: { x: 0, y: 0 }, width: 60, height: 108 },
        { archCustomViewId: 1, position: { x: 60, y: 14 }, width: 120, height: 96 },
      ],
    )
    expect(panels.map(({ position, size }) => [position.x, position.y, size.height])).toEqual([
      [0, 0, 108],
      [45, 0, 110],
      [90, 14, 96],
      [135, 14, 96],
    ])
  })

  it('[canvas] locked panels stay: their numbers and inner bleeds alone follow', () => {
    const { panels, locked } = entitiesOf({ ...input, locked: [{ id: 77, from: 60, to: 100 }] }, [
      { archCustomViewId: 9, position: { x: 0, y: 0 }, width: 180, height: 108 },
    ])
    expect(panels.map(({ panelNumber }) => panelNumber)).toEqual([1, 2, 4, 5])
    expect(locked).toEqual([{ id: 77, data: { bleedLeft: 1, bleedRight: 0, panelNumber: 3 } }])
  })
})
