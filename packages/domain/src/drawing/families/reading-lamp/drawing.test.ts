/** The reading lamp, shape by shape: wall, base with its switch, arm and head at any angle, dimensions and words. */
import { describe, expect, it } from 'vitest'
import { factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawReadingLamp } from './family.ts'
import { type ReadingLampInput, readingLampSpecSchema } from './spec.ts'

const grey = { fill: '#646464' }
/** Its arm and its head lie level. */
const straight = {
  baseHeight: 80,
  baseDepth: 10,
  armLength: 100,
  armDiameter: 10,
  headLength: 50,
  headDiameter: 20,
  headAngle: 0,
  wallMargin: 20,
  finish: grey,
} as const

const draw = (spec: ReadingLampInput, context?: DrawContext) =>
  drawReadingLamp(readingLampSpecSchema.parse(spec), context)

describe('a reading lamp', () => {
  it('level, rigid, with a push button', () => {
    const scene = draw({ ...straight, armType: 'rigid' })
    // The base ends 40 mm over and under the middle, the wall 20 mm beyond. Sleeves of a tenth of the arm at both ends, 1.3 and 1.15
    // times as thick. The head reaches from 28 % of its 50 mm behind the joint at 110 to 72 % before it.
    expect(itemsOf(scene.items)).toEqual([
      'path M-1.17 -60L0 -58.83 … M-9 57.19L-6.19 60 (70) | wall | fine ink2',
      'line 0,-60 0,60 | wall | outline',
      'path M10 -5L110 -5L110 5L10 5Z | arm | detail grey 22 | on grey 100',
      'line 20,-2.25 100,-2.25 | arm | fine grey 209',
      'path M10 -6.5L20 -6.5L20 6.5L10 6.5Z | arm | detail grey 22 | on grey 116',
      'path M100 -5.75L110 -5.75L110 5.75L100 5.75Z | arm | detail grey 22 | on grey 116',
      'path M0 -40H7.5L10 -37.5V37.5L7.5 40H0Z | base | outline | on grey 100',
      'line 7.5,-40 7.5,40 | base | fine grey 22',
      'rect 10,20.8 3.2×8 r0.8 | switch | detail grey 22 | on grey 131',
      'path M96 -6.2L107 -10L146 -10L146 10L107 10L96 6.2Z | head | outline | on grey 100',
      'path M108 -7.2L142 -7.2L142 -4L108 -4Z | head | on grey 178 | 70 %',
      'line 142,-10 142,10 | head | detail grey 22',
      'line 107,-10 107,10 | head | fine grey 22',
      'circle 110,0 r7.2 | head | detail grey 22 | on grey 123',
      'line 146,0 191,0 | head | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'reading-lamp -9,-60 200×120',
      'projection bottom 0,60 146,10 | overall | own | head',
      'base-height left -9,-40 -9,40 | own | base',
      'arm top 10,-40 110,0 | own | arm',
      'base-depth top 0,-60 10,-40 | own | base',
      'height right 146,-40 146,40 | overall | own | head',
      'base “Base” 0,-40 10×80',
      'arm “Arm” 10,-5 100×10',
      'head “Head” 96,-10 50×20',
      'Reading lamp seen from the side, reaching 146 mm from the wall. Rigid arm 100 mm long, base 80 mm high, head 50 mm long.',
    ])
  })

  it('flexible, with a toggle and a head of its own finish', () => {
    const scene = draw({
      ...straight,
      armType: 'flexible',
      armLength: 40,
      switchType: 'toggle',
      headFinish: { fill: '#c8c8c8' },
    })
    // Coils every 2.4 mm, 24 % of 10, between sleeves of 4 mm, each leaning 0.72 mm to both sides.
    expect(partsOf(scene, 'arm', 'switch', 'head')).toEqual([
      'path M10 -5L50 -5L50 5L10 5Z | arm | detail grey 22 | on grey 100',
      'path M15.68 -5L17.12 5 … M44.48 -5L45.92 5 (26) | arm | fine grey 22',
      'path M10 -6.5L14 -6.5L14 6.5L10 6.5Z | arm | detail grey 22 | on grey 116',
      'path M46 -5.75L50 -5.75L50 5.75L46 5.75Z | arm | detail grey 22 | on grey 116',
      'path M10 26L22 29.3A2 2 0 0 0 23 25.8L10 23.6Z | switch | detail grey 22 | on grey 139',
      'rect 10,20.3 2×9 r0.5 | switch | detail grey 22 | on grey 90',
      'path M36 -6.2L47 -10L86 -10L86 10L47 10L36 6.2Z | head | outline | on grey 200',
      'path M48 -7.2L82 -7.2L82 -4L48 -4Z | head | on grey 228 | 70 %',
      'line 82,-10 82,10 | head | detail grey 22',
      'line 47,-10 47,10 | head | fine grey 22',
      'circle 50,0 r7.2 | head | detail grey 22 | on grey 208',
      'line 86,0 131,0 | head | center ink2',
    ])
  })

  it('a thin arm has its coils 1.6 mm apart; a long one sleeves of 16 mm; a small joint is 4 mm; there may be no switch', () => {
    const scene = draw({ ...straight, armLength: 200, armDiameter: 5, switchType: 'none' })
    expect(partsOf(scene, 'arm', 'switch')).toEqual([
      'path M10 -2.5L210 -2.5L210 2.5L10 2.5Z | arm | detail grey 22 | on grey 100',
      'path M27.12 -2.5L28.08 2.5 … M193.52 -2.5L194.48 2.5 (210) | arm | fine grey 22',
      'path M10 -3.25L26 -3.25L26 3.25L10 3.25Z | arm | detail grey 22 | on grey 116',
      'path M194 -2.87L210 -2.87L210 2.88L194 2.88Z | arm | detail grey 22 | on grey 116',
    ])
    expect(partsOf(scene, 'head')).toEqual([
      'path M196 -6.2L207 -10L246 -10L246 10L207 10L196 6.2Z | head | outline | on grey 100',
      'path M208 -7.2L242 -7.2L242 -4L208 -4Z | head | on grey 178 | 70 %',
      'line 242,-10 242,10 | head | detail grey 22',
      'line 207,-10 207,10 | head | fine grey 22',
      'circle 210,0 r4 | head | detail grey 22 | on grey 123',
      'line 246,0 291,0 | head | center ink2',
    ])
  })

  it('rising by 30° and looking down by 60°', () => {
    const scene = draw({ ...straight, armAngle: 30, headAngle: 60, armType: 'rigid' })
    // The joint lies 100 cos 30° = 86.6 to the right and 50 above. The beam ends 1.62 heads along 60°.
    expect(partsOf(scene, 'arm', 'head')).toEqual([
      'path M7.5 -4.33L94.1 -54.33L99.1 -45.67L12.5 4.33Z | arm | detail grey 22 | on grey 100',
      'line 17.54,-6.95 86.82,-46.95 | arm | fine grey 209',
      'path M6.75 -5.63L15.41 -10.63L21.91 0.63L13.25 5.63Z | arm | detail grey 22 | on grey 116',
      'path M85.07 -49.98L93.73 -54.98L99.48 -45.02L90.82 -40.02Z | arm | detail grey 22 | on grey 116',
      'path M94.97 -65.22L103.76 -57.6L123.26 -23.82L105.94 -13.82L86.44 -47.6L84.23 -59.02Z | head | outline | on grey 100',
      'path M101.84 -55.33L118.84 -25.89L116.07 -24.29L99.07 -53.73Z | head | on grey 178 | 70 %',
      'line 121.26,-27.29 103.94,-17.29 | head | detail grey 22',
      'line 103.76,-57.6 86.44,-47.6 | head | fine grey 22',
      'circle 96.6,-50 r7.2 | head | detail grey 22 | on grey 123',
      'line 114.6,-18.82 137.1,20.15 | head | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'reading-lamp -9,-67.12 146.1×127.12',
      'projection bottom 0,60 123.26,-13.82 | overall | own | head',
      'base-height left -9,-40 -9,40 | own | base',
      'arm top 10,-40 96.6,-50 | own | arm',
      'base-depth top 0,-60 10,-40 | own | base',
      'height right 123.26,-67.12 123.26,40 | overall | own | head',
      'base “Base” 0,-40 10×80',
      'arm “Arm” 10,-55 86.6×60',
      'head “Head” 80.94,-67.12 42.32×53.3',
      'Reading lamp seen from the side, reaching 123.3 mm from the wall. Rigid arm 100 mm long, base 80 mm high, head 50 mm long.',
    ])
  })

  it('hanging, its head under its base', () => {
    const scene = draw({ ...straight, baseDepth: 5, armAngle: -60, headAngle: 90, armType: 'rigid' })
    // A shallow base has a chamfer of 30 % of its depth.
    expect(partsOf(scene, 'base')).toEqual([
      'path M0 -40H3.5L5 -38.5V38.5L3.5 40H0Z | base | outline | on grey 100',
      'line 3.5,-40 3.5,40 | base | fine grey 22',
    ])
    expect(factsOf(scene)).toEqual([
      'reading-lamp -9,-60 74×227.6',
      'projection bottom 0,60 65,122.6 | overall | own | head',
      'base-height left -9,-40 -9,40 | own | base',
      'arm top 5,-40 55,86.6 | own | arm',
      'base-depth top 0,-60 5,-40 | own | base',
      'height right 65,-40 65,122.6 | overall | own | head',
      'base “Base” 0,-40 5×80',
      'arm “Arm” 5,-5 50×96.6',
      'head “Head” 45,72.6 20×50',
      'Reading lamp seen from the side, reaching 65 mm from the wall. Rigid arm 100 mm long, base 80 mm high, head 50 mm long.',
    ])
  })

  it('in words, in inches', () => {
    const scene = draw({ finish: { title: 'Brass' } }, { unit: 'in' })
    expect(scene.description).toBe(
      'Reading lamp seen from the side in Brass, reaching 12 5/16" from the wall. Flexible arm 10 1/4" long, base 3 1/4" high, head 2 3/4" long.',
    )
  })
})
