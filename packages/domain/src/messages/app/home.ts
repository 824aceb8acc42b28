/** The home page. [2.2.34] */
import { defineMessages } from '../../localization/define-messages.ts'
export const homeMessages = defineMessages('homeMessages', {
  creating: 'Creating',
  welcome: ({ title, heading }: { title: string; heading: string }) => `Welcome to the ${title} ${heading}`,
  newOrder: ({ order }: { order: string }) => `New ${order}`,
  nothingToConfigureYet: 'Nothing to configure yet',
  productsAppearSoon: 'Products appear here as soon as they are published to you.',
  productsStandHere:
    'Your products stand here, each under its category, for you and your guests to choose from.',
  makeAProduct: 'Make a product',
  chooseAProduct: ({ title }: { title: string }) => `${title}: choose a product`,
  configure: 'Configure',
  inStock: 'In stock',
  opensNewTab: '(opens in a new tab)',
  notCreated: ({ word }: { word: string }) => `The ${word.toLowerCase()} was not created.`,
  tryAgain: 'Try again',
})
