/** Variants of an item, side by side, in Swedish. */
import type { variantMessages as english } from '../../../messages/order/variants.ts'
import type { Translation } from '../../../localization/translation.ts'

export const variantMessages: Translation<typeof english> = {
  title: ({ item }) => `Varianter av ${item}`,
  columns: 'Artikeln och dess varianter',
  group: 'Varianter',
  undoLast: 'Ångra i den variant som ändrades senast',
  redoLast: 'Gör om i den variant som ändrades senast',
  explained: 'Inget ändras förrän du använder en av dem.',
  sameScale: 'Alla är ritade i samma skala.',
  asItIs: 'Som den är nu',
  variant: ({ letter }) => `Variant ${letter}`,
  began: 'Som den började',
  sameAsNow: 'Samma som nu',
  add: 'Lägg till en variant',
  most: ({ count }) => `Högst ${count} varianter får plats sida vid sida.`,
  shown: 'Val som visas',
  differing: 'Det som skiljer',
  all: 'Alla val',
  nothingDiffers: 'Alla är lika. Ändra ett val i en variant för att jämföra.',
  differs: 'Skiljer sig från artikeln som den är nu.',
  notHere: 'Inte för den här',

  pieces: ({ count }) => `${count} st`,
  samePrice: 'Samma pris',
  inAllItems: ({ amount }) => `${amount} för alla artiklar`,
  toFix: ({ count }) => `${count} att rätta`,

  use: ({ name }) => `Använd ${name}`,
  used: ({ name }) => `Artikeln är nu som ${name}.`,
  addAsItem: ({ name }) => `Lägg till ${name} som artikel`,
  addAsItemShort: 'Som ny artikel',
  added: ({ title }) => `${title} har lagts till som ytterligare en artikel.`,
  changesAllItems: ({ name }) =>
    `${name} har val som gäller för alla artiklar. Använd den för att ändra alla.`,
  remove: ({ name }) => `Ta bort ${name}`,
  removed: ({ name }) => `${name} har tagits bort.`,
  undoIn: ({ name, label }) => `Ångra i ${name}: ${label}`,
  undoNothingIn: ({ name }) => `Ångra i ${name}`,
  redoIn: ({ name, label }) => `Gör om i ${name}: ${label}`,
  redoNothingIn: ({ name }) => `Gör om i ${name}`,
  startedAnew: 'Tidigare varianter av artikeln lades åt sidan.',
  notTaken: ({ count }) => `${count} val i den här varianten kan inte längre göras och är som i artikeln.`,
  itemGone: 'Artikeln finns inte längre.',
}
