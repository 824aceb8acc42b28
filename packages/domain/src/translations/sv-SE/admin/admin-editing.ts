/** Sentences of editing in the back office, in Swedish. */
import type { adminEditingMessages as english } from '../../../messages/admin/admin-editing.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, items, listed, manyOf, theThing, within } from '../grammar.ts'

/** What a person did, to be named within another sentence. */
const bare = (sentence: string) => sentence.replace(/\.$/, '')

const records = (count: number) => counted(count, 'post', 'poster')

export const adminEditingMessages: Translation<typeof english> = {
  backOffice: 'Administration',
  undo: 'Ångra',
  redo: 'Gör om',
  undone: ({ label }) => `Ångrat: ${label}`,
  redone: ({ label }) => `Gjort igen: ${label}`,

  // Saving
  saved: 'Sparat',
  typedBefore: 'Ifyllt tidigare och inte sparat än.',
  saveTyped: 'Spara',
  typedList: 'Ifyllt men inte sparat',
  typedIn: ({ field, record }) => `${field} för ${record}`,
  typedCount: ({ count }) =>
    count === 1 ? 'Ett fält är ifyllt men inte sparat' : `${count} fält är ifyllda men inte sparade`,
  saving: 'Sparar…',
  waiting: ({ count }) =>
    count === 1
      ? 'Inte sparat än: det skickas när du är online igen.'
      : `${count} ändringar skickas när du är online igen.`,
  retrying: ({ count }) =>
    count === 1
      ? 'Inte sparat än: servern kunde inte ta emot det just nu. Det skickas igen.'
      : `${count} ändringar är inte sparade än: servern kunde inte ta emot dem just nu. De skickas igen.`,
  signedOut: 'Logga in igen för att spara.',
  problems: ({ count }) => (count === 1 ? '1 ändring sparades inte' : `${count} ändringar sparades inte`),
  notSaved: ({ label }) => `Ändringen är inte sparad: ”${bare(label)}”.`,
  notUndone: ({ label }) => `Detta kunde inte ångras: ”${bare(label)}”.`,
  problemList: 'Det som inte sparades',
  decide: ({ field }) => `Vad som ska gälla för ${field}`,
  theirs: ({ value }) => `En kollega skrev: ${value === '' ? 'ingenting' : value}`,
  keepMine: 'Behåll mitt',
  takeTheirs: 'Ta kollegans',
  moreDifferences: ({ count }) => (count === 1 ? 'Och en skillnad till.' : `Och ${count} skillnader till.`),
  tryAgain: 'Försök igen',
  discard: 'Kasta',
  yours: ({ value }) => `Ditt: ${value === '' ? 'ingenting' : value}`,

  differs: ({ place, yours, theirs }) => `${place}: du har ${yours}, din kollega har ${theirs}.`,

  sameDataKey: ({ key }) => `Två fält har nyckeln ”${key}”. Vart och ett behöver en egen.`,

  // Fields
  changed: ({ field, title }) => `${field} för ${title} har ändrats.`,
  fieldOf: ({ field, title }) => `${field} för ${title}`,
  renamed: ({ title }) => `Heter nu ${title}.`,
  titleOf: ({ one }) => `Namn på ${theThing(one)}`,
  titleNeeded: 'Ett namn behöver minst en bokstav.',
  wholeNumber: 'Skriv ett heltal.',
  number: 'Skriv ett tal.',
  atLeast: ({ min }) => `${min} är det minsta.`,
  atMost: ({ max }) => `${max} är det mesta.`,
  rankOf: ({ title }) => `Ordning för ${title}`,
  moved: ({ title, rank }) => `${title} är nu nummer ${rank}.`,
  moveUp: ({ title }) => `Flytta upp ${title}`,
  moveDown: ({ title }) => `Flytta ner ${title}`,

  // Records
  add: ({ one }) => `Lägg till ${one}`,
  added: ({ title }) => `${title} har lagts till.`,
  settings: 'Inställningar',
  settingsOf: ({ title }) => `Inställningar för ${title}`,
  archive: 'ARKIVERA',
  unarchive: 'ÅTERAKTIVERA',
  records: ({ count }) => records(count),
  archivedNow: ({ title }) => `${title} har arkiverats.`,
  unarchivedNow: ({ title }) => `${title} har återaktiverats.`,
  delete: 'Ta bort',
  deleted: ({ title }) => `${title} har tagits bort.`,
  restored: ({ title }) => `${title} är tillbaka.`,
  deleteOne: ({ one }) => `Ta bort ${theThing(one)}`,
  pictureSet: ({ title }) => `${title} har en ny bild.`,
  pictureBack: ({ title }) => `${title} har sin tidigare bild.`,
  pictureRemoved: ({ title }) => `Bilden på ${title} har tagits bort.`,
  pictureOf: ({ title }) => `Bild på ${title}`,
  removePicture: 'Ta bort bilden',
  allFilteredOut: 'Inget passar filtret.',
  restore: 'Återställ',
  duplicate: 'Duplicera',
  productDuplicated: 'Produkten har duplicerats. Vill du gå till den nya produkten?',
  propertyDuplicated: 'Egenskapen har duplicerats. Vill du gå till den nya egenskapen?',
  goToCopy: 'Gå till kopian',
  stayHere: 'Stanna här',
  areYouSure: 'Är du säker?',
  askDeleteGroup: 'Vill du ta bort egenskapsgruppen?',
  askDeleteVersion: 'Vill du ta bort den här versionen av prisregeln?',
  askDeleteClassifier: 'Vill du ta bort klassningen?',
  askDeleteNumber: 'Vill du ta bort talet och dess beskrivning?',
  askDeleteClassifierVersion: 'Vill du ta bort versionen?',
  askDeleteClassifierGroup: 'Vill du ta bort klassningsgruppen?',
  propertiesIn: ({ titles }) => {
    if (titles.length === 0) return ''
    const named = titles.length > 5 ? [...titles.slice(0, 4), `${titles.length - 4} till`] : titles
    return `${listed(named)} ingår i den och blir kvar utan grupp. Återställs gruppen kommer ${titles.length === 1 ? 'egenskapen' : 'egenskaperna'} tillbaka till den.`
  },
  classifiersIn: ({ count }) =>
    count === 0 ? '' : `${counted(count, 'klassning', 'klassningar')} ingår i den.`,
  askDeleteMedium: 'Vill du ta bort bilden?',

  // Properties of a product
  selectProperties: 'Välj egenskaper',
  selectPropertiesOf: ({ title }) => `Välj egenskaper för ${title}`,
  searchProperties: 'Sök egenskaper',
  noSuchProperty: 'Ingen egenskap passar.',
  propertyChosen: ({ property, product }) => `${product} har nu ${property}.`,
  propertyLeftOut: ({ property, product }) => `${product} har inte längre ${property}.`,
  optionOffered: ({ option, product }) => `${product} erbjuder nu ${option}.`,
  optionLeftOut: ({ option, product }) => `${product} erbjuder inte längre ${option}.`,
  offeredOf: ({ count, all }) => `${count} av ${all} alternativ erbjuds`,
  showOptions: ({ title }) => `Visa alternativen för ${title}`,
  hideOptions: ({ title }) => `Dölj alternativen för ${title}`,
  optionsOf: ({ title }) => `Alternativ för ${title}`,
  offerAll: 'Erbjud alla',
  offerNone: 'Erbjud inga',
  allOffered: ({ title }) => `Alla alternativ för ${title} erbjuds.`,
  noneOffered: ({ title }) => `Inget alternativ för ${title} erbjuds.`,

  // Property groups
  editProperties: 'Ändra egenskaper',
  editPropertiesOf: ({ title }) => `Egenskaper i ${title}`,
  inGroup: ({ title }) => `I ${title}`,
  draftJoined: ({ property, group }) => `${property} läggs i ${group} vid publicering.`,
  draftLeft: ({ property, group }) => `${property} lämnar ${group} vid publicering.`,
  publish: 'Publicera',
  nothingToPublish: 'Allt är publicerat.',
  publishQuestion: ({ title, lines }) => [`Där man väljer, under ${title}:`, ...lines].join('\n'),
  publishJoins: ({ property }) => `${property} visas här`,
  publishLeaves: ({ property }) => `${property} står inte längre i någon grupp`,
  publishMoves: ({ property, group }) => `${property} kommer hit från ${group}`,
  anotherGroup: 'en annan grupp',
  published: ({ title }) => `${title} är publicerad.`,
  draftNotBack: ({ title }) => `Egenskaperna står där de stod; utkastet för ${title} kunde inte återställas.`,
  unpublished: ({ count }) =>
    count === 1 ? '1 ändring är inte publicerad' : `${count} ändringar är inte publicerade`,

  // Versions of classifiers
  addVersion: 'Lägg till en version',
  versionAdded: 'En version har lagts till.',
  versionFrom: ({ date }) => `Version från ${date}`,
  versionNow: 'gäller i dag',
  versionToCome: 'kommande',
  effectiveFrom: 'Gäller från (UTC)',
  dateHint: 'ÅÅÅÅ-MM-DD TT:MM:SS, UTC',
  numberLabel: ({ index, date }) => `Tal ${index} i versionen från ${date}`,
  descriptionLabel: ({ index, date }) => `Beskrivning ${index} i versionen från ${date}`,
  description: 'Beskrivning',
  numberColumn: 'Tal',
  addNumber: 'Lägg till ett tal',
  removeNumber: ({ index }) => `Ta bort tal ${index}`,
  removeVersion: 'Ta bort versionen',
  numbersChanged: ({ title }) => `Talen för ${title} har ändrats.`,
  versionRemoved: ({ title }) => `En version av ${title} har tagits bort.`,
  numberRemoved: ({ title }) => `Ett tal för ${title} har tagits bort.`,
  becameZero: ({ text }) =>
    text.trim() === '' ? 'Talet lämnades tomt: det blev 0.' : `${text.trim()} är inget tal: det blev 0.`,
  commaBecame: 'Kommatecken skiljer beskrivningar åt: det blev ett semikolon.',
  noVersionsYet: 'Klassningen har inga tal än.',

  // What a change concerns
  goOn: 'Ändra',
  concerns: ({ orders, items: itemCount, word, lines, isMore }) =>
    [
      `Detta berör ${orders} ${orders === 1 ? `pågående ${word}` : `pågående ${manyOf(word)}`} med ${items(itemCount)}:`,
      ...lines,
      ...(isMore ? ['…'] : []),
    ].join('\n'),
  showOthers: ({ count }) => (count === 1 ? 'Visa den andra' : `Visa ${count} andra`),
  untold: ({ count }) => `och ${figure(count)} till`,
  concernedOrder: ({ orgSpecificId, title, count }) => `#${orgSpecificId} ${title} (${items(count)})`,
  archives: ({ title }) => `Arkivera ${title}`,

  // Rows and JSON
  cellOf: ({ column, one, index }) => `${column} för ${one} ${index}`,
  cellNeeded: ({ column, one, index }) =>
    `${column} för ${one} ${index} saknas. Utan det leder ${theThing(one)} ingenstans.`,
  removeRow: ({ one, index }) => `Ta bort ${one} ${index}`,
  notJson: 'värdet är inte JSON.',
  notJsonBecause: ({ fault }) => `Detta är ingen JSON och sparas inte. ${fault}.`,
  notRecord: 'Skriv värden efter sina nycklar, mellan { och }: det sparas inte.',

  // Lists
  select: ({ title }) => `Markera ${title}`,
  selectAll: 'Markera alla',
  selected: ({ count }) => (count === 1 ? '1 markerad' : `${count} markerade`),
  clearSelection: 'Avmarkera',
  bulkActions: 'Åtgärder för de markerade',
  bulkDone: ({ label, count }) => `${label}: ${records(count)}.`,
  previous: ({ one }) => `Föregående ${one}`,
  next: ({ one }) => `Nästa ${one}`,
  backToList: ({ title }) => `Tillbaka till ${within(title)}`,
}
