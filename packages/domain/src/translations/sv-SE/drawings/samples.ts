/** Samples, sample books and prints in words, for whoever can not see their drawings, in Swedish. */
import type { sampleDrawingWords as english } from '../../../messages/drawings/samples.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'
import { inFinish } from './phrases.ts'

export const sampleDrawingWords: Translation<typeof english> = {
  sample: ({ size, finish, thickness }) => `Provbit ${size}${inFinish(finish)}, tjocklek ${thickness}`,
  hole: ({ diameter }) => `Hål, diameter ${diameter}`,

  sampleSet: ({ size, finish, depth }) => `Provlåda ${size}${inFinish(finish)}, djup ${depth}`,
  samples: ({ count }) => counted(count, 'prov', 'prover'),

  book: ({ size, finish, thickness }) => `Bok ${size}${inFinish(finish)}, tjocklek ${thickness}`,
  caseBound: 'Inbunden med hårda pärmar',
  boundWithPosts: ({ count }) => `Bunden med ${counted(count, 'skruv', 'skruvar')}`,
  boundWithRings: ({ count }) => `Bunden med ${counted(count, 'ring', 'ringar')}`,
  leaves: ({ count }) => counted(count, 'blad', 'blad'),

  print: ({ title, size }) => (title === '' ? `Tryck, ${size}` : `Tryck ”${title}”, ${size}`),
  panels: ({ count, width }) => `${counted(count, 'våd', 'våder')}, bredd ${width}`,
  onePiece: 'I ett stycke',
  substrate: ({ title }) => `På ${title}`,
  bleed: ({ width }) => `Utfall ${width}`,
  border: ({ width }) => `Kant ${width}`,
}
