/** Slats in words, for whoever can not see their drawings, in Swedish. */
import type { slatDrawingWords as english } from '../../../messages/drawings/slats.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

function placeOf(place: 'top' | 'centre' | 'bottom' | 'random', count: number): string {
  switch (place) {
    case 'top':
      return 'i överkant'
    case 'bottom':
      return 'i underkant'
    case 'centre':
      return count === 1 ? 'centrerad' : 'centrerade'
    case 'random':
      return 'på slumpvis höjd'
  }
}

export const slatDrawingWords: Translation<typeof english> = {
  slats: ({ count, width, outer, length, place }) =>
    `${counted(count, 'ribba', 'ribbor')}, bredd ${width}${outer === null ? '' : `, de två yttersta ${outer}`}, ` +
    `längd ${length}${place === null ? '' : `, ${placeOf(place, count)}`}`,
}
