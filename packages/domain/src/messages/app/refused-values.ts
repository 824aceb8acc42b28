/** What is said of a value that can not stand in its field, by what is wrong with it. */
import { defineMessages } from '../../localization/define-messages.ts'
export const refusedValueMessages = defineMessages('refusedValueMessages', {
  needed: 'Something must stand here.',
  text: 'This must be a text.',
  number: 'Type a number.',
  wholeNumber: 'Type a whole number.',
  yesOrNo: 'This is either on or off.',
  list: 'This must be a list.',
  group: 'This must be a group of fields.',
  charactersAtLeast: ({ min }: { min: number }) =>
    min === 1 ? 'Something must stand here.' : `Type at least ${min} characters.`,
  charactersAtMost: ({ max }: { max: number }) =>
    `At most ${max.toLocaleString('en-US')} characters can stand here.`,
  entriesAtLeast: ({ min }: { min: number }) =>
    min === 1 ? 'One entry is needed.' : `${min} entries are needed.`,
  entriesAtMost: ({ max }: { max: number }) =>
    `At most ${max.toLocaleString('en-US')} entries can stand here.`,
  atLeast: ({ min }: { min: number }) => `${min.toLocaleString('en-US')} is the least.`,
  moreThan: ({ min }: { min: number }) => `Type a number above ${min.toLocaleString('en-US')}.`,
  atMost: ({ max }: { max: number }) => `${max.toLocaleString('en-US')} is the most.`,
  lessThan: ({ max }: { max: number }) => `Type a number below ${max.toLocaleString('en-US')}.`,
  oneOf: ({ values }: { values: string }) => `Choose one of these: ${values}.`,
  email: 'Type an e-mail address such as name@example.com.',
  address: 'Type a web address that begins with https://.',
  form: 'This is not written as it has to be.',
  unknown: ({ names }: { names: string }) => `There is no field ${names} here.`,
  notThis: 'This can not stand here.',
})
