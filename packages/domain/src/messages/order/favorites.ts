/** What favorite configurations say: keeping an item's choices under a name, adding them again, and looking after them. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
type Named = { name: string }
type Org = { org: string }

const choices = (count: number) => (count === 1 ? '1 choice' : `${count} choices`)

export const favoriteMessages = defineMessages('favoriteMessages', {
  title: 'Favorites',

  // Saving one
  saveTitle: 'Save as favorite',
  name: 'Name',
  nameHint: 'What you will look for: Bedroom plate, brass',
  whoseIsIt: 'Who can use it?',
  forMe: 'Only me',
  forEverybody: ({ org }: Org) => `All employees of ${org}`,
  whatIsKept: 'The product and its choices are kept. Quantity, notes and prices are not.',
  leftOutHere: 'These are not offered to you and will not be kept:',
  save: 'Save',
  cancel: 'Cancel',
  discard: 'Discard what I wrote',
  saved: ({ name }: Named) => `“${name}” is a favorite now.`,
  showFavorites: 'Show favorites',
  replaceTitle: 'Replace this favorite?',
  replaceAsk: ({ name }: Named) =>
    `There is a favorite called “${name}” already. It will have the choices of this item instead.`,
  replace: 'Replace',
  replaced: ({ name }: Named) => `“${name}” has the choices of this item now.`,
  noConnection: 'There is no connection. Try again when you are connected.',
  nameKept: 'There is no connection. The name is kept here: save it when you are connected again.',

  // The list
  list: 'Favorites',
  mine: 'Mine',
  shared: 'Shared',
  search: 'Search favorites',
  searchHint: 'Name, product or choice',
  clearSearch: 'Clear the search',
  found: ({ count, of }: { count: number; of: number }) => `${count} of ${of} favorites`,
  showMore: 'Show more',
  nothingFound: ({ text }: { text: string }) => `No favorite has “${text}” in its name or choices.`,
  empty: 'No favorites yet',
  emptyHint:
    'Configure an item the way you like it, then choose “Save as favorite…” in its menu. You can add it from here as often as you want.',
  loading: 'Loading the favorites',
  loadFailed: 'The favorites could not be loaded',
  add: 'Add',
  added: ({ name }: Named) => `“${name}” is added.`,
  addedWithout: ({ name, count }: Named & { count: number }) =>
    `“${name}” is added. ${choices(count)} could not be taken.`,

  // What can be done with one
  actionsOf: ({ name }: Named) => `More for ${name}`,
  rename: 'Rename',
  renameOf: ({ name }: Named) => `Another name for ${name}`,
  renamed: ({ name }: Named) => `It is called “${name}” now.`,
  share: ({ org }: Org) => `Share with all employees of ${org}`,
  isShared: ({ name }: Named) => `“${name}” is shared now.`,
  unshare: 'Keep for me only',
  isUnshared: ({ name }: Named) => `“${name}” is only yours now.`,
  replaceWith: ({ title }: { title: string }) => `Replace with the configuration of ${title}`,
  remove: 'Delete',
  removed: ({ name }: Named) => `“${name}” is deleted.`,

  // What is gone
  productGone: 'Its product is no longer offered.',
  productNotOffered: 'Its product is not offered to you.',
  propertyGone: ({ property }: { property: string }) => `${property} is no longer part of the product.`,
  ofProperty: ({ property, why }: { property: string; why: string }) =>
    property === '' ? why : `${property}: ${why}`,
  aChoice: 'A choice',
  doesNotGo: ({ property, choice }: { property: string; choice: string }) =>
    `${property}: ${choice} does not go with the other choices here.`,

  // Refusals
  nameNeeded: 'A favorite needs a name.',
  nameTaken: ({ name }: Named) => `There is a favorite called “${name}” already.`,
  tooManyOwn: ({ most }: { most: number }) =>
    `You have ${most} favorites, which is the most. Delete one first.`,
  tooManyShared: ({ most }: { most: number }) =>
    `${most} favorites are shared, which is the most. Delete one first.`,
  tooLarge: 'These choices are too long to be kept as a favorite.',
  changedElsewhere: 'Somebody has changed this favorite in the meantime.',
  notShared: 'Only employees can share favorites.',
})
