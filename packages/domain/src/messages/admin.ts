/** Sentences of the back office. [2.2.69–2.2.107, 2.8.10, 2.8.11] */

/** Who sees what has this publish level, in words. [1.6.14] */
export const publishLevelWords = {
  all: 'Everyone',
  internal: 'Members and owners',
  admin: 'Owners only',
} as const

export const adminMessages = {
  noSection: 'There is no such section of the back office, or not yet.',
  noMatch: 'Nothing matches the search and filters.',
  gone: ({ one }: { one: string }) =>
    `This ${one} is not here: it may have been deleted, or belong to another organization.`,
  visibilityChanged: ({ title, words }: { title: string; words: string }) =>
    `${title} is now shown to: ${words.toLowerCase()}.`,
  pricingHidden: ({ email }: { email: string }) => `${email} sees no prices any more.`,
  pricingShown: ({ email }: { email: string }) => `${email} sees prices.`,
  invited: ({ email }: { email: string }) => `${email} is a guest now.`,
  askDisinvite: 'Are you sure you want to disinvite this guest?',
  disinvited: ({ email }: { email: string }) => `${email} is no longer a guest. What they ordered stays.`,
  groupAdded: ({ title }: { title: string }) => `${title} was added.`,
  askRemoveGroup: 'Are you sure you want to remove this user group?',
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
} as const
