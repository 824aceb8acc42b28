/** What is said of a value that can not stand in its field, in Swedish. */
import type { refusedValueMessages as english } from '../../../messages/app/refused-values.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const refusedValueMessages: Translation<typeof english> = {
  needed: 'Något måste stå här.',
  text: 'Detta måste vara en text.',
  number: 'Skriv ett tal.',
  wholeNumber: 'Skriv ett heltal.',
  yesOrNo: 'Detta är antingen på eller av.',
  list: 'Detta måste vara en lista.',
  group: 'Detta måste vara en grupp av fält.',
  charactersAtLeast: ({ min }) => (min === 1 ? 'Något måste stå här.' : `Skriv minst ${min} tecken.`),
  charactersAtMost: ({ max }) => `Högst ${figure(max)} tecken kan stå här.`,
  entriesAtLeast: ({ min }) => (min === 1 ? 'En post behövs.' : `${min} poster behövs.`),
  entriesAtMost: ({ max }) => `Högst ${figure(max)} poster kan stå här.`,
  atLeast: ({ min }) => `${figure(min)} är det minsta.`,
  moreThan: ({ min }) => `Skriv ett tal över ${figure(min)}.`,
  atMost: ({ max }) => `${figure(max)} är det mesta.`,
  lessThan: ({ max }) => `Skriv ett tal under ${figure(max)}.`,
  oneOf: ({ values }) => `Välj något av dessa: ${values}.`,
  email: 'Skriv en e-postadress, till exempel namn@example.com.',
  address: 'Skriv en webbadress som börjar med https://.',
  form: 'Detta är inte skrivet som det ska.',
  unknown: ({ names }) => `Det finns inget fält ${names} här.`,
  notThis: 'Detta kan inte stå här.',
}
