/** A group: things that stand and turn together, with formulas that hold inside and for where the group stands. */
import { good } from '../outcome.ts'
import { formulasField } from './formulas.ts'
import { defineHolder } from './kind.ts'

export const groupKind = defineHolder({
  key: 'group',
  title: 'Group',
  fields: { formulas: formulasField('Formulas') },
  names: ({ formulas }) => formulas,
  copies: () => good([{ shift: [0, 0, 0] as const, names: new Map() }]),
})
