/** The back box, shape by shape: front with ears and gangs, side with its cable entry, dimensions and words. */
import { describe, expect, it } from 'vitest'
import { factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawBackBox } from './family.ts'
import { type BackBoxInput, backBoxSpecSchema } from './spec.ts'

const grey = { fill: '#646464' }

const draw = (spec: BackBoxInput, context?: DrawContext) =>
  drawBackBox(backBoxSpecSchema.parse(spec), context)

describe('a back box', () => {
  it('of one gang, with ears beside it', () => {
    const scene = draw({
      width: 60,
      height: 70,
      depth: 50,
      wallThickness: 2,
      cornerRadius: 4,
      screwSpacing: 66,
      finish: grey,
    })
    // Walls of 2 mm; the floor is 86 % of what they leave. Ears of 10 mm stand 1.25 further out than their holes at 30 ± 33. The side
    // view is 24 mm from the box and the 3 mm that its screws reach beyond it.
    expect(itemsOf(scene.items)).toEqual([
      'rect 0,0 60×70 r4 | box | outline | on grey 100',
      'rect 2,2 56×66 r2 | box | detail | on grey 86',
      'rect 5.92,6.62 48.16×56.76 r2 | box | fine | on grey 94',
      'rect -9.25,30 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle -3,35 r1.6 | ear | fine grey 22 | on grey 40',
      'path M-6.4 35H0.4M-3 31.6V38.4 | ear | center ink2',
      'rect 59.25,30 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle 63,35 r1.6 | ear | fine grey 22 | on grey 40',
      'path M59.6 35H66.4M63 31.6V38.4 | ear | center ink2',
      'rect 87,0 50×70 | side | outline | on grey 162',
      'path M135.76 0L137 1.24 … M87 0.45L88.55 2 (60) | side | fine',
      'path M135.88 68L137 69.12 … M87 68.33L88.67 70 (60) | side | fine',
      'path M136.07 2L137 2.93 … M135 67.12L135.88 68 (80) | side | fine',
      'path M87 2H135V68H87 | side | detail',
      'circle 112,35 r10 | knockout | hidden ink2',
      'path M99 35H125M112 22V48 | knockout | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'back-box -9.25,0 146.25×70',
      'width bottom 0,70 60,70 | overall | box',
      'height left 0,0 0,70 | overall | box',
      'depth bottom 87,70 137,70 | overall | side',
      'screw-spacing top -3,35 63,35 | ear',
      'box “Box, front” 0,0 60×70',
      'side “Box, side” 87,0 50×70',
      'Back box 60 × 70 mm, 50 mm deep, 1 gang. Screws 66 mm apart.',
    ])
  })

  it('of three gangs with a flange and screws above and below each', () => {
    const scene = draw({
      width: 180,
      height: 60,
      depth: 20,
      wallThickness: 2,
      cornerRadius: 1,
      flange: 5,
      gang: 3,
      screwDirection: 'vertical',
      screwSpacing: 70,
      knockoutDiameter: 32,
      finish: grey,
    })
    // Gangs of 60 are parted by hidden lines 7 % of the height and 86 % of a wall inside. The flange adds 5 mm to each side and to
    // the gap of 28 % of the width.
    expect(partsOf(scene, 'flange', 'box', 'ear')).toEqual([
      'rect -5,-5 190×70 r6 | flange | detail | on grey 147',
      'rect 0,0 180×60 r1 | box | outline | on grey 100',
      'rect 2,2 176×56 r0 | box | detail | on grey 86',
      'rect 14.32,5.92 151.36×48.16 r0 | box | fine | on grey 94',
      'line 60,5.92 60,54.08 | box | hidden ink2',
      'line 120,5.92 120,54.08 | box | hidden ink2',
      'rect 25,-11.25 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle 30,-5 r1.6 | ear | fine grey 22 | on grey 40',
      'path M26.6 -5H33.4M30 -8.4V-1.6 | ear | center ink2',
      'rect 25,61.25 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle 30,65 r1.6 | ear | fine grey 22 | on grey 40',
      'path M26.6 65H33.4M30 61.6V68.4 | ear | center ink2',
      'rect 85,-11.25 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle 90,-5 r1.6 | ear | fine grey 22 | on grey 40',
      'path M86.6 -5H93.4M90 -8.4V-1.6 | ear | center ink2',
      'rect 85,61.25 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle 90,65 r1.6 | ear | fine grey 22 | on grey 40',
      'path M86.6 65H93.4M90 61.6V68.4 | ear | center ink2',
      'rect 145,-11.25 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle 150,-5 r1.6 | ear | fine grey 22 | on grey 40',
      'path M146.6 -5H153.4M150 -8.4V-1.6 | ear | center ink2',
      'rect 145,61.25 10×10 r2 | ear | detail grey 22 | on grey 139',
      'circle 150,65 r1.6 | ear | fine grey 22 | on grey 40',
      'path M146.6 65H153.4M150 61.6V68.4 | ear | center ink2',
      'rect 239.2,-5 1.2×70 | flange | detail | on grey 131',
    ])
    expect(factsOf(scene)).toEqual([
      'back-box -5,-11.25 266.8×82.5',
      'width bottom 0,60 180,60 | overall | box',
      'height left 0,0 0,60 | overall | box',
      'depth bottom 240.4,60 260.4,60 | overall | side',
      'screw-spacing left 30,-5 30,65 | ear',
      'box “Box, front” 0,0 180×60',
      'side “Box, side” 240.4,0 20×60',
      'Back box 180 × 60 mm, 20 mm deep, 3 gangs. Screws 70 mm apart.',
    ])
  })

  it('the side of a flat one has the entry that its depth has room for', () => {
    const scene = draw({
      width: 180,
      height: 60,
      depth: 20,
      wallThickness: 2,
      flange: 5,
      knockoutDiameter: 32,
      finish: grey,
    })
    // 42 % of 20 mm.
    expect(partsOf(scene, 'side', 'knockout')).toEqual([
      'rect 240.4,0 20×60 | side | outline | on grey 162',
      'path M259.65 0L260.4 0.75 … M240.4 1.12L241.28 2 (26) | side | fine',
      'path M259.95 58L260.4 58.45 … M240.4 58.82L241.59 60 (26) | side | fine',
      'path M259.95 2L260.4 2.45 … M258.4 56.45L259.95 58 (68) | side | fine',
      'path M240.4 2H258.4V58H240.4 | side | detail',
      'circle 250.4,30 r8.4 | knockout | hidden ink2',
      'path M239 30H261.8M250.4 18.6V41.4 | knockout | center ink2',
    ])
  })

  it('has no entry where none is asked for, nor room for its center lines', () => {
    const scene = draw({ width: 60, height: 60, depth: 5, knockoutDiameter: 0 })
    expect(partsOf(scene, 'knockout')).toEqual([])
    expect(factsOf(scene)).toEqual([
      'back-box -6.25,0 95.25×60',
      'width bottom 0,60 60,60 | overall | box',
      'height left 0,0 0,60 | overall | box',
      'depth bottom 84,60 89,60 | overall | side',
      'screw-spacing top 0,30 60,30 | ear',
      'box “Box, front” 0,0 60×60',
      'side “Box, side” 84,0 5×60',
      'Back box 60 × 60 mm, 5 mm deep, 1 gang. Screws 60 mm apart.',
    ])
  })

  it('a low one has an entry of 42 % of its height', () => {
    const scene = draw({ width: 60, height: 20, screwSpacing: 40 })
    expect(partsOf(scene, 'knockout')).toEqual([
      'circle 109,10 r8.4 | knockout | hidden ink2',
      'path M97.6 10H120.4M109 -1.4V21.4 | knockout | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'back-box 0,-1.4 134×22.8',
      'width bottom 0,20 60,20 | overall | box',
      'height left 0,0 0,20 | overall | box',
      'depth bottom 84,20 134,20 | overall | side',
      'screw-spacing top 10,10 50,10 | ear',
      'box “Box, front” 0,0 60×20',
      'side “Box, side” 84,0 50×20',
      'Back box 60 × 20 mm, 50 mm deep, 1 gang. Screws 40 mm apart.',
    ])
  })

  it('round, of two gangs with flanges', () => {
    const scene = draw({
      width: 130,
      height: 60,
      wallThickness: 2,
      isRound: true,
      gang: 2,
      flange: 5,
      screwSpacing: 60,
      finish: grey,
    })
    // Two circles of 60 over 130 mm stand 70 apart.
    expect(partsOf(scene, 'flange', 'box')).toEqual([
      'rect -5,-5 70×70 r35 | flange | detail | on grey 147',
      'rect 65,-5 70×70 r35 | flange | detail | on grey 147',
      'circle 30,30 r30 | box | outline | on grey 100',
      'circle 30,30 r28 | box | detail | on grey 86',
      'circle 30,30 r24.08 | box | fine | on grey 94',
      'circle 100,30 r30 | box | outline | on grey 100',
      'circle 100,30 r28 | box | detail | on grey 86',
      'circle 100,30 r24.08 | box | fine | on grey 94',
      'rect 175.2,-5 1.2×70 | flange | detail | on grey 131',
    ])
    expect(factsOf(scene)).toEqual([
      'back-box -5,-5 231.4×70',
      'width bottom 0,60 130,60 | overall | box',
      'height left 0,0 0,60 | overall | box',
      'depth bottom 176.4,60 226.4,60 | overall | side',
      'screw-spacing top 35,30 95,30 | ear',
      'box “Box, front” 0,0 130×60',
      'side “Box, side” 176.4,0 50×60',
      'Back box 130 × 60 mm, 50 mm deep, 2 gangs. Screws 60 mm apart.',
    ])
  })

  it('round, of more gangs than its width parts, has them all at one place', () => {
    const scene = draw({ width: 50, height: 60, isRound: true, gang: 2, screwSpacing: 40, finish: grey })
    expect(partsOf(scene, 'box')).toEqual([
      'circle 25,30 r30 | box | outline | on grey 100',
      'circle 25,30 r28.5 | box | detail | on grey 86',
      'circle 25,30 r24.51 | box | fine | on grey 94',
      'circle 25,30 r30 | box | outline | on grey 100',
      'circle 25,30 r28.5 | box | detail | on grey 86',
      'circle 25,30 r24.51 | box | fine | on grey 94',
    ])
    expect(factsOf(scene)).toEqual([
      'back-box -5,0 129×60',
      'width bottom 0,60 50,60 | overall | box',
      'height left 0,0 0,60 | overall | box',
      'depth bottom 74,60 124,60 | overall | side',
      'screw-spacing top 5,30 45,30 | ear',
      'box “Box, front” 0,0 50×60',
      'side “Box, side” 74,0 50×60',
      'Back box 50 × 60 mm, 50 mm deep, 2 gangs. Screws 40 mm apart.',
    ])
  })

  it('of walls thicker than half of it has nothing inside', () => {
    const scene = draw({ width: 20, height: 30, wallThickness: 50, cornerRadius: 4, finish: grey })
    expect(partsOf(scene, 'box')).toEqual([
      'rect 0,0 20×30 r4 | box | outline | on grey 100',
      'rect 10,10 0×10 r0 | box | detail | on grey 86',
      'rect 10,10.7 0×8.6 r0 | box | fine | on grey 94',
    ])
  })

  it('in words, in inches', () => {
    const scene = draw({ width: 60, height: 60, gang: 2 }, { unit: 'in' })
    expect(scene.description).toBe('Back box 2 3/8" × 2 3/8", 1 15/16" deep, 2 gangs. Screws 2 3/8" apart.')
  })
})
