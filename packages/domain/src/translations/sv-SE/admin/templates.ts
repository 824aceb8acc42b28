/** The templates of products, in Swedish. */
import type { templateMessages as english } from '../../../messages/admin/templates.ts'
import type { Translation } from '../../../localization/translation.ts'

export const templateMessages: Translation<typeof english> = {
  templates: {
    keypadPlate: {
      title: 'Knappanel',
      description: 'En väggplatta med knappar och graveringar, ritad i skala.',
    },
    door: {
      title: 'Dörr',
      description: 'Ett dörrblad efter bredd och höjd, prissatt efter yta, ritat i skala.',
    },
    panel: { title: 'Panel', description: 'En väggpanel med ribbor, prissatt efter yta, ritad i skala.' },
    cabinetFront: {
      title: 'Skåplucka',
      description: 'En front med grepp, prissatt efter yta, ritad i skala.',
    },
    rail: {
      title: 'Skena',
      description: 'En metallprofil kapad på längd, prissatt per meter, ritad i skala.',
    },
    lamp: { title: 'Läslampa', description: 'En lampa med arm och strömställare, ritad i skala.' },
    shelf: {
      title: 'Hylla',
      description: 'En hylla efter bredd och djup, prissatt efter yta, ritad i skala.',
    },
    bookcase: {
      title: 'Bokhylla',
      description: 'En bokhylla efter bredd och höjd, prissatt efter yta, ritad i skala.',
    },
    floor: { title: 'Golv', description: 'Ett golv efter mönster och träslag, ritat som det läggs.' },
    flatPrint: {
      title: 'Plant tryck',
      description:
        'Ett tryck eller en fototapet efter bredd och höjd, prissatt efter yta, ritat i sina våder.',
    },
    plainArticle: {
      title: 'Enkel vara',
      description: 'Vad som helst med en färg, en storlek och ett pris, ritat i skala.',
    },
  },
  noSuchCategory: 'Kategorin finns inte längre. Välj en annan.',

  // The popup
  fromTemplate: 'Från en mall',
  hint: 'Välj det som ligger närmast. Allt som mallen skapar kan ändras efteråt.',
  category: 'Kategori',
  ownCategory: 'Mallens egen',
  makes: ({ properties, options }) =>
    `Skapar ${properties.join(', ')} med ${options} alternativ och deras priser.`,
  made: ({ title }) => `${title} har skapats med sina egenskaper, alternativ och priser.`,
  takenBack: ({ title }) => `${title} och det som skapades med den är borta.`,
  madeAgain: ({ title }) => `${title} och det som skapades med den är tillbaka.`,
}
