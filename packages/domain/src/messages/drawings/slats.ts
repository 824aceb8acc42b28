/** Slats in words, for whoever can not see their drawings. Widths and lengths are texts in the reader's unit. */
import { defineMessages } from '../../localization/define-messages.ts'
import { counted } from './phrases.ts'

const places = {
  top: 'at the top',
  centre: 'centred',
  bottom: 'at the bottom',
  random: 'at random heights',
} as const

export const slatDrawingWords = defineMessages('slatDrawingWords', {
  /** `outer`: the width of the outer two, where it is another one; `place`: where slats stand that are shorter than the panel */
  slats: ({
    count,
    width,
    outer,
    length,
    place,
  }: {
    count: number
    width: string
    outer: string | null
    length: string
    place: 'top' | 'centre' | 'bottom' | 'random' | null
  }) =>
    `${counted(count, 'slat', 'slats')} ${width} wide${outer === null ? '' : `, the outer two ${outer}`}, ` +
    `${length} long${place === null ? '' : `, ${places[place]}`}`,
})
