/** What comments say: the panel, refusals, the bell and the e-mail of what was not read. */
import { defineMessages } from '../../localization/define-messages.ts'

type Count = { count: number }

function plural(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

export const commentMessages = defineMessages('commentMessages', {
  title: 'Comments',
  /** the button in the header */
  button: ({ open, unread }: { open: number; unread: number }) =>
    open === 0 && unread === 0
      ? 'Comments'
      : `Comments: ${open} open${unread > 0 ? `, ${unread} unread` : ''}`,
  onItem: ({ title, open, unread }: { title: string; open: number; unread: number }) =>
    open === 0
      ? `Comment on ${title}`
      : `${plural(open, 'open comment thread', 'open comment threads')} on ${title}${
          unread > 0 ? `, ${unread} unread` : ''
        }`,

  empty: 'No comments yet',
  emptyHint: ({ word }: { word: string }) =>
    `Ask or explain something, about the whole ${word.toLowerCase()} or about one item. Everybody who can open it sees what you write.`,
  emptyItem: 'No comments on this item',
  emptyItemHint: 'What you write below stands beside this item.',
  loading: 'Loading the comments',
  loadFailed: 'The comments could not be loaded',

  placeholder: 'Write a comment. @ mentions somebody.',
  placeholderAnswer: 'Write an answer',
  write: 'Comment',
  answer: 'Answer',
  send: 'Send',
  aboutOrder: ({ word }: { word: string }) => `The whole ${word.toLowerCase()}`,
  internal: 'Internal',
  internalHint: ({ org }: { org: string }) => `Only people who work at ${org} see it.`,
  visitorName: 'Your name',
  byLink: 'by link',
  deleted: 'This comment was deleted.',
  edited: 'edited',
  unread: 'Unread',
  you: 'You',
  resolve: 'Resolve',
  reopen: 'Reopen',
  resolvedBy: ({ name }: { name: string }) => `Resolved by ${name}`,
  resolvedThreads: ({ count }: Count) => plural(count, 'resolved thread', 'resolved threads'),
  answers: ({ count }: Count) => plural(count, 'answer', 'answers'),
  itemGone: 'An item that was deleted',
  commentDeleted: 'Comment deleted.',
  notHere: 'This comment is not here any more: it was deleted, or it is not meant for you.',

  /** a comment that has not arrived */
  sending: 'Sending…',
  waiting: 'Not sent yet: there is no connection. It is kept here and sent when you are connected again.',
  notSent: 'Not sent.',
  tryAgain: 'Try again',
  changeText: 'Change it',
  discard: 'Discard',
  discarded: 'Not sent, and discarded.',

  /** refusals */
  emptyText: 'Write something first.',
  tooLong: ({ length, most }: { length: number; most: number }) =>
    `This comment has ${length.toLocaleString('en-US')} characters; at most ${most.toLocaleString('en-US')} can be sent. Please shorten it.`,
  tooMany: ({ most }: { most: number }) =>
    `There are ${most.toLocaleString('en-US')} comments already; no more can be added.`,
  cannotSee: ({ word }: { word: string }) =>
    `Somebody you mention cannot see this ${word.toLowerCase()}. Share it with them first, or take the mention out.`,
  cannotSeeInternal: 'Somebody you mention does not work here and cannot see internal comments.',
  threadGone: 'The comment that you answer has been deleted.',
  itemUnknown: 'This item is not there any more.',
  notYours: 'Only who wrote a comment can change or delete it.',
  changedElsewhere: 'You changed this comment elsewhere in the meantime.',

  /** the bell */
  mentionedYou: ({ author, name }: { author: string; name: string }) => `${author} mentioned you on ${name}`,
  commentedOn: ({ author, name }: { author: string; name: string }) => `${author} commented on ${name}`,

  /** the e-mail */
  digestWho: ({ name, item }: { name: string; item: string }) =>
    item === '' ? `${name}:` : `${name}, on ${item}:`,
  digestPinned: ({ item, pin }: { item: string; pin: string }) => `${item}, ${pin}`,
  digestMore: ({ count }: Count) => `${plural(count, 'earlier comment', 'earlier comments')}, and then:`,
  digestTwo: ({ first, second }: { first: string; second: string }) => `${first} and ${second}`,
  digestMany: ({ first, count }: { first: string; count: number }) => `${first} and ${count} others`,

  /** pins on drawings */
  pinTo: 'Points at',
  pinNothing: 'The whole item',
  pinOnDrawing: 'Point at the drawing',
  pinStopPointing: 'Stop pointing',
  pinHint: 'Press what your comment is about: a part, an engraving, a figure, or any point. Escape ends it.',
  pinPoint: 'A point of the drawing',
  pinEngraving: ({ at, side, isSecond }: { at: string; side: 'above' | 'below'; isSecond: boolean }) =>
    `${at === '' ? '' : `${at}: `}${isSecond ? 'second ' : ''}engraving ${side}`,
  pinDimension: ({ figure }: { figure: string }) => `Dimension ${figure}`,
  pinChanged: ({ title, was }: { title: string; was: string }) => `${title} (was: ${was})`,
  pinGone: ({ title }: { title: string }) => `${title} – not on the drawing any more`,
  pinOfPiece: ({ title, piece }: { title: string; piece: number }) => `${title}, piece ${piece}`,
  pinShow: ({ mark, title }: { mark: string; title: string }) => `Show pin ${mark} on the drawing: ${title}`,
  pinOpen: ({ mark, title, by, text }: { mark: string; title: string; by: string; text: string }) =>
    `Pin ${mark}, ${title}. ${by}: ${text}`,
  pinNew: 'Your comment will point here',
  pinsOnDrawing: 'Pins of comments',
  pinsShown: 'Show comments',
  pinsTip: 'Open comments that point at a drawing. Internal ones are never on paper.',
  pinsSheet: 'Comments',
  pinColumns: { mark: 'Pin', item: 'Item', place: 'Points at', said: 'Comment' },
  pinSaid: ({ author, date, text }: { author: string; date: string; text: string }) =>
    `${author}, ${date}: ${text}`,
  pinResolved: 'Resolved.',
  pinNeedsItem: 'A comment can point at the drawing of an item only.',

  // Labels and titles
  yourComment: 'Your comment',
  moreForYourComment: 'More for your comment',
  edit: 'Edit',
  save: 'Save',
  showOrHide: 'Show or hide the comments',
  order: 'Order',
  closeTheComments: 'Close the comments',
  whichComments: 'Which comments',
  all: 'All',
  aboutItem: ({ title }: { title: string }) => `On ${title}`,
  cancel: 'Cancel',
  peopleToMention: 'People to mention',
  about: 'About',
  threads: 'Threads',
  delete: 'Delete',
})
