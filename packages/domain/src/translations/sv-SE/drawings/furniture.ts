/** Shelves, bookcases and plain articles in words, for whoever can not see their drawings, in Swedish. */
import type { furnitureDrawingWords as english } from '../../../messages/drawings/furniture.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

export const furnitureDrawingWords: Translation<typeof english> = {
  article: ({ size, finish, depth }) => `Vara ${size}${inFinish(finish)}, djup ${depth}`,
  roundArticle: ({ diameter, finish, height }) =>
    `Rund vara${inFinish(finish)}, diameter ${diameter}, höjd ${height}`,

  bookcase: ({ size, finish, depth }) => `Bokhylla ${size}${inFinish(finish)}, djup ${depth}`,
  shelves: ({ count, clear }) => `${counted(count, 'hyllplan', 'hyllplan')}, fri höjd ${clear}`,
  dividers: ({ count }) => counted(count, 'mellanvägg', 'mellanväggar'),
  plinth: ({ height }) => `Sockel, höjd ${height}`,
  noPlinth: 'Utan sockel',
  back: 'Med rygg',
  noBack: 'Utan rygg',

  shelf: ({ width, depth, finish, thickness }) =>
    `Hylla${inFinish(finish)}, bredd ${width}, djup ${depth}, tjocklek ${thickness}`,
  brackets: ({ count, height }) => `På ${counted(count, 'konsol', 'konsoler')}, höjd ${height}`,
  hiddenPins: ({ count }) => `På ${counted(count, 'dolt stift', 'dolda stift')}`,
  noFixings: 'Utan infästning',
}
