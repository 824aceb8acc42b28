/** What stands beside the fields of an engraving, and what is suggested there, in French. */
import type { engravingMessages as english } from '../../../messages/options/engraving.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, figure } from '../grammar.ts'

export const engravingMessages: Translation<typeof english> = {
  engravingOverRecommendedLimit: 'au-delà de la limite conseillée',
  engravingOverLimit: 'au-delà de la limite',
  engravingMissing: ({ characters, font }) =>
    `${font} n’a pas ${characters} : ce texte ne peut pas être gravé. Écrivez-le autrement ou choisissez une autre police.`,
  engravingMeetsHere: ({ other }) => `Touche ${other}.`,
  engravingCut: ({ length, max }) =>
    `Le texte compte ${figure(length)} caractères et une ligne en contient ${figure(max)}. Le reste a été laissé de côté.`,
  engravingNoRoom: 'Il n’y a pas de place pour cette ligne ; seule la première est gravée.',
  engravingOneLineByOption: 'Une ligne avec les options choisies',
  engravingOneLine: 'Place pour une ligne',
  engravingNothingFits:
    'Ni d’autres lignes ou mots, ni une autre taille ou plaque ne le feraient tenir. Écrivez-le plus court.',
  rewordSeveral: ({ count }) => `Écrire ${figure(count)} gravures plus court ou sur deux lignes`,
  fitSplit: ({ first, second }) => `Deux lignes : « ${first} » et « ${second} »`,
  fitShorter: ({ text }) => `Écrire « ${text} »`,
  fitShorterInTwo: ({ first, second }) => `Écrire « ${first} » et « ${second} », sur deux lignes`,
  fitPlateAndBox: ({ plate, property, option }) => `${plate} et ${property} : ${option}`,
  customEngravingsOn:
    'Gravures personnalisées : les largeurs sont indiquées sans être imposées, et chaque gravure est examinée.',
  customEngravingsToReview: ({ title }) =>
    `${title} : gravures personnalisées, à vérifier avant fabrication.`,
  customEngravingMeets: ({ what, other }) => `${cap(what)} : touche ${other}`,
  customEngravingOver: ({ text, widthMm, limitMm }) =>
    `« ${text} » mesure ${widthMm} mm de large, son emplacement ${limitMm} mm`,
}
