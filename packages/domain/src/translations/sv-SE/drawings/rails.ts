/** Rails in words, for whoever can not see their drawings, in Swedish. */
import type { railDrawingWords as english } from '../../../messages/drawings/rails.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

const shapes = {
  c: 'C-profil',
  u: 'U-profil',
  l: 'L-profil',
  t: 'T-profil',
  z: 'Z-profil',
  box: 'Fyrkantsrör',
} as const

export const railDrawingWords: Translation<typeof english> = {
  rail: ({ length, finish }) => `Skena${inFinish(finish)}, längd ${length}`,
  section: ({ shape, size, wall }) => `${shapes[shape]} ${size}, godstjocklek ${wall}`,
  flatBar: ({ size }) => `Plattstång ${size}`,
  roundTube: ({ diameter, wall }) => `Rundrör, diameter ${diameter}, godstjocklek ${wall}`,
  holes: ({ count, diameter, spacing, first }) =>
    `${counted(count, 'hål', 'hål')}, diameter ${diameter}, centrumavstånd ${spacing}, det första ${first} från vänster ände`,
  noHoles: 'Utan hål',
  caps: {
    none: 'Utan ändlock',
    left: 'Ändlock till vänster',
    right: 'Ändlock till höger',
    both: 'Ändlock i båda ändar',
  },
}
