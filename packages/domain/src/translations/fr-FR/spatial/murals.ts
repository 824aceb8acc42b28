/** Sentences of murals: their seams, panels and layouts, in French. */
import type { muralMessages as english } from '../../../messages/spatial/murals.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const muralMessages: Translation<typeof english> = {
  seamOffsetTooLarge: ({ offset, most }) =>
    `Le joint est décalé de ${offset} ; la moitié de son chevauchement est de ${most}, et le décalage ne peut pas aller au-delà.`,
  buttedSeam: 'Joint bord à bord',
  seamOverlap: ({ thickness }) => `Chevauchement de ${thickness}`,
  panelMeasures: ({ width, height }) => `${width} × ${height}`,

  layoutMeasureUnreadable:
    'Un calepinage demande une surface et un rouleau dont les mesures sont des nombres supérieurs à 0. Corrigez-les d’abord.',
  layoutAreaTooLarge: ({ most }) => `Cette surface dépasse ${most}. Divisez-la en plusieurs surfaces.`,
  layoutTooManyPanels: ({ most }) =>
    `Cette surface demande plus de ${figure(most)} lés. Choisissez un rouleau plus large ou divisez-la en plusieurs surfaces.`,
  rollTooNarrow: ({ width }) =>
    `Un rouleau de ${width} ne laisse pas de place entre ses fonds perdus. Choisissez un rouleau plus large ou des fonds perdus plus petits.`,
  lockedPanelOutside: ({ from, to, width }) =>
    `Le lé verrouillé de ${from} à ${to} n’est pas dans la surface, large de ${width}. Déverrouillez-le ou déplacez-le.`,
  lockedPanelsOverlap: ({ from, to }) =>
    `Le lé verrouillé de ${from} à ${to} en recouvre un autre, verrouillé aussi. Déverrouillez ou déplacez l’un d’eux.`,

  bans: {
    opening: 'dans une ouverture',
    criticalAlignment: 'dans un lé à alignement critique',
    focusArea: 'dans une zone d’intérêt',
    corner: 'dans un angle',
    keepClear: 'là où aucun joint n’est admis',
  },
  seamNotAllowed: ({ at, where }) =>
    `Le joint à ${at} se trouve ${where}. Choisissez un rouleau plus large ou déverrouillez des lés, ou acceptez-le.`,
  panelTooNarrow: ({ number, width, least }) =>
    `Le lé ${number} fait ${width} de large, moins que ${least}. Déverrouillez des lés, ou acceptez-le.`,
  panelWiderThanRoll: ({ panel, width, roll }) =>
    `Le lé ${panel} est imprimé sur ${width} de large ; le rouleau fait ${roll}. Rétrécissez-le ou choisissez un rouleau plus large.`,
  stripLongerThanRoll: ({ length, roll }) =>
    `Une bande fait ${length} de long ; un rouleau fait ${roll}. Choisissez un rouleau plus long.`,
}
