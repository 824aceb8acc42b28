/** The guided tour of the order page, in Swedish. */
import type { tourMessages as english } from '../../../messages/order/tour.ts'
import type { Translation } from '../../../localization/translation.ts'
import { the } from '../grammar.ts'

export const tourMessages: Translation<typeof english> = {
  status: {
    title: 'Så långt har det kommit',
    text: ({ word }) =>
      `Varje punkt är ett steg på vägen för ${the(word)} och fylls i när steget är nått. Peka på en punkt för att läsa vad den betyder.`,
  },
  price: {
    title: 'Vad det kostar',
    text: () =>
      'Priset för alla artiklar tillsammans, omräknat vid varje val. Frakt och moms tillkommer senare.',
  },
  add: {
    title: 'Lägg till en artikel',
    text: () =>
      'Lägg till så många produkter du behöver. Var och en blir en artikel med egen ritning och egna val.',
  },
  itemTitle: {
    title: 'Namnge artikeln',
    text: () =>
      'Skriv var den ska sitta eller vad den är till för, till exempel ”Hall, till vänster om dörren”. Namnet skrivs ut på alla dokument.',
  },
  quantity: {
    title: 'Antal och anteckningar',
    text: () => 'Ange hur många du behöver, och skriv en anteckning till den som tillverkar eller monterar.',
  },
  options: {
    title: 'Gör den till din',
    text: () =>
      'Välj storlek, ytbehandling och gravering här. Ritningen och priset följer med direkt. Val som inte går ihop talar om varför.',
  },
  next: 'Nästa',
  back: 'Tillbaka',
  done: 'Klar',
  close: 'Stäng rundturen',
  progress: '{{current}} av {{total}}',
  failed: 'Rundturen kunde inte laddas. Försök igen.',
}
