/** Sentences of what a plate, what stands in it and the box behind it say against each other, in Swedish. */
import type { plateMessages as english } from '../../../messages/options/plates.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, counted } from '../grammar.ts'

export const plateMessages: Translation<typeof english> = {
  outsideBox: ({ names, box, opening }) =>
    `${capital(names)} ryms inte inuti ${box}, vars öppning är ${opening}. ` +
    'Välj en större apparatdosa, en annan platta eller färre insatser.',
  boxLargerThanPlate: ({ box, size, plate }) =>
    `En platta på ${plate} täcker inte ${box} på ${size}. Välj en större platta eller en mindre apparatdosa.`,
  bodiesMeet: ({ one, other }) =>
    `${capital(one)} och ${other} tar i varandra bakom plattan. Välj en annan platta eller färre insatser.`,
  mechanismsMeetScrews: ({ size }) =>
    `På en platta på ${size} skulle skruvarna hamna i insatserna. Välj en annan platta eller färre insatser.`,
  plateTooSmallForColumns: ({ columns, max }) =>
    `Plattan är bred nog för ${counted(max, 'kolumn', 'kolumner')} med insatser, inte för ${columns}.`,
  plateTooSmallForRows: ({ rows, max }) =>
    `Plattan är hög nog för ${counted(max, 'rad', 'rader')} med insatser, inte för ${rows}.`,
}
