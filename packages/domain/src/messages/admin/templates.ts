/** The templates of products, as they are offered. */
export const templateMessages = {
  keypadPlate: {
    title: 'Keypad plate',
    description: 'A wall plate with buttons and engravings, drawn to scale.',
  },
  door: { title: 'Door', description: 'A door leaf by width and height, priced by area, drawn to scale.' },
  panel: { title: 'Panel', description: 'A wall panel with slats, priced by area, drawn to scale.' },
  cabinetFront: {
    title: 'Cabinet front',
    description: 'A front with its pull, priced by area, drawn to scale.',
  },
  rail: { title: 'Rail', description: 'A metal profile cut to length, priced by the meter, drawn to scale.' },
  lamp: { title: 'Reading lamp', description: 'A lamp with arm and switch, drawn to scale.' },
  plainArticle: { title: 'Plain article', description: 'Anything with a color, a size and a price.' },
} as const
