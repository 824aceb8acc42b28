/** A group: things that stand and turn together, with formulas that hold inside. */
import { good } from '../outcome.ts'
import { formulasField } from './formulas.ts'
import { defineHolder } from './kind.ts'

export const groupKind = defineHolder({
  key: 'group',
  title: 'Group',
  fields: { formulas: formulasField('Formulas') },
  copies: ({ formulas }) => good([{ shift: [0, 0, 0] as const, names: formulas }]),
})
