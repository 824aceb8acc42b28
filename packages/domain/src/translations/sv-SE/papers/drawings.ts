/** Sentences of the drawings view and its sheets, in Swedish. */
import type { drawingMessages as english } from '../../../messages/papers/drawings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, percent, the, thisOne } from '../grammar.ts'

export const drawingMessages: Translation<typeof english> = {
  // On the sheets
  moreFacts: ({ count }) =>
    count === 1 ? 'Ytterligare ett val står i dokumenten.' : `Ytterligare ${count} val står i dokumenten.`,
  pieces: ({ count }) => `${count} st`,
  ofPieces: ({ pieces, quantity }) => `${pieces} av ${quantity}`,
  itemNotValid: ({ reasons }) => `Inte klar att tillverkas: ${reasons}`,
  dimensionsOmitted: ({ count, label }) =>
    `${count === 1 ? 'Ett mått' : `${count} mått`} får inte plats vid ${label}.`,
  broken: 'Delvis bruten eller förstorad: siffrorna gäller.',
  barAtFullSize: `Strecket är 50 mm långt vid utskrift i ${percent(100)}`,
  scaleAsShown: 'Enligt figur',
  pictureMissing: 'Bild saknas',
  unitMm: 'Millimeter',
  unitInches: 'Tum, avrundat till 1/16',
  unitHalfInches: 'Tum, avrundat till 1/2',
  tableHasNoRoom: ({ count }) =>
    `Tabellen över de ${count} graveringarna får inte plats här; den står på de enskilda bladen.`,
  engravingColumns: {
    mechanism: 'Insats',
    place: 'Plats',
    language: 'Språk',
    content: 'Graverat',
    foot: 'Fot x, y',
  },
  engravedPlace: { above: 'ovanför', below: 'nedanför' },
  engravedLanguage: { first: 'första', second: 'andra' },
  withoutDimensions: 'Inte måttsatt',
  tile: ({ name, count }) => `Del ${name} av ${count}`,
  sheetOf: ({ number, count }) => `${number} av ${count}`,

  // Wishes for a file that were not followed
  paperOfOrg: ({ paper }) => `Den här organisationen skriver bara ut sina ritningar på ${paper}.`,
  paperOfSingleSheets: ({ paper }) => `Enskilda blad skrivs bara ut på ${paper}.`,
  fullSizeOfSingleSheets: 'Bara enskilda blad ritas i full storlek.',
  dimensionsOfOrg: 'Den här organisationen visar alltid mått.',
  unitsOfOrg: 'Den här organisationen ritar alltid i millimeter.',

  // Items that can not be drawn
  notDrawnCustom: 'En specialprodukt har ingen ritning.',
  notDrawnAtAll: 'Produkten har ingen skalenlig ritning.',
  notDrawnGone: 'Produkten erbjuds inte längre, så dess ritning är okänd.',
  notDrawnMissing: ({ titles }) => `Ritningen kräver ett val först: ${titles}.`,
  notDrawnChoices: 'Den kan inte ritas med de här valen.',
  notDrawnTooLarge: 'Den är för stor för ett blad i alla skalor.',
  tooManyTiles: ({ most }) =>
    `I full storlek skulle det bli fler än ${most} blad, så ritningen står i skala på ett blad.`,

  // The view
  loading: 'Ritar bladen…',
  noItems: ({ word }) => `${capital(the(word))} har inga artiklar än, så det finns inget att rita.`,
  nothingDrawn: ({ word, reasons }) =>
    [`Ingen artikel i ${thisOne(word)} kan ritas än.`, ...new Set(reasons)].join(' '),
  stocked: ({ word }) =>
    `${capital(the(word))} gäller lagervaror och har inga ritningar: produkterna är redan tillverkade.`,
  cannotBeDrawn: ({ word }) => `Ingen av produkterna i ${thisOne(word)} har någon ritning.`,
  printTip: `För att spara en fil, välj Spara som PDF i utskriftsdialogen. Skriv ut i ${percent(100)}, så att skalan stämmer.`,
  letterOnly: 'De här bladen är alltid i Letter.',
  svgFailed: 'SVG-filen kunde inte skapas. Försök igen.',
  dxfFailed: 'DXF-filen kunde inte skapas. Försök igen.',

  // Labels and titles
  drawings: 'Ritningar',
  noDrawings: 'Inga ritningar',
  itemsWithoutADrawing: 'Artiklar utan ritning',
  letter: 'Letter',
  tabloid: 'Tabloid',
  bestFit: 'Passar bäst',
  landscape: 'Liggande',
  portrait: 'Stående',
  howDrawingsAreSet: 'Hur ritningarna läggs upp',
  drawingsOnASheet: 'Ritningar per blad',
  multiple: 'Flera',
  individual: 'En',
  sheet: 'Blad',
  scale: 'Skala',
  toFitASheet: 'Anpassad till bladet',
  fullSizeInParts: '1 : 1, i delar',
  paper: 'Papper',
  showDimensions: 'Visa mått',
  units: 'Enheter',
  inches: 'Tum',
  nearestHalfInch: 'Avrundat till 1/2 tum',
  oneSheet: '1 blad',
  sheets: ({ count }) => `${count} blad`,
  print: 'Skriv ut',
  downloadPdf: 'Ladda ner PDF',
  sheetsLabel: 'Blad',
  filesOf: ({ heading }) => `Filer för ${heading}`,
  fileOf: ({ heading }) => `SVG eller DXF av ${heading}`,
  svgRealMillimeters: 'SVG, verkliga millimeter',
  dxf2000: 'DXF 2000, millimeter',
  dxfR12: 'DXF R12, för äldre program och maskiner',
  engravingsAsOutlines: 'Graveringar som konturer',
  engravingsAsText: 'Graveringar som text',
  engravingsAsBoth: 'Graveringar som båda, i skilda lager',

  // In the title block
  item: 'Artikel',
  items: 'Artiklar',
  dimensions: 'Mått',
  date: 'Datum',
  notes: 'Anteckningar',
  somePieces: ({ numbers }) => `Exemplar ${numbers}`,
  sheetNamed: ({ number, items }) => `Blad ${number}: ${items}`,
  scales: {
    four: 'Fyra gånger naturlig storlek',
    twice: 'Två gånger naturlig storlek',
    full: 'Naturlig storlek',
    half: 'Halv storlek',
  },
}
