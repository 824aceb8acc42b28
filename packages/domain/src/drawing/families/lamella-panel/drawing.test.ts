/** The lamella panel, shape by shape: slats, sections, marks, and the furniture of a door. */
import { describe, expect, it } from 'vitest'
import { dimensionLine, factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawLamellaPanel } from './family.ts'
import { type LamellaPanelInput, lamellaPanelSpecSchema } from './spec.ts'

const grey = { fill: '#646464', surface: 'plain' } as const
const panel = {
  width: 200,
  height: 500,
  thickness: 50,
  slats: { width: 80, depth: 20, groove: 6, tolerance: 40 },
  edge: { profile: 'square' },
  finish: grey,
} satisfies LamellaPanelInput
const door = {
  ...panel,
  mount: 'door',
  width: 1000,
  height: 2000,
  slats: { width: 1000 },
  handle: { kind: 'lever', length: 130 },
} satisfies LamellaPanelInput

const draw = (spec: LamellaPanelInput, context?: DrawContext) =>
  drawLamellaPanel(lamellaPanelSpecSchema.parse(spec), context)

describe('a lamella panel', () => {
  it('stands between its sections and their marks', () => {
    const scene = draw(panel)
    // Three slats: one whole of 80 and two of 60 beside it, each 6 mm narrower by the groove, 460 mm long, 20 mm from the top.
    // Views 42.5 mm apart (8.5 % of 500), texts 10.5 mm (2.1 %), hatching 4 mm (0.8 %), of slats 2.8.
    expect(itemsOf(scene.items)).toEqual([
      'rect 0,0 200×500 | core | on grey 50',
      'rect 3,20 54×460 | slat:0 | fine grey 38 | on grey 100',
      'rect 63,20 74×460 | slat:1 | fine grey 38 | on grey 100',
      'rect 143,20 54×460 | slat:2 | fine grey 38 | on grey 100',
      'rect 0,0 200×500 | panel | outline',
      'path M0 542.5L200 542.5L200 572.5L0 572.5Z | core | on #ede9df',
      'path M0 543.06L0.56 542.5 … M196.83 572.5L200 569.33 (82) | core | fine ink2',
      'path M0 542.5L200 542.5L200 572.5L0 572.5Z | core | outline ink',
      'path M3 572.5L57 572.5L57 592.5L3 592.5Z | slats | on grey 185',
      'path M53.77 572.5L57 575.73 … M3 589.05L6.45 592.5 (36) | slats | fine ink2',
      'path M3 572.5L57 572.5L57 592.5L3 592.5Z | slats | detail ink',
      'path M63 572.5L137 572.5L137 592.5L63 592.5Z | slats | on grey 185',
      'path M136.92 572.5L137 572.58 … M63 589.65L65.85 592.5 (48) | slats | fine ink2',
      'path M63 572.5L137 572.5L137 592.5L63 592.5Z | slats | detail ink',
      'path M143 572.5L197 572.5L197 592.5L143 592.5Z | slats | on grey 185',
      'path M196.32 572.5L197 573.18 … M143 590.46L145.04 592.5 (38) | slats | fine ink2',
      'path M143 572.5L197 572.5L197 592.5L143 592.5Z | slats | detail ink',
      'text 24,535.15 A–A | middle | Inter 500 10.5 | note 10.5 | title | on ink2',
      'path M242.5 0L272.5 0L272.5 500L242.5 500Z | core | on #ede9df',
      'path M242.5 0.74L243.24 0 … M269.33 500L272.5 496.83 (188) | core | fine ink2',
      'path M242.5 0L272.5 0L272.5 500L242.5 500Z | core | outline ink',
      'path M272.5 20L292.5 20L292.5 480L272.5 480Z | slats | on grey 185',
      'path M289.27 20L292.5 23.23 … M272.5 478.41L274.09 480 (242) | slats | fine ink2',
      'path M272.5 20L292.5 20L292.5 480L272.5 480Z | slats | detail ink',
      'text 267.5,515.75 B–B | middle | Inter 500 10.5 | note 10.5 | title | on ink2',
      'group -5.25,250 | title | note 10.5',
      '  line 0,0 -11.55,0 | title | outline ink',
      '  line -11.55,0 -11.55,9.45 | title | dimension ink',
      '  path M-11.55 9.45L-13.44 3.68L-9.66 3.68Z | title | on ink',
      '  text -11.55,-3.67 A | middle | Inter 500 10.5 | note 10.5 | title | on ink2',
      'group 205.25,250 | title | note 10.5',
      '  line 0,0 11.55,0 | title | outline ink',
      '  line 11.55,0 11.55,9.45 | title | dimension ink',
      '  path M11.55 9.45L9.66 3.68L13.44 3.68Z | title | on ink',
      '  text 11.55,-3.67 A | middle | Inter 500 10.5 | note 10.5 | title | on ink2',
      'group 100,-5.25 | title | note 10.5',
      '  line 0,0 0,-11.55 | title | outline ink',
      '  line 0,-11.55 9.45,-11.55 | title | dimension ink',
      '  path M9.45 -11.55L3.68 -13.44L3.68 -9.66Z | title | on ink',
      '  text -7.87,-7.77 B | middle | Inter 500 10.5 | note 10.5 | title | on ink2',
      'group 100,505.25 | title | note 10.5',
      '  line 0,0 0,11.55 | title | outline ink',
      '  line 0,11.55 9.45,11.55 | title | dimension ink',
      '  path M9.45 11.55L3.68 9.66L3.68 13.44Z | title | on ink',
      '  text -7.87,15.33 B | middle | Inter 500 10.5 | note 10.5 | title | on ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'lamella-panel -31.5,-25.2 334.5×617.7',
      'width bottom 0,592.5 200,592.5 | overall | own | panel',
      'height left 0,0 0,500 | overall | own | panel',
      'thickness top 242.5,0 292.5,0 | overall | own | panel',
      'slat-outer top 0,-10.5 60,-10.5 | own | 1/32 | slats',
      'slat top 60,-10.5 140,-10.5 | own | 1/32 | slats',
      'slat-length right 292.5,20 292.5,480 | own | slats',
      'slat-top right 292.5,0 292.5,20 | own | slats',
      'slat-bottom right 292.5,480 292.5,500 | own | slats',
      'panel “Panel” 0,0 200×500',
      'side “Vertical section” 242.5,0 50×500',
      'plan “Horizontal section” 0,542.5 200×50',
      'Lamella panel 200 × 500 mm, 50 mm thick. 3 slats 80 mm wide, the outer two 60 mm, 460 mm long, centred.',
    ])
  })

  it('measures no play where there is none, and no end where slats stand there', () => {
    const scene = draw({ ...panel, slats: { ...panel.slats, alignment: 'top' } })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,592.5 200,592.5 | overall | own | panel',
      'height left 0,0 0,500 | overall | own | panel',
      'thickness top 242.5,0 292.5,0 | overall | own | panel',
      'slat-outer top 0,-10.5 60,-10.5 | own | 1/32 | slats',
      'slat top 60,-10.5 140,-10.5 | own | 1/32 | slats',
      'slat-length right 292.5,0 292.5,460 | own | slats',
      'slat-bottom right 292.5,460 292.5,500 | own | slats',
    ])
  })

  it('slats at the bottom have play above', () => {
    const scene = draw({ ...panel, slats: { ...panel.slats, alignment: 'bottom' } })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,592.5 200,592.5 | overall | own | panel',
      'height left 0,0 0,500 | overall | own | panel',
      'thickness top 242.5,0 292.5,0 | overall | own | panel',
      'slat-outer top 0,-10.5 60,-10.5 | own | 1/32 | slats',
      'slat top 60,-10.5 140,-10.5 | own | 1/32 | slats',
      'slat-length right 292.5,40 292.5,500 | own | slats',
      'slat-top right 292.5,0 292.5,40 | own | slats',
    ])
  })

  it('two slats have one width; a panel on the wall has no handle', () => {
    const scene = draw({
      ...panel,
      slats: { ...panel.slats, by: 'count', count: 2, tolerance: 0 },
      handle: { kind: 'lever' },
    })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,592.5 200,592.5 | overall | own | panel',
      'height left 0,0 0,500 | overall | own | panel',
      'thickness top 242.5,0 292.5,0 | overall | own | panel',
      'slat-outer top 0,-10.5 100,-10.5 | own | 1/32 | slats',
    ])
    expect(scene.description).toBe(
      'Lamella panel 200 × 500 mm, 50 mm thick. 2 slats 100 mm wide, 500 mm long.',
    )
  })

  it('has slats at most six tenths of its thickness deep, shaped at their outer corners, and its number in the middle', () => {
    const scene = draw({
      ...panel,
      height: 200,
      slats: { ...panel.slats, depth: 40 },
      edge: { profile: 'chamfer', size: 5 },
      unitNumber: 7,
    })
    // Small views are 40 mm apart, hatching 3 mm.
    expect(partsOf(scene, 'core', 'panel', 'slats', 'unitNumber')).toEqual([
      'rect 0,0 200×200 | core | on grey 50',
      'rect 5,5 190×190 r0 | panel | fine grey 65',
      'rect 0,0 200×200 | panel | outline',
      'group 100,100 | unitNumber | note 4.2',
      '  rect -6.05,-3.99 12.1×7.98 r3.99 | unitNumber | detail ink | on paper',
      '  text 0,1.51 007 | middle | Inter 600 4.2 | unitNumber | on ink',
      'path M0 240L200 240L200 260L0 260Z | core | on #ede9df',
      'path M0 241.83L1.83 240 … M198.21 260L200 258.21 (104) | core | fine ink2',
      'path M0 240L200 240L200 260L0 260Z | core | outline ink',
      'path M3 260L57 260L57 285L52 290L8 290L3 285Z | slats | on grey 185',
      'path M55.08 260L57 261.92 … M3 282.17L10.83 290 (52) | slats | fine ink2',
      'path M3 260L57 260L57 285L52 290L8 290L3 285Z | slats | detail ink',
      'path M63 260L137 260L137 290L63 290Z | slats | on grey 185',
      'path M135.27 260L137 261.73 … M63 288.71L64.29 290 (70) | slats | fine ink2',
      'path M63 260L137 260L137 290L63 290Z | slats | detail ink',
      'path M143 260L197 260L197 285L192 290L148 290L143 285Z | slats | on grey 185',
      'path M194.66 260L197 262.34 … M143 282.58L150.42 290 (52) | slats | fine ink2',
      'path M143 260L197 260L197 285L192 290L148 290L143 285Z | slats | detail ink',
      'path M240 0L260 0L260 200L240 200Z | core | on #ede9df',
      'path M240 1.83L241.83 0 … M258.21 200L260 198.21 (104) | core | fine ink2',
      'path M240 0L260 0L260 200L240 200Z | core | outline ink',
      'path M260 20L290 20L290 180L260 180Z | slats | on grey 185',
      'path M287.29 20L290 22.71 … M260 179.81L260.19 180 (128) | slats | fine ink2',
      'path M260 20L290 20L290 180L260 180Z | slats | detail ink',
    ])
  })
})

describe('a lamella door', () => {
  it('hangs on the side away from its handle, which its section shows', () => {
    const scene = draw(door)
    // The lever stands 60 mm from the right edge, 1050 over the lower one.
    expect(partsOf(scene, 'swing', 'hinge', 'handle', 'panel')).toEqual([
      'path M1000 0L0 1000L1000 2000 | swing | hidden ink2',
      'rect 0,0 1000×2000 | panel | outline',
      'path M0 130h12v100h-12ZM0 180h12 | hinge | fine ink | on #b1b3b6',
      'path M0 950h12v100h-12ZM0 1000h12 | hinge | fine ink | on #b1b3b6',
      'path M0 1770h12v100h-12ZM0 1820h12 | hinge | fine ink | on #b1b3b6',
      'circle 940,950 r26 | handle | detail grey 22 | on #abadb0',
      'rect 820,940 130×20 r10 | handle | detail grey 22 | on #8f9296',
      'circle 940,1025 r13 | handle | detail grey 22 | on #abadb0',
      'rect 938,1018.5 4×13 r2 | handle | on #393a3c',
      'rect 914,2220 52×6 | handle | detail grey 22 | on #a5a8ab',
      'rect 931,2226 18×24 | handle | detail grey 22 | on #a5a8ab',
      'rect 820,2250 130×18 r9 | handle | detail grey 22 | on #a5a8ab',
    ])
    expect(factsOf(scene)).toEqual([
      'lamella-panel -126,-100.8 1388×2368.8',
      'width bottom 0,2268 1000,2268 | overall | own | panel',
      'height left 0,0 0,2000 | overall | own | panel',
      'thickness top 1170,0 1220,0 | overall | own | panel',
      'slat-outer top 0,-42 1000,-42 | own | 1/32 | slats',
      'slat-length right 1220,25 1220,1975 | own | slats',
      'slat-top right 1220,0 1220,25 | own | slats',
      'slat-bottom right 1220,1975 1220,2000 | own | slats',
      'handle-height left -126,950 -126,2000 | own | handle',
      'panel “Door leaf” 0,0 1000×2000',
      'side “Vertical section” 1170,0 50×2000',
      'plan “Horizontal section” 0,2170 1000×50',
      'Lamella door 1000 × 2000 mm, 50 mm thick. 1 slat 1000 mm wide, 1950 mm long, centred. Lever handle on the right.',
    ])
  })

  it('hangs on the right with its handle on the left; a recess does not stand out', () => {
    const scene = draw(
      {
        ...door,
        height: 1000,
        slats: { width: 1000 },
        handle: { kind: 'recess', side: 'left', length: 200, height: 400 },
        unitNumber: 'B',
        finish: { ...grey, title: 'Oak' },
      },
      { unit: 'in' },
    )
    expect(partsOf(scene, 'swing', 'hinge', 'handle', 'unitNumber')).toEqual([
      'path M0 0L1000 500L0 1000 | swing | hidden ink2',
      'path M988 116.67h12v100h-12ZM988 166.67h12 | hinge | fine ink | on #b1b3b6',
      'path M988 783.33h12v100h-12ZM988 833.33h12 | hinge | fine ink | on #b1b3b6',
      'rect 39,500 42×200 r21 | handle | detail grey 22 | on #5d5f62',
      'group 500,300 | unitNumber | note 21',
      '  rect -27.3,-19.95 54.6×39.9 r19.95 | unitNumber | detail ink | on paper',
      '  text 0,7.56 B | middle | Inter 600 21 | unitNumber | on ink',
    ])
    expect(factsOf(scene)).toEqual([
      'lamella-panel -63,-50.4 1219×1185.4',
      'width bottom 0,1135 1000,1135 | overall | own | panel',
      'height left 0,0 0,1000 | overall | own | panel',
      'thickness top 1085,0 1135,0 | overall | own | panel',
      'slat-outer top 0,-21 1000,-21 | own | 1/32 | slats',
      'slat-length right 1135,25 1135,975 | own | slats',
      'slat-top right 1135,0 1135,25 | own | slats',
      'slat-bottom right 1135,975 1135,1000 | own | slats',
      'handle-height left -63,600 -63,1000 | own | handle',
      'panel “Door leaf” 0,0 1000×1000',
      'side “Vertical section” 1085,0 50×1000',
      'plan “Horizontal section” 0,1085 1000×50',
      'Lamella door 39 3/8" × 39 3/8" in Oak, 1 15/16" thick. 1 slat 39 3/8" wide, 37 3/8" long, centred. Recessed pull on the left. Unit B.',
    ])
  })

  it('draws of a long handle what fits, and names it as it is asked for', () => {
    const scene = draw({ ...door, handle: { kind: 'bar', length: 3000 } })
    expect(partsOf(scene, 'handle')).toEqual([
      'rect 931,50 18×1800 r4 | handle | detail grey 22 | on #8f9296',
      'rect 934.6,50 3.6×1800 | handle | on #c7c9cb',
      'rect 935,2220 10×30 | handle | detail grey 22 | on #a5a8ab',
      'rect 931,2250 18×18 r4 | handle | detail grey 22 | on #a5a8ab',
    ])
    expect(scene.description).toBe(
      'Lamella door 1000 × 2000 mm, 50 mm thick. 1 slat 1000 mm wide, 1950 mm long, centred. Bar handle 3000 mm on the right.',
    )
  })

  it('has no handle where there is none', () => {
    const scene = draw({ ...door, handle: { kind: 'none' } })
    expect(partsOf(scene, 'handle')).toEqual([])
    expect(factsOf(scene)).toEqual([
      'lamella-panel -126,-100.8 1388×2320.8',
      'width bottom 0,2220 1000,2220 | overall | own | panel',
      'height left 0,0 0,2000 | overall | own | panel',
      'thickness top 1170,0 1220,0 | overall | own | panel',
      'slat-outer top 0,-42 1000,-42 | own | 1/32 | slats',
      'slat-length right 1220,25 1220,1975 | own | slats',
      'slat-top right 1220,0 1220,25 | own | slats',
      'slat-bottom right 1220,1975 1220,2000 | own | slats',
      'panel “Door leaf” 0,0 1000×2000',
      'side “Vertical section” 1170,0 50×2000',
      'plan “Horizontal section” 0,2170 1000×50',
      'Lamella door 1000 × 2000 mm, 50 mm thick. 1 slat 1000 mm wide, 1950 mm long, centred.',
    ])
  })
})
