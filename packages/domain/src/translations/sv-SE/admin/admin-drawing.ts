/** How products are drawn, shown in 3D, and coded, in Swedish. */
import type { adminDrawingMessages as english } from '../../../messages/admin/admin-drawing.ts'
import type { Translation } from '../../../localization/translation.ts'

export const adminDrawingMessages: Translation<typeof english> = {
  // The panel of a product
  drawing: 'Ritning',
  view3d: '3D-vy',
  editDrawing: 'Ändra ritningen',
  editView3d: 'Ändra 3D-vyn',
  drawingOf: ({ title }) => `Ritning av ${title}`,
  view3dOf: ({ title }) => `3D-vy av ${title}`,
  notDrawn: 'Produkten ritas inte: dess bild står i stället för en ritning.',
  noView3d: 'Produkten har ingen 3D-vy.',
  loadingDrawing: 'Laddar ritningen',
  drawingNotLoaded: 'Det som ritar produkten kunde inte laddas.',

  // Which one
  family: 'Ritas som',
  notDrawnChoice: 'Ritas inte',
  graphic: '3D-modell',
  noGraphic: 'Ingen 3D-vy',
  noGraphicsYet: 'Det finns inga 3D-modeller än.',
  graphicGone: ({ id }) => `Modell #${id}, som inte finns`,

  // A field of a specification
  filledBy: ({ field }) => `${field} kommer från`,
  nothing: 'inget',
  usual: ({ value }) => (value === '' ? 'Vanligt' : `Vanligt: ${value}`),
  fixed: 'Ett fast värde',
  typed: 'det som skrivs in',
  engraved: 'graveringarna',
  optionTitle: 'alternativets namn',
  source: ({ property, what }) => `${property}: ${what}`,
  gone: 'En egenskap som produkten inte har',
  valueOf: ({ field }) => `Värde för ${field}`,
  valueUntil: ({ field }) => `${field} tills det är valt`,
  fieldOf: ({ group, field }) => `${group}: ${field}`,
  wholeGroup: ({ group }) => `${group}, alltihop`,
  wholeGroupHint: 'Alternativets data kan ha alltihop som ett enda värde.',
  ofData: 'Bara alternativens data kan ha detta.',
  inUse: ({ count }) => `${count} ${count === 1 ? 'angivet' : 'angivna'}`,
  isNeeded: 'behövs',
  yes: 'Ja',
  no: 'Nej',
  general: 'Mått och slag',
  limits: 'Gränser för layouten',
  limitsHint:
    'Hur många kolumner och rader som ryms på plattor av en viss storlek. Utan gränser godtas varje layout.',
  hasLimits: 'Produkten har egna gränser',

  // What is wrong with it
  notThis: ({ field }) => `${field} kan inte vara så: ritningen kan inte visa det.`,
  numberBetween: ({ min, max }) => `Skriv ett tal från ${min} till ${max}.`,
  numberNeeded: 'Skriv ett tal.',
  wholeNumberNeeded: 'Skriv ett heltal.',
  colorNeeded: 'Skriv en färg som # och sex siffror eller bokstäver från a till f, till exempel #a98a5b.',
  propertyGone: 'Produkten har inte längre någon sådan egenskap: välj en annan källa.',
  missing: ({ fields }) => `Inget kan ritas än: ange varifrån detta kommer: ${fields}.`,
  undrawable: ({ fields }) => `Med det här exemplet kan ritningen inte visa: ${fields}.`,
  objections: 'Med det här exemplet säger ritningen:',

  // The example beside it
  example: 'Exempel',
  exampleHint: 'Som produkten börjar; välj annat för att se den ändras. Inget av detta sparas.',
  noExample: 'Produkten har ingen konfiguration att rita än.',

  // Saving
  save: 'Spara',
  unsaved: 'Osparade ändringar',
  saved: 'Sparat',
  forget: 'Kasta',
  drawingSaved: ({ title }) => `Ritningen av ${title} har ändrats.`,
  view3dSaved: ({ title }) => `3D-vyn av ${title} har ändrats.`,
  drawingChanges: ({ title }) => `Ritningen av ${title} ändras`,
  view3dChanges: ({ title }) => `3D-vyn av ${title} ändras`,
  isBehind:
    'En kollega har ändrat detta sedan du började. Kasta ditt för att se det, eller spara ditt över det.',

  // Names of a graphic
  names: 'Modellens namn',
  namesHint:
    'Modellens uttryck använder dessa namn. Ritningens namn gäller också; det som anges här går före dem.',
  fromDrawing: 'Från ritningen',
  noNames: 'Modellen använder inga namn.',
  nameUnset: 'Inget fyller det här namnet: 3D-vyn kan inte visas.',
  valueIsText: 'Ett tal, eller en färg som #a98a5b.',
  graphicFails: ({ message }) => `3D-vyn kan inte visas: ${message}`,

  // SKU formulas
  formulaOf: { catalog: 'Katalogformel', factory: 'Fabriksformel', machining: 'Bearbetningsformel' },
  formulaHint: 'Lämnas den tom följs produktens kod av koderna för de valda alternativen.',
  codeNow: { catalog: 'Katalogkod', factory: 'Fabrikskod', machining: 'Bearbetningskod' },
  codesOfExample: 'Exemplets koder',
  noCode: 'ingen',
  formulaFields: 'Fält för formler',
  formulaFieldsHint: 'Tryck på ett för att kopiera det. Ett fält utan värde står som ? i koden.',
  copyField: ({ field }) => `Kopiera ${field}`,
  fieldCopied: ({ field }) => `${field} har kopierats.`,
  fieldNotCopied: 'Det gick inte att kopiera. Markera och kopiera för hand.',
  ownCode: { catalog: 'katalogkoden', factory: 'fabrikskoden', machining: 'bearbetningskoden' },
  fieldMeans: {
    catalog: 'alternativets katalogkod',
    factory: 'alternativets fabrikskod',
    machining: 'alternativets bearbetningskod',
    title: 'alternativets namn',
    value: 'det som skrivs in',
  },
  dataMeans: ({ key }) => `${key} för alternativet`,
  unknownFormulaField: ({ field, known }) => `Det finns inget fält {${field}}. De som finns är ${known}.`,
  bracesOpen: 'Ett { eller } står ensamt: ett fält skrivs {catalog} eller {12.title}.',

  // Prices export
  priceExport: 'Prisexport',
  exportsPrices: 'Priser kan exporteras',
  groupBy: 'En tabell för varje',
  rowFor: 'En rad för varje',
  columnFor: 'En kolumn för varje',
  fixedChoices: 'Alltid valt',
  fixedChoiceOf: ({ property }) => `${property} i exporten`,
  notFixed: 'Det första som kan väljas',
  noExportChoices: 'Produkten har inga egenskaper med alternativ att exportera efter.',

  // Availability of options
  availability: 'Erbjuds bara när',
  oneCondition: 'villkor',
  conditionProperty: 'Egenskap',
  conditionKey: 'Fält i dess alternativ',
  conditionOperator: 'Är',
  conditionValue: 'Värde',
}
