/**
 * Samples, sample books and prints in words, for whoever can not see their drawings. Sizes and lengths are texts in the
 * reader's unit, finishes the titles of options, empty where there is none.
 */
import { defineMessages } from '../../localization/define-messages.ts'
import { counted, inFinish } from './phrases.ts'

type Body = { readonly size: string; readonly finish: string }

export const sampleDrawingWords = defineMessages('sampleDrawingWords', {
  sample: ({ size, finish, thickness }: Body & { readonly thickness: string }) =>
    `Sample ${size}${inFinish(finish)}, ${thickness} thick`,
  hole: ({ diameter }: { diameter: string }) => `Hole ${diameter} across`,

  sampleSet: ({ size, finish, depth }: Body & { readonly depth: string }) =>
    `Case ${size}${inFinish(finish)}, ${depth} deep`,
  samples: ({ count }: { count: number }) => counted(count, 'sample', 'samples'),

  book: ({ size, finish, thickness }: Body & { readonly thickness: string }) =>
    `Book ${size}${inFinish(finish)}, ${thickness} thick`,
  caseBound: 'Case bound',
  boundWithPosts: ({ count }: { count: number }) => `Bound with ${counted(count, 'post', 'posts')}`,
  boundWithRings: ({ count }: { count: number }) => `Bound with ${counted(count, 'ring', 'rings')}`,
  leaves: ({ count }: { count: number }) => counted(count, 'leaf', 'leaves'),

  /** `title`: of the picture, empty where it has none */
  print: ({ title, size }: { title: string; size: string }) =>
    title === '' ? `Print, ${size}` : `Print of ${title}, ${size}`,
  panels: ({ count, width }: { count: number; width: string }) =>
    `${counted(count, 'panel', 'panels')} ${width} wide`,
  onePiece: 'In one piece',
  substrate: ({ title }: { title: string }) => `On ${title}`,
  bleed: ({ width }: { width: string }) => `Printed ${width} beyond the edges`,
  border: ({ width }: { width: string }) => `Border ${width}`,
})
