/** Two people change one graphic at once: what is different is said node by node. [2.5.17] */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { GraphicNode } from './schema.ts'
import { treeDifferences } from './tree-differences.ts'

const node = (id: string, more: Partial<GraphicNode> = {}): GraphicNode => ({
  id,
  type: 'box',
  title: id,
  props: {},
  children: [],
  ...more,
})
const top = (...children: GraphicNode[]) => [node('top', { type: 'group', title: 'Lamp', children })]

describe('the differences of two trees', () => {
  test('are the properties by the names of the form, and what only one of them has', () => {
    const mine = top(
      node('foot', { title: 'Foot', props: { width: 120, height: 20 } }),
      node('arm', { title: 'Arm' }),
    )
    const theirs = top(
      node('foot', { title: 'Foot', props: { width: 90, height: 20 } }),
      node('shade', { title: 'Shade' }),
    )
    expect(treeDifferences(mine, theirs)).toEqual([
      { kind: 'property', title: 'Foot', property: 'Width', first: 120, second: 90 },
      { kind: 'onlyFirst', title: 'Arm' },
      { kind: 'onlySecond', title: 'Shade' },
    ])
  })

  test('are another title and another order', () => {
    const mine = top(node('a'), node('b'), node('c', { title: 'Stem' }))
    const theirs = top(node('b'), node('a'), node('c', { title: 'Pole' }))
    expect(treeDifferences(mine, theirs)).toEqual([
      { kind: 'order', title: 'Lamp' },
      { kind: 'title', title: 'Stem', second: 'Pole' },
    ])
  })

  test('are another node around it', () => {
    const mine = top(node('group', { type: 'group', children: [node('a')] }))
    expect(treeDifferences(mine, top(node('group', { type: 'group' }), node('a')))).toEqual([
      { kind: 'place', title: 'a' },
    ])
  })

  test('a node that was added before others moves none of them', () => {
    expect(treeDifferences(top(node('new'), node('a')), top(node('a')))).toEqual([
      { kind: 'onlyFirst', title: 'new' },
    ])
  })

  const nodeWith = (children: fc.Arbitrary<GraphicNode[]>): fc.Arbitrary<GraphicNode> =>
    fc.record({
      id: fc.uuid(),
      type: fc.constantFrom('box', 'group'),
      title: fc.string({ maxLength: 6 }),
      props: fc.dictionary(fc.constantFrom('width', 'height'), fc.integer()),
      children,
    })
  const tree = nodeWith(
    fc.array(nodeWith(fc.array(nodeWith(fc.constant([])), { maxLength: 2 })), { maxLength: 2 }),
  )

  test.prop([tree, tree])('are none between equal trees, and some between others', (one, other) => {
    expect(treeDifferences([one], structuredClone([one]))).toEqual([])
    expect(treeDifferences([one], [other]).length).toBeGreaterThan(0)
  })
})
