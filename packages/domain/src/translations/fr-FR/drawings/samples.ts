/** Samples, sample books and prints in words, for whoever can not see their drawings, in French. */
import type { sampleDrawingWords as english } from '../../../messages/drawings/samples.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

export const sampleDrawingWords: Translation<typeof english> = {
  sample: ({ size, finish, thickness }) =>
    `Échantillon de ${size}${inFinish(finish)}, épaisseur ${thickness}`,
  hole: ({ diameter }) => `Perçage, diamètre ${diameter}`,

  sampleSet: ({ size, finish, depth }) => `Coffret de ${size}${inFinish(finish)}, profondeur ${depth}`,
  samples: ({ count }) => counted(count, 'échantillon', 'échantillons'),

  book: ({ size, finish, thickness }) => `Livre de ${size}${inFinish(finish)}, épaisseur ${thickness}`,
  caseBound: 'Reliure cartonnée',
  boundWithPosts: ({ count }) => `Reliure à ${counted(count, 'vis', 'vis')}`,
  boundWithRings: ({ count }) => `Reliure à ${counted(count, 'anneau', 'anneaux')}`,
  leaves: ({ count }) => counted(count, 'feuillet', 'feuillets'),

  print: ({ title, size }) => (title === '' ? `Impression, ${size}` : `Impression « ${title} », ${size}`),
  panels: ({ count, width }) => `${counted(count, 'lé', 'lés')}, largeur ${width}`,
  onePiece: 'D’une seule pièce',
  substrate: ({ title }) => `Support : ${title}`,
  bleed: ({ width }) => `Fond perdu ${width}`,
  border: ({ width }) => `Bordure ${width}`,
}
