/** What stands beside the fields of an engraving, in Swedish. */
import type { engravingMessages as english } from '../../../messages/options/engraving.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const engravingMessages: Translation<typeof english> = {
  engravingOverRecommendedLimit: 'över rekommenderad gräns',
  engravingOverLimit: 'över gränsen',
  engravingMissing: ({ characters, font }) =>
    `${font} saknar ${characters}: detta kan inte graveras. Skriv på ett annat sätt eller välj ett annat typsnitt.`,
  engravingMeetsHere: ({ other }) => `Når in i ${other}.`,
  engravingCut: ({ length, max }) =>
    `Texten har ${figure(length)} tecken och en rad rymmer ${max}. Resten utelämnades.`,
  engravingNoRoom: 'Det finns ingen plats för den här raden; bara den första graveras.',
  engravingOneLineByOption: 'En rad med de valda alternativen',
  engravingOneLine: 'Plats för en rad',
  engravingNothingFits:
    'Ingen ändring av rader, ord, storlek eller platta skulle få den att rymmas. Skriv kortare.',
  rewordSeveral: ({ count }) => `Skriv ${count} graveringar kortare eller på två rader`,
  fitSplit: ({ first, second }) => `Två rader: ”${first}” och ”${second}”`,
  fitShorter: ({ text }) => `Skriv ”${text}”`,
  fitShorterInTwo: ({ first, second }) => `Skriv ”${first}” och ”${second}”, på två rader`,
  fitPlateAndBox: ({ plate, property, option }) => `${plate} och ${property} till ${option}`,
  customEngravingsOn: 'Specialgraveringar: bredder visas men begränsar inte, och varje utformning granskas.',
  customEngravingsToReview: ({ title }) =>
    `${title} är specialgraverade: kontrollera att de går att tillverka.`,
  customEngravingMeets: ({ what, other }) => `${what} når in i ${other}`,
  customEngravingOver: ({ text, widthMm, limitMm }) =>
    `”${text}” är ${widthMm} mm bred, platsen ${limitMm} mm`,
}
