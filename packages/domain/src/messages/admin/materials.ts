/** The editor of a finish's material. Issue 15. */
import { defineMessages } from '../../localization/define-messages.ts'
/** By the kinds of materials. */
const kinds = {
  metal: 'Metal',
  wood: 'Wood',
  stone: 'Stone',
  fabric: 'Fabric',
  paint: 'Paint',
}

/** By the keys of presets. */
const presets = {
  brushed: 'Brushed metal',
  polished: 'Polished metal',
  patinated: 'Patinated metal',
  satin: 'Satin metal',
  wood: 'Wood',
  marble: 'Veined stone',
  travertine: 'Travertine',
  terrazzo: 'Terrazzo',
  cloth: 'Woven cloth',
  velvet: 'Velvet',
  mattPaint: 'Matt paint',
  lacquer: 'Lacquer',
}

export const materialMessages = defineMessages('materialMessages', {
  material: 'Material',
  kinds,
  presets,
  notAColor: 'A color such as #a98a5b is needed here.',
  none: 'No material yet. Drawings show the plain base color, and the 3D view a plain surface.',
  beginWith: 'Begin with',
  startFrom: 'Start from',
  startedFrom: ({ preset, title }: { preset: string; title: string }) => `${title} made of: ${preset}`,
  remove: 'Remove material',
  removed: ({ title }: { title: string }) => `Material of ${title} removed`,
  faults: 'Some of this material can not be read. Everywhere else it shows as below, without what is wrong.',
  mend: 'Leave out what is wrong',
  mended: ({ title }: { title: string }) => `Material of ${title} mended`,
  unreadable: 'This material can not be read. Begin with one of these, or mend it in the JSON of the data.',
  faultAt: ({ path, message }: { path: string; message: string }) => `${path}: ${message}`,

  // Fields
  kind: 'Kind',
  baseColor: 'Base color',
  metalness: 'Metalness',
  roughness: 'Roughness',
  brushing: 'Brushing',
  direction: 'Brushed',
  horizontal: 'From side to side',
  vertical: 'Up and down',
  grain: ({ kind }: { kind: keyof typeof kinds }) =>
    kind === 'fabric' ? 'Weave' : kind === 'stone' ? 'Figure strength' : 'Grain',
  figure: 'Figure',
  veins: 'Veins',
  speckle: 'Chips',
  accent: 'Color of the figure',
  accentNone: 'A tone of the base color',
  repeat: 'Size of the figure',
  seed: 'Variation',
  pick: ({ field }: { field: string }) => `Pick: ${field}`,
  percent: ({ value }: { value: number }) => `${value} %`,
  lengthBetween: ({ from, to }: { from: string; to: string }) => `Between ${from} and ${to}.`,

  // Texture
  texture: 'Texture picture',
  textureHint:
    'A picture of the surface at true size. It is repeated over drawings, swatch and 3D view in place of the figure.',
  choosePicture: 'Choose picture',
  changePicture: 'Another picture',
  removePicture: 'Remove texture',
  textureWidth: 'Picture shows, width',
  textureHeight: 'Picture shows, height',
  rotation: 'Rotation',
  degrees: '°',
  textureSet: ({ title }: { title: string }) => `Texture of ${title} set`,
  textureRemoved: ({ title }: { title: string }) => `Texture of ${title} removed`,
  textureGone: 'This picture is no longer there. The base color shows instead.',
  pictureOf: ({ title }: { title: string }) => `Picture: ${title}`,
  pictures: 'Pictures of the library',
  noPictures: 'The library has no pictures yet.',
  search: 'Search pictures',
  noneFound: 'No picture has this in its title.',
  loadingPictures: 'Loading pictures',
  picturesNotLoaded: 'The pictures could not be loaded.',

  // Preview
  preview: 'Preview',
  swatch: 'Swatch',
  drawing: 'Drawing',
  view3d: '3D',
  drawnAs: ({ title }: { title: string }) => `${title} on a drawing`,
  solidOf: ({ title }: { title: string }) => `${title} in 3D`,
  swatchOf: ({ title }: { title: string }) => `Swatch of ${title}`,
  no3d: 'This browser shows no 3D. Swatches are rendered where it does.',
  lost: 'The 3D preview was interrupted.',
  tryAgain: 'Try again',

  // The swatch as a picture
  swatchShown: 'Lists and pickers show the rendered swatch.',
  swatchMissing: 'Lists and pickers show the plain color: no swatch is rendered yet.',
  swatchStale: 'Lists and pickers show a swatch of an earlier material.',
  photographShown: 'Lists and pickers show a photograph.',
  rendering: 'Rendering the swatch…',
  render: 'Render swatch',
  choosePhotograph: 'Use a photograph',
  backToRendered: 'Back to the rendered one',
  photographSet: ({ title }: { title: string }) => `${title} shows a photograph`,
  notRendered: 'The swatch could not be rendered.',
})
