/** The wall light, shape by shape: body, backplate, arm, beams and cable in both views, dimensions and words. */
import { describe, expect, it } from 'vitest'
import { factsOf, itemsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawWallLight } from './family.ts'
import { type WallLightInput, wallLightSpecSchema } from './spec.ts'

const grey = { fill: '#646464' }
const light = {
  backplate: { width: 100, depth: 20 },
  body: { shape: 'tube', diameter: 60, length: 200 },
  projection: 120,
  finish: grey,
} satisfies WallLightInput
const bar = { ...light, body: { shape: 'bar', diameter: 40, length: 400 } } satisfies WallLightInput

const draw = (spec: WallLightInput, context?: DrawContext) =>
  drawWallLight(wallLightSpecSchema.parse(spec), context)

describe('a wall light', () => {
  it('is a tube before a round backplate, from the front and from the side', () => {
    const scene = draw(light)
    // Beams of 22 % of 200 mm open by 36 % of that from 92 % of the tube. The front is 50 mm to each side, the wall 70 mm further
    // right and 12 thick: its face at 132.
    expect(itemsOf(scene.items)).toEqual([
      'path M129.43 -124L132 -121.43 … M120 120L124 124 (114) | wall | fine ink2',
      'line 132,-124 132,124 | wall | outline',
      'path M-27.6 -100L27.6 -100L43.44 -144L-43.44 -144Z | light | on #f3dfa0 | 40 %',
      'path M-27.6 100L27.6 100L43.44 144L-43.44 144Z | light | on #f3dfa0 | 40 %',
      'path M224.4 -100L279.6 -100L295.44 -144L208.56 -144Z | light | on #f3dfa0 | 40 %',
      'path M224.4 100L279.6 100L295.44 144L208.56 144Z | light | on #f3dfa0 | 40 %',
      'circle 0,0 r50 | backplate | outline ink | on grey 94',
      'circle 0,0 r47 | backplate | fine grey 22',
      'circle 0,0 r11 | cable | hidden ink2',
      'path M-17 0H17M0 -17V17 | cable | center ink2',
      'path M120 -9H132M120 9H132 | cable | hidden ink2',
      'path M-30 -100L30 -100L30 100L-30 100Z | body | on grey 100 | 100 %',
      'rect -18.6,-100 9×200 | body | on grey 185 | 60 %',
      'rect -30,-100 60×4 | body | fine grey 22 | on grey 131',
      'rect -30,96 60×4 | body | fine grey 22 | on grey 131',
      'path M-30 -100L30 -100L30 100L-30 100Z | body | outline ink',
      'line 0,-110 0,110 | body | center ink2',
      'rect 152,-9 100×18 | arm | detail grey 22 | on grey 100',
      'path M132 -50H149L152 -47V47L149 50H132Z | backplate | outline ink | on grey 100',
      'path M222 -100L282 -100L282 100L222 100Z | body | on grey 100 | 100 %',
      'rect 233.4,-100 9×200 | body | on grey 185 | 60 %',
      'rect 222,-100 60×4 | body | fine grey 22 | on grey 131',
      'rect 222,96 60×4 | body | fine grey 22 | on grey 131',
      'path M222 -100L282 -100L282 100L222 100Z | body | outline ink',
      'line 252,-110 252,110 | body | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'wall-light -50,-144 347.84×288',
      'body-width top -30,-100 30,-100 | overall | own | body',
      'body-height left -30,-100 -30,100 | overall | own | body',
      'backplate-height left -50,-50 -50,50 | own | backplate',
      'backplate-width bottom -50,100 50,100 | own | Ø | backplate',
      'depth bottom 132,124 282,124 | overall | own | body',
      'projection top 132,-124 252,-124 | own | arm',
      'backplate-depth top 132,-124 152,-124 | own | backplate',
      'mounting-height right 282,0 282,100 | own | backplate',
      'body “Body, front” -30,-100 60×200',
      'backplate “Backplate” -50,-50 100×100',
      'side “Body, side” 222,-100 60×200',
      'Wall light from the front and the side, reaching 150 mm from the wall. Tube 200 mm long, 60 mm across. Round backplate 100 mm across. Light shines upwards and downwards. Cable through the wall.',
    ])
  })

  it('with a cord and a plug, shining upwards', () => {
    const scene = draw({
      ...light,
      light: 'up',
      cable: { exit: 'cord', length: 1800 },
      backplate: { shape: 'rectangle', width: 80, height: 120, depth: 5 },
      wallMargin: 10,
    })
    // The cord is drawn 130 mm long from the backplate at 60, the plug 34 and its pins 14: down to 238.
    expect(partsOf(scene, 'cable', 'light', 'backplate', 'wall')).toEqual([
      'path M125.33 -110L127.84 -107.49 … M115.84 106.79L119.05 110 (102) | wall | fine ink2',
      'line 127.84,-110 127.84,110 | wall | outline',
      'path M-27.6 -100L27.6 -100L43.44 -144L-43.44 -144Z | light | on #f3dfa0 | 40 %',
      'path M220.24 -100L275.44 -100L291.28 -144L204.4 -144Z | light | on #f3dfa0 | 40 %',
      'rect -40,-60 80×120 r3 | backplate | outline ink | on grey 94',
      'rect -37,-57 74×114 r2 | backplate | fine grey 22',
      'path M-2 60V190M2 60V190 | cable | detail ink',
      'rect -4.5,120.5 9×9 | cable | on paper',
      'path M-7 122.5L-1 118.5L1 122.5L7 118.5M-7 131.5L-1 127.5L1 131.5L7 127.5 | cable | detail ink',
      'rect -13,190 26×34 r5 | cable | detail ink | on grey 60',
      'path M-6 224v14M6 224v14 | cable | outline ink',
      'path M128.34 60V190M132.34 60V190 | cable | detail ink',
      'rect 125.84,120.5 9×9 | cable | on paper',
      'path M123.34 122.5L129.34 118.5L131.34 122.5L137.34 118.5M123.34 131.5L129.34 127.5L131.34 131.5L137.34 127.5 | cable | detail ink',
      'path M127.84 -60H131.34L132.84 -58.5V58.5L131.34 60H127.84Z | backplate | outline ink | on grey 100',
    ])
    expect(factsOf(scene)).toEqual([
      'wall-light -45.84,-144 339.52×382',
      'body-width top -30,-100 30,-100 | overall | own | body',
      'body-height left -30,-100 -30,100 | overall | own | body',
      'backplate-height left -40,-60 -40,60 | own | backplate',
      'backplate-width bottom -40,100 40,100 | own | backplate',
      'depth bottom 127.84,110 277.84,110 | overall | own | body',
      'projection top 127.84,-110 247.84,-110 | own | arm',
      'backplate-depth top 127.84,-110 132.84,-110 | own | backplate',
      'mounting-height right 277.84,0 277.84,100 | own | backplate',
      'cord left -40,60 -40,190 | own | is 1800 | cable',
      'body “Body, front” -30,-100 60×200',
      'backplate “Backplate” -40,-60 80×120',
      'side “Body, side” 217.84,-100 60×200',
      'Wall light from the front and the side, reaching 150 mm from the wall. Tube 200 mm long, 60 mm across. Backplate 80 × 120 mm. Light shines upwards. Cord 1800 mm long below.',
    ])
  })

  it('shining downwards ends 10 mm over its body', () => {
    const scene = draw({ ...light, light: 'down' })
    expect(partsOf(scene, 'light')).toEqual([
      'path M-27.6 100L27.6 100L43.44 144L-43.44 144Z | light | on #f3dfa0 | 40 %',
      'path M224.4 100L279.6 100L295.44 144L208.56 144Z | light | on #f3dfa0 | 40 %',
    ])
    expect(factsOf(scene)).toEqual([
      'wall-light -50,-124 347.84×268',
      'body-width top -30,-100 30,-100 | overall | own | body',
      'body-height left -30,-100 -30,100 | overall | own | body',
      'backplate-height left -50,-50 -50,50 | own | backplate',
      'backplate-width bottom -50,100 50,100 | own | Ø | backplate',
      'depth bottom 132,124 282,124 | overall | own | body',
      'projection top 132,-124 252,-124 | own | arm',
      'backplate-depth top 132,-124 152,-124 | own | backplate',
      'mounting-height right 282,0 282,100 | own | backplate',
      'body “Body, front” -30,-100 60×200',
      'backplate “Backplate” -50,-50 100×100',
      'side “Body, side” 222,-100 60×200',
      'Wall light from the front and the side, reaching 150 mm from the wall. Tube 200 mm long, 60 mm across. Round backplate 100 mm across. Light shines downwards. Cable through the wall.',
    ])
  })

  it('with a backplate higher than its body ends with that', () => {
    const scene = draw({
      ...light,
      backplate: { shape: 'rectangle', width: 100, height: 300 },
      body: { diameter: 60, length: 100 },
    })
    expect(partsOf(scene, 'wall')).toEqual([
      'path M129.21 -174L132 -171.21 … M120 169.78L124.22 174 (158) | wall | fine ink2',
      'line 132,-174 132,174 | wall | outline',
    ])
    expect(factsOf(scene)).toEqual([
      'wall-light -50,-174 344.24×348',
      'body-width top -30,-50 30,-50 | overall | own | body',
      'body-height left -30,-50 -30,50 | overall | own | body',
      'backplate-height left -50,-150 -50,150 | own | backplate',
      'backplate-width bottom -50,150 50,150 | own | backplate',
      'depth bottom 132,174 282,174 | overall | own | body',
      'projection top 132,-174 252,-174 | own | arm',
      'backplate-depth top 132,-174 150,-174 | own | backplate',
      'mounting-height right 282,0 282,50 | own | backplate',
      'body “Body, front” -30,-50 60×100',
      'backplate “Backplate” -50,-150 100×300',
      'side “Body, side” 222,-50 60×100',
      'Wall light from the front and the side, reaching 150 mm from the wall. Tube 100 mm long, 60 mm across. Backplate 100 × 300 mm. Light shines upwards and downwards. Cable through the wall.',
    ])
  })

  it('with a cone of linen before a smaller backplate, which is hidden', () => {
    const scene = draw({
      ...light,
      backplate: { width: 40, depth: 20 },
      body: { shape: 'cone', diameter: 200, length: 100, surface: 'linen', fill: '#646464' },
      projection: 150,
    })
    // It is 42 % as wide at its top: 84. Beams are 34 mm long at least.
    expect(partsOf(scene, 'body', 'backplate', 'light')).toEqual([
      'path M-38.64 -50L38.64 -50L50.88 -84L-50.88 -84Z | light | on #f3dfa0 | 40 %',
      'path M-92 50L92 50L104.24 84L-104.24 84Z | light | on #f3dfa0 | 40 %',
      'path M305.6 -50L382.88 -50L395.12 -84L293.36 -84Z | light | on #f3dfa0 | 40 %',
      'path M252.24 50L436.24 50L448.48 84L240 84Z | light | on #f3dfa0 | 40 %',
      'circle 0,0 r20 | backplate | outline ink | on grey 94',
      'circle 0,0 r17 | backplate | fine grey 22',
      'path M-42 -50L42 -50L100 50L-100 50Z | body | on grey 100 | 100 %',
      'path M-38 -50V50 … M-39.48 49.5H39.48 (64) | body | fine grey 128',
      'rect -42,-50 84×4 | body | fine grey 22 | on grey 100',
      'rect -100,46 200×4 | body | fine grey 22 | on grey 100',
      'path M-42 -50L42 -50L100 50L-100 50Z | body | outline ink',
      'line 0,-60 0,60 | body | center ink2',
      'circle 0,0 r20 | backplate | hidden ink2',
      'path M194.24 -20H211.24L214.24 -17V17L211.24 20H194.24Z | backplate | outline ink | on grey 100',
      'path M302.24 -50L386.24 -50L444.24 50L244.24 50Z | body | on grey 100 | 100 %',
      'path M306.24 -50V50 … M304.76 49.5H383.72 (64) | body | fine grey 128',
      'rect 302.24,-50 84×4 | body | fine grey 22 | on grey 100',
      'rect 244.24,46 200×4 | body | fine grey 22 | on grey 100',
      'path M302.24 -50L386.24 -50L444.24 50L244.24 50Z | body | outline ink',
      'line 344.24,-60 344.24,60 | body | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'wall-light -112.24,-84 568.72×168',
      'body-width top -100,-50 100,-50 | overall | own | body',
      'body-height left -100,-50 -100,50 | overall | own | body',
      'backplate-height left -100,-20 -100,20 | own | backplate',
      'backplate-width bottom -20,50 20,50 | own | Ø | backplate',
      'depth bottom 194.24,74 444.24,74 | overall | own | body',
      'projection top 194.24,-74 344.24,-74 | own | arm',
      'backplate-depth top 194.24,-74 214.24,-74 | own | backplate',
      'mounting-height right 444.24,0 444.24,50 | own | backplate',
      'body “Body, front” -100,-50 200×100',
      'backplate “Backplate” -20,-20 40×40',
      'side “Body, side” 244.24,-50 200×100',
      'Wall light from the front and the side, reaching 250 mm from the wall. Cone shade of linen 100 mm long, 200 mm across. Round backplate 40 mm across. Light shines upwards and downwards. Cable through the wall.',
    ])
  })

  it('of dark linen has a lighter weave; a square backplate behind it is hidden too', () => {
    const scene = draw({
      ...light,
      backplate: { shape: 'rectangle', width: 40, height: 50 },
      body: { shape: 'drum', diameter: 100, length: 60, surface: 'linen', fill: '#000' },
    })
    expect(partsOf(scene, 'body', 'backplate')).toEqual([
      'rect -20,-25 40×50 r3 | backplate | outline ink | on grey 94',
      'rect -17,-22 34×44 r2 | backplate | fine grey 22',
      'path M-50 -30L50 -30L50 30L-50 30Z | body | on grey 0 | 100 %',
      'path M-46 -30V30 … M-47 27H47 (62) | body | fine grey 46',
      'rect -50,-30 100×3 | body | fine grey 115 | on grey 100',
      'rect -50,27 100×3 | body | fine grey 115 | on grey 100',
      'path M-50 -30L50 -30L50 30L-50 30Z | body | outline ink',
      'line 0,-40 0,40 | body | center ink2',
      'rect -20,-25 40×50 r3 | backplate | hidden ink2',
      'path M144.24 -25H159.24L162.24 -22V22L159.24 25H144.24Z | backplate | outline ink | on grey 100',
      'path M214.24 -30L314.24 -30L314.24 30L214.24 30Z | body | on grey 0 | 100 %',
      'path M218.24 -30V30 … M217.24 27H311.24 (62) | body | fine grey 46',
      'rect 214.24,-30 100×3 | body | fine grey 115 | on grey 100',
      'rect 214.24,27 100×3 | body | fine grey 115 | on grey 100',
      'path M214.24 -30L314.24 -30L314.24 30L214.24 30Z | body | outline ink',
      'line 264.24,-40 264.24,40 | body | center ink2',
    ])
  })

  it('of glass lets its backplate through, and has one line of light', () => {
    const scene = draw({
      ...light,
      backplate: { width: 40 },
      body: { shape: 'tube', diameter: 100, length: 1000, surface: 'glass', fill: '#646464' },
      finish: { fill: '#c8c8c8' },
    })
    // Beams are 90 mm long at most.
    expect(partsOf(scene, 'body', 'backplate', 'light')).toEqual([
      'path M-46 -500L46 -500L78.4 -590L-78.4 -590Z | light | on #f3dfa0 | 40 %',
      'path M-46 500L46 500L78.4 590L-78.4 590Z | light | on #f3dfa0 | 40 %',
      'path M448.4 -500L540.4 -500L572.8 -590L416 -590Z | light | on #f3dfa0 | 40 %',
      'path M448.4 500L540.4 500L572.8 590L416 590Z | light | on #f3dfa0 | 40 %',
      'circle 0,0 r20 | backplate | outline ink | on grey 188',
      'circle 0,0 r17 | backplate | fine grey 22',
      'path M-50 -500L50 -500L50 500L-50 500Z | body | on grey 100 | 75 %',
      'path M-35 -380L-35 350 | body | detail grey 209',
      'rect -50,-500 100×4 | body | fine grey 22 | on grey 200',
      'rect -50,496 100×4 | body | fine grey 22 | on grey 200',
      'path M-50 -500L50 -500L50 500L-50 500Z | body | outline ink',
      'line 0,-510 0,510 | body | center ink2',
      'path M374.4 -20H389.4L392.4 -17V17L389.4 20H374.4Z | backplate | outline ink | on grey 200',
      'path M444.4 -500L544.4 -500L544.4 500L444.4 500Z | body | on grey 100 | 75 %',
      'path M459.4 -380L459.4 350 | body | detail grey 209',
      'rect 444.4,-500 100×4 | body | fine grey 22 | on grey 200',
      'rect 444.4,496 100×4 | body | fine grey 22 | on grey 200',
      'path M444.4 -500L544.4 -500L544.4 500L444.4 500Z | body | outline ink',
      'line 494.4,-510 494.4,510 | body | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'wall-light -82.4,-590 659.2×1180',
      'body-width top -50,-500 50,-500 | overall | own | body',
      'body-height left -50,-500 -50,500 | overall | own | body',
      'backplate-height left -50,-20 -50,20 | own | backplate',
      'backplate-width bottom -20,500 20,500 | own | Ø | backplate',
      'depth bottom 374.4,524 544.4,524 | overall | own | body',
      'projection top 374.4,-524 494.4,-524 | own | arm',
      'backplate-depth top 374.4,-524 392.4,-524 | own | backplate',
      'mounting-height right 544.4,0 544.4,500 | own | backplate',
      'body “Body, front” -50,-500 100×1000',
      'backplate “Backplate” -20,-20 40×40',
      'side “Body, side” 444.4,-500 100×1000',
      'Wall light from the front and the side, reaching 170 mm from the wall. Tube of glass 1000 mm long, 100 mm across. Round backplate 40 mm across. Light shines upwards and downwards. Cable through the wall.',
    ])
  })
})

describe('a backplate behind the body', () => {
  it.each([
    ['as wide as the body', { width: 60, height: 60 }, 'metal', 0],
    ['narrower than it', { width: 59.9, height: 60 }, 'metal', 1],
    ['as high as it', { width: 50, height: 200 }, 'linen', 0],
    ['lower than it', { width: 50, height: 199 }, 'linen', 1],
    ['behind glass', { width: 50, height: 60 }, 'glass', 0],
  ] as const)('%s shows as hidden or not', (_, size, surface, hidden) => {
    const backplate = { shape: 'rectangle', ...size } as const
    const { items } = draw({ ...light, backplate, body: { ...light.body, surface } })
    const found = items.filter(
      (item) => item.part === 'backplate' && item.kind !== 'group' && item.role === 'hidden',
    )
    expect(found).toHaveLength(hidden)
  })
})

describe('a lying wall light', () => {
  it('lies across above its backplate, on an arm', () => {
    const scene = draw(bar)
    // Its axis is 70 + 50 - 30 = 90 over the mounting. The arm of 18 mm leaves the backplate at its middle and turns up about a point
    // 30 mm before and above its end: 39 mm on its outer side, 21 on its inner one.
    expect(itemsOf(scene.items)).toEqual([
      'path M291.4 -134L294.24 -131.16 … M282.24 69.54L286.7 74 (96) | wall | fine ink2',
      'line 294.24,-134 294.24,74 | wall | outline',
      'path M-184 -110L184 -110L196.24 -144L-196.24 -144Z | light | on #f3dfa0 | 40 %',
      'path M-184 -70L184 -70L196.24 -36L-196.24 -36Z | light | on #f3dfa0 | 40 %',
      'path M395.84 -110L432.64 -110L444.88 -144L383.6 -144Z | light | on #f3dfa0 | 40 %',
      'path M395.84 -70L432.64 -70L444.88 -36L383.6 -36Z | light | on #f3dfa0 | 40 %',
      'circle 0,0 r50 | backplate | outline ink | on grey 94',
      'circle 0,0 r47 | backplate | fine grey 22',
      'circle 0,0 r11 | cable | hidden ink2',
      'path M-17 0H17M0 -17V17 | cable | center ink2',
      'path M282.24 -9H294.24M282.24 9H294.24 | cable | hidden ink2',
      'rect -9,-90 18×99 r9 | arm | detail grey 22 | on grey 100',
      'rect -200,-110 400×40 r2 | body | on grey 100',
      'rect -200,-102 400×6.4 | body | on grey 185 | 60 %',
      'path M-190 -110v40M190 -110v40 | body | detail grey 22',
      'rect -200,-110 400×40 r2 | body | outline ink',
      'path M314.24 9H384.24A39 39 0 0 0 423.24 -30V-90H405.24V-30A21 21 0 0 1 384.24 -9H314.24Z | arm | detail grey 22 | on grey 100',
      'path M294.24 -50H311.24L314.24 -47V47L311.24 50H294.24Z | backplate | outline ink | on grey 100',
      'circle 414.24,-90 r20 | body | outline ink | on grey 100',
      'circle 414.24,-90 r14.4 | body | fine grey 22 | on grey 154',
      'path M388.24 -90H440.24M414.24 -116V-64 | body | center ink2',
    ])
    expect(factsOf(scene)).toEqual([
      'wall-light -212.24,-144 658.72×218',
      'body-width top -200,-110 200,-110 | overall | own | body',
      'body-height left -200,-110 -200,-70 | overall | own | body',
      'backplate-height left -200,-50 -200,50 | own | backplate',
      'backplate-width bottom -50,50 50,50 | own | Ø | backplate',
      'depth bottom 294.24,74 434.24,74 | overall | own | body',
      'projection top 294.24,-134 414.24,-134 | own | arm',
      'backplate-depth top 294.24,-134 314.24,-134 | own | backplate',
      'mounting-height right 434.24,-90 434.24,0 | own | backplate',
      'body “Body, front” -200,-110 400×40',
      'backplate “Backplate” -50,-50 100×100',
      'side “Body, side” 394.24,-110 40×40',
      'Wall light from the front and the side, reaching 140 mm from the wall. Bar 400 mm long, 40 mm across. Round backplate 100 mm across. Light shines upwards and downwards. Cable through the wall.',
    ])
  })

  it('that is short has caps of a twentieth', () => {
    const scene = draw({
      ...bar,
      body: { shape: 'bar', diameter: 40, length: 100, surface: 'glass', fill: '#c8c8c8' },
    })
    expect(partsOf(scene, 'body')).toEqual([
      'rect -50,-110 100×40 r2 | body | on grey 200',
      'rect -50,-102 100×6.4 | body | on grey 230 | 60 %',
      'path M-45 -110v40M45 -110v40 | body | detail grey 22',
      'rect -50,-110 100×40 r2 | body | outline ink',
      'circle 264.24,-90 r20 | body | outline ink | on grey 200',
      'circle 264.24,-90 r14.4 | body | fine grey 22 | on grey 219',
      'path M238.24 -90H290.24M264.24 -116V-64 | body | center ink2',
    ])
    expect(scene.description).toBe(
      'Wall light from the front and the side, reaching 140 mm from the wall. Bar of glass 100 mm long, 40 mm across. Round backplate 100 mm across. Light shines upwards and downwards. Cable through the wall.',
    )
  })

  it('in words, in inches', () => {
    const scene = draw(
      {
        ...light,
        finish: { ...grey, title: 'Brass' },
        body: { shape: 'drum', surface: 'linen' },
        light: 'down',
      },
      { unit: 'in' },
    )
    expect(scene.description).toBe(
      'Wall light from the front and the side in Brass, reaching 5 7/8" from the wall. Drum shade of linen 12 5/8" long, 2 3/8" across. Round backplate 3 15/16" across. Light shines downwards. Cable through the wall.',
    )
  })
})
