/** The words of passkeys: signing in with one, and those that a person has. */
import { defineMessages } from '../../localization/define-messages.ts'
export const passkeyMessages = defineMessages('passkeyMessages', {
  // What the server says
  expired: 'That took too long. Please try it once more.',
  refused: 'This passkey does not sign in here. Please sign in with a code.',
  otherSite: 'This passkey was asked for by another page. Nobody was signed in.',
  unverified:
    'The device did not check who you are. Please set up a screen lock or a PIN, and try it once more.',
  copied:
    'This passkey was used elsewhere in the meantime, as a copy of it would be. Please sign in with a code, and remove it.',
  notAdded: 'This passkey could not be read, so it was not added.',
  isThereAlready: 'There is a passkey of this device already.',
  tooMany: ({ most }: { most: number }) =>
    `You have ${most} passkeys, which is the most. Remove one that you do not use any more.`,
  nameNeeded: 'Give it a name.',

  // The e-mail
  mailSubject: 'A passkey was added to your account',
  mailText: ({ name, when, address }: { name: string; when: string; address: string }) =>
    `A passkey called “${name}” was added to your Orderwright account on ${when} (UTC).\n\nWhoever holds it can sign in as you. If it was not you who added it, sign in with a code at ${address}, choose “Passkeys and devices…” in the menu with your initials, remove the passkey, and sign out all others.`,

  // Signing in
  or: 'or',
  signInWith: 'Sign in with a passkey',
  notUsed: 'No passkey was used. Try it once more, or let us send you a code.',
  notSignedIn: 'The passkey could not be used in this browser. Please sign in with a code.',

  // Those that a person has
  title: 'Passkeys',
  hint: 'Sign in with your fingerprint, your face or the lock of your device, without a code.',
  none: 'You have no passkey yet.',
  listOf: 'Your passkeys',
  add: 'Add a passkey',
  added: ({ name }: { name: string }) => `${name} was added. We sent you an e-mail that says so.`,
  notMade: 'No passkey was added.',
  notHere: 'This browser can not add a passkey at this address.',
  facts: ({ created, lastUsed, isSynced }: { created: string; lastUsed: string | null; isSynced: boolean }) =>
    [
      `Added ${created}`,
      lastUsed === null ? 'never used' : `last used ${lastUsed}`,
      ...(isSynced ? ['kept in a password manager'] : []),
    ].join(' · '),
  numbered: ({ name, number }: { name: string; number: number }) => `${name} ${number}`,
  name: 'Name',
  rename: 'Rename',
  renameOf: ({ name }: { name: string }) => `Rename ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeOf: ({ name }: { name: string }) => `Remove ${name}`,
  removed: ({ name }: { name: string }) => `${name} signs nobody in any more.`,
})
