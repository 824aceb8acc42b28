/** Sentences of the back office. [2.2.69–2.2.107, 2.8.10, 2.8.11] */
import { defineMessages } from '../../localization/define-messages.ts'

/** Who sees what has this publish level, in words. [1.6.14] */
export const publishLevelWords = defineMessages('publishLevelWords', {
  all: 'All Users',
  internal: 'Members',
  admin: 'Owners',
})

export const adminMessages = defineMessages('adminMessages', {
  noSection: 'There is no such section of the back office, or not yet.',
  noMatch: 'Nothing matches the search and filters.',
  gone: ({ one }: { one: string }) =>
    `This ${one} is not here: it may have been deleted, or belong to another organization.`,
  invited: ({ email }: { email: string }) => `${email} is a guest now.`,
  askDisinvite: 'Are you sure you want to disinvite this guest?',
  disinvited: ({ email }: { email: string }) => `${email} is no longer a guest. What they ordered stays.`,
  askRemoveGroup: 'Are you sure you want to remove this user group?',
  guestsIn: ({ count }: { count: number }) =>
    count === 0
      ? ''
      : count === 1
        ? '1 guest is in it and stays a guest.'
        : `${count} guests are in it and stay guests.`,
  groupRemoved: ({ title }: { title: string }) => `${title} was removed.`,
  memberAdded: ({ email, title }: { email: string; title: string }) => `${email} is in ${title} now.`,
  memberRemoved: ({ email, title }: { email: string; title: string }) => `${email} is no longer in ${title}.`,
  groupRestored: ({ title }: { title: string }) => `${title} is as it was.`,
  noProperties: 'This group has no properties',
  noVersions: 'No versions available for this pricing rule.',
  noClassifiers: 'This group has no classifiers',
  classifierOfAnotherGroup: 'This group has no such classifier.',
  classifierDeleted: 'This classifier is deleted: only options that have it already keep it.',
  pricesCut: ({ title }: { title: string }) =>
    `The file holds the first 10,000 rows of ${title}; there are more. Fewer properties in its price export make fewer rows.`,
  pricesFailed: ({ title }: { title: string }) => `The prices of ${title} could not be exported. Try again.`,
  formerGuest: ({ id }: { id: number }) => `Guest ${id}, who was taken off`,

  // Labels and titles
  sections: 'Sections',
  sectionNow: ({ title }: { title: string }) => `Sections: ${title}`,
  administrationOf: ({ title }: { title: string }) => `Administration of ${title}`,
  addGuestTo: ({ title }: { title: string }) => `Add a guest to ${title}`,
  membersOf: ({ title }: { title: string }) => `Members of ${title}`,
  detailsOf: ({ title }: { title: string }) => `Details of ${title}`,
  searchByEmail: 'search by email',
  exportPrices: 'Export Prices',
  priceFile: ({ title }: { title: string }) => `${title} prices`,
  priceFileOfProduct: ({ id }: { id: number }) => `product ${id} prices`,
  removeOf: ({ title }: { title: string }) => `Remove ${title}`,
  removeGroup: 'Remove',
  takeOutOf: ({ email, title }: { email: string; title: string }) => `Take ${email} out of ${title}`,
  hidePricing: 'Hide pricing',
  hidePricingFrom: ({ email }: { email: string }) => `Hide pricing from ${email}`,
  disinviteOf: ({ email }: { email: string }) => `Disinvite ${email}`,
  disinvite: 'Disinvite',
  inviteOne: 'Invite a guest',
  guestEMail: 'Guest e-mail',
  inviteGuest: 'Invite Guest',
  addUserGroup: 'Add a user group',
  newGroupTitle: 'New group title',
  add: 'Add',
  notFound: 'Not found',
  tab: ({ title }: { title: string }) => `Admin: ${title}`,
  nothingHere: 'Nothing here',
  withId: ({ id }: { id: number }) => `ID: ${id}`,
  loadingOne: ({ one }: { one: string }) => `Loading the ${one}`,
  shownOf: ({ shown, all }: { shown: number; all: number }) => `${shown} of ${all}`,
  search: ({ title }: { title: string }) => `Search ${title.toLowerCase()}`,
  noneYet: ({ title }: { title: string }) => `No ${title.toLowerCase()} yet`,
  noneFound: ({ title }: { title: string }) => `No ${title.toLowerCase()} found`,
  showAll: 'Show all',
  showMore: ({ count }: { count: number }) => `Show ${count} more`,
  loading: ({ label }: { label: string }) => `Loading ${label.toLowerCase()}`,
})
