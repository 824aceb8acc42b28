/** The versions of a pricing rule: their editor, its faults, its preview. [2.2.95–2.2.97, 2.4.22, 2.5.11–2.5.15] */
const oneOf = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

export const adminPricingMessages = {
  // Faults of what is typed
  kinds: {
    array: 'a list in [ ]',
    object: 'a record in { }',
    string: 'a text in double quotation marks',
    number: 'a number',
    boolean: 'true or false',
  },
  expected: ({ kind }: { kind: string }) => `This must be ${kind}.`,
  wholeNumber: 'This must be a whole number.',
  oneOf: ({ values }: { values: readonly string[] }) => `This must be ${oneOf(values)}.`,
  notThis: 'This can not stand here.',
  unknownKey: ({ name }: { name: string }) => `There is no key "${name}" here.`,
  keyMissing: ({ name }: { name: string }) => `The key "${name}" is missing here.`,
  keyTwice: ({ name }: { name: string }) => `The key "${name}" stands here twice: only the last would count.`,
  tooMany: ({ max }: { max: number }) => `No more than ${max} can stand in this list.`,
  tooLong: ({ max }: { max: number }) => `No more than ${max} characters can stand here.`,
  tooLarge: ({ max }: { max: number }) => `This can be ${max} at most.`,
  tooSmall: ({ min }: { min: number }) => `This must be ${min} at least.`,
  noProperty: ({ id }: { id: number }) =>
    `There is no property ${id}: nothing with this version could be priced.`,
  noGroup: ({ id }: { id: number }) => `There is no classifier group ${id}.`,
  noNumber: ({ index, most }: { index: number; most: number }) =>
    `Numbers are counted from 0, and no classifier of this group has more than ${most}: there is no number ${index}.`,
  noOption: ({ id }: { id: number }) => `There is no option ${id}: the condition never holds.`,
  optionElsewhere: ({ option, property }: { option: string; property: string }) =>
    `${option} is no option of ${property}: the condition never holds.`,
  noClassifier: ({ id }: { id: number }) => `There is no classifier ${id}: the condition never holds.`,
  classifierElsewhere: ({ classifier, group }: { classifier: string; group: string }) =>
    `${classifier} is no classifier of ${group}: the condition never holds.`,
} as const
