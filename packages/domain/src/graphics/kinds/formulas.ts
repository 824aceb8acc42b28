/**
 * Named formulas of a group: each may use the names around the group and its sisters, in any order, but none may
 * need itself in the end.
 */
import { z } from 'zod'
import { evaluate, within } from '../expression/evaluate.ts'
import { parseExpression } from '../expression/parse.ts'
import { type Expression, namesIn, type Value } from '../expression/syntax.ts'
import { good, type Outcome, problem } from '../outcome.ts'
import type { Json } from '../../units/record.ts'
import type { Field, Read } from './field.ts'

type Formula = { readonly name: string; readonly expression: Expression }
export type FormulaValues = ReadonlyMap<string, Value>

const formulasSchema = z.record(z.string().regex(/^[A-Za-z_]\w*$/), z.union([z.number(), z.string()]))

/** The formulas so that each comes after those that it uses; `cycle` and a name of it when there is no such order. */
export function inOrder(formulas: readonly Formula[]): Outcome<readonly Formula[]> {
  const byName = new Map(formulas.map((formula) => [formula.name, formula]))
  const ordered: Formula[] = []
  const state = new Map<string, 'under way' | 'done'>()
  const visit = (formula: Formula): Outcome<true> => {
    const known = state.get(formula.name)
    if (known === 'done') return good(true)
    if (known === 'under way') return problem('cycle', formula.name)
    state.set(formula.name, 'under way')
    for (const name of namesIn(formula.expression)) {
      const sister = byName.get(name)
      const visited = sister ? visit(sister) : good(true)
      if (!visited.ok) return visited
    }
    state.set(formula.name, 'done')
    ordered.push(formula)
    return good(true)
  }
  for (const formula of formulas) {
    const visited = visit(formula)
    if (!visited.ok) return visited
  }
  return good(ordered)
}

function compileFormulas(stored: Json): Outcome<Read<FormulaValues>> {
  const parsed = formulasSchema.safeParse(stored)
  if (!parsed.success || Object.keys(parsed.data).length > 100) return problem('invalidProperty')
  const formulas: Formula[] = []
  for (const [name, text] of Object.entries(parsed.data)) {
    const expression =
      typeof text === 'number' ? good<Expression>({ kind: 'constant', value: text }) : parseExpression(text)
    if (!expression.ok) return expression
    formulas.push({ name, expression: expression.value })
  }
  const ordered = inOrder(formulas)
  if (!ordered.ok) return ordered
  return good((scope) => {
    const values = new Map<string, Value>()
    const inner = within(values, scope)
    for (const { name, expression } of ordered.value) {
      const result = evaluate(expression, inner)
      if (!result.ok) return result
      values.set(name, result.value)
    }
    return good(values)
  })
}

export function formulasField(title: string): Field<FormulaValues> {
  return { kind: 'formulas', title, initial: {}, compile: compileFormulas }
}
