/** Taking a step as somebody, with what the model makes of it. */
import type { BodyOf, Endpoint } from '@orderwright/contract'
import type { Answer, Caller } from '../../test-app.ts'
import type { Dice } from '../dice.ts'
import type { Order, Person } from './model.ts'
import type { Stage } from './on-stage.ts'

export interface Taken {
  readonly what: string
  readonly answer: Answer<unknown>
  /** whether the model says that it can be done; undefined where it says nothing */
  readonly may: boolean | undefined
}
/** null: this person has nothing to do with it */
export type Step = (stage: Stage, person: Person, order: Order, dice: Dice) => Promise<Taken | null>

export function callerOf({ callers }: Stage, person: Person): Caller {
  const caller = callers.get(person)
  if (!caller) throw new Error(`nobody is ${person.name}`)
  return caller
}

export async function take<E extends Endpoint>(
  stage: Stage,
  person: Person,
  endpoint: E,
  body: BodyOf<E>,
  { may, done }: { readonly may: boolean | undefined; readonly done?: (answer: Answer<unknown>) => void },
): Promise<Taken> {
  const answer = await callerOf(stage, person).call(endpoint, body)
  if (answer.status === 200) done?.(answer)
  return {
    what: `${person.name}: ${endpoint.name} ${JSON.stringify(body)}`,
    answer,
    may: may && person.mayWrite,
  }
}

/** How a call names an order. */
export const byId = ({ orgId, id }: Order) => ({ orgId, productOrderId: id })
