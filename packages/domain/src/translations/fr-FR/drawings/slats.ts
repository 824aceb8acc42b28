/** Slats in words, for whoever can not see their drawings, in French. */
import type { slatDrawingWords as english } from '../../../messages/drawings/slats.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, plural } from '../grammar.ts'

function placeOf(place: 'top' | 'centre' | 'bottom' | 'random', count: number): string {
  switch (place) {
    case 'top':
      return plural(count, 'alignée en haut', 'alignées en haut')
    case 'bottom':
      return plural(count, 'alignée en bas', 'alignées en bas')
    case 'centre':
      return plural(count, 'centrée', 'centrées')
    case 'random':
      return plural(count, 'à une hauteur aléatoire', 'à des hauteurs aléatoires')
  }
}

export const slatDrawingWords: Translation<typeof english> = {
  slats: ({ count, width, outer, length, place }) =>
    `${counted(count, 'lame', 'lames')}, largeur ${width}${outer === null ? '' : ` (${outer} pour les deux extrêmes)`}, ` +
    `longueur ${length}${place === null ? '' : `, ${placeOf(place, count)}`}`,
}
