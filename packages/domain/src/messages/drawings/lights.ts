/**
 * Lamps in words, for whoever can not see their drawings. Sizes and lengths are texts in the reader's unit, finishes the
 * titles of options, empty where there is none.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import { inFinish } from './phrases.ts'

const shapes = { tube: 'Tube', drum: 'Drum shade', cone: 'Cone shade', bar: 'Bar' } as const
const materials = { metal: '', linen: ' of linen', glass: ' of glass' } as const
const ways = { up: 'upwards', down: 'downwards', both: 'upwards and downwards' } as const

export const lightDrawingWords = defineMessages('lightDrawingWords', {
  readingLamp: ({ finish, reach }: { finish: string; reach: string }) =>
    `Reading lamp seen from the side${inFinish(finish)}, reaching ${reach} from the wall`,
  arm: ({
    type,
    length,
    base,
    head,
  }: {
    type: 'rigid' | 'flexible'
    length: string
    base: string
    head: string
  }) =>
    `${type === 'flexible' ? 'Flexible' : 'Rigid'} arm ${length} long, base ${base} high, head ${head} long`,

  wallLight: ({ finish, reach }: { finish: string; reach: string }) =>
    `Wall light from the front and the side${inFinish(finish)}, reaching ${reach} from the wall`,
  body: ({
    shape,
    material,
    length,
    diameter,
  }: {
    shape: 'tube' | 'drum' | 'cone' | 'bar'
    material: 'metal' | 'linen' | 'glass'
    length: string
    diameter: string
  }) => `${shapes[shape]}${materials[material]} ${length} long, ${diameter} across`,
  backplate: ({ size }: { size: string }) => `Backplate ${size}`,
  roundBackplate: ({ diameter }: { diameter: string }) => `Round backplate ${diameter} across`,
  light: ({ way }: { way: 'up' | 'down' | 'both' }) => `Light shines ${ways[way]}`,
  cable: 'Cable through the wall',
  cord: ({ length }: { length: string }) => `Cord ${length} long below`,
})
