/** The outlet plate, shape by shape: gangs, stacks, screws, the lid of a floor box, engravings and words. */
import { describe, expect, it } from 'vitest'
import { dimensionLine, factsOf, partsOf } from '../../../testing/scene-lines.ts'
import type { DrawContext } from '../../family.ts'
import { drawOutletPlate } from './family.ts'
import { type OutletPlateInput, outletPlateSpecSchema } from './spec.ts'

const grey = '#646464'

function specOf(spec: Partial<OutletPlateInput>) {
  return outletPlateSpecSchema.parse({ width: 160, height: 100, bevel: 0, finish: { fill: grey }, ...spec })
}
const draw = (spec: Partial<OutletPlateInput>, context?: DrawContext) =>
  drawOutletPlate(specOf(spec), context)

describe('an outlet plate', () => {
  it('stacks small ports in a gang beside a socket, and measures the gangs', () => {
    const scene = draw({
      layoutString: 'G[UC]',
      moduleFinish: { fill: grey },
      screws: { type: 'slot', spacing: 80 },
    })
    // Gangs 71 apart about 80. Two ports of 19 with 2.5 between stand 10.75 above and below the middle. The screws stand above and
    // below each gang.
    expect(partsOf(scene, 'gang:0', 'gang:1')).toEqual([
      'group 44.5,50 | gang:0',
      '  rect -22,-22 44×44 r2.5 | gang:0 | detail grey 22 | on grey 100',
      '  rect -2.3,-13.9 4.6×8.6 r0.3 | gang:0 | fine grey 22 | on grey 20',
      '  rect -14.7,5.7 7.2×4.6 r0.3 | gang:0 | fine grey 22 | on grey 20',
      '  rect 7.5,5.7 7.2×4.6 r0.3 | gang:0 | fine grey 22 | on grey 20',
      'group 115.5,39.25 | gang:1',
      '  rect -11.25,-9.5 22.5×19 r1.5 | gang:1 | detail grey 22 | on grey 100',
      '  rect -6.5,-2.8 13×5.6 r0.4 | gang:1 | fine grey 22 | on grey 20',
      '  rect -5.3,-1.9 10.6×1.9 | gang:1 | on grey 170',
      'group 115.5,60.75 | gang:1',
      '  rect -11.25,-9.5 22.5×19 r1.5 | gang:1 | detail grey 22 | on grey 100',
      '  rect -4.6,-1.7 9.2×3.4 r1.7 | gang:1 | fine grey 22 | on grey 20',
      '  rect -3.2,-0.4 6.4×0.8 r0.3 | gang:1 | on grey 170',
    ])
    expect(factsOf(scene)).toEqual([
      'outlet-plate 0,0 160×100',
      'width bottom 0,100 160,100 | overall | plate',
      'height left 0,0 0,100 | overall | plate',
      'screw-spacing left 44.5,10 44.5,90 | screw:0',
      'gang-spacing-x-0 top 44.5,0 115.5,0',
      'plate “Plate” 0,0 160×100',
      'screw:0 “Screw 1” 41.5,7 6×6',
      'screw:1 “Screw 2” 41.5,87 6×6',
      'screw:2 “Screw 3” 112.5,7 6×6',
      'screw:3 “Screw 4” 112.5,87 6×6',
      'gang:0 “Gang 1” 22.5,28 44×44',
      'gang:1 “Gang 2” 104.25,29.75 22.5×40.5',
      'Wall outlet plate 160 × 100 mm, 2 gangs, 1 type G socket, 1 USB-A port and 1 USB-C port. Slotted screws 80 mm apart.',
    ])
  })

  it('two rows of gangs are measured upright too, and share what height there is', () => {
    const scene = draw({
      layoutString: '2U/UU',
      gangSpacing: 71,
      screws: { type: 'none' },
      engravings: { '1': { above: [{ text: 'A' }] } },
      backBox: { width: 60, height: 50, title: 'Deep' },
    })
    // 94 mm for two rows: 47 each.
    expect(factsOf(scene)).toEqual([
      'outlet-plate 0,0 160×100',
      'width bottom 0,100 160,100 | overall | plate',
      'height left 0,0 0,100 | overall | plate',
      'gang-spacing-x-0 top 44.5,0 115.5,0',
      'gang-spacing-y-0 right 0,26.5 0,73.5',
      'plate “Plate” 0,0 160×100',
      'gang:0 “Gang 1” 33.25,17 22.5×19',
      'gang:1 “Gang 2” 104.25,17 22.5×19',
      'gang:2 “Gang 3” 33.25,64 22.5×19',
      'gang:3 “Gang 4” 104.25,64 22.5×19',
      'A above outlet 2, first 1, at 115.5,14',
      'Wall outlet plate 160 × 100 mm, 4 gangs, 4 USB-A ports. No visible screws. Back box Deep, 60 × 50 mm.',
    ])
  })

  it('gangs are measured from left to right, whichever row names them first', () => {
    const scene = draw({
      layoutString: 'U/UU',
      width: 260,
      gangSpacing: 160,
      height: 400,
      screws: { type: 'none' },
    })
    expect(scene.dimensions.map(dimensionLine)).toEqual([
      'width bottom 0,400 260,400 | overall | plate',
      'height left 0,0 0,400 | overall | plate',
      'gang-spacing-x-0 top 66.5,0 130,0',
      'gang-spacing-x-1 top 130,0 193.5,0',
      'gang-spacing-y-0 right 0,120 0,280',
    ])
  })

  it('a floor box has a lid with a notch for a finger and a hinge', () => {
    const scene = draw({
      mount: 'floor',
      layoutString: '-',
      screws: { type: 'none' },
      finish: { fill: grey, title: 'Steel' },
    })
    // 7 mm of margin, 7 % of the height.
    expect(partsOf(scene, 'lid')).toEqual([
      'rect 7,7 146×86 r1.5 | lid | detail grey 22',
      'rect 71,90.5 18×5 r2.5 | lid | detail grey 22',
      'line 7,11 153,11 | lid | fine grey 22',
    ])
    expect(scene.description).toBe(
      'Floor outlet plate 160 × 100 mm in Steel, 1 gang, blank. No visible screws.',
    )
  })

  it('a small one has a notch of half its lid', () => {
    const scene = draw({ width: 30, height: 20, mount: 'floor', layoutString: '-', screws: { type: 'none' } })
    expect(partsOf(scene, 'lid')).toEqual([
      'rect 1.4,1.4 27.2×17.2 r1.5 | lid | detail grey 22',
      'rect 8.2,17.34 13.6×2.52 r2.5 | lid | detail grey 22',
      'line 1.4,5.4 28.6,5.4 | lid | fine grey 22',
    ])
  })

  it('engraves its outlets by their numbers', () => {
    const scene = draw({
      layoutString: 'U-U',
      screws: { type: 'none' },
      gangSpacing: 50,
      engravingStyle: { fontSize: 4, fontFamily: 'Barlow' },
      engravings: { '0': { above: [{ text: 'USB' }] }, '1': { below: [{ text: 'HUB' }] } },
    })
    expect(partsOf(scene, 'engraving:0:above', 'engraving:1:below')).toEqual([
      'text 30,37.5 USB | middle | Barlow 400 4 | engraving:0:above | on grey 22',
      'text 130,65.3 HUB | middle | Barlow 400 4 | engraving:1:below | on grey 22',
    ])
    expect(factsOf(scene)).toEqual([
      'outlet-plate 0,0 160×100',
      'width bottom 0,100 160,100 | overall | plate',
      'height left 0,0 0,100 | overall | plate',
      'gang-spacing-x-0 top 30,0 130,0',
      'plate “Plate” 0,0 160×100',
      'gang:0 “Gang 1” 18.75,40.5 22.5×19',
      'gang:1 “Gang 2” 118.75,40.5 22.5×19',
      'USB above outlet 1, first 1, at 30,37.5',
      'HUB below outlet 2, first 1, at 130,65.3',
      'Wall outlet plate 160 × 100 mm, 3 gangs, 2 USB-A ports. No visible screws.',
    ])
  })

  it('in words, in inches', () => {
    const scene = draw({ layoutString: '3E' }, { unit: 'in' })
    expect(scene.description).toBe(
      'Wall outlet plate 6 5/16" × 3 15/16", 3 gangs, 3 type E sockets. Torx screws 2 3/8" apart.',
    )
  })
})
