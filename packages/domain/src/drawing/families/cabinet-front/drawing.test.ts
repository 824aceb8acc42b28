/** The cabinet front, shape by shape: its faces, its sections, its signs and its words. */
import { describe, expect, it } from 'vitest'
import { dimensionLine, factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawCabinetFront } from './family.ts'
import { type CabinetFrontInput, cabinetFrontSpecSchema } from './spec.ts'

const grey = { fill: '#646464', surface: 'plain' } as const
const front = {
  width: 400,
  height: 500,
  thickness: 30,
  face: 'plain',
  edge: { profile: 'square' },
  finish: grey,
} satisfies CabinetFrontInput

const draw = (spec: CabinetFrontInput, context?: DrawContext) =>
  drawCabinetFront(cabinetFrontSpecSchema.parse(spec), context)

describe('a cabinet front', () => {
  it('plain, between its sections and their marks', () => {
    const scene = draw(front)
    // Views 50 mm apart (a tenth of 500), texts 11 mm (2.2 %), hatching 4 mm (0.8 %). It opens on the right.
    expect(itemsOf(scene.items)).toEqual([
      'rect 0,0 400×500 r0 | front | on grey 100',
      'path M400 0L0 250L400 500 | swing | hidden ink2',
      'rect 0,0 400×500 | front | outline',
      'path M0 550L400 550L400 580L0 580Z | front | on grey 185',
      'path M397.26 550L400 552.74 … M0 577L3 580 (152) | front | fine ink2',
      'path M0 550L400 550L400 580L0 580Z | front | outline ink',
      'path M450 0L480 0L480 500L450 500Z | front | on grey 185',
      'path M475.18 0L480 4.82 … M450 495.25L454.75 500 (186) | front | fine ink2',
      'path M450 0L480 0L480 500L450 500Z | front | outline ink',
      'group -5.5,250 | title | note 11',
      '  line 0,0 -12.1,0 | title | outline ink',
      '  line -12.1,0 -12.1,9.9 | title | dimension ink',
      '  path M-12.1 9.9L-14.08 3.85L-10.12 3.85Z | title | on ink',
      '  text -12.1,-3.85 A | middle | Inter 500 11 | note 11 | title | on ink2',
      'group 405.5,250 | title | note 11',
      '  line 0,0 12.1,0 | title | outline ink',
      '  line 12.1,0 12.1,9.9 | title | dimension ink',
      '  path M12.1 9.9L10.12 3.85L14.08 3.85Z | title | on ink',
      '  text 12.1,-3.85 A | middle | Inter 500 11 | note 11 | title | on ink2',
      'group 200,-5.5 | title | note 11',
      '  line 0,0 0,-12.1 | title | outline ink',
      '  line 0,-12.1 9.9,-12.1 | title | dimension ink',
      '  path M9.9 -12.1L3.85 -14.08L3.85 -10.12Z | title | on ink',
      '  text -8.25,-8.14 B | middle | Inter 500 11 | note 11 | title | on ink2',
      'group 200,505.5 | title | note 11',
      '  line 0,0 0,12.1 | title | outline ink',
      '  line 0,12.1 9.9,12.1 | title | dimension ink',
      '  path M9.9 12.1L3.85 10.12L3.85 14.08Z | title | on ink',
      '  text -8.25,16.06 B | middle | Inter 500 11 | note 11 | title | on ink2',
      'text 32,543.4 A–A | middle | Inter 500 11 | note 11 | title | on ink2',
      'text 465,516.5 B–B | middle | Inter 500 11 | note 11 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'cabinet-front -28.6,-28.6 519.6×608.6',
      'width bottom 0,580 400,580 | overall | own | front',
      'height left 0,0 0,500 | overall | own | front',
      'thickness top 450,0 480,0 | overall | own | front',
      'front “Front” 0,0 400×500',
      'side “Vertical section” 450,0 30×500',
      'plan “Horizontal section” 0,550 400×30',
      'Cabinet front 400 × 500 mm, 30 mm thick, hinged on the left. Plain face. Without pull.',
    ])
  })

  it('plain, brushed and shaped, opening upwards, with its number', () => {
    const scene = draw({
      ...front,
      edge: { profile: 'chamfer', size: 5 },
      finish: { fill: '#646464', surface: 'brushed', title: 'Oak' },
      opening: 'lift',
      unitNumber: 4,
      pull: { kind: 'bar' },
    })
    expect(partsOf(scene, 'front', 'swing', 'unitNumber')).toEqual([
      'rect 0,0 400×500 r0 | front | on grey 100',
      'path M0.5 0V500 … M399.5 0V500 (268) | front | fine grey 95 0.56 mm',
      'rect 5,5 390×490 r0 | front | fine grey 65',
      'path M0 500L200 0L400 500 | swing | hidden ink2',
      'rect 0,0 400×500 | front | outline',
      'group 200,140 | unitNumber | note 11',
      '  rect -15.84,-10.45 31.68×20.9 r10.45 | unitNumber | detail ink | on paper',
      '  text 0,3.96 004 | middle | Inter 600 11 | unitNumber | on ink',
      'path M0 550L400 550L400 575L395 580L5 580L0 575Z | front | on grey 185',
      'path M397.26 550L400 552.74 … M0 571.34L8.66 580 (150) | front | fine ink2',
      'path M0 550L400 550L400 575L395 580L5 580L0 575Z | front | outline ink',
      'path M450 0L480 0L480 500L450 500Z | front | on grey 185',
      'path M475.18 0L480 4.82 … M450 495.25L454.75 500 (186) | front | fine ink2',
      'path M450 0L480 0L480 500L450 500Z | front | outline ink',
    ])
    // The pull at 460 is cut no lower than at four fifths of the height.
    expect(partsOf(scene, 'title')).toEqual([
      'group -5.5,400 | title | note 11',
      '  line 0,0 -12.1,0 | title | outline ink',
      '  line -12.1,0 -12.1,9.9 | title | dimension ink',
      '  path M-12.1 9.9L-14.08 3.85L-10.12 3.85Z | title | on ink',
      '  text -12.1,-3.85 A | middle | Inter 500 11 | note 11 | title | on ink2',
      'group 405.5,400 | title | note 11',
      '  line 0,0 12.1,0 | title | outline ink',
      '  line 12.1,0 12.1,9.9 | title | dimension ink',
      '  path M12.1 9.9L10.12 3.85L14.08 3.85Z | title | on ink',
      '  text 12.1,-3.85 A | middle | Inter 500 11 | note 11 | title | on ink2',
      'group 200,-5.5 | title | note 11',
      '  line 0,0 0,-12.1 | title | outline ink',
      '  line 0,-12.1 9.9,-12.1 | title | dimension ink',
      '  path M9.9 -12.1L3.85 -14.08L3.85 -10.12Z | title | on ink',
      '  text -8.25,-8.14 B | middle | Inter 500 11 | note 11 | title | on ink2',
      'group 200,505.5 | title | note 11',
      '  line 0,0 0,12.1 | title | outline ink',
      '  line 0,12.1 9.9,12.1 | title | dimension ink',
      '  path M9.9 12.1L3.85 10.12L3.85 14.08Z | title | on ink',
      '  text -8.25,16.06 B | middle | Inter 500 11 | note 11 | title | on ink2',
      'text 32,543.4 A–A | middle | Inter 500 11 | note 11 | title | on ink2',
      'text 465,516.5 B–B | middle | Inter 500 11 | note 11 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'cabinet-front -28.6,-28.6 519.6×640.6',
      'width bottom 0,612 400,612 | overall | own | front',
      'height left 0,0 0,500 | overall | own | front',
      'thickness top 450,0 480,0 | overall | own | front',
      'pull-height left -28.6,460 -28.6,500 | own | pull',
      'front “Front” 0,0 400×500',
      'side “Vertical section” 450,0 30×500',
      'plan “Horizontal section” 0,550 400×30',
      'Cabinet front 400 × 500 mm in Oak, 30 mm thick, lifting up. Plain face. Bar pull 160 mm. Unit 004.',
    ])
  })

  it('a drawer has no sign, its number lower, and views 40 mm apart where it is small', () => {
    const scene = draw({
      ...front,
      width: 300,
      height: 200,
      opening: 'drawer',
      unitNumber: 4,
      pull: { kind: 'edge' },
    })
    expect(partsOf(scene, 'front', 'swing', 'unitNumber')).toEqual([
      'rect 0,0 300×200 r0 | front | on grey 100',
      'rect 0,0 300×200 | front | outline',
      'group 150,156 | unitNumber | note 6.6',
      '  rect -9.5,-6.27 19.01×12.54 r6.27 | unitNumber | detail ink | on paper',
      '  text 0,2.38 004 | middle | Inter 600 6.6 | unitNumber | on ink',
      'path M0 240L300 240L300 270L0 270Z | front | on grey 185',
      'path M297.7 240L300 242.3 … M0 268.13L1.87 270 (194) | front | fine ink2',
      'path M0 240L300 240L300 270L0 270Z | front | outline ink',
      'path M340 0L370 0L370 200L340 200Z | front | on grey 185',
      'path M369.96 0L370 0.04 … M340 197.45L342.55 200 (136) | front | fine ink2',
      'path M340 0L370 0L370 200L340 200Z | front | outline ink',
    ])
    // The pull at the upper edge is cut no higher than at a fifth of the height.
    expect(partsOf(scene, 'title')).toEqual([
      'group -3.3,40 | title | note 6.6',
      '  line 0,0 -7.26,0 | title | outline ink',
      '  line -7.26,0 -7.26,5.94 | title | dimension ink',
      '  path M-7.26 5.94L-8.45 2.31L-6.07 2.31Z | title | on ink',
      '  text -7.26,-2.31 A | middle | Inter 500 6.6 | note 6.6 | title | on ink2',
      'group 303.3,40 | title | note 6.6',
      '  line 0,0 7.26,0 | title | outline ink',
      '  line 7.26,0 7.26,5.94 | title | dimension ink',
      '  path M7.26 5.94L6.07 2.31L8.45 2.31Z | title | on ink',
      '  text 7.26,-2.31 A | middle | Inter 500 6.6 | note 6.6 | title | on ink2',
      'group 150,-3.3 | title | note 6.6',
      '  line 0,0 0,-7.26 | title | outline ink',
      '  line 0,-7.26 5.94,-7.26 | title | dimension ink',
      '  path M5.94 -7.26L2.31 -8.45L2.31 -6.07Z | title | on ink',
      '  text -4.95,-4.88 B | middle | Inter 500 6.6 | note 6.6 | title | on ink2',
      'group 150,203.3 | title | note 6.6',
      '  line 0,0 0,7.26 | title | outline ink',
      '  line 0,7.26 5.94,7.26 | title | dimension ink',
      '  path M5.94 7.26L2.31 6.07L2.31 8.45Z | title | on ink',
      '  text -4.95,9.64 B | middle | Inter 500 6.6 | note 6.6 | title | on ink2',
      'text 24,236.04 A–A | middle | Inter 500 6.6 | note 6.6 | title | on ink2',
      'text 355,209.9 B–B | middle | Inter 500 6.6 | note 6.6 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'cabinet-front -17.16,-17.16 393.76×287.16',
      'width bottom 0,270 300,270 | overall | own | front',
      'height left 0,0 0,200 | overall | own | front',
      'thickness top 340,0 370,0 | overall | own | front',
      'front “Front” 0,0 300×200',
      'side “Vertical section” 340,0 30×200',
      'plan “Horizontal section” 0,240 300×30',
      'Drawer front 300 × 200 mm, 30 mm thick, for a drawer. Plain face. Edge pull 160 mm. Unit 004.',
    ])
  })

  it('of slats shows them on their core, shaped at the outer corners', () => {
    const scene = draw({
      ...front,
      face: 'slats',
      width: 200,
      opening: 'right',
      edge: { profile: 'chamfer', size: 5 },
      slats: { width: 80, depth: 20, groove: 6, tolerance: 40, alignment: 'bottom' },
    })
    // Slats are at most six tenths of 30 mm deep; hatching 4 mm, of slats 2.8.
    expect(partsOf(scene, 'slat:0', 'slat:1', 'slat:2', 'slats', 'core', 'swing')).toEqual([
      'rect 0,0 200×500 | core | on grey 50',
      'rect 3,40 54×460 | slat:0 | fine grey 38 | on grey 100',
      'rect 63,40 74×460 | slat:1 | fine grey 38 | on grey 100',
      'rect 143,40 54×460 | slat:2 | fine grey 38 | on grey 100',
      'path M0 0L200 250L0 500 | swing | hidden ink2',
      'path M0 550L200 550L200 562L0 562Z | core | on #ede9df',
      'path M0 554.37L4.37 550 … M196.02 562L200 558.02 (74) | core | fine ink2',
      'path M0 550L200 550L200 562L0 562Z | core | outline ink',
      'path M3 562L57 562L57 575L52 580L8 580L3 575Z | slats | on grey 185',
      'path M55.15 562L57 563.85 … M3 573.21L9.79 580 (34) | slats | fine ink2',
      'path M3 562L57 562L57 575L52 580L8 580L3 575Z | slats | detail ink',
      'path M63 562L137 562L137 580L63 580Z | slats | on grey 185',
      'path M134.34 562L137 564.66 … M63 577.77L65.23 580 (46) | slats | fine ink2',
      'path M63 562L137 562L137 580L63 580Z | slats | detail ink',
      'path M143 562L197 562L197 575L192 580L148 580L143 575Z | slats | on grey 185',
      'path M193.74 562L197 565.26 … M143 574.62L148.38 580 (34) | slats | fine ink2',
      'path M143 562L197 562L197 575L192 580L148 580L143 575Z | slats | detail ink',
      'path M250 0L262 0L262 500L250 500Z | core | on #ede9df',
      'path M250 4.56L254.56 0 … M258.02 500L262 496.02 (180) | core | fine ink2',
      'path M250 0L262 0L262 500L250 500Z | core | outline ink',
      'path M262 40L280 40L280 500L262 500Z | slats | on grey 185',
      'path M277.59 40L280 42.41 … M262 499.59L262.41 500 (242) | slats | fine ink2',
      'path M262 40L280 40L280 500L262 500Z | slats | detail ink',
    ])
    expect(factsOf(scene)).toEqual([
      'cabinet-front -28.6,-28.6 319.6×608.6',
      'width bottom 0,580 200,580 | overall | own | front',
      'height left 0,0 0,500 | overall | own | front',
      'thickness top 250,0 280,0 | overall | own | front',
      'slat-outer top 0,-11 60,-11 | own | 1/32 | slats',
      'slat top 60,-11 140,-11 | own | 1/32 | slats',
      'slat-length right 280,40 280,500 | own | slats',
      'front “Front” 0,0 200×500',
      'side “Vertical section” 250,0 30×500',
      'plan “Horizontal section” 0,550 200×30',
      'Cabinet front 200 × 500 mm, 30 mm thick, hinged on the right. 3 slats 80 mm wide, the outer two 60 mm, 460 mm long, at the bottom. Without pull.',
    ])
  })

  it('with an edge pull at its lower edge measures no height of it', () => {
    const scene = draw({ ...front, opening: 'lift', pull: { kind: 'edge' } })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,580 400,580 | overall | own | front',
      'height left 0,0 0,500 | overall | own | front',
      'thickness top 450,0 480,0 | overall | own | front',
    ])
  })

  it('of slats without play measures no slat', () => {
    const scene = draw({ ...front, face: 'slats', slats: { tolerance: 0, width: 200 } })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,580 400,580 | overall | own | front',
      'height left 0,0 0,500 | overall | own | front',
      'thickness top 450,0 480,0 | overall | own | front',
      'slat-outer top 0,-11 200,-11 | own | 1/32 | slats',
    ])
  })

  it('in words, in inches', () => {
    const scene = draw(
      {
        ...front,
        face: 'frame',
        opening: 'right',
        pull: { kind: 'bar', length: 160 },
        finish: { fill: '#646464', title: 'Oak' },
      },
      { unit: 'in' },
    )
    expect(scene.description).toBe(
      'Cabinet front 15 3/4" × 19 11/16" in Oak, 1 3/16" thick, hinged on the right. Rails and stiles 3 1/8" wide around a flat panel. Bar pull 6 5/16".',
    )
  })
})
