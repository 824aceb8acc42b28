/** Back boxes in words, for whoever can not see their drawings, in Swedish. */
import type { backBoxDrawingWords as english } from '../../../messages/drawings/back-boxes.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const backBoxDrawingWords: Translation<typeof english> = {
  backBox: ({ size, depth, gangs }) =>
    `Apparatdosa ${size}, djup ${depth}, ${counted(gangs, 'fack', 'fack')}`,
  screwHoles: ({ spacing }) => `Skruvhålens centrumavstånd ${spacing}`,
}
