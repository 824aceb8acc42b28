/** 3D views in words, for whoever can not see them, in French. */
import type { graphicDrawingWords as english } from '../../../messages/drawings/graphics.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listAnd } from '../grammar.ts'

export const graphicDrawingWords: Translation<typeof english> = {
  graphic: ({ title, size }) => `${title}, ${size} (largeur, hauteur et profondeur)`,
  shows: ({ parts }) => `Pièces visibles : ${listAnd(parts)}`,
}
