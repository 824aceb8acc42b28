/** Sentences that refuse a wall, a viewport or anything else on the canvas, and names of the kinds, in Swedish. */
import type {
  spatialDeedWords as englishDeeds,
  spatialKindWords as englishKinds,
  spatialMessages as english,
} from '../../../messages/canvas/spatial-records.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const spatialMessages: Translation<typeof english> = {
  number: 'Här behövs ett tal.',
  tooFar: `Här behövs ett tal mellan −${figure(1_000_000)} och ${figure(1_000_000)}.`,
  notPositive: 'Här behövs ett tal över 0.',
  negative: 'Här behövs 0 eller mer.',
  degreesBetween: ({ min, max }) => `Här behövs grader mellan ${String(min).replace('-', '−')} och ${max}.`,
  tooLong: ({ max }) => `Här ryms högst ${figure(max)} tecken.`,
  point: 'Här behövs en punkt.',
  size: 'Här behövs en bredd och en höjd.',
  choice: ({ choices }) => `Här behövs något av: ${choices.join(', ')}.`,
  yesOrNo: 'Här behövs true eller false.',
  noLength: 'Den börjar och slutar i samma punkt. Rita den längre.',
  value: 'Detta godtas inte här.',
  unknownField: 'Det finns inget sådant fält.',
  tooDeep: ({ max }) => `Detta är nästlat för djupt: högst ${max} nivåer.`,
  tooMuch: ({ max }) => `Detta är för mycket data: högst ${figure(max)} tecken.`,
  openingNeedsPlace: 'En öppning sitter i en vägg eller på en vyport: ange en av dem.',
  parentNeedsBoth: 'Ange posten som detta står på med dess slag, eller inget av dem.',
  ownParent: 'Detta kan inte stå på sig självt.',
}

/** What the kinds are called, for one and for several. */
export const spatialKindWords: Translation<typeof englishKinds> = {
  archWall: { one: 'vägg', many: 'väggar' },
  archElevation: { one: 'elevation', many: 'elevationer' },
  archCustomView: { one: 'vyport', many: 'vyportar' },
  productInstance: { one: 'exemplar', many: 'exemplar' },
  productCanvasText: { one: 'text', many: 'texter' },
  productCanvasLine: { one: 'linje', many: 'linjer' },
  calicoMuralSeam: { one: 'skarv', many: 'skarvar' },
  calicoMuralPanel: { one: 'våd', many: 'våder' },
  calicoMuralTexture: { one: 'textur', many: 'texturer' },
  calicoMuralArea: { one: 'tapetyta', many: 'tapetytor' },
  calicoMismatchLine: { one: 'mönsterbrott', many: 'mönsterbrott' },
  calicoWallLabel: { one: 'väggetikett', many: 'väggetiketter' },
  opening: { one: 'öppning', many: 'öppningar' },
  reference: { one: 'underlagsbild', many: 'underlagsbilder' },
  focusArea: { one: 'fokusområde', many: 'fokusområden' },
  eyePoint: { one: 'ögonpunkt', many: 'ögonpunkter' },
}

/** What was done, after what it was done to: '3 våder flyttades'. */
export const spatialDeedWords: Translation<typeof englishDeeds> = {
  created: 'ritades',
  deleted: 'togs bort',
  restored: 'återställdes',
  moved: 'flyttades',
  resized: 'fick ny storlek',
  rotated: 'vreds',
  changed: 'ändrades',
}
