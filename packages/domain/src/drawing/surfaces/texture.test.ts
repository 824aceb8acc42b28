/** Surfaces with a picture: at true size, once however often it is repeated, over a base color that shows without it. */
import { describe, expect, it } from 'vitest'
import { boxOf } from '../../geometry/box.ts'
import { enlarge } from '../../sheets/annotations.ts'
import { drawnToMarkup } from '../svg/image.ts'
import { surface } from '../parts/plate-body.ts'
import { finishSchema } from '../spec-parts.ts'
import { itemsToMarkup } from '../svg/to-svg.ts'

const picture = '/api/media/3/12/picture'
const finish = finishSchema.parse({
  fill: '#c39a6b',
  material: { kind: 'wood', texture: { picture, width: 10, height: 4, rotation: 90 } },
})
const items = surface(boxOf(5, 7, 600, 2000), 3, finish, 'leaf')

function drawn(pictureAt: (address: string) => string | null): string {
  return drawnToMarkup(items, { scale: 1, pictureAt, idPrefix: 'a', missingText: 'missing' })
}

describe('a surface with a texture', () => {
  it('[issue 15] is one shape of its base color, with the picture at its true size in millimeters', () => {
    expect(items).toEqual([
      {
        kind: 'rect',
        x: 5,
        y: 7,
        width: 600,
        height: 2000,
        radius: 3,
        fill: '#c39a6b',
        part: 'leaf',
        picture: { address: picture, width: 254, height: 101.6, rotation: 90 },
      },
    ])
  })

  it('[issue 15] repeats the picture from its corner, turned', () => {
    const svg = drawn((address) => `at${address}`)
    expect(svg.match(/<image /g)).toHaveLength(1)
    expect(svg).toContain(
      '<image width="254" height="101.6" preserveAspectRatio="none" href="at/api/media/3/12/picture"/>',
    )
    expect(svg).toContain(
      'patternUnits="userSpaceOnUse" width="254" height="101.6" patternTransform="translate(5 7) rotate(90)"',
    )
    const id = /<pattern id="([^"]+)"/.exec(svg)?.[1]
    expect(svg).toContain(`width="600" height="2000" rx="3" fill="url(#${id})"`)
    expect(svg.indexOf('fill="#c39a6b"')).toBeLessThan(svg.indexOf('url('))
  })

  it('[issue 15] shows its base color where the picture can not be had', () => {
    for (const svg of [drawn(() => null), itemsToMarkup(items, { scale: 1 })]) {
      expect(svg).toContain('fill="#c39a6b"')
      expect(svg).not.toMatch(/image|pattern/)
    }
  })

  it('[issue 15] drawn larger has a larger picture', () => {
    const [item] = items
    expect(item && enlarge(item, 0.5)).toMatchObject({
      width: 300,
      picture: { width: 127, height: 50.8, rotation: 90 },
    })
  })
})
