/** Sentences of the server alone that refuse what is to be drawn, in Swedish. */
import type { spatialCallMessages as english } from '../../../messages/canvas/spatial-calls.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, agree, capital, figure, the } from '../grammar.ts'

export const spatialCallMessages: Translation<typeof english> = {
  typeStays: 'Slaget av det ritade kan inte ändras. Rita på nytt.',
  orderStays: ({ word }) =>
    `Detta kan inte flyttas till ${agree(word, 'en annan', 'ett annat')} ${word.toLowerCase()}.`,
  notSpatial: ({ word }) => `${capital(the(word))} har ingen rityta: inget kan ritas här.`,
  missingReference: 'Det som anges här finns inte, eller finns någon annanstans.',
  tooMany: ({ word, max, count }) =>
    `${capital(a(word))} rymmer högst ${figure(max)} väggar, vyer, former och texter; nu är det ${figure(count)}. Ta bort några först.`,
  twice: 'En post är angiven två gånger.',
  oneOrder: 'Alla poster i ett anrop hör till samma rityta.',
}
