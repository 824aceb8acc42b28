/** The admin mode of the option popup, and the same settings in the back office, in Swedish. */
import type { optionAdminMessages as english } from '../../../messages/admin/option-admin.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, items, manyOf } from '../grammar.ts'

export const optionAdminMessages: Translation<typeof english> = {
  // The popup
  loading: 'Laddar alternativet',
  gone: 'Alternativet är borta',
  goneNote: 'Någon har tagit bort det under tiden.',
  notLoaded: 'Inställningarna för alternativ kunde inte laddas.',
  inNoOrder: ({ word }) =>
    `${agree(word, 'Ingen', 'Inget')} pågående ${word.toLowerCase()} har det här alternativet.`,
  inOrders: ({ count, items: itemCount, word }) =>
    `${count} pågående ${count === 1 ? word.toLowerCase() : manyOf(word)} med ${items(itemCount)} har det här alternativet.`,
  ordersUnknown: ({ word }) =>
    `Hur många pågående ${manyOf(word)} som har det här alternativet är okänt just nu.`,
  showThem: 'Visa dem',
  hideThem: 'Dölj dem',

  // Data
  drawnIn: ({ products }) => `Läses av ritningen av ${products}.`,
  notDrawnYet: ({ products }) => `Inte angivet: ritningen av ${products} visar vad den visar utan det.`,
  hasNoPrice: ({ products }) =>
    `Artiklar med det här alternativet har inget pris, eftersom ${products} lägger till dess pris: välj en prisregel.`,
  dataJson: 'Data (JSON)',
  dataJsonHint: 'Allt som ritningar, priser och regler läser av alternativet.',

  // Classifications
  classifications: 'Klassningar',
  noClassifications: 'Alternativet har inga klassningar.',
  noGroups: 'Det finns inga klassningsgrupper än.',
  classifier: 'Klassning',
  value: 'Värde',
  classifierOf: ({ row }) => `Klassning på rad ${row}`,
  valueOf: ({ row }) => `Värde på rad ${row}`,
  addClassification: 'Lägg till en klassning',
  removeClassification: ({ row }) => `Ta bort klassning ${row}`,
  unsaved: 'Sparas när giltiga alternativ är valda',
  classified: ({ option, group }) => `${group} för ${option} har ändrats.`,
  unclassified: ({ option, group }) => `${option} klassas inte längre efter ${group}.`,
  classifiersNotLoaded: 'Klassningarna kunde inte laddas.',
  tryAgain: 'Försök igen',
  loadingClassifiers: 'Laddar klassningar',

  // Rules
  rules: 'Regler',
  oneRule: 'regel',
  noRules: 'Ingen regel nämner alternativet.',
  deleteRule: ({ rule }) => `Ta bort regeln: ${rule}`,
  leaveOut: ({ option }) => `Utelämna ${option}`,
  leaveOutOf: ({ option, rule }) => `Utelämna ${option} ur regeln: ${rule}`,
  leftOut: ({ option }) => `${option} har utelämnats ur en regel.`,
  ruleNamed: ({ rule }) => `Regeln ”${rule}”`,
  newRule: 'Ny regel',
  addRule: 'Lägg till en regel',
  ruleSays: ({ option }) => `${option} …`,
  never: 'går aldrig ihop med',
  only: 'går bara ihop med',
  hides: 'döljer',
  shows: 'visar, som annars är dolt',
  property: 'Egenskap',
  optionsOf: ({ property }) => `Alternativ för ${property}`,
  searchOptions: 'Sök alternativ',
  noSuchOption: 'Inget alternativ passar.',
  chooseProperty: 'Välj en egenskap.',
  chooseOptions: 'Välj minst ett alternativ.',
  saveRule: 'Lägg till regeln',
  cancel: 'Avbryt',
  ruleAdded: ({ rule }) => `Ny regel: ${rule}`,
}
