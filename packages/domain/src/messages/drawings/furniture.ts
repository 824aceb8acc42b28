/**
 * Shelves, bookcases and plain articles in words, for whoever can not see their drawings. Sizes and lengths are texts in
 * the reader's unit, finishes the titles of options, empty where there is none.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import { counted, inFinish } from './phrases.ts'

export const furnitureDrawingWords = defineMessages('furnitureDrawingWords', {
  article: ({ size, finish, depth }: { size: string; finish: string; depth: string }) =>
    `Article ${size}${inFinish(finish)}, ${depth} deep`,
  roundArticle: ({ diameter, finish, height }: { diameter: string; finish: string; height: string }) =>
    `Round article ${diameter} across${inFinish(finish)}, ${height} high`,

  bookcase: ({ size, finish, depth }: { size: string; finish: string; depth: string }) =>
    `Bookcase ${size}${inFinish(finish)}, ${depth} deep`,
  shelves: ({ count, clear }: { count: number; clear: string }) =>
    `${counted(count, 'shelf', 'shelves')}, ${clear} clear`,
  dividers: ({ count }: { count: number }) => counted(count, 'divider', 'dividers'),
  plinth: ({ height }: { height: string }) => `Plinth ${height} high`,
  noPlinth: 'Without plinth',
  back: 'With a back',
  noBack: 'Open at the back',

  shelf: ({
    width,
    depth,
    finish,
    thickness,
  }: {
    width: string
    depth: string
    finish: string
    thickness: string
  }) => `Shelf ${width} wide and ${depth} deep${inFinish(finish)}, ${thickness} thick`,
  brackets: ({ count, height }: { count: number; height: string }) =>
    `On ${counted(count, 'bracket', 'brackets')} ${height} high`,
  hiddenPins: ({ count }: { count: number }) => `On ${counted(count, 'hidden pin', 'hidden pins')}`,
  noFixings: 'Without fixings',
})
