/** Sentences of the screen of settings. [issue 14] */
import { defineMessages } from '../../localization/define-messages.ts'
export const adminSettingMessages = defineMessages('adminSettingMessages', {
  title: 'Organization settings',
  typedBefore: 'Typed before, and not saved yet.',
  waitsForLine:
    'Not saved yet: there is no connection. It is kept here and saved when you are connected again.',
  notSaved: ({ label }: { label: string }) => `${label}: not saved`,
  sections: 'Settings sections',
  sectionNow: ({ title }: { title: string }) => `Settings: ${title}`,
  history: 'History',
  loading: 'Loading the settings',
  noSection: 'There is no such page in the settings.',

  // A field
  byDefault: ({ value }: { value: string }) => `Default: ${value}`,
  backToDefault: 'Back to default',
  backToDefaultOf: ({ label }: { label: string }) => `Back to default: ${label}`,
  changed: ({ label }: { label: string }) => `${label} changed.`,
  theirs: ({ value }: { value: string }) => `Meanwhile somebody else has set: ${value}`,
  bothChanged: ({ label, mine, theirs }: { label: string; mine: string; theirs: string }) =>
    `${label}: yours is ${mine}, meanwhile somebody else has set ${theirs}`,
  othersStand: 'Whichever you choose, what each of you changed elsewhere in it stands.',
  decide: ({ label }: { label: string }) => `What becomes of ${label}`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  discard: 'Discard',
  tryAgain: 'Try again',
  isUsed: 'Used',
  entryOf: ({ label, number }: { label: string; number: number }) => `${label} ${number}`,
  addTo: ({ label }: { label: string }) => `Add to ${label}`,
  remove: ({ label }: { label: string }) => `Remove ${label}`,
  up: ({ label }: { label: string }) => `Move ${label} up`,
  down: ({ label }: { label: string }) => `Move ${label} down`,
  newWaits: 'New, and not saved yet: it is saved when its fields are filled in.',
  newEntry: ({ label }: { label: string }) => `New entry of ${label}`,
  numberNeeded: 'Type a number.',

  // Values in words
  none: 'none',
  on: 'on',
  off: 'off',
  aPicture: 'a picture',
  entries: ({ count }: { count: number }) => (count === 1 ? '1 entry' : `${count} entries`),

  // Preview
  previews: 'Preview',
  showPreview: 'Show the preview',
  hidePreview: 'Hide the preview',
  previewOf: {
    home: 'Home page',
    order: ({ word }: { word: string }) => `${word} page`,
    document: 'Quote',
    mail: 'E-mail',
  },
  previewPage: 'Page in the preview',
  previewAs: 'Seen by',
  asOwner: 'Owners',
  asGuest: 'Guests',
  previewTyped: 'As it will be, with what is typed and not saved yet.',
  previewFrame: ({ page }: { page: string }) => `Preview: ${page}`,
  noOrderToShow: ({ word }: { word: string }) =>
    `There is no ${word.toLowerCase()} with a title to show yet.`,
  occasion: 'Occasion',
  onStatus: ({ title }: { title: string }) => `Status: ${title}`,
  mailSubject: 'Subject',
  mailFrame: 'The e-mail',
  placeholders: 'Words in braces',
  placeholdersHint:
    'They are replaced when an e-mail is written. A sentence whose word has no value is left out.',

  // Brand
  chooseColor: 'Choose a color',
  sampleButton: 'Sample button',
  upload: 'Upload a logo',
  logoFile: 'Logo file',
  logoHint: 'SVG or PNG under 1 MB. Words must be outlines.',
  preview: 'Preview of the logo',
  takeLogo: 'Use this logo',
  currentLogo: 'The logo now',

  // History
  noHistory: 'Nothing has been changed yet.',
  byAt: ({ who, when }: { who: string; when: string }) => `${who}, ${when}`,
  from: ({ value }: { value: string }) => `before: ${value}`,
  to: ({ value }: { value: string }) => `after: ${value}`,
  isRestore: 'Took a change back or returned to an earlier state',
  moreOf: ({ count }: { count: number }) => `and ${count} more`,
  undo: 'Take this change back',
  undoOf: ({ label, when }: { label: string; when: string }) => `Take this change back: ${label}, ${when}`,
  returnTo: 'Return to this state',
  returnToOf: ({ label, when }: { label: string; when: string }) =>
    `Return to this state: after ${label}, ${when}`,
  askReturn: ({ count }: { count: number }) =>
    `${count === 1 ? 'The later change is' : `The ${count} later changes are`} taken back. That is a change in the history too.`,
  changeTakenBack: 'The change was taken back.',
  returned: 'The settings are as they were then.',
})
