/** What is said when something that others use is to be deleted, or changed where it must not be. */
const NAMED = 5

function list(titles: readonly string[], count: number): string {
  const named = titles.slice(0, NAMED)
  const more = count - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

/** `titles` are those that are named; `count` is how many there are. */
type Users = { titles: readonly string[]; count: number }

export const adminUseMessages = {
  pictureInUse: ({ titles, count }: Users) =>
    `This picture is shown by: ${list(titles, count)}. Give them another one first.`,
  untitled: ({ id }: { id: number }) => `Item ${id}`,
  noSuchAssociation: 'There is no such record, or it was deleted.',
} as const
