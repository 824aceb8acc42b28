/** The versions of a pricing rule: their editor, its faults, its preview, in Swedish. */
import type { adminPricingMessages as english } from '../../../messages/admin/admin-pricing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, eitherOf } from '../grammar.ts'

export const adminPricingMessages: Translation<typeof english> = {
  // Faults of what is typed
  kinds: {
    array: 'en lista i [ ]',
    object: 'en post i { }',
    string: 'en text inom dubbla citattecken',
    number: 'ett tal',
    boolean: 'true eller false',
  },
  expected: ({ kind }) => `Detta måste vara ${kind}.`,
  wholeNumber: 'Detta måste vara ett heltal.',
  oneOf: ({ values }) => `Detta måste vara ${eitherOf(values)}.`,
  notThis: 'Detta kan inte stå här.',
  unknownKey: ({ name }) => `Det finns ingen nyckel "${name}" här.`,
  keyMissing: ({ name }) => `Nyckeln "${name}" saknas här.`,
  keyTwice: ({ name }) => `Nyckeln "${name}" förekommer två gånger här: bara den sista skulle gälla.`,
  tooMany: ({ max }) => `Fler än ${max} kan inte stå i listan.`,
  tooLong: ({ max }) => `Fler än ${max} tecken kan inte stå här.`,
  tooLarge: ({ max }) => `Detta kan vara högst ${max}.`,
  tooSmall: ({ min }) => `Detta måste vara minst ${min}.`,
  noProperty: ({ id }) => `Det finns ingen egenskap ${id}: det som prissätts av versionen får inget pris.`,
  noGroup: ({ id }) => `Det finns ingen klassningsgrupp ${id}.`,
  noNumber: ({ index, most }) =>
    `Tal räknas från 0, och ingen klassning i gruppen har fler än ${most}: det finns inget tal ${index}.`,
  noOption: ({ id }) => `Det finns inget alternativ ${id}: villkoret uppfylls aldrig.`,
  optionElsewhere: ({ option, property }) =>
    `${option} är inget alternativ för ${property}: villkoret uppfylls aldrig.`,
  noClassifier: ({ id }) => `Det finns ingen klassning ${id}: villkoret uppfylls aldrig.`,
  classifierElsewhere: ({ classifier, group }) =>
    `${classifier} är ingen klassning i ${group}: villkoret uppfylls aldrig.`,

  // Versions
  versions: 'Versioner',
  help: 'Så är data uppbyggda',
  addVersion: 'Lägg till en version',
  versionAdded: ({ key }) => `Version ${key} har lagts till.`,
  newFromThis: 'Ny version utifrån den här',
  deleteVersion: ({ key }) => `Ta bort version ${key}`,
  versionDeleted: ({ key }) => `Version ${key} har tagits bort.`,
  versionSaved: ({ key, title }) => `Version ${key} av ${title} har ändrats.`,
  versionChanges: ({ key, title }) => `Version ${key} av ${title} ändras`,
  effectiveDate: 'Gäller från',
  effectiveDateHint: 'ÅÅÅÅ-MM-DD TT:MM:SS, UTC',
  effectiveDateOf: ({ key }) => `Datum då version ${key} börjar gälla`,
  dateNeeded: 'En version behöver ett datum: ÅÅÅÅ-MM-DD TT:MM:SS, i UTC.',
  isEmpty: 'Den har inga uttryck än: priserna är oförändrade.',

  // Editor
  expressionsOf: ({ key }) => `Uttryck i version ${key}, som JSON`,
  editorKeys: 'Tab lämnar redigeraren. Ctrl eller ⌘ med S sparar.',
  loadingEditor: 'Laddar redigeraren…',
  editorNotLoaded: 'Redigeraren kunde inte laddas.',
  save: 'Spara',
  saved: 'Sparat',
  saving: 'Sparar…',
  unsavedChanges: 'Osparade ändringar',
  notSent: 'Sparas så snart du är online igen',
  notTaken: 'Inte sparat än: servern kunde inte ta emot det just nu. Det skickas igen.',
  revert: 'Återställ',
  format: 'Formatera',
  invalidJson: ({ message }) => `Ogiltig JSON: ${message}`,
  saveFailed: ({ message }) => `Det gick inte att spara: ${message}`,
  faults: ({ count }) => `${count} fel`,
  warnings: ({ count }) => counted(count, 'varning', 'varningar'),
  place: ({ line, column }) => `Rad ${line}, kolumn ${column}`,
  askSaveAnyway: ({ messages }) => ['Versionen anger sådant som inte finns:', ...messages].join('\n'),
  saveAnyway: 'Spara ändå',
  changedMeanwhile: 'En kollega har ändrat versionen sedan du började. När du sparar får du välja.',
  decide: 'Vilken av de två som gäller',
  theirs: 'Det din kollega skrev',
  keepMine: 'Behåll mitt',
  takeTheirs: 'Ta kollegans',
  tryAgain: 'Försök igen',
  discard: 'Kasta',

  // Completion
  fixedAmount: 'ett belopp i cent, eller en faktor',
  priceOfOption: 'priset på det valda alternativet',
  numberOfClassifier: 'ett tal i dess klassning',
  valueOfProperty: 'värdet på en egenskap',
  groupOfExpressions: 'uttryck som räknas ut först',

  // Preview
  preview: 'Förhandsvisning',
  configuration: 'Konfiguration',
  product: 'Produkt',
  item: 'Artikel',
  defaultConfiguration: 'Standardkonfiguration',
  orderTitle: ({ number, title }) => `#${number} ${title}`,
  itemTitle: ({ rank, title, product }) =>
    title === '' ? `${rank}. ${product}` : `${rank}. ${title} (${product})`,
  withThis: 'Med den här versionen',
  withInForce: ({ key }) => (key === null ? 'I dag' : `I dag, enligt version ${key}`),
  difference: 'Skillnad',
  noDifference: 'Samma pris',
  oneDearer: ({ amount }) => `${amount} mer per styck`,
  oneCheaper: ({ amount }) => `${amount} mindre per styck`,
  nothingPriced:
    'Ingen produkt har prisregeln, och ingen produkt har ett alternativ med den: det finns inget att förhandsvisa.',
  noItemPriced: 'Regeln prissätter inget där. Välj en annan.',
  previewWaits: 'Förhandsvisningen följer så snart JSON går att läsa.',
  loadingPreview: 'Laddar konfigurationen…',
  goToFault: ({ path }) => `Gå till ${path}`,
}
