/** What a graphic asks of a product, guessed from its expressions; names at a node, and measures. */
import { describe, expect, it } from 'vitest'
import { parseExpression } from './expression/parse.ts'
import { evaluate } from './expression/evaluate.ts'
import { measuresOf } from './measures.ts'
import { namesAround, namesOfSpec, scopeAt } from './node-scope.ts'
import { graphicParameters, specOf } from './parameters.ts'
import { showGraphic } from './resolve-graphic.ts'
import type { GraphicNode } from './schema.ts'

const node = (id: string, type: string, props: GraphicNode['props'] = {}, children: GraphicNode[] = []) => ({
  id,
  type,
  title: id,
  props,
  children,
})
const tree = [
  node('top', 'group', { formulas: { half: 'plate.width / 2', tint: 'finish.fill', depth: 'deep ?? 18' } }, [
    node('row', 'repeat', { count: 'slats', stepX: 30 }, [
      node('slat', 'box', {
        width: 'half',
        x: 'index * 2',
        depth: 'depth',
        color: 'darken(tint, 0.2)',
        surface: 'finish.surface',
        when: "body.shape != 'bar'",
      }),
    ]),
    node('lid', 'box', { when: 'hasLid', width: 10, height: 20, depth: 30 }),
  ]),
]

describe('the parameters of a graphic', () => {
  it('[issue 15] are the names that no formula and no row gives, each by what it is used as', () => {
    expect(graphicParameters(tree)).toEqual([
      { name: 'slats', kind: 'number', choices: [], usual: 100 },
      {
        name: 'finish.surface',
        kind: 'choice',
        choices: ['plain', 'satin', 'brushed', 'polished', 'wood', 'fabric', 'glass', 'glow', 'shadow'],
        usual: 'plain',
      },
      { name: 'body.shape', kind: 'choice', choices: ['bar'], usual: 'bar' },
      { name: 'hasLid', kind: 'flag', choices: [], usual: 1 },
      { name: 'plate.width', kind: 'number', choices: [], usual: 100 },
      { name: 'finish.fill', kind: 'colour', choices: [], usual: '#c9c5bc' },
      { name: 'deep', kind: 'number', choices: [], usual: 18 },
    ])
  })

  it('[issue 15] make a specification by their dotted names', () => {
    expect(
      specOf(
        new Map<string, string | number>([
          ['a.b', 2],
          ['a.c', 'x'],
          ['d', 1],
        ]),
      ),
    ).toEqual({ a: { b: 2, c: 'x' }, d: 1 })
    expect(namesOfSpec({ a: { b: 2, c: 'x', list: [1] }, d: true })).toEqual(['a.b', 'a.c', 'd'])
  })
})

describe('at a node', () => {
  it('[issue 15] the formulas of the groups around it have their values, and rows count from 0', () => {
    const scope = scopeAt(tree, 'slat', { plate: { width: 80 } })
    expect([scope('half'), scope('depth'), scope('index'), scope('tint')]).toEqual([40, 18, 0, undefined])
    expect(scopeAt(tree, 'lid', { plate: { width: 80 } })('index')).toBeUndefined()
    expect(namesAround(tree, 'slat')).toEqual(['index', 'half', 'tint', 'depth'])
  })

  it('[issue 15] a formula that needs itself has no value, and nothing hangs', () => {
    const scope = scopeAt([node('top', 'group', { formulas: { a: 'b', b: 'a', c: 2 } })], 'top', {})
    expect([scope('a'), scope('c')]).toEqual([undefined, 2])
  })
})

describe('what can be shown', () => {
  it('[issue 15] is shown beside what can not, with the node and the property of each problem', () => {
    const shown = showGraphic({ nodes: tree }, { hasLid: 1, slats: 2, body: { shape: 'tube' } })
    // Nothing in a group can be placed without its formulas.
    expect(shown).toMatchObject({
      meshes: [],
      problems: [{ code: 'unknownName', name: 'plate.width', nodePath: ['top'], property: 'formulas' }],
    })
    const most = showGraphic(
      { nodes: [node('top', 'group', {}, [node('a', 'box', { width: 'wide' }), node('b', 'sphere')])] },
      {},
    )
    expect(most.meshes.map(({ title }) => title)).toEqual(['b'])
    expect(most.problems).toMatchObject([{ nodePath: ['top', 'a'], property: 'width', name: 'wide' }])
  })

  it('[issue 15] has its measures: a box of 10 × 20 × 30 mm has 8 vertices and 12 triangles', () => {
    const box = node('b', 'box', { width: 10, height: 20, depth: 30 })
    const wall = node('w', 'plane', { width: 600, height: 600, surface: 'shadow' })
    const shown = showGraphic({ nodes: [node('top', 'group', {}, [box, wall])] }, {})
    expect(measuresOf(shown)).toMatchObject({ size: [10, 20, 30], parts: 1 })
    expect(measuresOf(shown).triangles).toBe(12 + 0)
  })
})

describe('an expression that can not be read', () => {
  it.each([
    ['2 +', 3],
    ['2 $ 3', 2],
    ['(2', 2],
    ['min(1, )', 7],
    ['width 3', 6],
    ['sine(2)', 0],
    ['', 0],
    ['2 * )', 4],
  ])('%s says from where on', (text, at) => {
    expect(parseExpression(text)).toMatchObject({ ok: false, code: 'syntax', at })
  })

  it('is none where it can be read', () => {
    const read = parseExpression('2 * (3 + 4)')
    expect(read.ok && evaluate(read.value, () => undefined)).toEqual({ ok: true, value: 14 })
  })
})
