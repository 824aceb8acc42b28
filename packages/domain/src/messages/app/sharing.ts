/** What sharing says: the popup, refusals, the pages of links that lead nowhere, a sharee's tour. */
import { defineMessages } from '../../localization/define-messages.ts'
export const sharingMessages = defineMessages('sharingMessages', {
  placeholder: 'NAME OR EMAIL (NO SIGN UP NECESSARY)',
  shareWith: ({ count }: { count: number }) => (count === 0 ? 'Share' : `Share with (${count})`),
  ownerCannotBeRemoved: 'The owner cannot be removed.',
  tooMany: ({ most }: { most: number }) => `At most ${most} people can take part.`,
  disabled: ({ email, org }: { email: string; org: string }) =>
    `${email} has been disabled at ${org} and cannot be invited.`,
  notInvolved: 'This person does not take part any more.',
  termsHidePrices: 'Prices are hidden from this person by their own terms, not here.',
  unknownPerson: 'This person cannot be found any more. Please choose again, or type an e-mail address.',
  archivedCannotBeShared: 'What is archived cannot be shared. Take it out of the archive first.',
  linkShowsPrices:
    'There is a link already, and it shows prices that are hidden from you. Revoke it to make one that shows none.',
  removeQuestion: ({ name }: { name: string }) =>
    `${name} loses access at once, also on pages that are open now.`,
  removed: ({ name }: { name: string }) => `${name} was removed.`,
  revokeQuestion:
    'Whoever came by this link loses access at once, also on pages that are open now. A new link can be made at any time.',
  revoked: 'The link was revoked.',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied. Please select it and copy it yourself.',
  notified: 'Shared. An e-mail is on its way.',
  othersInGuestMode: ({ order, orders }: { order: string; orders: string }) =>
    `In guest mode you see what a guest sees: only your own ${orders.toLowerCase()}. This ${order.toLowerCase()} is somebody else's.`,
  visitorName: 'Guest by link',
  /** links that lead nowhere */
  linkUnknown: 'This link is not valid. Please ask for a new one.',
  linkRevoked: 'This link has been revoked. Please ask whoever sent it for a new one.',
  linkArchived: 'It has been archived. Please ask whoever sent you the link.',
  linkDeleted: 'It has been deleted. Please ask whoever sent you the link.',
  linkClosed:
    'The link that opened it here has been revoked, or it was archived or deleted. Please ask whoever sent the link, or sign in.',
  linkOfEmployee: 'You belong to this organization. Please sign in to open it.',
  accessEndedTitle: 'Your access has ended',
  accessEnded:
    'You do not have access any more: it was deleted, the link was revoked, or you were removed from it.',
  accessEndedUnsent: 'What you typed last was not saved. It is kept in this browser, and shown here:',

  // Labels and titles
  notFound: 'Not found',
  noAccess: 'No access',
  notSaved: 'Not saved',
  linkClosedPage: 'Link closed',
  linkOpensNothing: 'This link does not open anything',
  signIn: 'Sign in',
  remove: 'Remove',
  keep: 'Keep',
  you: '(you)',
  owner: 'Owner',
  removePerson: ({ name }: { name: string }) => `Remove ${name}`,
  invite: 'Invite',
  nobodyToChooseFrom: 'Nobody to choose from',
  pricesHiddenByTerms: 'Prices are hidden by their own terms',
  pricesAreShown: 'Prices are shown',
  pricesAreHidden: 'Prices are hidden',
  pressToSwitch: ({ state, isShown }: { state: string; isShown: boolean }) =>
    `${state}: press to ${isShown ? 'hide' : 'show'} them`,
  pricesFor: ({ who }: { who: string }) => `Prices for ${who}`,
  shareThis: ({ word }: { word: string }) => `Share this ${word.toLowerCase()}`,
  pendingCollaborators: 'Pending Collaborators',
  note: 'Note',
  collaborators: 'Collaborators',
  shareableLink: 'Shareable Link',
  linkExplained: 'Whoever has the link works on this order as a guest, without an account.',
  getShareableLink: 'Get Shareable Link',
  theLink: 'the link',
  pricesAreShownHere: 'Prices are shown.',
  pricesAreHiddenHere: 'Prices are hidden.',
  revoke: 'Revoke',
  revokeTheLink: 'Revoke the link',
  linkAddress: 'Shareable link',
  copied: 'Copied',
  copy: 'Copy',
})

/** Guests of an organisation, in its administration. */
export const guestMessages = defineMessages('guestMessages', {
  notAGuest: 'Only guests of the organization can be in a group.',
  isGuest: ({ email }: { email: string }) => `${email} is a guest already.`,
  isEmployee: ({ email }: { email: string }) =>
    `${email} works here and cannot be a guest too. Disable them under Members; then they can be invited as a guest.`,
  noWorkManagement: 'This organization does not tell a work-management tool about its guests.',
})
