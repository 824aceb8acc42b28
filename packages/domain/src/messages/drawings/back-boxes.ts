/** Back boxes in words, for whoever can not see their drawings. Sizes and lengths are texts in the reader's unit. */
import { defineMessages } from '../../localization/define-messages.ts'
import { counted } from './phrases.ts'

export const backBoxDrawingWords = defineMessages('backBoxDrawingWords', {
  backBox: ({ size, depth, gangs }: { size: string; depth: string; gangs: number }) =>
    `Back box ${size}, ${depth} deep, ${counted(gangs, 'gang', 'gangs')}`,
  screwHoles: ({ spacing }: { spacing: string }) => `Screws ${spacing} apart`,
})
