/** Sentences of murals: their seams, panels and layouts, in Swedish. */
import type { muralMessages as english } from '../../../messages/spatial/murals.ts'
import type { Translation } from '../../../localization/translation.ts'

export const muralMessages: Translation<typeof english> = {
  seamOffsetTooLarge: ({ offset, most }) =>
    `Skarven är flyttad ${offset}; halva överlappet är ${most}, och längre kan den inte flyttas.`,
  buttedSeam: 'Stumskarv',
  seamOverlap: ({ thickness }) => `${thickness} överlapp`,
  panelMeasures: ({ width, height }) => `${width} × ${height}`,

  layoutMeasureUnreadable:
    'En indelning kräver en yta och en rulle vars mått är tal över 0. Rätta dem först.',
  layoutAreaTooLarge: ({ most }) => `Ytan är större än ${most}. Dela den i flera ytor.`,
  layoutTooManyPanels: ({ most }) =>
    `Ytan kräver fler än ${most} våder. Välj en bredare rulle eller dela den i flera ytor.`,
  rollTooNarrow: ({ width }) =>
    `En rulle på ${width} har ingen plats mellan sina utfall. Välj en bredare rulle eller mindre utfall.`,
  lockedPanelOutside: ({ from, to, width }) =>
    `Den låsta våden från ${from} till ${to} ligger inte inom ytan, som är ${width} bred. Lås upp eller flytta den.`,
  lockedPanelsOverlap: ({ from, to }) =>
    `Den låsta våden från ${from} till ${to} ligger på en annan låst våd. Lås upp eller flytta en av dem.`,

  bans: {
    opening: 'i en öppning',
    criticalAlignment: 'i en våd med kritisk passning',
    focusArea: 'i ett fokusområde',
    corner: 'vid ett hörn',
    keepClear: 'där ingen skarv får ligga',
  },
  seamNotAllowed: ({ at, where }) =>
    `Skarven vid ${at} ligger ${where}. Välj en bredare rulle, lås upp våder, eller godta den.`,
  panelTooNarrow: ({ number, width, least }) =>
    `Våd ${number} är ${width} bred, mindre än ${least}. Lås upp våder, eller godta den.`,
  panelWiderThanRoll: ({ panel, width, roll }) =>
    `Våd ${panel} trycks ${width} bred; rullen har ${roll}. Gör den smalare eller välj en bredare rulle.`,
  stripLongerThanRoll: ({ length, roll }) =>
    `En våd är ${length} lång; en rulle har ${roll}. Välj en längre rulle.`,
}
