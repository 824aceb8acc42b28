/** Change lab: drafts of the catalog, what they would do to every order, publishing them and taking them back. [issue 16] */
import { defineMessages } from '../../localization/define-messages.ts'
import { counted } from './change-lab-screens.ts'

type Word = { readonly word: string }

export const changeLabMessages = defineMessages('changeLabMessages', {
  title: 'Change lab',
  recordExists: 'This record is there already.',
  recordIsRemoved: 'This draft removes the record. Take that change out of the draft first.',
  noSuchRecord: 'This record is not there any more.',
  notDraftable: 'Records of this kind are changed at once, not in a draft.',
  draftIsClosed: 'This draft is not open any more: it was published or discarded.',
  draftIsScheduled: 'This draft is scheduled. Take it off the schedule to change it.',
  draftIsEmpty: 'There is nothing in this draft yet.',
  notInThePast: 'Choose a time that is still to come.',
  notPublished: 'Only a published draft can be taken back.',
  takenBackAlready: 'It has been taken back already.',
  conflicts: ({ titles, count }: { readonly titles: readonly string[]; readonly count: number }) =>
    `${counted(count, 'record')} changed since ${count === 1 ? 'it was' : 'they were'} put into this draft: ${titles.join(', ')}. Look at ${count === 1 ? 'it' : 'them'} again.`,
  dependedOn: ({ count, word }: Word & { readonly count: number }) =>
    `${counted(count, word)} submitted since ${count === 1 ? 'depends' : 'depend'} on it.`,
  cannotComeBack: ({ title }: { readonly title: string }) =>
    `${title} was deleted more than 30 days ago and can not be brought back.`,
  publisherIsGone: 'Whoever scheduled it is no owner any more. Publish it or schedule it again.',
})
