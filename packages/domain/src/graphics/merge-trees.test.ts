/** Two owners at one graphic: what each changed is there, and what only they can decide is left to them. */
import { describe, expect, test } from 'vitest'
import { mergeTrees } from './merge-trees.ts'
import type { GraphicNode } from './schema.ts'

const node = (
  id: string,
  props: GraphicNode['props'] = {},
  children: GraphicNode[] = [],
  title = id,
): GraphicNode => ({ id, type: 'box', title, props, children })
const tree = (...children: GraphicNode[]) => [node('top', {}, children)]
const base = tree(node('plate', { width: 100 }), node('body', {}, [node('rod', { length: 40 })]))

describe('two trees of one graphic are put together', () => {
  test('where each changed another property, also of one node', () => {
    const mine = tree(
      node('plate', { width: 100, height: 240 }),
      node('body', {}, [node('rod', { length: 40 })]),
    )
    const theirs = tree(
      node('plate', { width: 110 }),
      node('body', {}, [node('rod', { length: 55 })], 'Body'),
    )
    const both = tree(
      node('plate', { width: 110, height: 240 }),
      node('body', {}, [node('rod', { length: 55 })], 'Body'),
    )
    expect(mergeTrees(base, mine, theirs)).toEqual(both)
    expect(mergeTrees(base, theirs, mine)).toEqual(both)
  })

  test('where one adds, moves and deletes, and the other changes what stays', () => {
    const mine = tree(node('rod', { length: 40 }), node('plate', { width: 100 }), node('ball'))
    const theirs = tree(node('plate', { width: 110 }), node('body', {}, [node('rod', { length: 55 })]))
    const both = tree(node('rod', { length: 55 }), node('plate', { width: 110 }), node('ball'))
    expect(mergeTrees(base, mine, theirs)).toEqual(both)
    expect(mergeTrees(base, theirs, mine)).toEqual(both)
  })

  test('where one takes a property away, and the other changes another one', () => {
    const mine = tree(node('plate'), node('body', {}, [node('rod', { length: 40 })]))
    const theirs = tree(
      node('plate', { width: 100, depth: 5 }),
      node('body', {}, [node('rod', { length: 40 })]),
    )
    expect(mergeTrees(base, mine, theirs)).toEqual(
      tree(node('plate', { depth: 5 }), node('body', {}, [node('rod', { length: 40 })])),
    )
  })
})

describe('two trees of one graphic are left to their owners', () => {
  const wider = tree(node('plate', { width: 110 }), node('body', {}, [node('rod', { length: 40 })]))

  test.each([
    [
      'that give one property different values',
      tree(node('plate', { width: 95 }), node('body', {}, [node('rod', { length: 40 })])),
      wider,
    ],
    [
      'of which one deletes what the other changed',
      tree(node('body', {}, [node('rod', { length: 40 })])),
      wider,
    ],
    [
      'that both have other nodes',
      tree(node('plate', { width: 100 })),
      tree(node('plate', { width: 100 }), node('ball')),
    ],
  ])('%s', (_, mine, theirs) => {
    expect(mergeTrees(base, mine, theirs)).toBeUndefined()
    expect(mergeTrees(base, theirs, mine)).toBeUndefined()
  })
})
