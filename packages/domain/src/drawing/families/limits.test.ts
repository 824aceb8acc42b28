/** What panels, doors and fronts refuse, each limit from both sides, in words and at the field to blame. */
import { describe, expect, it } from 'vitest'
import { findDrawingFamily } from '../registry.ts'

function said(family: string, spec: Record<string, unknown>): string[] {
  const problems = findDrawingFamily(family)?.check?.(spec, null) ?? []
  return problems.map(({ path, message }) => `${path}: ${message}`)
}

const tooNarrow = (count: number, width: string) =>
  `${count} slats would be ${width} wide; they can be made from 15 mm on. Choose fewer or wider slats.`
const tooLong = (length: number, most: number) =>
  `A handle of ${length} mm is too long here: at most ${most} mm fit.`

describe('slats', () => {
  it.each([
    [{ by: 'count', count: 40 }, []],
    [{ by: 'count', count: 41 }, [`slats.count: ${tooNarrow(41, '14.6 mm')}`]],
    [{ by: 'count', count: 1 }, []],
    [{ by: 'count', count: 0.9 }, ['slats.count: There must be at least one slat.']],
    [{ by: 'width', width: 15, count: 0 }, []],
    [{ by: 'width', width: 14.9 }, [`slats.width: ${tooNarrow(41, '14.9 mm')}`]],
  ])('%j on 600 mm', (slats, words) => {
    expect(said('lamella-panel', { width: 600, slats })).toEqual(words)
    expect(said('cabinet-front', { width: 600, face: 'slats', slats })).toEqual(words)
    expect(said('cabinet-front', { width: 600, face: 'plain', slats })).toEqual([])
  })
})

describe('handles', () => {
  const bar = (length: number) => ({ kind: 'bar', length })
  // Nine tenths of 1001 mm, rounded down.
  it.each([
    ['slab-door', { handle: bar(900) }, []],
    ['slab-door', { handle: bar(901) }, [`handle.length: ${tooLong(901, 900)}`]],
    ['slab-door', { handle: { kind: 'lever', length: 901 } }, []],
    ['lamella-panel', { mount: 'door', handle: bar(900) }, []],
    ['lamella-panel', { mount: 'door', handle: bar(901) }, [`handle.length: ${tooLong(901, 900)}`]],
    ['lamella-panel', { mount: 'wall', handle: bar(901) }, []],
  ])('%s %j', (family, spec, words) => {
    expect(said(family, { height: 1001, ...spec })).toEqual(words)
  })

  it('says of a door all that does not fit', () => {
    const spec = { mount: 'door', height: 1000, slats: { width: 10 }, handle: bar(901) }
    expect(said('lamella-panel', spec).map((words) => words.split(':')[0])).toEqual([
      'slats.width',
      'handle.length',
    ])
    expect(said('slab-door', { width: 300, height: 1000, vision: 'wide', handle: bar(901) })).toHaveLength(2)
  })
})

describe('fronts', () => {
  const rails = (width: string, most: string) =>
    `railWidth: Rails and stiles of ${width} leave no panel on this front: at most ${most} fit.`
  // A third of 301, a third of 241.
  it.each([
    [{ width: 301, height: 900, railWidth: 100.3 }, []],
    [{ width: 301, height: 900, railWidth: 100.4 }, [rails('100.4 mm', '100 mm')]],
    [{ width: 900, height: 241, railWidth: 80.3 }, []],
    [{ width: 900, height: 241, railWidth: 80.4 }, [rails('80.4 mm', '80 mm')]],
    [{ width: 301, height: 900, railWidth: 500, face: 'plain' }, []],
  ])('%j', (spec, words) => {
    expect(said('cabinet-front', { face: 'frame', ...spec })).toEqual(words)
  })

  it('say lengths in the unit that is asked for, and never more than fits', () => {
    const front = { face: 'frame', width: 900, height: 241, railWidth: 100 }
    const problems = findDrawingFamily('cabinet-front')?.check?.(front, null, 'in')
    // 80.33 mm are 3.163", which is between 3 2/16" and 3 3/16"; 100 mm are 3.937".
    expect(problems?.map(({ message }) => message)).toEqual([
      'Rails and stiles of 3 15/16" leave no panel on this front: at most 3 1/8" fit.',
    ])
  })

  // 85 % of 301 are 255.85, of 901 765.85.
  it.each([
    ['bar', 'left', 765, []],
    ['bar', 'left', 766, [`pull.length: ${tooLong(766, 765)}`]],
    ['edge', 'right', 766, [`pull.length: ${tooLong(766, 765)}`]],
    ['bar', 'drawer', 255, []],
    ['bar', 'drawer', 256, [`pull.length: ${tooLong(256, 255)}`]],
    ['edge', 'lift', 256, [`pull.length: ${tooLong(256, 255)}`]],
    ['knob', 'drawer', 256, []],
    ['none', 'drawer', 256, []],
  ])('a pull %s, opening %s, of %d mm', (kind, opening, length, words) => {
    const spec = { width: 301, height: 901, face: 'plain', opening, pull: { kind, length } }
    expect(said('cabinet-front', spec)).toEqual(words)
  })

  it('says all that does not fit', () => {
    const spec = {
      width: 300,
      height: 300,
      face: 'frame',
      railWidth: 101,
      pull: { kind: 'bar', length: 300 },
    }
    expect(said('cabinet-front', spec)).toHaveLength(2)
  })
})

describe('a specification that can not be read', () => {
  it.each([
    'lamella-panel',
    'slab-door',
    'cabinet-front',
    'wall-light',
    'rail-profile',
    'outlet-plate',
    'cover-plate',
  ])('is not judged as a %s', (family) => {
    expect(said(family, { width: 'wide', height: -1, length: 0, projection: 'far' })).toEqual([])
  })

  it.each([
    ['cabinet-front', ['width', 'height', 'face', 'slats', 'railWidth', 'pull', 'opening']],
    ['lamella-panel', ['width', 'height', 'slats', 'handle', 'mount']],
    ['slab-door', ['width', 'height', 'handle', 'vision']],
    ['wall-light', ['body', 'backplate', 'projection']],
    ['rail-profile', ['shape', 'width', 'height', 'wall', 'lip', 'length', 'holes']],
    [
      'outlet-plate',
      ['width', 'height', 'layoutString', 'gangSpacing', 'screws', 'mount', 'bodies', 'backBox'],
    ],
    ['cover-plate', ['width', 'height', 'backBox']],
  ])('%s says what its check reads', (family, paths) => {
    expect(findDrawingFamily(family)?.check?.paths).toEqual(paths)
  })
})
