/** The rail profile, shape by shape: its section, its length between break lines, holes, caps and words. */
import { describe, expect, it } from 'vitest'
import { dimensionLine, factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawRailProfile } from './family.ts'
import { type RailProfileInput, railProfileSpecSchema } from './spec.ts'

const grey = { fill: '#646464' }
const rail = { width: 40, height: 30, wall: 2, lip: 10, length: 200, finish: grey } satisfies RailProfileInput

const draw = (spec: RailProfileInput, context?: DrawContext) =>
  drawRailProfile(railProfileSpecSchema.parse(spec), context)

describe('a rail', () => {
  it('short and whole: a section enlarged twice over its length', () => {
    const scene = draw({ ...rail, shape: 'c', caps: 'both' })
    // Both ends are shown for 120 mm, three sections, so all of it is. 42 % of 200 are 2.1 sections of 40: enlarged 2 times.
    // Texts 4.2 mm, caps 4 (a tenth of 40).
    expect(itemsOf(scene.items)).toEqual([
      'path M0 0L20 0L20 4L4 4L4 56L76 56L76 4L60 4L60 0L80 0L80 60L0 60Z | section | on grey 178',
      'path M79.65 0L80 0.35 … M0 59.74L0.26 60 (184) | section | fine ink2',
      'path M0 0L20 0L20 4L4 4L4 56L76 56L76 4L60 4L60 0L80 0L80 60L0 60Z | section | outline ink',
      'path M40 -3.36V63.36 | section | center ink2',
      'text 96.8,60 A–A  2 : 1 | middle | Inter 500 4.2 | note 4.2 A–A 2 times | title | on ink2',
      'path M0 129.4L0 89.4L200 89.4L200 129.4Z | rail | on grey 100',
      'rect 0,99.4 200×20 | rail | on grey 84',
      'path M0 99.4H200M0 119.4H200 | rail | detail grey 22',
      'path M0 91.4H200M0 127.4H200 | rail | hidden ink2',
      'path M0 89.4H200M0 129.4H200M0 89.4V129.4M200 89.4V129.4 | rail | outline ink',
      'rect -4,89.4 4×40 r1.2 | cap | outline ink | on grey 55',
      'rect 200,89.4 4×40 r1.2 | cap | outline ink | on grey 55',
      'group 100,86.04 | title | note 4.2',
      '  line 0,0 0,-4.62 | title | outline ink',
      '  line 0,-4.62 3.78,-4.62 | title | dimension ink',
      '  path M3.78 -4.62L1.47 -5.38L1.47 -3.86Z | title | on ink',
      '  text -3.15,-3.11 A | middle | Inter 500 4.2 | note 4.2 | title | on ink2',
      'group 100,132.76 | title | note 4.2',
      '  line 0,0 0,4.62 | title | outline ink',
      '  line 0,4.62 3.78,4.62 | title | dimension ink',
      '  path M3.78 4.62L1.47 3.86L1.47 5.38Z | title | on ink',
      '  text -3.15,6.13 A | middle | Inter 500 4.2 | note 4.2 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'rail-profile -4,-4.2 208×145.36',
      'section-width top 0,0 80,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,60 | overall | own | is 30 | section',
      'wall top 0,0 4,0 | own | is 2 | section',
      'slot top 20,0 60,0 | own | is 20 | section',
      'length bottom 0,129.4 200,129.4 | overall | own | is 200 | rail',
      'section “Section” 0,0 80×60',
      'rail “Rail” 0,89.4 200×40',
      'Rail 200 mm long. C section 40 × 30 mm, wall 2 mm. Without holes. End caps on both ends.',
    ])
  })

  it('long, with holes: the ends and the first holes between break lines', () => {
    const scene = draw({
      ...rail,
      shape: 'u',
      length: 1000,
      holes: { diameter: 10, spacing: 300, first: 50 },
    })
    // 36 mm about each hole are shown, 18 mm left out between.
    expect(partsOf(scene, 'rail', 'hole:0', 'hole:1', 'hole:2', 'hole:3', 'section')).toEqual([
      'path M0 0L4 0L4 56L76 56L76 0L80 0L80 60L0 60Z | section | on grey 178',
      'path M79.65 0L80 0.35 … M0 59.74L0.26 60 (158) | section | fine ink2',
      'path M0 0L4 0L4 56L76 56L76 0L80 0L80 60L0 60Z | section | outline ink',
      'path M40 -4.7V64.7 | section | center ink2',
      'path M0 141.16L0 101.16L86 101.16L86 115.76L80.6 118.46L91.4 123.86L86 126.56L86 141.16Z | rail | on grey 100',
      'rect 0,103.16 86×36 | rail | on grey 84',
      'path M0 103.16H86M0 139.16H86 | rail | detail grey 22',
      'path M0 101.16H86M0 141.16H86M0 101.16V141.16 | rail | outline ink',
      'path M86 95.56L86 115.76L80.6 118.46L91.4 123.86L86 126.56L86 146.76 | rail | dimension ink',
      'path M104 141.16L104 126.56L109.4 123.86L98.6 118.46L104 115.76L104 101.16L176 101.16L176 115.76L170.6 118.46L181.4 123.86L176 126.56L176 141.16Z | rail | on grey 100',
      'rect 104,103.16 72×36 | rail | on grey 84',
      'path M104 103.16H176M104 139.16H176 | rail | detail grey 22',
      'path M104 101.16H176M104 141.16H176 | rail | outline ink',
      'path M104 95.56L104 115.76L98.6 118.46L109.4 123.86L104 126.56L104 146.76M176 95.56L176 115.76L170.6 118.46L181.4 123.86L176 126.56L176 146.76 | rail | dimension ink',
      'path M194 141.16L194 126.56L199.4 123.86L188.6 118.46L194 115.76L194 101.16L280 101.16L280 141.16Z | rail | on grey 100',
      'rect 194,103.16 86×36 | rail | on grey 84',
      'path M194 103.16H280M194 139.16H280 | rail | detail grey 22',
      'path M194 101.16H280M194 141.16H280M280 101.16V141.16 | rail | outline ink',
      'path M194 95.56L194 115.76L188.6 118.46L199.4 123.86L194 126.56L194 146.76 | rail | dimension ink',
      'circle 50,121.16 r5 | hole:0 | detail grey 22 | on paper',
      'path M42 121.16H58M50 113.16V129.16 | hole:0 | center ink2',
      'circle 140,121.16 r5 | hole:1 | detail grey 22 | on paper',
      'path M132 121.16H148M140 113.16V129.16 | hole:1 | center ink2',
      'circle 230,121.16 r5 | hole:3 | detail grey 22 | on paper',
      'path M222 121.16H238M230 113.16V129.16 | hole:3 | center ink2',
    ])
    expect(partsOf(scene, 'title')).toEqual([
      'text 103.52,60 A–A  2 : 1 | middle | Inter 500 5.88 | note 5.88 A–A 2 times | title | on ink2',
      'group 25,96.46 | title | note 5.88',
      '  line 0,0 0,-6.47 | title | outline ink',
      '  line 0,-6.47 5.29,-6.47 | title | dimension ink',
      '  path M5.29 -6.47L2.06 -7.53L2.06 -5.41Z | title | on ink',
      '  text -4.41,-4.35 A | middle | Inter 500 5.88 | note 5.88 | title | on ink2',
      'group 25,145.86 | title | note 5.88',
      '  line 0,0 0,6.47 | title | outline ink',
      '  line 0,6.47 5.29,6.47 | title | dimension ink',
      '  path M5.29 6.47L2.06 5.41L2.06 7.53Z | title | on ink',
      '  text -4.41,8.58 A | middle | Inter 500 5.88 | note 5.88 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'rail-profile -4,-5.88 288×163.5',
      'section-width top 0,0 80,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,60 | overall | own | is 30 | section',
      'wall top 0,0 4,0 | own | is 2 | section',
      'length bottom 0,141.16 280,141.16 | overall | own | is 1000 | rail',
      'first-hole bottom 0,141.16 50,141.16 | own | is 50 | hole:0',
      'hole-spacing bottom 50,141.16 140,141.16 | own | is 300 | hole:0',
      'last-hole bottom 230,141.16 280,141.16 | own | is 50 | hole:0',
      'hole left 45,116.16 45,126.16 | own | is 10 | Ø | hole:0',
      'section “Section” 0,0 80×60',
      'rail “Rail” 0,101.16 280×40',
      'Rail 1000 mm long. U section 40 × 30 mm, wall 2 mm. 4 holes 10 mm across, 300 mm apart, the first 50 mm from the left end. Without end caps.',
    ])
  })

  it('of one hole measures it from the left only', () => {
    const scene = draw({ ...rail, shape: 'u', length: 80, holes: { diameter: 5, spacing: 300, first: 40 } })
    expect(partsOf(scene, 'hole:0')).toEqual([
      'circle 40,61.76 r2.5 | hole:0 | detail grey 22 | on paper',
      'path M35.5 61.76H44.5M40 57.26V66.26 | hole:0 | center ink2',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'section-width top 0,0 40,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,30 | overall | own | is 30 | section',
      'wall top 0,0 2,0 | own | is 2 | section',
      'length bottom 0,81.76 80,81.76 | overall | own | is 80 | rail',
      'first-hole bottom 0,81.76 40,81.76 | own | is 40 | hole:0',
      'hole left 37.5,59.26 37.5,64.26 | own | is 5 | Ø | hole:0',
    ])
  })

  it('draws of large holes what there is room for, and measures them as they are asked for', () => {
    const scene = draw({
      ...rail,
      shape: 'flat',
      width: 100,
      height: 5,
      length: 1000,
      holes: { diameter: 90, spacing: 50, first: 20 },
      caps: 'left',
    })
    // 1.6 times the 20 mm to the end are 32.
    expect(partsOf(scene, 'hole:0', 'hole:1', 'cap', 'section')).toEqual([
      'path M0 0L100 0L100 5L0 5Z | section | on grey 178',
      'path M99.56 0L100 0.44 … M0 3.11L1.89 5 (68) | section | fine ink2',
      'path M0 0L100 0L100 5L0 5Z | section | outline ink',
      'path M50 -5.46V10.46 | section | center ink2',
      'circle 20,102.78 r16 | hole:0 | detail grey 22 | on paper',
      'path M1 102.78H39M20 83.78V121.78 | hole:0 | center ink2',
      'circle 70,102.78 r16 | hole:1 | detail grey 22 | on paper',
      'path M51 102.78H89M70 83.78V121.78 | hole:1 | center ink2',
      'rect -10,52.78 10×100 r3 | cap | outline ink | on grey 55',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'section-width top 0,0 100,0 | overall | own | is 100 | section',
      'section-height left 0,0 0,5 | overall | own | is 5 | section',
      'length bottom 0,152.78 325,152.78 | overall | own | is 1000 | rail',
      'first-hole bottom 0,152.78 20,152.78 | own | is 20 | hole:0',
      'hole-spacing bottom 20,152.78 70,152.78 | own | is 50 | hole:0',
      'last-hole bottom 295,152.78 325,152.78 | own | is 30 | hole:0',
      'hole left 4,86.78 4,118.78 | own | is 90 | Ø | hole:0',
    ])
    expect(scene.description).toBe(
      'Rail 1000 mm long. Flat bar 100 × 5 mm. 20 holes 90 mm across, 50 mm apart, the first 20 mm from the left end. End cap on the left.',
    )
  })

  it('draws a hole before its end as large as the way there lets it', () => {
    const scene = draw({ ...rail, shape: 'u', length: 1000, holes: { diameter: 30, first: 990 } })
    // 1.6 times 10 mm.
    expect(partsOf(scene, 'hole:0')).toEqual([
      'circle 990,317 r8 | hole:0 | detail grey 22 | on paper',
      'path M979 317H1001M990 306V328 | hole:0 | center ink2',
    ])
  })

  it('draws close holes apart', () => {
    const scene = draw({ ...rail, shape: 'u', length: 100, holes: { diameter: 30, first: 50, spacing: 10 } })
    // Nine tenths of 10 mm.
    expect(partsOf(scene, 'hole:0')).toEqual([
      'circle 50,64.7 r4.5 | hole:0 | detail grey 22 | on paper',
      'path M42.5 64.7H57.5M50 57.2V72.2 | hole:0 | center ink2',
    ])
  })

  it('draws no hole larger than its face has room for', () => {
    const scene = draw({ ...rail, shape: 'u', length: 1000, holes: { diameter: 90, first: 500 } })
    // 40 mm less two walls of 2 and 2 more.
    expect(partsOf(scene, 'hole:0')).toEqual([
      'circle 500,317 r17 | hole:0 | detail grey 22 | on paper',
      'path M480 317H520M500 297V337 | hole:0 | center ink2',
    ])
  })

  it('as a flat bar without caps says nothing of them', () => {
    const scene = draw({ ...rail, shape: 'flat', height: 5 })
    expect(scene.description).toBe('Rail 200 mm long. Flat bar 40 × 5 mm. Without holes.')
  })

  it('is cut beyond a first hole that stands near its end', () => {
    const scene = draw({ ...rail, shape: 'u', length: 1000, holes: { diameter: 4, spacing: 300, first: 8 } })
    // 44 mm are shown, the text is 5.88 mm: 38.12.
    expect(partsOf(scene, 'title')).toEqual([
      'text 103.52,60 A–A  2 : 1 | middle | Inter 500 5.88 | note 5.88 A–A 2 times | title | on ink2',
      'group 38.12,96.46 | title | note 5.88',
      '  line 0,0 0,-6.47 | title | outline ink',
      '  line 0,-6.47 5.29,-6.47 | title | dimension ink',
      '  path M5.29 -6.47L2.06 -7.53L2.06 -5.41Z | title | on ink',
      '  text -4.41,-4.35 A | middle | Inter 500 5.88 | note 5.88 | title | on ink2',
      'group 38.12,145.86 | title | note 5.88',
      '  line 0,0 0,6.47 | title | outline ink',
      '  line 0,6.47 5.29,6.47 | title | dimension ink',
      '  path M5.29 6.47L2.06 5.41L2.06 7.53Z | title | on ink',
      '  text -4.41,8.58 A | middle | Inter 500 5.88 | note 5.88 | title | on ink2',
    ])
  })

  it('and within what little is shown', () => {
    const scene = draw({ ...rail, shape: 'u', length: 4, holes: { diameter: 1, spacing: 300, first: 2 } })
    expect(partsOf(scene, 'title')).toEqual([
      'text 44.03,30 A–A | middle | Inter 500 1.01 | note 1.01 | title | on ink2',
      'group 3.2,36.25 | title | note 1.01',
      '  line 0,0 0,-1.11 | title | outline ink',
      '  line 0,-1.11 0.91,-1.11 | title | dimension ink',
      '  path M0.91 -1.11L0.35 -1.29L0.35 -0.93Z | title | on ink',
      '  text -0.76,-0.75 A | middle | Inter 500 1.01 | note 1.01 | title | on ink2',
      'group 3.2,77.86 | title | note 1.01',
      '  line 0,0 0,1.11 | title | outline ink',
      '  line 0,1.11 0.91,1.11 | title | dimension ink',
      '  path M0.91 1.11L0.35 0.93L0.35 1.29Z | title | on ink',
      '  text -0.76,1.47 A | middle | Inter 500 1.01 | note 1.01 | title | on ink2',
    ])
  })

  it('but one and a fifth of a text from the end at least', () => {
    const scene = draw({ ...rail, shape: 'u', length: 1 })
    expect(partsOf(scene, 'title')).toEqual([
      'text 44.03,30 A–A | middle | Inter 500 1.01 | note 1.01 | title | on ink2',
      'group 1.21,36.25 | title | note 1.01',
      '  line 0,0 0,-1.11 | title | outline ink',
      '  line 0,-1.11 0.91,-1.11 | title | dimension ink',
      '  path M0.91 -1.11L0.35 -1.29L0.35 -0.93Z | title | on ink',
      '  text -0.76,-0.75 A | middle | Inter 500 1.01 | note 1.01 | title | on ink2',
      'group 1.21,77.86 | title | note 1.01',
      '  line 0,0 0,1.11 | title | outline ink',
      '  line 0,1.11 0.91,1.11 | title | dimension ink',
      '  path M0.91 1.11L0.35 0.93L0.35 1.29Z | title | on ink',
      '  text -0.76,1.47 A | middle | Inter 500 1.01 | note 1.01 | title | on ink2',
    ])
  })

  it('round, with one size, a light along it and hidden walls', () => {
    const scene = draw({ ...rail, shape: 'round', caps: 'right' })
    expect(partsOf(scene, 'section', 'rail', 'cap')).toEqual([
      'path M80 40L79.66 45.22 … L76 40Z (98) | section | on grey 178',
      'path M60.35 5.6L74.4 19.65 … M5.6 60.35L19.65 74.4 (172) | section | fine ink2',
      'path M80 40L79.66 45.22 … L76 40Z (98) | section | outline ink',
      'path M40 -3.36V83.36 | section | center ink2',
      'path M0 149.4L0 109.4L200 109.4L200 149.4Z | rail | on grey 100',
      'rect 0,114.2 200×4.8 | rail | on grey 193 | 70 %',
      'path M0 111.4H200M0 147.4H200 | rail | hidden ink2',
      'path M0 109.4H200M0 149.4H200M0 109.4V149.4M200 109.4V149.4 | rail | outline ink',
      'rect 200,109.4 4×40 r1.2 | cap | outline ink | on grey 55',
    ])
    expect(factsOf(scene)).toEqual([
      'rail-profile -4,-4.2 208×165.36',
      'section-width top 0,40 80,40 | overall | own | is 40 | Ø | section',
      'wall top 0,40 4,40 | own | is 2 | section',
      'length bottom 0,149.4 200,149.4 | overall | own | is 200 | rail',
      'section “Section” 0,0 80×80',
      'rail “Rail” 0,109.4 200×40',
      'Rail 200 mm long. Round tube 40 mm across, wall 2 mm. Without holes. End cap on the right.',
    ])
  })

  it('as an angle has no middle', () => {
    const scene = draw({ ...rail, shape: 'l', length: 100 })
    expect(partsOf(scene, 'section', 'rail')).toEqual([
      'path M0 0L2 0L2 28L40 28L40 30L0 30Z | section | on grey 178',
      'path M39.88 28L40 28.12 … M0 29.7L0.3 30 (74) | section | fine ink2',
      'path M0 0L2 0L2 28L40 28L40 30L0 30Z | section | outline ink',
      'path M0 74.7L0 44.7L100 44.7L100 74.7Z | rail | on grey 100',
      'path M0 72.7H100 | rail | hidden ink2',
      'path M0 44.7H100M0 74.7H100M0 44.7V74.7M100 44.7V74.7 | rail | outline ink',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'section-width top 0,0 40,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,30 | overall | own | is 30 | section',
      'wall top 0,0 2,0 | own | is 2 | section',
      'length bottom 0,74.7 100,74.7 | overall | own | is 100 | rail',
    ])
    expect(scene.description).toBe(
      'Rail 100 mm long. L section 40 × 30 mm, wall 2 mm. Without holes. Without end caps.',
    )
  })

  it('as a T has its wall in the middle', () => {
    const scene = draw({ ...rail, shape: 't', length: 100, caps: 'left' })
    expect(partsOf(scene, 'section', 'rail')).toEqual([
      'path M0 0L40 0L40 2L21 2L21 30L19 30L19 2L0 2Z | section | on grey 178',
      'path M39.6 0L40 0.4 … M19 28.9L20.1 30 (72) | section | fine ink2',
      'path M0 0L40 0L40 2L21 2L21 30L19 30L19 2L0 2Z | section | outline ink',
      'path M20 -1.68V31.68 | section | center ink2',
      'path M0 84.7L0 44.7L100 44.7L100 84.7Z | rail | on grey 100',
      'path M0 63.7H100M0 65.7H100 | rail | hidden ink2',
      'path M0 44.7H100M0 84.7H100M0 44.7V84.7M100 44.7V84.7 | rail | outline ink',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'section-width top 0,0 40,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,30 | overall | own | is 30 | section',
      'wall top 19,0 21,0 | own | is 2 | section',
      'length bottom 0,84.7 100,84.7 | overall | own | is 100 | rail',
    ])
    expect(scene.description).toBe(
      'Rail 100 mm long. T section 40 × 30 mm, wall 2 mm. Without holes. End cap on the left.',
    )
  })

  it('as a Z has no middle, and its wall there', () => {
    const scene = draw({ ...rail, shape: 'z', length: 100, caps: 'right' })
    expect(partsOf(scene, 'section', 'rail')).toEqual([
      'path M0 0L21 0L21 28L40 28L40 30L19 30L19 2L0 2Z | section | on grey 178',
      'path M19.8 0L21 1.2 … M19 28.9L20.1 30 (72) | section | fine ink2',
      'path M0 0L21 0L21 28L40 28L40 30L19 30L19 2L0 2Z | section | outline ink',
      'path M0 74.7L0 44.7L100 44.7L100 74.7Z | rail | on grey 100',
      'path M0 46.7H100 | rail | detail grey 22',
      'path M0 72.7H100 | rail | hidden ink2',
      'path M0 44.7H100M0 74.7H100M0 44.7V74.7M100 44.7V74.7 | rail | outline ink',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'section-width top 0,0 40,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,30 | overall | own | is 30 | section',
      'wall top 19,0 21,0 | own | is 2 | section',
      'length bottom 0,74.7 100,74.7 | overall | own | is 100 | rail',
    ])
    expect(scene.description).toBe(
      'Rail 100 mm long. Z section 40 × 30 mm, wall 2 mm. Without holes. End cap on the right.',
    )
  })

  it('as a box is hatched around its hollow', () => {
    const scene = draw({ ...rail, shape: 'box', length: 100 })
    expect(partsOf(scene, 'section', 'rail')).toEqual([
      'path M0 0L40 0L40 30L0 30ZM2 2L2 28L38 28L38 2Z | section | on grey 178',
      'path M39.6 0L40 0.4 … M0 29.7L0.3 30 (136) | section | fine ink2',
      'path M0 0L40 0L40 30L0 30ZM2 2L2 28L38 28L38 2Z | section | outline ink',
      'path M20 -1.68V31.68 | section | center ink2',
      'path M0 74.7L0 44.7L100 44.7L100 74.7Z | rail | on grey 100',
      'path M0 46.7H100M0 72.7H100 | rail | hidden ink2',
      'path M0 44.7H100M0 74.7H100M0 44.7V74.7M100 44.7V74.7 | rail | outline ink',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'section-width top 0,0 40,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,30 | overall | own | is 30 | section',
      'wall top 0,0 2,0 | own | is 2 | section',
      'length bottom 0,74.7 100,74.7 | overall | own | is 100 | rail',
    ])
    expect(scene.description).toBe(
      'Rail 100 mm long. Box section 40 × 30 mm, wall 2 mm. Without holes. Without end caps.',
    )
  })

  it('in words, in inches, enlarged as it is asked for', () => {
    const scene = draw(
      { ...rail, finish: { ...grey, title: 'Steel' }, holes: { diameter: 7 } },
      { unit: 'in', enlargement: (most) => most },
    )
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'section-width top 0,0 84,0 | overall | own | is 40 | section',
      'section-height left 0,0 0,63 | overall | own | is 30 | section',
      'wall top 0,0 4.2,0 | own | is 2 | section',
      'slot top 21,0 63,0 | own | is 20 | section',
      'length bottom 0,132.4 200,132.4 | overall | own | is 200 | rail',
      'first-hole bottom 0,132.4 50,132.4 | own | is 50 | hole:0',
      'hole left 46.5,108.9 46.5,115.9 | own | is 7 | Ø | hole:0',
    ])
    expect(scene.description).toBe(
      'Rail 7 7/8" long in Steel. C section 1 9/16" × 1 3/16", wall 1/16". 1 hole 1/4" across, 7 7/8" apart, the first 1 15/16" from the left end. Without end caps.',
    )
  })
})
