/** The path of an owner's first visit, in Swedish. */
import type { setupGuideMessages as english } from '../../../messages/admin/setup-guide.ts'
import type { Translation } from '../../../localization/translation.ts'

export const setupGuideMessages: Translation<typeof english> = {
  title: 'Kom i gång',
  progress: ({ done, all }) => `${done} av ${all}`,
  progressOf: ({ done, all }) => `Kom i gång: ${done} av ${all} steg klara. Visa alla steg`,
  entry: ({ done, all }) => `Kom i gång: ${done} av ${all}`,
  steps: {
    brand: {
      title: 'Logotyp och accent',
      hint: 'Ladda upp er logotyp och välj er accentfärg: varje skärm, dokument och e-postmeddelande får dem.',
      go: 'Öppna inställningarna',
    },
    category: {
      title: 'Första kategorin',
      hint: 'Lägg till en kategori och namnge den efter det ni säljer. Varje kategori med produkter är en ruta på startsidan.',
      go: 'Öppna kategorierna',
    },
    product: {
      title: 'Första produkten',
      hint: 'Välj Från en mall: den ger en produkt med egenskaper, alternativ, priser och en ritning.',
      go: 'Öppna produkterna',
    },
    options: {
      title: 'Egenskaper och alternativ',
      hint: 'Gör valen till era egna: skriv ett annat namn på ett alternativ, lägg till ett, eller arkivera ett.',
      go: 'Öppna en egenskap',
    },
    price: {
      title: 'Pris',
      hint: 'Ändra ett belopp i den gällande versionen och spara: i ord står det i dollar, i JSON i cent (8500 är 85,00 $).',
      go: 'Öppna priset',
    },
    tryOut: {
      title: 'Prova som gäst',
      hint: 'Så här ser det ut för gäster. Välj er produkt på den här sidan.',
      go: 'Byt till gästläge',
    },
    guest: {
      title: 'Bjud in en gäst',
      hint: 'Skriv en kunds e-postadress. Kunden får ett meddelande som leder hit.',
      go: 'Öppna gästerna',
    },
  },
  tryItem: 'Namnge, lägg till en artikel och titta på dess ritning, alternativ och pris.',
  stillMissing: { logo: 'Logotypen saknas ännu.', accent: 'Accentfärgen saknas ännu.' },
  nextIs: ({ done }) => `Klart: ${done}.`,
  goThere: 'Gå dit',
  skip: 'Hoppa över',
  skipOf: ({ title }) => `Hoppa över steget: ${title}`,
  hide: 'Dölj guiden',
  hidden: 'Guiden är dold. Den finns kvar i administrationens navigering.',
  show: 'Visa',
  standings: { done: 'Klart', skipped: 'Överhoppat', open: 'Att göra' },
  finished: ({ title }) => `${title} är på plats.`,
  finishedHint: 'Det som hoppades över kan tas upp under stegen.',
  finish: 'Stäng guiden',
  notKept: 'Guiden kunde inte ändras.',
}
