/** What is said of property groups while they are edited. [2.2.89, 2.7.35] */
export const adminGroupMessages = {
  noSuchGroup: 'There is no such property group, or it was deleted.',
  noSuchProperty: 'There is no such property, or it was deleted.',
} as const
