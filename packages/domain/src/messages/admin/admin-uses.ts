/** What is said when something that others use is to be deleted, or changed where it must not be. */
import { defineMessages } from '../../localization/define-messages.ts'
const NAMED = 5

/** The first of the titles, and how many more there are. */
export function listed({ titles, count }: { titles: readonly string[]; count: number }): string {
  const named = titles.slice(0, NAMED)
  const more = count - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

export const adminUseMessages = defineMessages('adminUseMessages', {
  pictureInUse: ({ titles, count }: { titles: readonly string[]; count: number }) =>
    `This picture is shown by: ${listed({ titles, count })}. Give them another one first.`,
  untitled: ({ id }: { id: number }) => `Item ${id}`,
  noSuchAssociation: 'There is no such record, or it was deleted.',
})
