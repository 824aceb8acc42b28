/** The inserts of outlet plates, shape by shape. */
import { expect, it } from 'vitest'
import { itemsOf } from '../../testing/scene-lines.ts'
import { finishSchema } from '../spec-parts.ts'
import { drawPort, portKind } from './ports.ts'

const finish = finishSchema.parse({ fill: '#646464' })

// Grey 100: its holes are 80 % darker, a lighter one is so many percent nearer to white.
it.each([
  [
    'type E socket',
    'E',
    [
      'circle 0,0 r20.5 | port | detail grey 22 | on grey 100',
      'circle 0,0 r18.8 | port | fine grey 22 | on grey 82',
      'circle 0,0 r17 | port | fine grey 22 | on grey 111',
      'circle -9.5,0 r2.7 | port | fine grey 22 | on grey 20',
      'circle 9.5,0 r2.7 | port | fine grey 22 | on grey 20',
      'circle 0,-10 r2.4 | port | fine grey 22 | on #c9b37e',
      'circle 0,-10 r1.2 | port | fine grey 22 | on #dfd1b2',
    ],
  ],
  [
    'type F socket',
    'F',
    [
      'circle 0,0 r20.5 | port | detail grey 22 | on grey 100',
      'circle 0,0 r18.8 | port | fine grey 22 | on grey 82',
      'circle 0,0 r17 | port | fine grey 22 | on grey 111',
      'circle -9.5,0 r2.7 | port | fine grey 22 | on grey 20',
      'circle 9.5,0 r2.7 | port | fine grey 22 | on grey 20',
      'rect -2.7,-18.1 5.4×3 r0.5 | port | fine grey 22 | on #c9b37e',
      'rect -2.7,15.1 5.4×3 r0.5 | port | fine grey 22 | on #c9b37e',
    ],
  ],
  [
    'duplex type B socket',
    'B',
    [
      'rect -18,-33 36×66 r2 | port | detail grey 22 | on grey 100',
      'rect -16.5,-29 33×27 r8 | port | fine grey 22 | on grey 109',
      'rect -7.5,-23.2 2.3×8.6 r0.3 | port | fine grey 22 | on grey 20',
      'rect 5.2,-22.4 2.3×7 r0.3 | port | fine grey 22 | on grey 20',
      'path M-2.6 -6.9V-9.5A2.6 2.6 0 0 1 2.6 -9.5V-6.9Z | port | fine grey 22 | on grey 20',
      'rect -16.5,2 33×27 r8 | port | fine grey 22 | on grey 109',
      'rect -7.5,7.8 2.3×8.6 r0.3 | port | fine grey 22 | on grey 20',
      'rect 5.2,8.6 2.3×7 r0.3 | port | fine grey 22 | on grey 20',
      'path M-2.6 24.1V21.5A2.6 2.6 0 0 1 2.6 21.5V24.1Z | port | fine grey 22 | on grey 20',
    ],
  ],
  [
    'type G socket',
    'G',
    [
      'rect -22,-22 44×44 r2.5 | port | detail grey 22 | on grey 100',
      'rect -2.3,-13.9 4.6×8.6 r0.3 | port | fine grey 22 | on grey 20',
      'rect -14.7,5.7 7.2×4.6 r0.3 | port | fine grey 22 | on grey 20',
      'rect 7.5,5.7 7.2×4.6 r0.3 | port | fine grey 22 | on grey 20',
    ],
  ],
  [
    'USB-A port',
    'U',
    [
      'rect -11.25,-9.5 22.5×19 r1.5 | port | detail grey 22 | on grey 100',
      'rect -6.5,-2.8 13×5.6 r0.4 | port | fine grey 22 | on grey 20',
      'rect -5.3,-1.9 10.6×1.9 | port | on grey 170',
    ],
  ],
  [
    'USB-C port',
    'C',
    [
      'rect -11.25,-9.5 22.5×19 r1.5 | port | detail grey 22 | on grey 100',
      'rect -4.6,-1.7 9.2×3.4 r1.7 | port | fine grey 22 | on grey 20',
      'rect -3.2,-0.4 6.4×0.8 r0.3 | port | on grey 170',
    ],
  ],
  [
    'RJ45 port',
    'J',
    [
      'rect -11.25,-9.5 22.5×19 r1.5 | port | detail grey 22 | on grey 100',
      'path M-6 -4.4H6V2.6H3.2V4.6H-3.2V2.6H-6Z | port | fine grey 22 | on grey 20',
      'path M-3.85 -4.1V-1.9M-2.75 -4.1V-1.9M-1.65 -4.1V-1.9M-0.55 -4.1V-1.9M0.55 -4.1V-1.9M1.65 -4.1V-1.9M2.75 -4.1V-1.9M3.85 -4.1V-1.9 | port | #c9b37e 0.35 mm',
    ],
  ],
  [
    'HDMI port',
    'H',
    [
      'rect -11.25,-9.5 22.5×19 r1.5 | port | detail grey 22 | on grey 100',
      'path M-7.2 -2.8H7.2V0.4L5.4 2.8H-5.4L-7.2 0.4Z | port | fine grey 22 | on grey 20',
      'rect -5.4,-1.1 10.8×1.2 | port | on grey 170',
    ],
  ],
  [
    'coaxial port',
    'X',
    [
      'rect -11.25,-9.5 22.5×19 r1.5 | port | detail grey 22 | on grey 100',
      'circle 0,0 r4.7 | port | fine grey 22 | on #c9c9c6',
      'circle 0,0 r3.4 | port | fine grey 22 | on #e9e9e6',
      'circle 0,0 r0.8 | port | fine grey 22 | on grey 20',
    ],
  ],
])('a %s is drawn from these shapes', (title, letter, shapes) => {
  const kind = portKind(letter)
  expect(kind?.words().one).toBe(title)
  expect(itemsOf(kind ? drawPort(kind, finish, 'port') : [])).toEqual(shapes)
})

it('a letter that names no insert is none', () => {
  expect(portKind('Q')).toBeUndefined()
})
