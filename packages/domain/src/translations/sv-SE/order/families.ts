/** Sentences of what a drawing family says against a configuration, in Swedish. */
import type { familyMessages as english } from '../../../messages/order/families.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

export const familyMessages: Translation<typeof english> = {
  outletsDoNotFit: ({ size }) =>
    `Uttagen får inte plats mellan kanterna på en platta på ${size}. Välj en större platta eller färre uttag.`,
  outletsMeetScrews: ({ size }) =>
    `På en platta på ${size} skulle skruvarna hamna i uttagen. Välj en annan platta eller andra uttag.`,
  slatsTooNarrow: ({ count, width, least }) =>
    `${counted(count, 'ribba', 'ribbor')} skulle bli ${width} ${count === 1 ? 'bred' : 'breda'}; ribbor kan tillverkas från ${least}. Välj färre eller bredare ribbor.`,
  slatCountMissing: 'Det måste finnas minst en ribba.',
  handleTooLong: ({ length, most }) => `Ett handtag på ${length} är för långt här: högst ${most} får plats.`,
  visionNeedsRoom: ({ size }) => `Ett siktglas kräver ett dörrblad på minst ${size}.`,
  railsTooWide: ({ width, most }) =>
    `Med ramstycken på ${width} blir det ingen fyllning kvar i fronten: högst ${most} får plats.`,
  bodyTooNearWall: ({ least }) =>
    `Armaturen skulle ta i väggen eller bakplattan: den måste sitta minst ${least} från väggen.`,
  holeTooLarge: ({ hole, most }) =>
    `Ett hål på ${hole} får inte plats på den här profilen: högst ${most} går.`,
  holesMeet: ({ hole, spacing }) => `Hål på ${hole} kan inte sitta med ${spacing} mellanrum.`,
  holeBeyondEnd: ({ first }) => `Ett första hål ${first} från änden hamnar utanför skenan.`,
  bracketsDoNotFit: ({ count, width }) =>
    `${counted(count, 'konsol', 'konsoler')} får inte plats under en hylla på ${width}. Välj färre konsoler eller en längre hylla.`,
  shelvesTooClose: ({ count, clear, least }) =>
    `Med ${counted(count, 'hyllplan', 'hyllplan')} blir det bara ${clear} fritt mellan dem; böcker behöver ${least}. Välj färre hyllplan eller en högre bokhylla.`,
  boardTooShort: ({ length, width }) =>
    `En bräda på ${width} kan inte vara ${length} lång: brädor är minst lika långa som de är breda.`,
  sampleHoleTooLarge: ({ hole, most }) =>
    `Ett hål på ${hole} får inte plats på provbiten: högst ${most} går.`,
  chipsTooSmall: ({ least }) =>
    `Proverna får inte plats i den här lådan: vart och ett behöver ${least}. Välj en större låda.`,
  tooManyPanels: ({ count, most }) =>
    `Trycket skulle delas i ${count} våder; högst ${most} kan hängas. Välj en bredare rulle eller ett mindre tryck.`,
  borderTooWide: ({ border }) => `Med en kant på ${border} blir det ingen bild kvar på trycket.`,
}
