/** A cabinet front of rails and stiles, shape by shape: what they hold, from the front and cut. */
import { describe, expect, it } from 'vitest'
import { dimensionLine, factsOf, partsOf } from '../../../testing/scene-lines.ts'
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
const framed = { ...front, face: 'frame', railWidth: 80 } satisfies CabinetFrontInput

const draw = (spec: CabinetFrontInput) => drawCabinetFront(cabinetFrontSpecSchema.parse(spec))

describe('a cabinet front of rails and stiles', () => {
  it('holds a flat panel, a little darker', () => {
    const scene = draw(framed)
    // A panel of 36 % of 30 mm stands in their middle, 10 mm in a rebate. Hatching 3.2 of frames, 2.4 of panels.
    expect(partsOf(scene, 'stile', 'rail', 'centre', 'frame')).toEqual([
      'rect 0,0 80×500 r0 | stile | on grey 100',
      'rect 0,0 80×500 | stile | detail grey 50',
      'rect 320,0 80×500 r0 | stile | on grey 100',
      'rect 320,0 80×500 | stile | detail grey 50',
      'rect 80,0 240×80 r0 | rail | on grey 100',
      'rect 80,0 240×80 | rail | detail grey 50',
      'rect 80,420 240×80 r0 | rail | on grey 100',
      'rect 80,420 240×80 | rail | detail grey 50',
      'rect 80,80 240×340 r0 | centre | on grey 93',
      'rect 80,80 240×340 | centre | detail grey 50',
      'path M0 550L80 550L80 580L0 580Z | frame | on grey 185',
      'path M79.35 550L80 550.65 … M0 579.26L0.74 580 (50) | frame | fine ink2',
      'path M0 550L80 550L80 580L0 580Z | frame | outline ink',
      'path M320 550L400 550L400 580L320 580Z | frame | on grey 185',
      'path M396.13 550L400 553.87 … M320 577.95L322.05 580 (48) | frame | fine ink2',
      'path M320 550L400 550L400 580L320 580Z | frame | outline ink',
      'path M70 559.6L330 559.6L330 570.4L70 570.4Z | centre | on grey 185',
      'path M70 561.3L71.7 559.6 … M329.04 570.4L330 569.44 (160) | centre | fine ink2',
      'path M70 559.6L330 559.6L330 570.4L70 570.4Z | centre | detail ink',
      'path M450 0L480 0L480 80L450 80Z | frame | on grey 185',
      'path M479.7 0L480 0.3 … M450 78.91L451.09 80 (50) | frame | fine ink2',
      'path M450 0L480 0L480 80L450 80Z | frame | outline ink',
      'path M450 420L480 420L480 500L450 500Z | frame | on grey 185',
      'path M478.83 420L480 421.17 … M450 499.78L450.22 500 (50) | frame | fine ink2',
      'path M450 420L480 420L480 500L450 500Z | frame | outline ink',
      'path M459.6 70L470.4 70L470.4 430L459.6 430Z | centre | on grey 185',
      'path M459.6 73.28L462.88 70 … M469.44 430L470.4 429.04 (218) | centre | fine ink2',
      'path M459.6 70L470.4 70L470.4 430L459.6 430Z | centre | detail ink',
    ])
    expect(factsOf(scene)).toEqual([
      'cabinet-front -28.6,-28.6 519.6×608.6',
      'width bottom 0,580 400,580 | overall | own | front',
      'height left 0,0 0,500 | overall | own | front',
      'thickness top 450,0 480,0 | overall | own | front',
      'stile top 0,-11 80,-11 | own | stile',
      'rail right 480,420 480,500 | own | rail',
      'centre-height right 480,80 480,420 | own | centre',
      'front “Front” 0,0 400×500',
      'side “Vertical section” 450,0 30×500',
      'plan “Horizontal section” 0,550 400×30',
      'Cabinet front 400 × 500 mm, 30 mm thick, hinged on the left. Rails and stiles 80 mm wide around a flat panel. Without pull.',
    ])
  })

  it('has grain along each where it is brushed, light lines on a dark finish', () => {
    const scene = draw({ ...framed, finish: { fill: '#000', surface: 'brushed' } })
    expect(partsOf(scene, 'stile', 'rail', 'centre')).toEqual([
      'rect 0,0 80×500 r0 | stile | on grey 0',
      'path M1 0V500 … M79 0V500 (54) | stile | fine grey 26 0.56 mm',
      'rect 0,0 80×500 | stile | detail grey 89',
      'rect 320,0 80×500 r0 | stile | on grey 0',
      'path M321 0V500 … M399 0V500 (54) | stile | fine grey 26 0.56 mm',
      'rect 320,0 80×500 | stile | detail grey 89',
      'rect 80,0 240×80 r0 | rail | on grey 0',
      'path M80 1H320 … M80 79H320 (54) | rail | fine grey 26 0.56 mm',
      'rect 80,0 240×80 | rail | detail grey 89',
      'rect 80,420 240×80 r0 | rail | on grey 0',
      'path M80 421H320 … M80 499H320 (54) | rail | fine grey 26 0.56 mm',
      'rect 80,420 240×80 | rail | detail grey 89',
      'rect 80,80 240×340 r0 | centre | on grey 0',
      'path M80 80V420 … M320 80V420 (162) | centre | fine grey 26 0.56 mm',
      'rect 80,80 240×340 | centre | detail grey 89',
      'path M70 559.6L330 559.6L330 570.4L70 570.4Z | centre | on grey 140',
      'path M70 561.3L71.7 559.6 … M329.04 570.4L330 569.44 (160) | centre | fine ink2',
      'path M70 559.6L330 559.6L330 570.4L70 570.4Z | centre | detail ink',
      'path M459.6 70L470.4 70L470.4 430L459.6 430Z | centre | on grey 140',
      'path M459.6 73.28L462.88 70 … M469.44 430L470.4 429.04 (218) | centre | fine ink2',
      'path M459.6 70L470.4 70L470.4 430L459.6 430Z | centre | detail ink',
    ])
  })

  it('holds clear glass with two lines of light', () => {
    const scene = draw({ ...framed, centrePanel: 'glass', pull: { kind: 'knob', length: 30 } })
    // 28 % of the shorter side of 240 × 340; glass is 4 mm thick.
    expect(partsOf(scene, 'centre')).toEqual([
      'rect 80,80 240×340 | centre | detail grey 50 | on #dfe9ea',
      'line 132.8,317.2 267.2,182.8 | centre | fine #8fa3a6',
      'line 147.58,317.2 281.98,182.8 | centre | fine #8fa3a6',
      'path M70 563L330 563L330 567L70 567Z | centre | on #e0eaec',
      'path M70 564.7L71.7 563 … M329.05 567L330 566.05 (156) | centre | fine ink2',
      'path M70 563L330 563L330 567L70 567Z | centre | detail ink',
      'path M463 70L467 70L467 430L463 430Z | centre | on #e0eaec',
      'path M463 73.27L466.27 70 … M466.05 430L467 429.05 (214) | centre | fine ink2',
      'path M463 70L467 70L467 430L463 430Z | centre | detail ink',
    ])
    expect(scene.description).toBe(
      'Cabinet front 400 × 500 mm, 30 mm thick, hinged on the left. Rails and stiles 80 mm wide around clear glass. Knob.',
    )
  })

  it('holds reeded glass, its reeds a 36th of it apart, 6 mm at least', () => {
    const scene = draw({
      ...framed,
      centrePanel: 'reeded',
      thickness: 9,
      railWidth: 200,
      pull: { kind: 'edge', length: 100 },
    })
    // Rails take a third of 400 at most; glass of a thin front a third of its 9 mm.
    expect(partsOf(scene, 'centre')).toEqual([
      'rect 133.33,133.33 133.33×233.33 | centre | detail grey 50 | on #dfe9ea',
      'path M134 133.33V366.67 … M266 133.33V366.67 (46) | centre | fine #8fa3a6',
      'path M123.33 553L276.67 553L276.67 556L123.33 556Z | centre | on #e0eaec',
      'path M123.33 555.49L125.82 553 … M275.56 556L276.67 554.89 (92) | centre | fine ink2',
      'path M123.33 553L276.67 553L276.67 556L123.33 556Z | centre | detail ink',
      'path M453 123.33L456 123.33L456 376.67L453 376.67Z | centre | on #e0eaec',
      'path M453 124L453.67 123.33 … M454.89 376.67L456 375.56 (152) | centre | fine ink2',
      'path M453 123.33L456 123.33L456 376.67L453 376.67Z | centre | detail ink',
    ])
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,559 400,559 | overall | own | front',
      'height left 0,0 0,500 | overall | own | front',
      'thickness top 450,0 459,0 | overall | own | front',
      'pull-height left -28.6,250 -28.6,500 | own | pull',
      'stile top 0,-11 133.33,-11 | own | stile',
      'rail right 459,366.67 459,500 | own | rail',
      'centre-height right 459,133.33 459,366.67 | own | centre',
    ])
    expect(scene.description).toBe(
      'Cabinet front 400 × 500 mm, 9 mm thick, hinged on the left. Rails and stiles 133.3 mm wide around reeded glass. Edge pull 100 mm.',
    )
  })

  it('a wide one has reeds wider apart; thin rails hold half of themselves', () => {
    const scene = draw({ ...framed, centrePanel: 'reeded', width: 800, railWidth: 10 })
    expect(partsOf(scene, 'centre')).toEqual([
      'rect 10,10 780×480 | centre | detail grey 50 | on #dfe9ea',
      'path M10 10V490 … M790 10V490 (74) | centre | fine #8fa3a6',
      'path M5 593L795 593L795 597L5 597Z | centre | on #e0eaec',
      'path M5.79 597L9.79 593 … M793.23 597L795 595.23 (292) | centre | fine ink2',
      'path M5 593L795 593L795 597L5 597Z | centre | detail ink',
      'path M893 5L897 5L897 495L893 495Z | centre | on #e0eaec',
      'path M893 8.48L896.48 5 … M895.23 495L897 493.23 (182) | centre | fine ink2',
      'path M893 5L897 5L897 495L893 495Z | centre | detail ink',
    ])
  })
})
