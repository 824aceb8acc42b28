/** 3D views in words, for whoever can not see them, in Swedish. */
import type { graphicDrawingWords as english } from '../../../messages/drawings/graphics.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listed } from '../grammar.ts'

export const graphicDrawingWords: Translation<typeof english> = {
  graphic: ({ title, size }) => `${title}, ${size} i bredd, höjd och djup`,
  shows: ({ parts }) => `Visar ${listed(parts)}`,
}
