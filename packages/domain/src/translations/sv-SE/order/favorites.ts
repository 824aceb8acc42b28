/** What favorite configurations say, in Swedish. */
import type { favoriteMessages as english } from '../../../messages/order/favorites.ts'
import type { Translation } from '../../../localization/translation.ts'

export const favoriteMessages: Translation<typeof english> = {
  title: 'Favoriter',

  // Saving one
  saveTitle: 'Spara som favorit',
  name: 'Namn',
  nameHint: 'Det du kommer att söka efter: Sovrumsplatta, mässing',
  whoseIsIt: 'Vem kan använda den?',
  forMe: 'Bara jag',
  forEverybody: ({ org }) => `Alla medarbetare på ${org}`,
  whatIsKept: 'Produkten och dess val sparas. Antal, anteckningar och priser sparas inte.',
  leftOutHere: 'Följande erbjuds inte dig och kommer inte att sparas:',
  save: 'Spara',
  cancel: 'Avbryt',
  discard: 'Kasta det jag skrivit',
  saved: ({ name }) => `”${name}” är nu en favorit.`,
  showFavorites: 'Visa favoriter',
  replaceTitle: 'Ersätta favoriten?',
  replaceAsk: ({ name }) =>
    `Det finns redan en favorit som heter ”${name}”. Den får den här artikelns val i stället.`,
  replace: 'Ersätt',
  replaced: ({ name }) => `”${name}” har nu den här artikelns val.`,
  noConnection: 'Det finns ingen anslutning. Försök igen när du är ansluten.',
  nameKept: 'Det finns ingen anslutning. Namnet finns kvar här: spara när du är ansluten igen.',

  // The list
  list: 'Favoriter',
  mine: 'Mina',
  shared: 'Delade',
  search: 'Sök favoriter',
  searchHint: 'Namn, produkt eller val',
  clearSearch: 'Rensa sökningen',
  found: ({ count, of }) => `${count} av ${of} favoriter`,
  showMore: 'Visa fler',
  nothingFound: ({ text }) => `Ingen favorit har ”${text}” i namnet eller valen.`,
  empty: 'Inga favoriter än',
  emptyHint:
    'Konfigurera en artikel som du vill ha den och välj sedan ”Spara som favorit…” i dess meny. Härifrån kan du lägga till den hur ofta du vill.',
  loading: 'Laddar favoriterna',
  loadFailed: 'Favoriterna kunde inte laddas',
  add: 'Lägg till',
  added: ({ name }) => `”${name}” har lagts till.`,
  addedWithout: ({ name, count }) => `”${name}” har lagts till. ${count} val kunde inte följa med.`,

  // What can be done with one
  actionsOf: ({ name }) => `Mer för ${name}`,
  rename: 'Byt namn',
  renameOf: ({ name }) => `Nytt namn på ${name}`,
  renamed: ({ name }) => `Favoriten heter nu ”${name}”.`,
  share: ({ org }) => `Dela med alla medarbetare på ${org}`,
  isShared: ({ name }) => `”${name}” delas nu.`,
  unshare: 'Bara för mig',
  isUnshared: ({ name }) => `”${name}” är nu bara din.`,
  replaceWith: ({ title }) => `Ersätt med konfigurationen av ${title}`,
  remove: 'Ta bort',
  removed: ({ name }) => `”${name}” har tagits bort.`,

  // What is gone
  productGone: 'Produkten erbjuds inte längre.',
  productNotOffered: 'Produkten erbjuds inte dig.',
  propertyGone: ({ property }) => `${property} hör inte längre till produkten.`,
  ofProperty: ({ property, why }) => (property === '' ? why : `${property}: ${why}`),
  aChoice: 'Ett val',
  doesNotGo: ({ property, choice }) => `${property}: ${choice} passar inte med de andra valen här.`,

  // Refusals
  nameNeeded: 'En favorit måste ha ett namn.',
  nameTaken: ({ name }) => `Det finns redan en favorit som heter ”${name}”.`,
  tooManyOwn: ({ most }) => `Du har ${most} favoriter, och fler får det inte vara. Ta bort en först.`,
  tooManyShared: ({ most }) => `${most} favoriter är delade, och fler får det inte vara. Ta bort en först.`,
  tooLarge: 'Valen är för långa för att sparas som favorit.',
  changedElsewhere: 'Någon har ändrat favoriten under tiden.',
  notShared: 'Bara medarbetare kan dela favoriter.',
}
