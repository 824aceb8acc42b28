/** Grids of cells that are written in as in a spreadsheet, in French. */
import type { gridMessages as english } from '../../../messages/app/data-grid.ts'
import type { Translation } from '../../../localization/translation.ts'

export const gridMessages: Translation<typeof english> = {
  writingHint:
    'Les flèches déplacent, Maj avec les flèches sélectionne. Entrée écrit dans une cellule, Échap la quitte, un second Échap quitte la grille. Tab passe à la cellule modifiable suivante. Ctrl D recopie vers le bas.',
  readingHint: 'Les flèches déplacent, Maj avec les flèches sélectionne, Échap quitte la grille.',
}
