/** The path of an owner's first visit. [issue 14] */
import { defineMessages } from '../../localization/define-messages.ts'
export const setupGuideMessages = defineMessages('setupGuideMessages', {
  title: 'Getting started',
  progress: ({ done, all }: { done: number; all: number }) => `${done} of ${all}`,
  progressOf: ({ done, all }: { done: number; all: number }) =>
    `Getting started: ${done} of ${all} steps done. Show all steps`,
  entry: ({ done, all }: { done: number; all: number }) => `Getting started: ${done} of ${all}`,
  steps: {
    brand: {
      title: 'Logo and accent',
      hint: 'Upload your logo and choose your accent color: every screen, document and e-mail carries them.',
      go: 'Open the settings',
    },
    category: {
      title: 'First category',
      hint: 'Add a category and name it after what you sell. Each one with products is a tile on the home page.',
      go: 'Open the categories',
    },
    product: {
      title: 'First product',
      hint: 'Choose From a template: it makes a product with properties, options, prices and a drawing.',
      go: 'Open the products',
    },
    options: {
      title: 'Properties and options',
      hint: 'Make the choices yours: type another name for an option, add one, or archive one.',
      go: 'Open a property',
    },
    price: {
      title: 'Price',
      hint: 'Change an amount of the version in force and save it: in words it stands in dollars, in JSON in cents (8500 is $85.00).',
      go: 'Open the price',
    },
    tryOut: {
      title: 'Try it as a guest',
      hint: 'This is what guests see. Choose your product on this page.',
      go: 'Switch to guest mode',
    },
    guest: {
      title: 'Invite a guest',
      hint: 'Type the e-mail address of a customer. They get an e-mail that leads them here.',
      go: 'Open the guests',
    },
  },
  tryItem: 'Name it, add an item and look at its drawing, its options and its price.',
  stillMissing: { logo: 'The logo is still missing.', accent: 'The accent color is still missing.' },
  nextIs: ({ done }: { done: string }) => `Done: ${done}.`,
  goThere: 'Go there',
  skip: 'Skip',
  skipOf: ({ title }: { title: string }) => `Skip this step: ${title}`,
  hide: 'Hide the guide',
  hidden: 'The guide is hidden. It is found again in the navigation of the back office.',
  show: 'Show it',
  standings: { done: 'Done', skipped: 'Skipped', open: 'To do' },
  finished: ({ title }: { title: string }) => `${title} is set up.`,
  finishedHint: 'What was skipped can be taken up under the steps.',
  finish: 'Close the guide',
  notKept: 'The guide could not be changed.',
})
