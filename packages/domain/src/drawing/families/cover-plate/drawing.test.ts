/** The cover plate, shape by shape: its body in each finish, its screws, the box behind it. */
import { describe, expect, it } from 'vitest'
import { factsOf, itemsOf } from '../../../testing/scene-lines.ts'
import { drawCoverPlate } from './family.ts'
import { type CoverPlateInput, coverPlateSpecSchema } from './spec.ts'

function draw(spec: Partial<CoverPlateInput>) {
  return drawCoverPlate(coverPlateSpecSchema.parse({ width: 100, height: 80, ...spec }))
}

const grey = '#646464'

describe('a cover plate', () => {
  it('is a surface in its finish between four bevels, lit from above left', () => {
    const scene = draw({
      width: 100,
      height: 80,
      cornerRadius: 6,
      bevel: 4,
      finish: { fill: grey, title: 'Grey' },
      screws: { type: 'slot' },
      backBox: { title: 'One gang', width: 60, height: 50 },
    })
    // Bevels of 4 mm leave corners of 2; the middle of a corner lies 0.29 of its radius inside. Grey 100 lightened by 24 and
    // 42 %, darkened by 10 and 20 %. A slot takes 17 % of the head on both sides of its middle.
    expect(itemsOf(scene.items)).toEqual([
      'rect 4,4 92×72 r2 | plate | on grey 100',
      'path M1.76 78.24A6 6 0 0 1 0 74L0 6A6 6 0 0 1 1.76 1.76L4.59 4.59A2 2 0 0 0 4 6L4 74A2 2 0 0 0 4.59 75.41Z | plate | on grey 137',
      'path M98.24 1.76A6 6 0 0 1 100 6L100 74A6 6 0 0 1 98.24 78.24L95.41 75.41A2 2 0 0 0 96 74L96 6A2 2 0 0 0 95.41 4.59Z | plate | on grey 90',
      'path M1.76 1.76A6 6 0 0 1 6 0L94 0A6 6 0 0 1 98.24 1.76L95.41 4.59A2 2 0 0 0 94 4L6 4A2 2 0 0 0 4.59 4.59Z | plate | on grey 165',
      'path M98.24 78.24A6 6 0 0 1 94 80L6 80A6 6 0 0 1 1.76 78.24L4.59 75.41A2 2 0 0 0 6 76L94 76A2 2 0 0 0 95.41 75.41Z | plate | on grey 80',
      'rect 4,4 92×72 r2 | plate | detail grey 22 | 75 %',
      'rect 0,0 100×80 r6 | plate | outline ink',
      'rect 20,15 60×50 r3 | backBox | hidden ink2',
      'circle 20,40 r3.45 | screw:0 | on grey 78',
      'circle 20,40 r3 | screw:0 | detail grey 22 | on grey 125',
      'path M19.49 37.04A3 3 0 0 1 20.51 37.04V42.96A3 3 0 0 1 19.49 42.96Z | screw:0 | fine grey 22 | on grey 45',
      'circle 80,40 r3.45 | screw:1 | on grey 78',
      'circle 80,40 r3 | screw:1 | detail grey 22 | on grey 125',
      'path M79.49 37.04A3 3 0 0 1 80.51 37.04V42.96A3 3 0 0 1 79.49 42.96Z | screw:1 | fine grey 22 | on grey 45',
    ])
    expect(factsOf(scene)).toEqual([
      'cover-plate 0,0 100×80',
      'width bottom 0,80 100,80 | overall | plate',
      'height left 0,0 0,80 | overall | plate',
      'screw-spacing bottom 20,40 80,40 | screw:0',
      'plate “Plate” 0,0 100×80',
      'screw:0 “Screw 1” 17,37 6×6',
      'screw:1 “Screw 2” 77,37 6×6',
      'Cover plate 100 × 80 mm in Grey. Slotted screws 60 mm apart. Back box One gang, 60 × 50 mm.',
    ])
  })

  it('has six-lobed screws, and a bevel that leaves its surface sharp corners', () => {
    const scene = draw({
      width: 100,
      height: 80,
      bevel: 4,
      finish: { fill: grey, surface: 'brushed' },
      screws: { headDiameter: 10, fill: '#c8c8c8' },
    })
    // The socket is 1.12 radii of the head across, its shoulders at 93 % of that, 12° beside each lobe.
    expect(itemsOf(scene.items)).toEqual([
      'rect 4,4 92×72 r0 | plate | on grey 100',
      'path M4.15 4V76 … M95.85 4V76 (264) | plate | fine grey 95 0.13 mm',
      'path M0.59 79.41A2 2 0 0 1 0 78L0 2A2 2 0 0 1 0.59 0.59L4 4L4 4L4 76L4 76Z | plate | on grey 137',
      'path M99.41 0.59A2 2 0 0 1 100 2L100 78A2 2 0 0 1 99.41 79.41L96 76L96 76L96 4L96 4Z | plate | on grey 90',
      'path M0.59 0.59A2 2 0 0 1 2 0L98 0A2 2 0 0 1 99.41 0.59L96 4L96 4L4 4L4 4Z | plate | on grey 165',
      'path M99.41 79.41A2 2 0 0 1 98 80L2 80A2 2 0 0 1 0.59 79.41L4 76L4 76L96 76L96 76Z | plate | on grey 80',
      'rect 4,4 92×72 r0 | plate | detail grey 22 | 75 %',
      'rect 0,0 100×80 r2 | plate | outline ink',
      'circle 20,40 r5.45 | screw:0 | on grey 78',
      'circle 20,40 r5 | screw:0 | detail grey 22 | on grey 209',
      'circle 20,40 r4 | screw:0 | fine grey 22 | 45 %',
      'path M19.46 37.45A0.62 0.62 0 0 1 20.54 37.45A0.95 0.95 0 0 0 21.94 38.26A0.62 0.62 0 0 1 22.48 39.2A0.95 0.95 0 0 0 22.48 40.8A0.62 0.62 0 0 1 21.94 41.74A0.95 0.95 0 0 0 20.54 42.55A0.62 0.62 0 0 1 19.46 42.55A0.95 0.95 0 0 0 18.06 41.74A0.62 0.62 0 0 1 17.52 40.8A0.95 0.95 0 0 0 17.52 39.2A0.62 0.62 0 0 1 18.06 38.26A0.95 0.95 0 0 0 19.46 37.45Z | screw:0 | fine grey 22 | on grey 90',
      'circle 80,40 r5.45 | screw:1 | on grey 78',
      'circle 80,40 r5 | screw:1 | detail grey 22 | on grey 209',
      'circle 80,40 r4 | screw:1 | fine grey 22 | 45 %',
      'path M79.46 37.45A0.62 0.62 0 0 1 80.54 37.45A0.95 0.95 0 0 0 81.94 38.26A0.62 0.62 0 0 1 82.48 39.2A0.95 0.95 0 0 0 82.48 40.8A0.62 0.62 0 0 1 81.94 41.74A0.95 0.95 0 0 0 80.54 42.55A0.62 0.62 0 0 1 79.46 42.55A0.95 0.95 0 0 0 78.06 41.74A0.62 0.62 0 0 1 77.52 40.8A0.95 0.95 0 0 0 77.52 39.2A0.62 0.62 0 0 1 78.06 38.26A0.95 0.95 0 0 0 79.46 37.45Z | screw:1 | fine grey 22 | on grey 90',
    ])
  })

  it('has no bevel at 0; round corners end at half its height; polish is two slanted bands of light', () => {
    const scene = draw({
      width: 100,
      height: 80,
      cornerRadius: 200,
      bevel: 0,
      purpose: 'sample',
      finish: { fill: '#000', surface: 'polished' },
      screws: { type: 'none' },
      backBox: { width: 112, height: 60, isRound: true, gangs: 2 },
    })
    // Half the height is what the bands lean; they start at 12 and 28 % of the width and are 12 and 4 % of it wide.
    // Two circles of 60 over 112 mm stand 52 apart.
    expect(itemsOf(scene.items)).toEqual([
      'rect 0,0 100×80 r40 | plate | on grey 0',
      'path M52 0H64L24 80H12Z | plate | on grey 89 | 25 %',
      'path M68 0H72L32 80H28Z | plate | on grey 89 | 25 %',
      'rect 0,0 100×80 r40 | plate | outline ink',
      'circle 24,40 r30 | backBox | hidden grey 128',
      'circle 76,40 r30 | backBox | hidden grey 128',
    ])
    expect(factsOf(scene)).toEqual([
      'cover-plate -6,0 112×80',
      'width bottom 0,80 100,80 | overall | plate',
      'height left 0,0 0,80 | overall | plate',
      'plate “Plate” 0,0 100×80',
      'Finish sample 100 × 80 mm. No visible screws. Back box, 112 × 60 mm.',
    ])
  })

  it('has a bevel of at most a quarter of its shorter side, and light grain on a dark finish', () => {
    const scene = draw({
      width: 100,
      height: 24,
      cornerRadius: 0,
      bevel: 50,
      finish: { fill: '#000', surface: 'brushed', grain: 'horizontal' },
      screws: { type: 'none' },
    })
    expect(itemsOf(scene.items)).toEqual([
      'rect 6,6 88×12 r0 | plate | on grey 0',
      'path M6 6.05H94 … M6 17.95H94 (36) | plate | fine grey 26 0.13 mm',
      'path M0 24L0 24L0 0L0 0L6 6L6 6L6 18L6 18Z | plate | on grey 61',
      'path M100 0L100 0L100 24L100 24L94 18L94 18L94 6L94 6Z | plate | on grey 0',
      'path M0 0L0 0L100 0L100 0L94 6L94 6L6 6L6 6Z | plate | on grey 107',
      'path M100 24L100 24L0 24L0 24L6 18L6 18L94 18L94 18Z | plate | on grey 0',
      'rect 6,6 88×12 r0 | plate | detail grey 115 | 75 %',
      'rect 0,0 100×24 r0 | plate | outline ink',
    ])
  })

  it('a narrow one too has its bevel within a quarter of its width', () => {
    const scene = draw({
      width: 24,
      height: 100,
      cornerRadius: 30,
      bevel: 50,
      finish: { fill: grey },
      screws: { type: 'none' },
    })
    expect(itemsOf(scene.items)).toEqual([
      'rect 6,6 12×88 r6 | plate | on grey 100',
      'path M3.51 96.49A12 12 0 0 1 0 88L0 12A12 12 0 0 1 3.51 3.51L7.76 7.76A6 6 0 0 0 6 12L6 88A6 6 0 0 0 7.76 92.24Z | plate | on grey 137',
      'path M20.49 3.51A12 12 0 0 1 24 12L24 88A12 12 0 0 1 20.49 96.49L16.24 92.24A6 6 0 0 0 18 88L18 12A6 6 0 0 0 16.24 7.76Z | plate | on grey 90',
      'path M3.51 3.51A12 12 0 0 1 12 0L12 0A12 12 0 0 1 20.49 3.51L16.24 7.76A6 6 0 0 0 12 6L12 6A6 6 0 0 0 7.76 7.76Z | plate | on grey 165',
      'path M20.49 96.49A12 12 0 0 1 12 100L12 100A12 12 0 0 1 3.51 96.49L7.76 92.24A6 6 0 0 0 12 94L12 94A6 6 0 0 0 16.24 92.24Z | plate | on grey 80',
      'rect 6,6 12×88 r6 | plate | detail grey 22 | 75 %',
      'rect 0,0 24×100 r12 | plate | outline ink',
    ])
  })
})
