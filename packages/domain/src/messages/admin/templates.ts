/** The templates of products, as they are offered. */
import { defineMessages } from '../../localization/define-messages.ts'
export const templateMessages = defineMessages('templateMessages', {
  templates: {
    keypadPlate: {
      title: 'Keypad plate',
      description: 'A wall plate with buttons and engravings, drawn to scale.',
    },
    door: {
      title: 'Door',
      description: 'A door leaf by width and height, priced by area, drawn to scale.',
    },
    panel: { title: 'Panel', description: 'A wall panel with slats, priced by area, drawn to scale.' },
    cabinetFront: {
      title: 'Cabinet front',
      description: 'A front with its pull, priced by area, drawn to scale.',
    },
    rail: {
      title: 'Rail',
      description: 'A metal profile cut to length, priced by the meter, drawn to scale.',
    },
    lamp: { title: 'Reading lamp', description: 'A lamp with arm and switch, drawn to scale.' },
    shelf: { title: 'Shelf', description: 'A shelf by width and depth, priced by area, drawn to scale.' },
    bookcase: {
      title: 'Bookcase',
      description: 'A bookcase by width and height, priced by area, drawn to scale.',
    },
    floor: { title: 'Floor', description: 'A floor by pattern and wood, drawn as it is laid.' },
    flatPrint: {
      title: 'Flat print',
      description: 'A print or mural by width and height, priced by area, drawn in its panels.',
    },
    plainArticle: {
      title: 'Plain article',
      description: 'Anything with a color, a size and a price, drawn to scale.',
    },
  },
  noSuchCategory: 'This category is not there any more. Choose another one.',

  // The popup
  fromTemplate: 'From a template',
  hint: 'Choose what is closest. Everything that it makes can be changed afterwards.',
  category: 'Category',
  ownCategory: 'That of the template',
  makes: ({ properties, options }: { properties: readonly string[]; options: number }) =>
    `Makes ${properties.join(', ')} with ${options} options and their prices.`,
  made: ({ title }: { title: string }) => `${title} was made with its properties, options and prices.`,
  takenBack: ({ title }: { title: string }) => `${title} and what was made with it are gone.`,
  madeAgain: ({ title }: { title: string }) => `${title} and what was made with it are back.`,
})
