/** Sentences of what a plate, what stands in it and the box behind it say against each other. Sizes are texts. */
import { defineMessages } from '../../localization/define-messages.ts'
export const plateMessages = defineMessages('plateMessages', {
  outsideBox: ({
    names,
    count,
    box,
    opening,
  }: {
    names: string
    count: number
    box: string
    opening: string
  }) =>
    `${capital(names)} ${count === 1 ? 'does' : 'do'} not stand inside the ${box}, whose opening is ${opening}. ` +
    'Choose a larger back box, another plate or fewer mechanisms.',
  boxLargerThanPlate: ({ box, size, plate }: { box: string; size: string; plate: string }) =>
    `A plate of ${plate} does not cover the ${box} of ${size}. Choose a larger plate or a smaller back box.`,
  bodiesMeet: ({ one, other }: { one: string; other: string }) =>
    `${capital(one)} and ${other} meet behind the plate. Choose another plate or fewer mechanisms.`,
  mechanismsMeetScrews: ({ size }: { size: string }) =>
    `On a plate of ${size} the screws would stand in these mechanisms. Choose another plate or fewer mechanisms.`,
  plateTooSmallForColumns: ({ columns, max }: { columns: number; max: number }) =>
    `This plate is wide enough for ${max} ${max === 1 ? 'column' : 'columns'} of mechanisms, not for ${columns}.`,
  plateTooSmallForRows: ({ rows, max }: { rows: number; max: number }) =>
    `This plate is high enough for ${max} ${max === 1 ? 'row' : 'rows'} of mechanisms, not for ${rows}.`,
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
