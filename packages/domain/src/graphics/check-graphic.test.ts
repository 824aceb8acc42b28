/** What may be stored as a graphic, as a tree and as typed text. */
import { describe, expect, it } from 'vitest'
import { checkGraphic } from './check-graphic.ts'
import { readGraphicText } from './read-text.ts'
import type { GraphicNode } from './schema.ts'

const node = (id: string, type: string, props: GraphicNode['props'] = {}, children: GraphicNode[] = []) => ({
  id,
  type,
  title: id,
  props,
  children,
})
const faults = (...children: GraphicNode[]) =>
  checkGraphic([node('top', 'group', {}, children)]).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

describe('a tree', () => {
  it('[2.3.22] may use names that only a product gives', () => {
    expect(
      faults(node('a', 'box', { width: 'plate.width / 2', color: 'finish.fill', when: 'hasLid' })),
    ).toEqual([])
    // What stands in for a missing name is judged where the name is known.
    expect(faults(node('a', 'box', { width: 'width ?? 0' }))).toEqual([])
  })

  it('[2.3.22] may not say what no product could make true, with a sentence for each', () => {
    expect(faults(node('a', 'box', { width: 0, depth: '1 / 0', color: 'blue +', edge: 3 }))).toEqual([
      '0.children.0.props.width This must be more than 0.',
      '0.children.0.props.depth This divides by 0.',
      '0.children.0.props.edge “3” is none of the choices.',
      '0.children.0.props.color This can not be read from character 7 on.',
    ])
    expect(faults(node('a', 'box', { x: 'NaN' }), node('b', 'box', { x: 50_001 }))).toEqual([
      '0.children.0.props.x A number is needed here, not “NaN”.',
      '0.children.1.props.x No part of a product lies further than 50,000 mm.',
    ])
  })

  it('does not judge the shape of what is never shown', () => {
    const outline = [
      [0, 0],
      [9, 9],
      [9, 0],
      [0, 9],
    ]
    expect(faults(node('a', 'extrusion', { profile: outline }))).toEqual([
      '0.children.0 This outline crosses itself or holds no area.',
    ])
    expect(faults(node('a', 'extrusion', { profile: outline, when: 0 }))).toEqual([])
  })

  it('says of a formula where it goes in a circle', () => {
    expect(checkGraphic([node('top', 'group', { formulas: { a: 'b + 1', b: 'a' } })])).toMatchObject([
      { code: 'cycle', path: [0, 'props', 'formulas'], message: '“a” needs itself in the end.' },
    ])
  })
})

describe('typed text', () => {
  it('[issue 15] is read, or tells line, column and path of every fault', () => {
    const text = JSON.stringify([node('top', 'group', {}, [node('a', 'box', { width: 12 })])], null, 2)
    expect(readGraphicText(text)).toMatchObject({
      ok: true,
      nodes: [{ children: [{ props: { width: 12 } }] }],
    })
    expect(readGraphicText(text.replace('12', '-12'))).toMatchObject({
      ok: false,
      faults: [
        { path: '[0].children[0].props.width', line: 13, column: 20, message: 'This must be more than 0.' },
      ],
    })
    expect(readGraphicText(text.replace('"box"', 'box'))).toMatchObject({
      ok: false,
      faults: [{ line: 10, path: '' }],
    })
    expect(readGraphicText(text.replace('"title": "a"', '"title": 4'))).toMatchObject({
      ok: false,
      faults: [{ path: '[0].children[0].title' }],
    })
    expect(readGraphicText('{}')).toMatchObject({ ok: false, faults: [{ path: '' }] })
  })
})
