/** The order of painting, face by face: what is cut and where, and which edges of the parts are lines. */
import { describe, expect, it } from 'vitest'
import { backToFront, type Facet } from './painter.ts'
import type { Vec3 } from './vector.ts'

/** A face from `0,0,0 10,0,0! …`: an edge from a corner with `!` is no line of the picture. */
function facet(tag: string, normal: Vec3, corners: string): Facet<string> {
  return {
    tag,
    normal,
    corners: corners.split(' ').map((corner) => {
      const [x = NaN, y = NaN, z = NaN] = corner.replace('!', '').split(',').map(Number)
      return { at: [x, y, z], isDrawn: !corner.endsWith('!') }
    }),
  }
}

function painted(...facets: Facet<string>[]): string[] {
  return backToFront(facets).map(
    ({ tag, corners }) =>
      `${tag}: ${corners.map(({ at, isDrawn }) => `${at.map((value) => Math.round(value * 1e6) / 1e6 + 0).join()}${isDrawn ? '' : '!'}`).join(' ')}`,
  )
}

const front: Vec3 = [0, 0, 1]
/** A square sheet of 20 mm, seen straight from the front. */
const sheet = (tag: string, z: number) => facet(tag, front, `-10,-10,${z} 10,-10,${z} 10,10,${z} -10,10,${z}`)
/** Square to z = x: its right-hand side comes towards the viewer. */
const slanting: Vec3 = [-Math.SQRT1_2, 0, Math.SQRT1_2]

describe('painting', () => {
  it('starts with the farthest, however they are given', () => {
    const order = (...depths: number[]) =>
      backToFront(depths.map((z) => sheet(String(z), z))).map(({ tag }) => Number(tag))
    expect(order(3, 1, 2)).toEqual([1, 2, 3])
    expect(order(1, 2, 3)).toEqual([1, 2, 3])
    expect(order(...Array.from({ length: 40 }, (_, i) => (i * 17) % 40))).toEqual(
      Array.from({ length: 40 }, (_, i) => i),
    )
  })

  it('leaves nothing, one face and faces in one plane as they are', () => {
    expect(backToFront([])).toEqual([])
    const one = sheet('one', 5)
    expect(backToFront([one])).toEqual([one])
    expect(backToFront([one, sheet('other', 5)])).toEqual([one, sheet('other', 5)])
  })

  it('takes faces less than a micrometer apart for one plane, in the order in which they are given', () => {
    const order = (z: number) => backToFront([sheet('near', z), sheet('far', 0)]).map(({ tag }) => tag)
    expect(order(0.0009)).toEqual(['near', 'far'])
    expect(order(0.0011)).toEqual(['far', 'near'])
    expect(order(-0.0009)).toEqual(['near', 'far'])
  })

  it('cuts what stands through a face; the cut itself is no line', () => {
    const across = facet('across', slanting, '-10,-5,-10 10,-5,10 10,5,10! -10,5,-10')
    expect(painted(sheet('sheet', 0), across)).toEqual([
      'across: -10,-5,-10 0,-5,0! 0,5,0! -10,5,-10',
      'sheet: -10,-10,0 10,-10,0 10,10,0 -10,10,0',
      'across: 0,-5,0 10,-5,10 10,5,10! 0,5,0!',
    ])
  })

  it('cuts an edge where it passes the plane, not in its middle', () => {
    const across = facet('across', slanting, '-5,-5,-5 10,-5,10 10,5,10 -5,5,-5')
    expect(painted(sheet('sheet', 5), across)).toEqual([
      'across: -5,-5,-5 5,-5,5! 5,5,5 -5,5,-5',
      'sheet: -10,-10,5 10,-10,5 10,10,5 -10,10,5',
      'across: 5,-5,5 10,-5,10 10,5,10 5,5,5!',
    ])
  })

  it.each([
    // The edge from the corner in the plane goes to the front …
    ['0,-4,0 8,4,8 -8,4,-8', ['across: 0,-4,0! 0,4,0 -8,4,-8', 'across: 0,-4,0 8,4,8 0,4,0!']],
    // … and to the back.
    ['0,4,0 -8,-4,-8 8,-4,8', ['across: 0,4,0 -8,-4,-8 0,-4,0!', 'across: 0,4,0! 0,-4,0 8,-4,8']],
  ])('a cut through a corner is no line either: %s', (corners, [behind, before]) => {
    expect(painted(sheet('sheet', 0), facet('across', slanting, corners))).toEqual([
      behind,
      'sheet: -10,-10,0 10,-10,0 10,10,0 -10,10,0',
      before,
    ])
  })

  it('cuts with the face that cuts the fewest others', () => {
    // Slanting in front of the sheet; only its plane, not itself, passes through it.
    const leaning = facet('leaning', [-0.6, 0, 0.8], '0,-5,6 8,-5,12 8,5,12 0,5,6')
    expect(backToFront([leaning, sheet('sheet', 0)])).toEqual([sheet('sheet', 0), leaning])
    expect(backToFront([sheet('sheet', 0), leaning])).toEqual([sheet('sheet', 0), leaning])
  })

  it('counts a face on the plane of another by the side on which the rest of it lies', () => {
    const standing = facet('standing', slanting, '0,-5,0 10,-5,10 10,5,10 0,5,0')
    const sinking = facet('sinking', slanting, '-10,-5,-10 0,-5,0 0,5,0 -10,5,-10')
    expect(backToFront([standing, sheet('sheet', 0), sinking])).toEqual([
      sinking,
      sheet('sheet', 0),
      standing,
    ])
  })
})
