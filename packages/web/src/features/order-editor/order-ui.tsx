/** What is open on the order page at the moment: the add flow, a mechanism's engravings, an option picker. */
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

/** Asks the property panel to open something: a property's picker, or the engravings of a mechanism. */
export interface PropertyRequest {
  readonly propertyId: number
  readonly mechanismIndex?: number
}

export type AddStep = 'closed' | 'projectInfo' | 'product' | 'custom'

export interface OrderUi {
  readonly addStep: AddStep
  /** what the project form, when it comes first, leads to */
  readonly afterProjectInfo: 'product' | 'custom'
  readonly request: PropertyRequest | null
  setAddStep: (step: AddStep) => void
  setAfterProjectInfo: (step: 'product' | 'custom') => void
  setRequest: (request: PropertyRequest | null) => void
}

const OrderUiContext = createContext<OrderUi | null>(null)

export function OrderUiProvider({ children }: { children: ReactNode }) {
  const [addStep, setAddStep] = useState<AddStep>('closed')
  const [afterProjectInfo, setAfterProjectInfo] = useState<'product' | 'custom'>('product')
  const [request, setRequest] = useState<PropertyRequest | null>(null)
  const value = useMemo(
    () => ({ addStep, afterProjectInfo, request, setAddStep, setAfterProjectInfo, setRequest }),
    [addStep, afterProjectInfo, request],
  )
  return <OrderUiContext value={value}>{children}</OrderUiContext>
}

export function useOrderUi(): OrderUi {
  const value = use(OrderUiContext)
  if (!value) throw new Error('useOrderUi needs an OrderUiProvider')
  return value
}
