/** 3D views in words, for whoever can not see them. Sizes are texts in the reader's unit. */
import { defineMessages } from '../../localization/define-messages.ts'
import { listWords } from '../app/lists.ts'

export const graphicDrawingWords = defineMessages('graphicDrawingWords', {
  /** `size`: width × height × depth */
  graphic: ({ title, size }: { title: string; size: string }) => `${title}, ${size} wide, high and deep`,
  shows: ({ parts }: { parts: readonly string[] }) => `Shows ${listWords.and({ parts })}`,
})
