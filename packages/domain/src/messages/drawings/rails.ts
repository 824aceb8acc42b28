/**
 * Rails in words, for whoever can not see their drawings. Sizes and lengths are texts in the reader's unit, finishes the
 * titles of options, empty where there is none.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import { counted, inFinish } from './phrases.ts'

const shapes = {
  c: 'C section',
  u: 'U section',
  l: 'L section',
  t: 'T section',
  z: 'Z section',
  box: 'Box section',
} as const

export const railDrawingWords = defineMessages('railDrawingWords', {
  rail: ({ length, finish }: { length: string; finish: string }) => `Rail ${length} long${inFinish(finish)}`,
  section: ({
    shape,
    size,
    wall,
  }: {
    shape: 'c' | 'u' | 'l' | 't' | 'z' | 'box'
    size: string
    wall: string
  }) => `${shapes[shape]} ${size}, wall ${wall}`,
  flatBar: ({ size }: { size: string }) => `Flat bar ${size}`,
  roundTube: ({ diameter, wall }: { diameter: string; wall: string }) =>
    `Round tube ${diameter} across, wall ${wall}`,
  /** `first`: from the left end to the middle of the first one */
  holes: ({
    count,
    diameter,
    spacing,
    first,
  }: {
    count: number
    diameter: string
    spacing: string
    first: string
  }) =>
    `${counted(count, 'hole', 'holes')} ${diameter} across, ${spacing} apart, the first ${first} from the left end`,
  noHoles: 'Without holes',
  caps: {
    none: 'Without end caps',
    left: 'End cap on the left',
    right: 'End cap on the right',
    both: 'End caps on both ends',
  },
})
