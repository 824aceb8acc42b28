/** What a plate, what stands in it and the box behind it say against each other, in French. */
import type { plateMessages as english } from '../../../messages/options/plates.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, counted, figure, plural } from '../grammar.ts'

export const plateMessages: Translation<typeof english> = {
  outsideBox: ({ names, count, box, opening }) =>
    `${cap(names)} ${plural(count, 'dépasse', 'dépassent')} de la boîte (${box}), dont l’ouverture est de ${opening}. ` +
    'Choisissez une boîte d’encastrement plus grande, une autre plaque ou moins de mécanismes.',
  boxLargerThanPlate: ({ box, size, plate }) =>
    `Une plaque de ${plate} ne couvre pas la boîte de ${size} (${box}). Choisissez une plaque plus grande ou une boîte d’encastrement plus petite.`,
  bodiesMeet: ({ one, other }) =>
    `${cap(one)} et ${other} se touchent derrière la plaque. Choisissez une autre plaque ou moins de mécanismes.`,
  mechanismsMeetScrews: ({ size }) =>
    `Sur une plaque de ${size}, les vis tomberaient dans ces mécanismes. Choisissez une autre plaque ou moins de mécanismes.`,
  plateTooSmallForColumns: ({ columns, max }) =>
    `La largeur de cette plaque permet ${counted(max, 'colonne', 'colonnes')} de mécanismes, et non ${figure(columns)}.`,
  plateTooSmallForRows: ({ rows, max }) =>
    `La hauteur de cette plaque permet ${counted(max, 'rangée', 'rangées')} de mécanismes, et non ${figure(rows)}.`,
}
