/** Shelves, bookcases and plain articles in words, for whoever can not see their drawings, in French. */
import type { furnitureDrawingWords as english } from '../../../messages/drawings/furniture.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

export const furnitureDrawingWords: Translation<typeof english> = {
  article: ({ size, finish, depth }) => `Article de ${size}${inFinish(finish)}, profondeur ${depth}`,
  roundArticle: ({ diameter, finish, height }) =>
    `Article rond, diamètre ${diameter}${inFinish(finish)}, hauteur ${height}`,

  bookcase: ({ size, finish, depth }) => `Bibliothèque de ${size}${inFinish(finish)}, profondeur ${depth}`,
  shelves: ({ count, clear }) => `${counted(count, 'étagère', 'étagères')}, hauteur libre ${clear}`,
  dividers: ({ count }) => counted(count, 'montant intermédiaire', 'montants intermédiaires'),
  plinth: ({ height }) => `Socle, hauteur ${height}`,
  noPlinth: 'Sans socle',
  back: 'Avec fond',
  noBack: 'Sans fond',

  shelf: ({ width, depth, finish, thickness }) =>
    `Étagère, largeur ${width}, profondeur ${depth}${inFinish(finish)}, épaisseur ${thickness}`,
  brackets: ({ count, height }) => `Sur ${counted(count, 'console', 'consoles')}, hauteur ${height}`,
  hiddenPins: ({ count }) => `Sur ${counted(count, 'broche invisible', 'broches invisibles')}`,
  noFixings: 'Sans fixations',
}
