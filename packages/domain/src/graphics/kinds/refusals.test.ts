/** What the kinds refuse, and in which property: measures, outlines, names, limits, and rubbish of any sort. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { scopeOf } from '../expression/evaluate.ts'
import { type Json, jsonSchema } from '../../units/record.ts'
import { findNodeKind, nodeKinds } from './index.ts'

function build(key: string, props: Record<string, Json>, spec: object = {}) {
  const kind = findNodeKind(key)
  if (!kind) throw new Error(key)
  const compiled = kind.compile(props)
  if (!compiled.ok) return compiled
  return compiled.value.build(scopeOf({ ...spec }), 'fine')
}

function code(key: string, props: Record<string, Json>, spec: object = {}): string {
  const built = build(key, props, spec)
  return built.ok ? 'none' : [built.code, built.property, built.name].filter(Boolean).join(' ')
}

const json = fc.jsonValue().map((value) => jsonSchema.parse(value))

describe('what a node refuses', () => {
  it.each<[string, Record<string, Json>, string]>([
    ['box', { width: 0 }, 'notPositive width 0'],
    ['box', { width: -4 }, 'notPositive width -4'],
    ['box', { width: 'depht' }, 'unknownName width depht'],
    ['box', { width: '2 +' }, 'syntax width 2 +'],
    ['box', { width: true }, 'invalidProperty width'],
    ['box', { width: 1e9 }, 'outOfRange width 1000000000'],
    ['box', { colour: '#fff' }, 'unknownProperty colour colour'],
    ['box', { color: 'finish.title' }, 'notAColour color Bronze'],
    ['box', { color: 12 }, 'notAColour color 12'],
    ['box', { surface: 'finish.title' }, 'notAChoice surface Bronze'],
    ['box', { rounding: -1 }, 'notPositive rounding -1'],
    ['tube', { points: [[0, 0, 0]] }, 'invalidProperty points'],
    [
      'tube',
      {
        points: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
      'badOutline',
    ],
    [
      'tube',
      {
        points: [
          [0, 0],
          [1, 1],
        ],
      },
      'invalidProperty points',
    ],
    [
      'extrusion',
      {
        profile: [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
        ],
      },
      'badOutline',
    ],
    [
      'extrusion',
      {
        holes: [
          [
            [90, 90],
            [110, 90],
            [110, 110],
          ],
        ],
      },
      'badOutline',
    ],
    ['group', { formulas: { a: 'b + 1', b: 'c', c: 'a / 2' } }, 'cycle formulas a'],
    ['group', { formulas: { a: 'a' } }, 'cycle formulas a'],
    ['group', { formulas: { 'a b': 1 } }, 'invalidProperty formulas'],
    ['repeat', { count: 5000 }, 'tooManyParts 5000'],
    ['repeat', { count: 301 }, 'tooManyParts 301'],
    ['repeat', { count: 300.5 }, 'none'],
    ['box', { width: 50_000, height: 50_001 }, 'outOfRange height 50001'],
    ['box', { x: -50_001 }, 'none'],
    ['box', { surface: 'shiny' }, 'unknownName surface shiny'],
    ['box', { surface: "'wood'" }, 'none'],
    ['box', { surface: 7 }, 'notAChoice surface 7'],
    ['box', { color: '#12345' }, 'syntax color #12345'],
    ['box', { color: true }, 'invalidProperty color'],
    [
      'tube',
      {
        points: [
          [0, 0, 0],
          ['depht', 0, 0],
        ],
      },
      'unknownName points depht',
    ],
    [
      'tube',
      {
        points: [
          [0, 0, 0],
          ['2 +', 0, 0],
        ],
      },
      'syntax points 2 +',
    ],
    ['tube', { points: 'points' }, 'invalidProperty points'],
    ['tube', { points: Array.from({ length: 201 }, (_, i) => [0, i, 0]) }, 'invalidProperty points'],
    ['tube', { points: Array.from({ length: 200 }, (_, i) => [0, i, 0]) }, 'none'],
    [
      'tube',
      {
        points: [
          [0, 0, 0],
          [0, 'finish.fill', 0],
        ],
      },
      'notANumber points #8c6a45',
    ],
    [
      'extrusion',
      {
        profile: [
          [0, 0],
          [10, 0],
        ],
      },
      'invalidProperty profile',
    ],
    [
      'extrusion',
      {
        profile: [
          [0, 0],
          [10, 0],
          ['depht', 10],
        ],
      },
      'unknownName profile depht',
    ],
    ['extrusion', { holes: 'no' }, 'invalidProperty holes'],
    [
      'extrusion',
      {
        holes: [
          [
            [1, 1],
            [2, 1],
          ],
        ],
      },
      'invalidProperty holes',
    ],
    [
      'extrusion',
      {
        holes: [
          [
            [1, 1],
            [9, 1],
            ['depht', 9],
          ],
        ],
      },
      'unknownName holes depht',
    ],
    [
      'extrusion',
      {
        holes: Array.from({ length: 41 }, () => [
          [1, 1],
          [2, 1],
          [2, 2],
        ]),
      },
      'invalidProperty holes',
    ],
    [
      'extrusion',
      {
        holes: Array.from({ length: 40 }, (_, i) => [
          [1 + 2 * i, 1],
          [2 + 2 * i, 1],
          [2 + 2 * i, 2],
        ]),
      },
      'none',
    ],
    ['lathe', { outline: [[40, 0]] }, 'invalidProperty outline'],
    ['group', { formulas: { a: '2 +' } }, 'syntax formulas 2 +'],
    ['group', { formulas: { a: 'depht' } }, 'unknownName formulas depht'],
    ['group', { formulas: [1] }, 'invalidProperty formulas'],
    ['group', { formulas: Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`a${i}`, i])) }, 'none'],
    [
      'group',
      { formulas: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`a${i}`, i])) },
      'invalidProperty formulas',
    ],
  ])('%s %j: %s', (key, props, expected) => {
    expect(code(key, props, { finish: { title: 'Bronze', fill: '#8c6a45' } })).toBe(expected)
  })

  test.prop([fc.constantFrom(...nodeKinds.map(({ key }) => key)), fc.dictionary(fc.string(), json)])(
    'rubbish is refused, never thrown',
    (key, rubbish) => {
      expect(() => build(key, rubbish)).not.toThrow()
    },
  )

  test.prop([fc.constantFrom(...nodeKinds), json])(
    'rubbish in a known property is refused, never thrown',
    (kind, rubbish) => {
      for (const property of Object.keys(kind.fields)) {
        expect(() => build(kind.key, { [property]: rubbish })).not.toThrow()
      }
    },
  )
})
