/** Changing a graphic's tree: what each change does, what it refuses, and that nothing is lost on the way. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { GraphicNode } from './schema.ts'
import {
  addNode,
  findNode,
  moveNode,
  newNode,
  parentOf,
  removeNode,
  renameNode,
  setNodeProperty,
  type TreeResult,
} from './tree.ts'

function node(id: string, type = 'box', children: GraphicNode[] = []): GraphicNode {
  return { id, type, title: id, props: {}, children }
}
const lamp = () => [
  node('top', 'group', [node('base'), node('head', 'group', [node('shade'), node('bulb', 'sphere')])]),
]

function nodesOf(result: TreeResult): GraphicNode[] {
  if (!result.ok) throw new Error(result.code)
  return result.nodes
}
const outline = (nodes: readonly GraphicNode[]): string =>
  nodes.map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id)).join(' ')

describe('the tree', () => {
  it('[2.3.22] gives a new node the title of its kind', () => {
    expect(newNode('box', 'b')).toEqual({
      id: 'b',
      type: 'box',
      title: 'Untitled Box',
      props: {},
      children: [],
    })
    expect(newNode('teapot', 'b')).toBeUndefined()
  })

  it('[issue 15] begins a row with a step, so that one sees that there are two', () => {
    expect(newNode('repeat', 'r')?.props).toEqual({ stepX: 120 })
  })

  it('adds last, or where it is told', () => {
    expect(outline(nodesOf(addNode(lamp(), 'head', node('ring'))))).toBe('top(base head(shade bulb ring))')
    expect(outline(nodesOf(addNode(lamp(), 'head', node('ring'), 0)))).toBe('top(base head(ring shade bulb))')
  })

  it('moves between holders and within one', () => {
    expect(outline(nodesOf(moveNode(lamp(), 'bulb', 'top', 0)))).toBe('top(bulb base head(shade))')
    expect(outline(nodesOf(moveNode(lamp(), 'bulb', 'head', 0)))).toBe('top(base head(bulb shade))')
  })

  it('removes a node with what it holds', () => {
    expect(outline(nodesOf(removeNode(lamp(), 'head')))).toBe('top(base)')
  })

  it('renames, and sets and clears properties of the kind', () => {
    expect(findNode(nodesOf(renameNode(lamp(), 'shade', ' Shade ')), 'shade')?.title).toBe('Shade')
    const wide = nodesOf(setNodeProperty(lamp(), 'shade', 'width', 'width / 2'))
    expect(findNode(wide, 'shade')?.props).toEqual({ width: 'width / 2' })
    expect(findNode(nodesOf(setNodeProperty(wide, 'shade', 'width', undefined)), 'shade')?.props).toEqual({})
  })

  it.each<[string, TreeResult]>([
    ['topGroup', removeNode(lamp(), 'top')],
    ['topGroup', moveNode(lamp(), 'top', 'head')],
    ['unknownNode', removeNode(lamp(), 'nobody')],
    ['unknownNode', addNode(lamp(), 'nobody', node('x'))],
    ['unknownNode', moveNode(lamp(), 'nobody', 'head')],
    ['unknownNode', moveNode(lamp(), 'bulb', 'nobody')],
    ['unknownNode', setNodeProperty(lamp(), 'nobody', 'width', 1)],
    ['unknownProperty', setNodeProperty([node('x', 'teapot')], 'x', 'width', 1)],
    ['noHolder', addNode([node('x', 'teapot')], 'x', node('y'))],
    ['sameId', addNode(lamp(), 'top', node('bulb'))],
    ['unknownNode', renameNode(lamp(), 'nobody', 'x')],
    ['unknownType', addNode(lamp(), 'top', node('x', 'teapot'))],
    ['noHolder', addNode(lamp(), 'base', node('x'))],
    ['noHolder', moveNode(lamp(), 'bulb', 'base')],
    ['intoItself', moveNode(lamp(), 'head', 'head')],
    ['intoItself', moveNode(lamp(), 'head', 'shade')],
    ['sameId', addNode(lamp(), 'top', node('x', 'group', [node('bulb')]))],
    ['unknownProperty', setNodeProperty(lamp(), 'shade', 'colour', 'red')],
  ])('refuses with %s', (code, result) => {
    expect(result).toEqual({ ok: false, code })
  })

  it('[2.5.17] keeps the group at the top, also where another one stands beside it', () => {
    const two = [...lamp(), node('other', 'group', [node('foot')])]
    expect(removeNode(two, 'other')).toEqual({ ok: false, code: 'topGroup' })
    expect(moveNode(two, 'other', 'head')).toEqual({ ok: false, code: 'topGroup' })
    expect(outline(nodesOf(moveNode(two, 'foot', 'head')))).toBe('top(base head(shade bulb foot)) other')
  })

  it('finds a node and what holds it, wherever they stand', () => {
    expect(findNode(lamp(), 'bulb')).toEqual(node('bulb', 'sphere'))
    expect(findNode(lamp(), 'nobody')).toBeUndefined()
    expect(['bulb', 'head', 'top', 'nobody'].map((id) => parentOf(lamp(), id)?.id)).toEqual([
      'head',
      'top',
      undefined,
      undefined,
    ])
  })

  it('changes nothing else of a node', () => {
    const before = nodesOf(setNodeProperty(lamp(), 'shade', 'width', 40))
    const renamed = nodesOf(renameNode(before, 'shade', 'Shade'))
    expect(findNode(renamed, 'shade')).toEqual({ ...node('shade'), title: 'Shade', props: { width: 40 } })
    const high = nodesOf(setNodeProperty(renamed, 'shade', 'height', 7))
    expect(findNode(high, 'shade')?.props).toEqual({ width: 40, height: 7 })
    const cleared = nodesOf(setNodeProperty(high, 'shade', 'width', undefined))
    expect(findNode(cleared, 'shade')).toEqual({ ...node('shade'), title: 'Shade', props: { height: 7 } })
  })

  it('leaves untouched branches the same objects', () => {
    const before = lamp()
    const after = nodesOf(renameNode(before, 'base', 'Base'))
    expect(findNode(after, 'head')).toBe(findNode(before, 'head'))
    expect(nodesOf(renameNode(before, 'base', 'Base'))).not.toBe(before)
    expect(outline(before)).toBe(outline(lamp()))
  })
})

const ids = fc.constantFrom('top', 'base', 'head', 'shade', 'bulb', 'nobody')
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('move', 'remove', 'add', 'rename'),
    id: ids,
    to: ids,
    at: fc.nat({ max: 4 }),
  }),
  { maxLength: 12 },
)
const everyId = (nodes: readonly GraphicNode[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...everyId(children)])

describe('laws', () => {
  test.prop([steps], { numRuns: 300 })(
    'whatever is done, one group stays on top and no id stands twice',
    (done) => {
      let nodes = lamp()
      for (const [index, { kind, id, to, at }] of done.entries()) {
        const before = everyId(nodes)
        const result =
          kind === 'move'
            ? moveNode(nodes, id, to, at)
            : kind === 'remove'
              ? removeNode(nodes, id)
              : kind === 'add'
                ? addNode(nodes, to, node(`new${index}`, 'group'), at)
                : renameNode(nodes, id, 'x')
        if (!result.ok) continue
        nodes = result.nodes
        const after = everyId(nodes)
        expect(nodes.map((one) => one.id)).toEqual(['top'])
        expect(new Set(after).size).toBe(after.length)
        if (kind === 'move') expect(after.toSorted()).toEqual(before.toSorted())
        if (kind === 'move') expect(parentOf(nodes, id)?.id).toBe(to)
      }
    },
  )
})
