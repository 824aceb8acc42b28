/** Back boxes in words, for whoever can not see their drawings, in French. */
import type { backBoxDrawingWords as english } from '../../../messages/drawings/back-boxes.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const backBoxDrawingWords: Translation<typeof english> = {
  backBox: ({ size, depth, gangs }) =>
    `Boîte d’encastrement de ${size}, profondeur ${depth}, ${counted(gangs, 'poste', 'postes')}`,
  screwHoles: ({ spacing }) => `Entraxe des vis ${spacing}`,
}
